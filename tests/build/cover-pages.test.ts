import { describe, expect, test } from 'vitest';
import { COVER_PAGES } from '../support/coverPages';
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
    expect(findUncovered(shapes, COVER_PAGES.slice(1)), 'without the first').not.toEqual([]);
  });
});
