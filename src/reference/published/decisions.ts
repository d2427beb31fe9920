import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { operationPath } from '../../site/urls.ts';
import { DECISIONS_FILE, SPEC_FOLDER } from '../paths.ts';

/**
 * A decision in `openapi/decisions.yaml` about a path, name or type that was renamed, removed or narrowed. It has one
 * of the first three properties.
 */
export interface ChangeDecision {
  /** JSON Pointers into the record. For members of an array, the token is their value instead of their index. */
  renamed?: string;
  removed?: string;
  narrowed?: string;
  /** The new pointer after a rename. */
  to?: string;
  /** The old API path of an operation that was renamed, removed or moved: `/v1/person/bio`. */
  path?: string;
  reason: string;
}

/** The new path or the removal of a page, file or API path. */
export interface PathChange {
  /** The new path. Absent after a removal. */
  to?: string;
  /** The reason for a removal. Absent after a rename. */
  reason?: string;
}

export interface PathChanges {
  /** Changes of pages and files by old path, below the base path: `/docs/api/generate-a-bio`. */
  pages: Record<string, PathChange>;
  /** Changes of requests by old API path: `/v1/person/bio`. */
  requests: Record<string, PathChange>;
}

/**
 * Reads the recorded decisions. If the file does not exist, returns an empty array.
 *
 * @param folder Folder of the OpenAPI document.
 */
export function readDecisions(folder: string = SPEC_FOLDER): ChangeDecision[] {
  const file = path.join(folder, DECISIONS_FILE);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as ChangeDecision[]) : [];
}

/** Returns the path of the page or file at a pointer; undefined for other pointers. */
function pageAt(pointer: string): string | undefined {
  const [, kind, name = '', ...inner] = pointer.split('/');
  if (inner.length > 0) return undefined;
  const token = name.replaceAll('~1', '/').replaceAll('~0', '~');
  if (kind === 'operations') return operationPath(token);
  if (kind === 'pages') return token;
  return kind === 'files' ? `/${token}` : undefined;
}

/**
 * Lists the new paths of pages, files and requests in decisions. If a path changed several times, the list contains its latest path.
 *
 * @param decisions Oldest first.
 * @param requests Current API paths, keyed by operationId. If omitted, new API paths are unknown.
 */
export function listPathChanges(
  decisions: readonly ChangeDecision[],
  requests: Readonly<Record<string, string>> = {},
): PathChanges {
  const changes: PathChanges = { pages: {}, requests: {} };
  const lastOf = (at: number): ChangeDecision | undefined => {
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
      changes.pages[page] = to === undefined ? { reason } : { to: pageAt(to) };
    if (request === undefined) continue;
    const [, , id = ''] = (to ?? narrowed ?? '').split('/');
    changes.requests[request] = id in requests ? { to: requests[id] } : { reason };
  }
  return changes;
}

/** Returns the new paths of renamed pages and files by their old ones, below the base path. */
export function listRedirects(decisions: readonly ChangeDecision[]): Record<string, string> {
  const pages = Object.entries(listPathChanges(decisions).pages);
  return Object.fromEntries(
    pages.flatMap(([page, { to }]) => (to === undefined ? [] : [[page, to]])),
  );
}
