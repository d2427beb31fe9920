import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Modules of the engine that a build may load, because they contain only constants and options. */
const PASSIVE = [
  'contract.ts',
  'custom/limits.ts',
  'http/problems.ts',
  'mock/bundle.ts',
  'mock/locales.ts',
  'mock/options.ts',
  'validationError.ts',
].map((file) => `packages/engine/src/${file}`);

/** Lists the modules of the project that entry points load, except type imports and modules of the linter. */
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

test('a build does not load modules of the engine that compute values', async () => {
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

test('the linter loads the engine to read the names of generators', async () => {
  expect(await listModules(['src/reference/lint/lint.ts'])).toContain(
    'packages/engine/src/index.ts',
  );
});
