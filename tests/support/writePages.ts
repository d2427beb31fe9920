import path from 'node:path';
import type { WritePages } from '../../src/reference/write/collectPages';
import { PARTIALS_FOLDER } from '../../src/reference/pages/partials';
import { renderPages } from '../../src/reference/pages/renderPages';

/** What the pages hold, under the names that the OpenAPI plugin gives them. */
export const writePages: WritePages = (source) => {
  const { pages, infoPage, partials, failures } = renderPages(source);
  return Promise.resolve({
    files: new Map([
      ...[...pages].map(([id, text]): [string, string] => [`${id}.api.mdx`, text]),
      ...partials.map(([name, text]): [string, string] => {
        return [path.posix.join(PARTIALS_FOLDER, name), text];
      }),
      [`${source.api.slug}.info.mdx`, infoPage],
    ]),
    failures: failures.map(({ operation, reason }) => ({
      page: `${operation.slug}.api.mdx`,
      reason,
    })),
  });
};
