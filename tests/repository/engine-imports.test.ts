import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Modules of the engine that have constants and options. The folder `locales` has data. */
const PASSIVE = [
  'contract.ts',
  'custom/limits.ts',
  'http/problems.ts',
  'mock/bundle.ts',
  'mock/locales.ts',
  'mock/options.ts',
  'validationError.ts',
].map((file) => `packages/engine/src/${file}`);

/** All modules of the project that entry points load, types and the linter aside. */
async function listModules(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { 'fakewright-engine': './packages/engine/src' },
    external: ['@generated/*', '@theme/*', '*.css', '*.mustache', '../reference/lint/lint.ts'],
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

test('a build loads no module of the engine that computes values', async () => {
  const entries = [
    'docusaurus.config.ts',
    'sidebars.ts',
    'scripts/build.mts',
    'scripts/hosting.mts',
    'src/reference/index.ts',
    'src/reference/apiContent.ts',
    ...globSync('src/{plugins,patches,content}/**/*.ts'),
  ];
  const modules = await listModules(entries);
  expect(modules).toContain('src/reference/render/introduction.ts');
  const loaded = modules.filter((file) => /^packages\/engine\/src\/(?!locales\/)/.test(file));
  expect(loaded.filter((file) => !PASSIVE.includes(file))).toEqual([]);
});

test('the linter loads the engine, for the names of its generators', async () => {
  expect(await listModules(['src/reference/lint/lint.ts'])).toContain(
    'packages/engine/src/index.ts',
  );
});
