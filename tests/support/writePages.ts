import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WritePages } from '../../src/api/output/collectPages';
import { PARTIALS_FOLDER } from '../../src/api/pages/partials';
import { renderPages } from '../../src/api/pages/renderPages';

/** Writes what the pages hold under the names that the OpenAPI plugin gives them. */
export const writePages: WritePages = ({ folder, ...source }) => {
  const { pages, infoPage, partials, failures } = renderPages(source);
  mkdirSync(path.join(folder, PARTIALS_FOLDER), { recursive: true });
  for (const [id, text] of pages) writeFileSync(path.join(folder, `${id}.api.mdx`), text);
  for (const [name, text] of partials) {
    writeFileSync(path.join(folder, PARTIALS_FOLDER, name), text);
  }
  writeFileSync(path.join(folder, `${source.api.slug}.info.mdx`), infoPage);
  return Promise.resolve(
    failures.map(({ operation, reason }) => ({ page: `${operation.slug}.api.mdx`, reason })),
  );
};
