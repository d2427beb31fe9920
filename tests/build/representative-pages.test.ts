import { expect, test } from 'vitest';
import { REPRESENTATIVE_PAGES } from '../support/representativePages';
import { pages } from '../support/pages';
import { findUncoveredShapes, listElementShapes } from './elementShapes';
import type { ShapesByPage } from './elementShapes';

const shapes: ShapesByPage = new Map(pages.map((page) => [page.path, listElementShapes(page)]));

test('every combination of tag, classes and ARIA attributes on the site is on a page in REPRESENTATIVE_PAGES', () => {
  expect(new Set([...shapes.values()].flatMap((own) => [...own])).size).toBeGreaterThan(300);
  expect(findUncoveredShapes(shapes, REPRESENTATIVE_PAGES)).toEqual([]);
  expect(
    findUncoveredShapes(shapes, REPRESENTATIVE_PAGES.slice(1)),
    'without the first',
  ).not.toEqual([]);
});

test('REPRESENTATIVE_PAGES lists at most 25 pages', () => {
  expect(REPRESENTATIVE_PAGES.length).toBeLessThanOrEqual(25);
});
