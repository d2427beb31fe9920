import { expect, test } from 'vitest';
import { COVER_PAGES } from '../support/coverPages';
import { pages } from '../support/pages';
import { findUncovered, listShapes } from './shapes';
import type { ShapesOfPages } from './shapes';

const shapes: ShapesOfPages = new Map(pages.map((page) => [page.path, listShapes(page)]));

test('every combination of tag, classes and ARIA attributes on the site is on a page in COVER_PAGES', () => {
  expect(new Set([...shapes.values()].flatMap((own) => [...own])).size).toBeGreaterThan(300);
  expect(findUncovered(shapes, COVER_PAGES)).toEqual([]);
  expect(findUncovered(shapes, COVER_PAGES.slice(1)), 'without the first').not.toEqual([]);
});

test('COVER_PAGES lists at most 25 pages', () => {
  expect(COVER_PAGES.length).toBeLessThanOrEqual(25);
});
