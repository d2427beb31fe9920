import { describe, expect, test } from 'vitest';
import { COVER_PAGES } from '../support/coverPages';
import { parseElements } from '../support/html';
import { pages } from '../support/pages';
import { chooseCover, findUncovered, listShapes } from '../support/shapes';
import type { ShapesOfPages } from '../support/shapes';

const shapes: ShapesOfPages = new Map(pages.map((page) => [page.path, listShapes(page)]));

describe('The pages that are looked at for all others', () => {
  test('hold every shape of element that the site has', () => {
    expect(new Set([...shapes.values()].flatMap((own) => [...own])).size).toBeGreaterThan(300);
    const uncovered = findUncovered(shapes, COVER_PAGES);
    const renewed = uncovered.length === 0 ? '' : JSON.stringify(chooseCover(shapes), null, 2);
    expect(uncovered, `COVER_PAGES in tests/support/coverPages.ts should be\n${renewed}`).toEqual(
      [],
    );
  });

  test('are at most 25, each once, and each exists', () => {
    expect(COVER_PAGES.length).toBeLessThanOrEqual(25);
    expect(new Set(COVER_PAGES).size).toBe(COVER_PAGES.length);
    expect(COVER_PAGES.filter((path) => !shapes.has(path))).toEqual([]);
  });

  test('A list that lacks a page is found, with page and shape; a chosen one lacks nothing', () => {
    const site: ShapesOfPages = new Map([
      ['/a', new Set(['p > b', 'p > i'])],
      ['/b', new Set(['p > i', 'p > u'])],
      ['/c', new Set(['p > u'])],
    ]);
    expect(findUncovered(site, ['/a'])).toEqual(['/b: p > u']);
    expect(findUncovered(site, [])).toEqual(['/a: p > b', '/a: p > i', '/b: p > u']);
    expect(chooseCover(site)).toEqual(['/a', '/b']);
    expect(findUncovered(shapes, COVER_PAGES.slice(1))).not.toEqual([]);
  });

  test('A shape is a tag, its classes without hashes and names of ARIA attributes, below its parent', () => {
    const shapesOf = (html: string) => [...listShapes({ elements: parseElements(html) })];
    const menu = (hash: string, name: string) =>
      `<ul class="menu list_${hash}" aria-label="${name}"><li role=none tabindex=0>${name}</li></ul>`;
    expect(shapesOf(menu('SIkG', 'a'))).toEqual([
      'body > ul.list.menu[aria-label]',
      'ul.list.menu[aria-label] > li[role=none][tabindex]',
    ]);
    expect(shapesOf(menu('x-+9', 'b'))).toEqual(shapesOf(menu('SIkG', 'a')));
    expect(shapesOf('<ol class="menu"></ol>')).not.toEqual(shapesOf('<ul class="menu"></ul>'));
  });
});
