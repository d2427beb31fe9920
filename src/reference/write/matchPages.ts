import { pluginFileId } from '../read/slug.ts';
import type { ApiView } from '../view/types.ts';

/** An error of docusaurus-plugin-openapi-docs for a page that it could not write. */
export interface WriteFailure {
  /** File name of the page, without its folder. */
  page: string;
  reason: string;
}

/** File names of the pages that docusaurus-plugin-openapi-docs generates. */
export interface NamedPages {
  files: readonly string[];
  failures: readonly WriteFailure[];
}

/**
 * Checks that docusaurus-plugin-openapi-docs generates exactly one page per operation, and the information
 * page.
 *
 * @throws Error when a page is missing or unexpected.
 */
export function matchPages(view: ApiView, { files, failures }: NamedPages): void {
  const expected = new Map([
    [`${pluginFileId(view.slug)}.info.mdx`, view.slug],
    ...view.operations.map(({ slug }): [string, string] => [`${pluginFileId(slug)}.api.mdx`, slug]),
  ]);
  const named = new Set(files);
  const faults: string[] = [];
  for (const [name, slug] of expected) {
    const failure = failures.find(({ page }) => page === name);
    if (failure === undefined && named.has(name)) continue;
    const cause = failure?.reason ?? 'it was not written';
    faults.push(`The page "${slug}" is missing: ${cause}.`);
  }
  for (const name of named) {
    if (expected.has(name)) continue;
    faults.push(`The page ${name} belongs to no operation.`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
