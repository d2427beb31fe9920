import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { operationPath } from '../../site/urls.ts';
import { DECISIONS_FILE, SPEC_FOLDER } from '../paths.ts';

/** Reason why something that was published is gone or narrower, from `openapi/decisions.yaml`. It has one of the first three properties. */
export interface Decision {
  /** JSON Pointers into the record. A member of an array is named by its value instead of its number. */
  renamed?: string;
  removed?: string;
  narrowed?: string;
  /** The new pointer of what is renamed. */
  to?: string;
  /** The old API path of an operation that is renamed, removed or at another path: `/v1/person/bio`. */
  path?: string;
  reason: string;
}

/** Reports whether an old page, file or API path was renamed or removed. */
export interface PageMove {
  /** The path that replaces it. Absent if it was removed. */
  to?: string;
  /** Why it was removed. Absent if it was renamed. */
  reason?: string;
}

export interface Moves {
  /** By the old path of a page or file below the site: `/docs/api/generate-a-bio`. */
  pages: Record<string, PageMove>;
  /** By the old path of requests: `/v1/person/bio`. */
  requests: Record<string, PageMove>;
}

/**
 * Reads the recorded decisions. A document without the file has none.
 *
 * @param folder Folder of the OpenAPI document.
 */
export function readDecisions(folder: string = SPEC_FOLDER): Decision[] {
  const file = path.join(folder, DECISIONS_FILE);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as Decision[]) : [];
}

/** The path of the page or file at a pointer into the record; undefined for a pointer to anything else. */
function pageAt(pointer: string): string | undefined {
  const [, kind, name = '', ...inner] = pointer.split('/');
  if (inner.length > 0) return undefined;
  const token = name.replaceAll('~1', '/').replaceAll('~0', '~');
  if (kind === 'operations') return operationPath(token);
  if (kind === 'pages') return token;
  return kind === 'files' ? `/${token}` : undefined;
}

/**
 * Lists where the pages and API paths of recorded decisions have gone. What was renamed twice leads to its last name.
 *
 * @param decisions The oldest first.
 * @param requests API paths by operationId. If omitted, no new API path is known.
 */
export function listMoves(
  decisions: readonly Decision[],
  requests: Readonly<Record<string, string>> = {},
): Moves {
  const moves: Moves = { pages: {}, requests: {} };
  const lastOf = (at: number): Decision | undefined => {
    const { to } = decisions[at] ?? {};
    const next = decisions.findIndex(
      ({ renamed, removed }, index) =>
        index > at && to !== undefined && (renamed ?? removed) === to,
    );
    return next < 0 ? decisions[at] : lastOf(next);
  };
  for (const [index, { renamed, removed, narrowed, path: request }] of decisions.entries()) {
    const page = pageAt(renamed ?? removed ?? '');
    const { to, reason } = lastOf(index) ?? {};
    const isRenamedBack = to !== undefined && to === renamed;
    if (page !== undefined && !isRenamedBack)
      moves.pages[page] = to === undefined ? { reason } : { to: pageAt(to) };
    if (request === undefined) continue;
    const [, , id = ''] = (to ?? narrowed ?? '').split('/');
    moves.requests[request] = id in requests ? { to: requests[id] } : { reason };
  }
  return moves;
}

/** The new paths of renamed pages and files by their old ones, below the site. */
export function listRenames(decisions: readonly Decision[]): Record<string, string> {
  const pages = Object.entries(listMoves(decisions).pages);
  return Object.fromEntries(
    pages.flatMap(([page, { to }]) => (to === undefined ? [] : [[page, to]])),
  );
}
