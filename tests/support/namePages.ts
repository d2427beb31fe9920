import type { NamePages } from '../../src/reference/generate.ts';
import { pluginFileId } from '../../src/reference/read/slug.ts';
import type { Description } from '../../src/reference/read/types.ts';

/** The names that docusaurus-plugin-openapi-docs gives to pages, without the seconds that it takes to load. */
export const namePages: NamePages = (index) => {
  const { info, paths } = index as Description;
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId: string }>),
  );
  return Promise.resolve({
    files: [
      `${pluginFileId(info.title)}.info.mdx`,
      ...operations.map(({ operationId }) => `${pluginFileId(operationId)}.api.mdx`),
    ],
    failures: [],
  });
};
