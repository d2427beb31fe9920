/** Each patch of src/patches/ with what the installed Docusaurus really generates. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'postcss';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { apply, PATCHES } from '../../src/patches';
import { apiThemeStyles } from '../../src/patches/apiThemeStyles';
import { docCards } from '../../src/patches/docCards';
import { infimaStyles } from '../../src/patches/infimaStyles';
import { lazyRoutes } from '../../src/patches/lazyRoutes';
import { namedScripts } from '../../src/patches/namedScripts';
import { pageLists } from '../../src/patches/pageLists';
import { Site } from '../../src/patches/patch';
import type { Patch } from '../../src/patches/patch';
import { prismLanguages } from '../../src/patches/prismLanguages';
import { createFixture } from '../support/fixture';
import type { Project } from '../support/project';

/** Loads a site as `docusaurus build` does, up to the files for Rspack. */
const LOAD = `require('@docusaurus/core/lib/server/site').loadSite({
  siteDir: process.cwd(),
  config: 'tests/fixtures/site/docusaurus.config.ts',
})`;

let project: Project;
let context: { siteDir: string; generatedFilesDir: string };

beforeAll(async () => {
  project = await createFixture('site');
  const { code, output } = await project.run('node', ['-e', LOAD], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(output);
  context = { siteDir: project.dir, generatedFilesDir: path.join(project.dir, '.docusaurus') };
}, 120_000);

afterAll(async () => project.remove());

/** The site after an update of Docusaurus that writes one thing in another way. */
class ChangedSite extends Site {
  constructor(
    private readonly file: string,
    private readonly before: string,
    private readonly after: string,
  ) {
    super(context);
  }

  override read(file: string): string {
    const text = super.read(file);
    if (!file.includes(this.file)) return text;
    expect(text).toContain(this.before);
    return text.replaceAll(this.before, this.after);
  }
}

/** What a patch comes to: how many modules it replaces, or its style plugin. */
const run = (patch: Patch, site: Site): unknown =>
  patch.postCss ? patch.postCss(site) : Object.keys(patch.replace?.(site) ?? {});

describe.each(PATCHES.map((patch) => [patch.name, patch] as const))(
  'The patch %s',
  (name, patch) => {
    test('finds what it changes.', () => {
      const result = run(patch, new Site(context));
      expect(result).toBeTruthy();
      expect(result).not.toEqual([]);
    });

    test('has a file of its name, which says what it gains and when it can go.', () => {
      const site = new Site(context);
      const text = site.read(path.resolve(`src/patches/${name}.ts`));
      for (const part of ['Matches: ', 'Gains: ', 'Lost without it: ', 'Can go: ']) {
        expect(text).toContain(` * ${part}`);
      }
    });

    test('is among those that are proved to step aside.', () => {
      expect(CHANGES.map(([changed]) => changed)).toContain(patch);
    });
  },
);

/** What each patch looks for, and where; with something else there, the patch has to step aside. */
const CHANGES: [patch: Patch, file: string, before: string, after: string][] = [
  [apiThemeStyles, 'client-modules.js', 'lib/theme/styles.scss', 'lib/styles.scss'],
  [prismLanguages, 'client-modules.js', 'lib/prism-include', 'lib/include'],
  [infimaStyles, 'client-modules.js', 'css/default/default.css', 'css/default.css'],
  [docCards, 'default/p/', '"docs":', '"documents":'],
  [docCards, 'default/p/', '"version":', '"docsVersion":'],
  [pageLists, 'routes.js', 'path: ', 'pathname: '],
  [pageLists, 'routes.js', ', component: ', ', page: '],
  [pageLists, 'routes.js', 'exact: true', 'exact: true, strict: true'],
  [pageLists, 'routes.js', 'export default [', 'export const routes = ['],
  [pageLists, 'routesChunkNames.json', '"__comp"', '"component"'],
  [pageLists, 'routesChunkNames.json', '"content"', '"page"'],
  [pageLists, 'globalData.json', '"docs":', '"documents":'],
  [pageLists, 'globalData.json', '"sidebar"', '"menu"'],
  [pageLists, 'registry.js', '[() => import', '[function () {}, () => import'],
  [pageLists, 'registry.js', 'export default {', 'export const registry = {'],
  [namedScripts, 'ComponentCreator.js', 'chunkRegistry[1]', 'chunkRegistry.name'],
  [namedScripts, 'registry.js', 'webpackChunkName', 'chunkName'],
  [lazyRoutes, 'ComponentCreator.js', 'ComponentCreator(path, hash)', 'ComponentCreator(route)'],
];

describe('A patch that does not find what it changes', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(CHANGES.map(([patch, ...change]) => [patch.name, ...change, patch] as const))(
    'names itself, and what it looked for, and steps aside: %s when %s has, for %s, %s',
    (name, file, before, after, patch) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(apply(patch, () => run(patch, new ChangedSite(file, before, after)))).toBeUndefined();
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn.mock.calls.flat().join(' ')).toMatch(
        new RegExp(
          `The patch ${name} \\(src/patches/${name}\\.ts\\) steps aside, as it has not found: \\S`,
        ),
      );
    },
  );
});

test('All files of src/patches/ are a patch, a module that stands for another, or what they share.', () => {
  const files = readdirSync('src/patches').map((file) => file.replace(/(?:\.module)?\.ts$/, ''));
  expect(new Set(files)).toEqual(new Set([...PATCHES.map(({ name }) => name), 'index', 'patch']));
});

test.each(PATCHES.map(({ name }) => name))(
  'The head of %s says what it matches, what it gains, what is lost without it, and when it can go.',
  (name) => {
    const head = readFileSync(`src/patches/${name}.ts`, 'utf8').split('export const')[0] ?? '';
    const said = [...head.matchAll(/^ \* ([A-Z][a-z]+(?: [a-z]+)*): \S/gm)].map(([, key]) => key);
    expect(said).toEqual(['Matches', 'Gains', 'Lost without it', 'Can go']);
    expect(head).toMatch(/^ \* Gains: .*\d/m);
  },
);

test("Infima's style sheet keeps the classes that something names, and all other sheets stay.", async () => {
  const site = new Site({ ...context, siteDir: process.cwd() });
  const file = site.resolve('infima/dist/css/default/default.css');
  const plugin = infimaStyles.postCss?.(new Site(context)) as Plugin;
  const process_ = (from: string) => postcss([plugin]).process(site.read(file), { from });
  const { css } = await process_(file);
  expect(css).toContain('.button--secondary');
  expect(css).not.toContain('.shadow--tl');
  const other = await process_(path.resolve('other.css'));
  expect(other.css).toBe(site.read(file));
});
