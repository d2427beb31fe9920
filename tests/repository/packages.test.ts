import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { glob } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

const readManifest = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

const { dependencies } = readManifest('package.json');

/** Aliases of modules in Docusaurus' core: `@docusaurus/Link`. */
const aliases = readdirSync('node_modules/@docusaurus/core/lib/client/exports').map(
  (file) => `@docusaurus/${file.replace(/\..*$/, '')}`,
);

/** Returns the package of an import: `@a/b` for `@a/b/c`; undefined for files of the project and Node.js modules. */
function packageOf(specifier: string): string | undefined {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const isOther = isBuiltin(specifier) || aliases.includes(name);
  return isOther || /^(?:\.|@site\/|@theme|@generated\/)/.test(specifier) ? undefined : name;
}

/** Lists the packages that files import, and one importing file for each package. */
async function findPackages(
  patterns: string[],
  change: (text: string) => string,
): Promise<Map<string, string>> {
  const files = await glob(patterns, { ignore: 'tests/fixtures/**' });
  const found = files.sort().flatMap((file) =>
    ts
      .preProcessFile(change(readFileSync(file, 'utf8')))
      .importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? [])
      .map((name): [string, string] => [name, file]),
  );
  return new Map(found);
}

/** Lists packages that are not declared. `@types/a__b` counts as a declaration of `@a/b`. */
const missing = (packages: Map<string, string>, lists: Record<string, string>) =>
  [...packages].filter(
    ([name]) =>
      !(name in lists) && !(`@types/${name.replace('@', '').replace('/', '__')}` in lists),
  );

test.each([
  ['package.json', ['*.{ts,mts,mjs}', '{bench,openapi,scripts,src,tests}/**/*.{ts,tsx,mts,mjs}']],
  ['packages/engine/package.json', ['packages/engine/**/*.{ts,mts}']],
])('%s declares every imported package', async (file, patterns) => {
  const packages = await findPackages(patterns, (text) => text);
  expect(packages.size).toBeGreaterThan(20);
  const declared = readManifest(file);
  expect(missing(packages, { ...declared.dependencies, ...declared.devDependencies })).toEqual([]);
});

test('packages that a build imports are dependencies, so that `npm ci --omit=dev` installs them', async () => {
  const withoutTypes = (text: string) =>
    text.replaceAll(/^import type [^;]*;$|^declare module .*$/gm, '');
  const packages = await findPackages(
    ['{docusaurus.config,sidebars}.ts', '{openapi,src}/**/*.{ts,tsx}', 'scripts/{build,serve}.mts'],
    withoutTypes,
  );
  expect(packages.size).toBeGreaterThan(30);
  expect(missing(packages, dependencies)).toEqual([]);
  const ofEngine = await findPackages(['packages/engine/src/**/*.ts'], withoutTypes);
  expect(ofEngine.size).toBeGreaterThan(5);
  expect(missing(ofEngine, readManifest('packages/engine/package.json').dependencies)).toEqual([]);
});
