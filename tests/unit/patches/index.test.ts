/** Applies the patches to files that the installed Docusaurus generates. */
import type { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyPatches, PATCHES, PatchContext } from '../../../src/patches';
import { createFixtureProject } from '../../support/fixture';
import type { Project } from '../../../scripts/support/project';

/** Script that loads a site like `docusaurus build`, and ends when the input files for Rspack are written. */
const LOAD = `require('@docusaurus/core/lib/server/site').loadSite({
  siteDir: process.cwd(),
  config: 'tests/fixtures/site/docusaurus.config.ts',
})`;

let project: Project;
let context: { siteDir: string; generatedFilesDir: string };

beforeAll(async () => {
  project = await createFixtureProject('site');
  const { code, output } = await project.run('node', ['-e', LOAD], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(output);
  context = { siteDir: project.dir, generatedFilesDir: path.join(project.dir, '.docusaurus') };
}, 300_000);

afterAll(async () => project.remove());

/** Simulates a change in the code that Docusaurus generates. */
class ChangedContext extends PatchContext {
  constructor(
    private readonly file: string,
    private readonly before: string,
    private readonly after: string,
  ) {
    super(context);
  }

  override read(file: string): string {
    const text = super.read(file);
    return file.includes(this.file) ? text.replaceAll(this.before, this.after) : text;
  }
}

test.each([
  ['apiTheme', 'client-modules.js', 'lib/theme/styles.scss', 'lib/styles.scss'],
  ['prismLanguages', 'client-modules.js', 'lib/prism-include', 'lib/include'],
  ['docCards', 'default/p/', '"docs":', '"documents":'],
  ['docCards', 'default/p/', '"version":', '"docsVersion":'],
  ['lazyRoutes', 'ComponentCreator.js', 'chunkRegistry[1]', 'chunkRegistry.name'],
  ['lazyRoutes', 'ComponentCreator.js', 'ComponentCreator(path, hash)', 'ComponentCreator(route)'],
  ['lazyRoutes', 'registry.js', 'webpackChunkName', 'chunkName'],
  ['staticRoutes', 'preload.js', 'react-router-config', 'react-router'],
  ['staticRoutes', 'renderRoutes.js', 'react-router-config', 'react-router'],
  ['staticRoutes', 'router.js', 'matchPath', 'useMatch'],
  ['watcherErrors', 'watcher.js', 'chokidar', 'watcher'],
])(
  'the patch %s fails with advice if the code in %s changes from %s to %s',
  (name, file, before, after) => {
    expect(() => applyPatches(new ChangedContext(file, before, after))).toThrow(
      new RegExp(
        `^src/patches/${name}\\.ts did not find \\S.*\\. Adapt the patch .*PATCHES=none.*$`,
      ),
    );
  },
);

test('an error that two file watchers report is printed once and does not end the process', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('NODE_ENV', 'development');
  PATCHES.watcherErrors(new PatchContext(context));
  const { FSWatcher } = createRequire(import.meta.resolve('@docusaurus/core/package.json'))(
    'chokidar',
  ) as { FSWatcher: new () => EventEmitter };
  for (const watcher of [new FSWatcher(), new FSWatcher()])
    watcher.emit('error', new Error('ENOSPC: no watchers left'));
  const texts = printed.mock.calls.map(([text]) => String(text));
  expect(texts).toEqual([expect.stringMatching(/ENOSPC: no watchers left.*npm start -- --poll/)]);
});

test('the comment of each patch has the paragraphs "Matches", "Gains", "Lost without it" and "Remove"', () => {
  const files = readdirSync('src/patches').map((file) => file.replace(/\.ts$/, ''));
  expect(new Set(files)).toEqual(new Set([...Object.keys(PATCHES), 'index', 'replacements']));
  for (const name of Object.keys(PATCHES)) {
    const head = readFileSync(`src/patches/${name}.ts`, 'utf8').split('export const')[0] ?? '';
    const said = [...head.matchAll(/^ \* ([A-Z][a-z]+(?: [a-z]+)*): \S/gm)].map(([, key]) => key);
    expect(said, name).toEqual(['Matches', 'Gains', 'Lost without it', 'Remove']);
    expect(head).toMatch(/^ \* Gains: .*\d/m);
  }
});
