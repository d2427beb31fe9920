import { describe, expect, test } from 'vitest';
import { Partials } from '../../src/reference/pages/partials.ts';

/** A text that is long enough for a file of its own. */
const long = (letter: string): string => letter.repeat(300);

/** Renders pages as the generator does, and says what becomes of them when all are rendered. */
function renderAll(pages: ((partials: Partials) => string)[]) {
  const partials = new Partials();
  const texts = pages.map((page) => page(partials));
  const rendered = texts.map((text) => partials.resolve(text));
  return { rendered, files: partials.listFiles() };
}

const use = (name: string, text: string) => (partials: Partials) => partials.use(name, text);

describe('what several pages have in common', () => {
  test('is in a file of its own, which each page imports and shows', () => {
    const { rendered, files } = renderAll(
      Array.from({ length: 3 }, () => use('response-400', long('a'))),
    );
    expect(files).toEqual([['response-400.mdx', `${long('a')}\n`]]);
    for (const { text, imports } of rendered) {
      expect(text).toBe('<SharedResponse400 />');
      expect(imports).toBe("import SharedResponse400 from './_shared/response-400.mdx';");
    }
  });

  test('is not shared when fewer than three use it, or when it is short', () => {
    const twice = renderAll([use('a', long('a')), use('a', long('a'))]);
    const short = renderAll(Array.from({ length: 9 }, () => use('a', 'a'.repeat(199))));
    for (const { rendered, files } of [twice, short]) {
      expect(files).toEqual([]);
      expect(rendered.map(({ imports }) => imports).join('')).toBe('');
    }
    expect(twice.rendered[0]?.text).toBe(long('a'));
  });

  test('is shared by its outermost block: what is inside stays in it', () => {
    const inner = use('inner', long('b'));
    const outer = (partials: Partials) => partials.use('outer', `${long('a')}\n${inner(partials)}`);
    const { rendered, files } = renderAll([outer, outer, outer]);
    expect(files).toEqual([['outer.mdx', `${long('a')}\n${long('b')}\n`]]);
    expect(rendered.map(({ text }) => text)).toEqual(Array(3).fill('<SharedOuter />'));
  });

  test('is shared by an inner block where the outer one differs', () => {
    const outer = (own: string) => (partials: Partials) =>
      partials.use('outer', `${own}\n${use('inner', long('b'))(partials)}`);
    const { rendered, files } = renderAll([outer('1'), outer('2'), outer('3')]);
    expect(files).toEqual([['inner.mdx', `${long('b')}\n`]]);
    expect(rendered.map(({ text }) => text)).toEqual(
      ['1', '2', '3'].map((own) => `${own}\n<SharedInner />`),
    );
  });

  test('has a file name and an element of its own, also when names differ only in what these cannot hold', () => {
    const names = ['a-b', 'a-b', 'A b', 'a/b', 'a-b-2', 'a-b2', 'ab-2'];
    const pages = names.flatMap((name, index) =>
      Array.from({ length: 3 }, () => use(name, long(String(index)))),
    );
    const { rendered, files } = renderAll(pages);
    const fileNames = files.map(([name]) => name.toLowerCase());
    expect(new Set(fileNames).size).toBe(names.length);
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(names.length);
    for (const name of fileNames) expect(name).toMatch(/^[a-z0-9-]+\.mdx$/);
  });

  test('is imported by the pages that use it only, and once by each', () => {
    const both = (partials: Partials) =>
      `${use('a', long('a'))(partials)}\n${use('a', long('a'))(partials)}`;
    const { rendered } = renderAll([both, both, () => 'nothing']);
    expect(rendered.map(({ imports }) => imports.split('\n').filter(Boolean).length)).toEqual([
      1, 1, 0,
    ]);
  });
});
