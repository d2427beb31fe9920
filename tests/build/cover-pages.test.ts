import { expect, test } from 'vitest';
import { COVER_PAGES } from '../support/coverPages';
import { pages } from '../support/pages';
import { findUncovered, listShapes } from './shapes';
import type { ShapesOfPages } from './shapes';

const shapes: ShapesOfPages = new Map(pages.map((page) => [page.path, listShapes(page)]));

test('COVER_PAGES contain every shape of element on the site', () => {
  expect(new Set([...shapes.values()].flatMap((own) => [...own])).size).toBeGreaterThan(300);
  expect(findUncovered(shapes, COVER_PAGES)).toEqual([]);
  expect(findUncovered(shapes, COVER_PAGES.slice(1)), 'without the first').not.toEqual([]);
});

test('COVER_PAGES has at most 25 pages', () => {
  expect(COVER_PAGES.length).toBeLessThanOrEqual(25);
});
