import { expect, test } from 'vitest';
import { createDownloads } from '../../../../../src/reference/render/downloads/createDownloads.ts';
import { createApiWithOperation } from '../../../../support/api.ts';
import { createApiView } from '../../../../../src/reference/view/api.ts';

test('downloads have deprecation notices with absolute links, and no keys that only pages need', async () => {
  const { api } = createApiWithOperation({
    description: 'PINs of four digits.\n\nMore.',
    deprecated: true,
    'x-deprecated': { since: '2026-05-01', use: 'list-things', reason: 'A code has letters, too.' },
    'x-distinct': { values: 1, is: 'exact', repetition: 1 },
  });
  const { 'fakewright.d.ts': types, ...texts } = await createDownloads(
    createApiView(api),
    api,
    'https://site.example/',
  );
  const notice =
    '**Deprecated** since 1 May 2026: use [List things](https://site.example/docs/api/list-things). A code has letters, too.';
  for (const file of ['openapi.json', 'postman_collection.json'] as const)
    expect(texts[file]).toContain(JSON.stringify(`PINs of four digits.\n\n${notice}\n\nMore.`));
  expect(texts['openapi.yaml']).toContain('x-deprecated');
  expect(texts['openapi.yaml']).not.toContain('x-distinct');
  expect(types.match(/@deprecated/g)).toHaveLength(1);
});
