import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentCache } from '../../src/contentCache';
import { keepRendered, ServerScripts } from '../../src/plugins/leanClient/keptPages';
import type { Rendered } from '../../src/plugins/leanClient/keptPages';

/** Each page's script, one of the frame in which every page stands, and one that has no name. */
const NAMES = ['a', 'b', 'frame-1', 'frame-2'].map(
  (file) => [file, file.startsWith('frame') ? 'frame' : file] as const,
);

let folder: string;
let scripts: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-pages-'));
  scripts = Object.fromEntries(
    ['server.js', 'js/a.js', 'js/b.js', 'js/frame-1.js', 'js/frame-2.js', 'js/parts.js'].map(
      (file) => [file, file],
    ),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of the pages a and b; says which of them are rendered, and what comes of all. */
async function build(uses = ['frame']): Promise<{ rendered: string[]; pages: Rendered[] }> {
  rmSync(path.join(folder, 'server'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'server/js'), { recursive: true });
  for (const [file, text] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, 'server', file), text);
  }
  const cache = openContentCache(path.join(folder, 'cache'));
  const rendered: string[] = [];
  const folders = ['server', 'server/js'].map((name) => path.join(folder, name));
  const render = keepRendered(
    ({ pathname }) => {
      rendered.push(pathname);
      const html = Object.values(scripts).join();
      return Promise.resolve({ html, collectedData: { modules: [...uses, pathname] } });
    },
    new ServerScripts(folders, NAMES),
    cache,
  );
  const pages = await Promise.all(['a', 'b'].map((pathname) => render({ pathname })));
  cache.save();
  return { rendered, pages };
}

test('A page is not rendered again while its scripts are the same.', async () => {
  const first = await build();
  expect(first.rendered).toEqual(['a', 'b']);
  expect(await build()).toEqual({ ...first, rendered: [] });
  expect(await build()).toEqual({ ...first, rendered: [] });
});

test.each([
  ['js/a.js', ['a']],
  ['js/b.js', ['b']],
  ['js/frame-2.js', ['a', 'b']],
  ['js/parts.js', ['a', 'b']],
  ['server.js', ['a', 'b']],
])('After a change of %s, the pages %j are rendered again.', async (file, pages) => {
  await build();
  scripts[file] = 'changed';
  expect((await build()).rendered).toEqual(pages);
  expect((await build()).rendered).toEqual([]);
});

test('A page is rendered again when a script of it is gone.', async () => {
  await build();
  delete scripts['js/a.js'];
  expect((await build()).rendered).toEqual(['a']);
  // Nobody knows what it is made of now.
  expect((await build()).rendered).toEqual(['a']);
});

test("The build fails when the framework's entry for the server is another.", () => {
  const loader = createRequire(__filename)('../../src/plugins/leanClient/serverEntry.cjs') as (
    this: { getOptions: () => object },
    source: string,
  ) => string;
  const context = { getOptions: () => ({ folders: ['x'], cache: 'y' }) };
  expect(loader.call(context, 'const render = 1;\nexport default render;')).toContain(
    'export default withKeptPages(render, {"folders":["x"],"cache":"y"});',
  );
  expect(() => loader.call(context, 'export default other;')).toThrow('ends in another way');
});
