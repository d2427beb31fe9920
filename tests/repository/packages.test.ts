import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { glob } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Modules of Docusaurus' core that have an alias: `@docusaurus/Link`. */
const aliases = readdirSync('node_modules/@docusaurus/core/lib/client/exports').map(
  (file) => `@docusaurus/${file.replace(/\..*$/, '')}`,
);

/** The package of an import: `@a/b` for `@a/b/c`. Undefined for files of the project and Node.js. */
function packageOf(specifier: string): string | undefined {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const isOther = isBuiltin(specifier) || aliases.includes(name);
  return isOther || /^(?:\.|@site\/|@theme|@generated\/)/.test(specifier) ? undefined : name;
}

/** The packages that files import, each with one of these files. */
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

/** Packages that are not in lists of packages. Types of `@a/b` may come from `@types/a__b`. */
const missing = (packages: Map<string, string>, lists: Record<string, string>) =>
  [...packages].filter(
    ([name]) =>
      !(name in lists) && !(`@types/${name.replace('@', '').replace('/', '__')}` in lists),
  );

test('package.json declares every package that is imported', async () => {
  const packages = await findPackages(
    ['*.{ts,mts,mjs}', '{bench,openapi,scripts,src,tests}/**/*.{ts,tsx,mts,mjs}'],
    (text) => text,
  );
  expect(packages.size).toBeGreaterThan(40);
  expect(missing(packages, { ...dependencies, ...devDependencies })).toEqual([]);
});

test('what a build imports is a dependency, so that `npm ci --omit=dev` installs it', async () => {
  const packages = await findPackages(
    ['{docusaurus.config,sidebars}.ts', '{openapi,src}/**/*.{ts,tsx}', 'scripts/{build,serve}.mts'],
    (text) => text.replaceAll(/^import type [^;]*;$|^declare module .*$/gm, ''),
  );
  expect(packages.size).toBeGreaterThan(30);
  expect(missing(packages, dependencies)).toEqual([]);
});
