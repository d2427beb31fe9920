import type { ChangeDecision } from './decisions.ts';
import type { PublicSurface } from './surface.ts';

/** A change that can break clients or links. */
export interface BreakingChange {
  pointer: string;
  /** Description of the change, which follows the pointer in a message. */
  change: string;
}

const escape = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** Lists the pointers of all nodes in a record, and the values of strings and booleans. */
function flatten(node: unknown, pointer = ''): [pointer: string, value: unknown][] {
  if (typeof node !== 'object' || node === null) return [[pointer, node]];
  const entries = Array.isArray(node)
    ? node.map((member) => [String(member), {}] as const)
    : Object.entries(node);
  const inner = entries.flatMap(([key, value]) => flatten(value, `${pointer}/${escape(key)}`));
  return [[pointer, undefined], ...inner];
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a pointer refers to the enum of a parameter. Without an enum, the parameter accepts every value. */
const isEnum = (pointer: string): boolean => pointer.endsWith('/values');

/** Whether a pointer refers to the method and path of an operation. `findLostRequests` compares these values. */
const isRequest = (pointer: string): boolean => /^\/operations\/[^/]+\/request$/.test(pointer);

/** Returns the published requests that fail now, except those with a decision for their path. */
function findLostRequests(
  published: PublicSurface,
  current: PublicSurface,
  decisions: readonly ChangeDecision[],
): BreakingChange[] {
  const requests = Object.values(current.operations).map(({ request }) => request);
  const paths = decisions.flatMap(({ path }) => path ?? []);
  return Object.entries(published.operations)
    .filter(([, { request }]) => !requests.includes(request))
    .filter(([, { request }]) => !paths.some((path) => request.endsWith(` ${path}`)))
    .map(([id, { request }]) => {
      const change = `was ${request}, and no decision has its "path"`;
      return { pointer: `/operations/${id}/request`, change };
    });
}

/** Returns breaking changes without a recorded decision. Decisions without a reason are ignored. */
export function findBreakingChanges(
  published: PublicSurface,
  current: PublicSurface,
  recorded: readonly ChangeDecision[],
): BreakingChange[] {
  const decisions = recorded.filter(({ reason }) => Boolean(reason));
  const now = new Map(flatten(current));
  const renames = decisions.filter(({ to }) => to !== undefined && now.has(to));
  /** Returns the current pointer of a published one. */
  const locate = (pointer: string): string => {
    const isMoved = ({ renamed = '' }: ChangeDecision) => `${pointer}/`.startsWith(`${renamed}/`);
    const rename = renames.find((each) => each.renamed !== undefined && isMoved(each));
    return rename ? `${rename.to}${pointer.slice(rename.renamed?.length)}` : pointer;
  };
  const before = new Map(flatten(published).map(([pointer, value]) => [locate(pointer), value]));
  const lost = flatten(published).flatMap(([pointer, value]): BreakingChange[] => {
    const currentPointer = locate(pointer);
    if (!now.has(currentPointer)) {
      const isKnown = !now.has(parentOf(currentPointer)) || isEnum(currentPointer);
      return isKnown ? [] : [{ pointer, change: 'no longer exists' }];
    }
    const currentValue = now.get(currentPointer);
    // Allows a parameter that becomes optional, because it accepts more requests.
    if (currentValue === value || currentValue === false) return [];
    // Allows a target that was renamed or removed again.
    if (pointer.startsWith('/moved/') && String(value) in current.moved) return [];
    return [{ pointer, change: `was ${String(value)} and is ${String(currentValue)}` }];
  });
  const narrowed = [...now.keys()]
    .filter((pointer) => !before.has(pointer) && before.has(parentOf(pointer)))
    .filter((pointer) => isEnum(pointer) || now.get(`${pointer}/required`) === true)
    .map((pointer) => ({ pointer, change: 'is new and restricts requests' }));
  const accepted = decisions.flatMap(({ removed, narrowed: less }) => removed ?? less ?? []);
  const isAccepted = (pointer: string): boolean =>
    accepted.includes(pointer) || renames.some(({ renamed }) => renamed === pointer);
  return [
    ...[...lost, ...narrowed].filter(({ pointer }) => !isRequest(pointer) && !isAccepted(pointer)),
    ...findLostRequests(published, current, decisions),
  ];
}

/** Lists the outermost pointers at which two records differ. */
export function listDifferences(published: PublicSurface, current: PublicSurface): string[] {
  const [before, now] = [new Map(flatten(published)), new Map(flatten(current))];
  const isSame = (pointer: string): boolean =>
    before.has(pointer) && now.has(pointer) && before.get(pointer) === now.get(pointer);
  const pointers = [...new Set([...now.keys(), ...before.keys()])];
  return pointers.filter((pointer) => !isSame(pointer) && isSame(parentOf(pointer)));
}

const DECISION_FORM =
  'has not one of "renamed" (with "to"), "removed" and "narrowed", or no "reason", or an unknown key';

/** Finds invalid decisions. Each problem follows the location of the decision in a message. */
export function findInvalidDecisions(
  decisions: readonly ChangeDecision[],
  current: PublicSurface,
): { index: number; problem: string }[] {
  const now = new Set(flatten(current).map(([pointer]) => pointer));
  return decisions.flatMap(
    ({ renamed, removed, narrowed, to, path: _, reason, ...others }, index) => {
      const subjects = [renamed, removed, narrowed].filter((each) => each !== undefined);
      const hasForm = subjects.length === 1 && Object.keys(others).length === 0 && Boolean(reason);
      if (!hasForm || (renamed === undefined) !== (to === undefined))
        return [{ index, problem: DECISION_FORM }];
      const later = decisions
        .slice(index + 1)
        .flatMap((each) => each.renamed ?? each.removed ?? []);
      if (to === undefined || now.has(to) || later.includes(to)) return [];
      return [{ index, problem: `leads to ${to}, which does not exist` }];
    },
  );
}

/**
 * Finds the line of the entry at a pointer, or of the nearest entry around it.
 *
 * @param text The record as formatted by `JSON.stringify` with two spaces.
 * @returns The line number, from 1.
 */
export function findLine(text: string, pointer: string): number {
  let at = 0;
  for (const [depth, token] of pointer.split('/').slice(1).entries()) {
    const name = JSON.stringify(token.replaceAll('~1', '/').replaceAll('~0', '~'));
    const next = text.indexOf(`\n${'  '.repeat(depth + 1)}${name}`, at);
    if (next < 0) break;
    at = next + 1;
  }
  return text.slice(0, at).split('\n').length;
}
