import { expect, test, vi } from 'vitest';

const registry = {
  '0a1b2c3d': [() => undefined, '@site/docs/api/generate-a-vehicle.mdx', 1],
  '17896441': [() => undefined, '@theme/DocItem', 2],
};

vi.mock('@generated/registry', () => ({ default: registry }));
vi.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({
  default: (path: string, hash: string) => [path, hash],
}));

test('The server reports the chunks of a page by the names that they have in the manifest.', async () => {
  const { default: createRoute } = (await import('../../src/patches/namedScripts.module')) as {
    default: (path: string, hash: string) => unknown;
  };
  expect(Object.values(registry).map(([, name]) => name)).toEqual(['17896441', '0a1b2c3d']);
  expect(createRoute('/a', 'b')).toEqual(['/a', 'b']);
});
