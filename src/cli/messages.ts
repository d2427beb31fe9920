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
export function renderFault(fault: Fault, kind: Kind, paint: Paint): string {
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

/** A count with its noun: `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
