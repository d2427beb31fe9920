import { createApiContent, createPageModels } from '../../src/reference/apiContent.ts';
import { lintApi } from '../../src/reference/lint/lint.ts';
import { rootUrl } from '../../src/site/product.ts';

/**
 * Generates all files from the OpenAPI document: `data/` for pages and lists, `served/` for Markdown versions and
 * downloads.
 *
 * @returns The texts by file path.
 * @throws SpecError if the document is rejected.
 */
export async function generateFiles(): Promise<Map<string, string>> {
  const { data, served, markdown, search, parts } = await createApiContent(
    createPageModels(await lintApi('.')),
    rootUrl,
  );
  return new Map([
    ...[...data].map(([file, text]) => [`data/${file}`, text] as const),
    ...[...served()].map(([file, text]) => [`served/${file}`, text] as const),
    ['data/markdown.json', JSON.stringify(markdown())],
    ['data/search.json', JSON.stringify(search)],
    ['data/parts.json', JSON.stringify(parts)],
  ]);
}
