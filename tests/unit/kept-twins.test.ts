import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentCache } from '../../src/contentCache';
import { keepTwins } from '../../src/twins/keptTwins';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-twins-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of some pages; says which of them are rendered, and what comes of all. */
async function build(
  pages: Record<string, string>,
  way = 'state',
): Promise<{ rendered: string[]; twins: string[] }> {
  const cache = openContentCache(path.join(folder, 'cache'));
  const rendered: string[] = [];
  const render = keepTwins(
    ({ file, content, title }, toLink) => {
      rendered.push(file);
      return Promise.resolve(`# ${title}\n\n${content}: ${toLink('/there')}`);
    },
    cache,
    way,
  );
  const twins = await Promise.all(
    Object.entries(pages).map(([file, content]) =>
      render({ file, content, title: 'Ünicode' }, (url) => `${url}.md`),
    ),
  );
  cache.save();
  return { rendered, twins };
}

test('The twin of a page that is the same is not rendered again.', async () => {
  const first = await build({ a: 'one', b: 'two' });
  expect(first.rendered).toEqual(['a', 'b']);
  expect(await build({ a: 'one', b: 'two' })).toEqual({ ...first, rendered: [] });
  expect(await build({ a: 'one', b: 'two' })).toEqual({ ...first, rendered: [] });
});

test('The twin of a page that has changed is rendered again, the others are not.', async () => {
  await build({ a: 'one', b: 'two' });
  const { rendered, twins } = await build({ a: 'one', b: 'three' });
  expect(rendered).toEqual(['b']);
  expect(twins[1]).toContain('three');
});

test('All twins are rendered again when what they are made from beside their pages has changed.', async () => {
  await build({ a: 'one', b: 'two' });
  expect((await build({ a: 'one', b: 'two' }, 'other')).rendered).toEqual(['a', 'b']);
});

test('A page that cannot be rendered stops each build.', async () => {
  for (const build of ['first', 'second']) {
    const cache = openContentCache(path.join(folder, 'cache'));
    const render = keepTwins(() => Promise.reject(new Error(build)), cache, 'state');
    const page = { file: 'a', content: 'one', title: 'A' };
    await expect(render(page, (url) => url)).rejects.toThrow(build);
    cache.save();
  }
});
