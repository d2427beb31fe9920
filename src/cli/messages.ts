import { formatPlace } from '../reference/read/fault.ts';
import type { Fault } from '../reference/read/fault.ts';
import { toPrintable } from '../reference/read/frame.ts';
import type { Paint } from './colour.ts';

/** Faults that are shown with a code frame; the rest have their location and reason only. */
const FRAMES = 20;

type Kind = 'error' | 'warning';

const COLOURS = { error: 'red', warning: 'yellow' } as const;

function paintFrame(frame: string, paint: Paint, kind: Kind): string {
  return frame
    .split('\n')
    .map((row) => {
      if (/^ +\| +\^$/.test(row)) return paint(COLOURS[kind], row);
      return row.startsWith('>') ? row : paint('dim', row);
    })
    .map((row) => `    ${row}`)
    .join('\n');
}

/** A fault for the terminal: location, reason, code frame and advice. */
function renderFault(fault: Fault, kind: Kind, paint: Paint): string {
  const { reason, frame, advice } = fault;
  const label = kind === 'error' ? '' : `${paint(COLOURS[kind], kind)}: `;
  return [
    `${paint('bold', formatPlace(fault))}: ${label}${toPrintable(reason)}`,
    ...(frame ? [paintFrame(frame, paint, kind)] : []),
    ...(advice ? [`    What to do: ${advice}`] : []),
  ].join('\n');
}

/** All faults of a run, separated by blank lines. */
export function renderFaults(faults: readonly Fault[], kind: Kind, paint: Paint): string {
  return faults
    .map((fault, index) => {
      const { frame: _lines, ...short } = fault;
      return renderFault(index < FRAMES ? fault : short, kind, paint);
    })
    .join('\n\n');
}

/** Warnings of one kind that are shown each by itself. */
const FEW = 2;

/** Kinds of warnings that are shown. */
const MOST_KINDS = 12;

/** The kind of a warning: its rule, and its text without the names in quotation marks. */
function kindOf({ rule, reason }: Fault): string {
  return `${rule} ${reason.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')}`;
}

/** Warnings of one kind: the first ones in full, and how many more there are, and where. */
function renderKind(kind: readonly Fault[], paint: Paint): string {
  const shown = kind.length > FEW + 1 ? kind.slice(0, 1) : kind;
  const rest = kind.slice(shown.length);
  const files = new Set(rest.map(({ file }) => file)).size;
  const more = `    ... and ${countOf(rest.length, 'more place')} like this${files > 1 ? ` in ${files} files` : ''}.`;
  return [renderFaults(shown, 'warning', paint), ...(rest.length > 0 ? [more] : [])].join('\n');
}

/**
 * The warnings of a run: each by itself when they are few, otherwise grouped by kind, the most frequent first.
 *
 * @param all Whether to list each of them.
 */
export function renderWarnings(
  warnings: readonly Fault[],
  { all, paint }: { all: boolean; paint: Paint },
): string {
  if (all)
    return `${renderFaults(warnings, 'warning', paint)}\n\n${countOf(warnings.length, 'warning')}.`;
  const kinds = new Map<string, Fault[]>();
  for (const warning of warnings) {
    const key = kindOf(warning);
    kinds.set(key, [...(kinds.get(key) ?? []), warning]);
  }
  const sorted = [...kinds.values()].sort((a, b) => b.length - a.length);
  const isWhole = sorted.length <= MOST_KINDS && sorted.every(({ length }) => length <= FEW + 1);
  const more = sorted.length - MOST_KINDS;
  const others = sorted.slice(MOST_KINDS).flat().length;
  const total = `${countOf(warnings.length, 'warning')} of ${countOf(sorted.length, 'kind')}`;
  return [
    ...sorted.slice(0, MOST_KINDS).map((kind) => renderKind(kind, paint)),
    ...(more > 0 ? [`${countOf(others, 'more warning')} of ${countOf(more, 'other kind')}.`] : []),
    isWhole
      ? `${total}. The pages show what they are about all the same.`
      : `${total}. The pages show what they are about all the same; \`npm run api -- --all\` lists each of them.`,
  ].join('\n\n');
}

/** A count with its noun: `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
