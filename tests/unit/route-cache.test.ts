import { beforeEach, expect, test, vi } from 'vitest';
import type * as ReactRouter from 'react-router';

const compile = vi.hoisted(() => vi.fn<(path: string) => RegExp>());
vi.mock('path-to-regexp', () => ({ default: compile }));

/** The module that Rspack bundles. */
const { matchPath } = await vi.importActual<typeof ReactRouter>('react-router/esm/react-router.js');

/** The documented size of the cache. */
const MOST = 10_000;

const pathOf = (index: number): string => `/page-${index}`;
const match = (index: number) => matchPath(pathOf(index), { path: pathOf(index), exact: true });

beforeEach(() => {
  compile.mockReset();
  compile.mockImplementation((path) => new RegExp(`^${path}$`));
});

test('Route-matching cache is capped at 10000 entries', () => {
  const matches = Array.from({ length: MOST + 1 }, (_, index) => match(index));
  expect(matches.every((each) => each?.isExact)).toBe(true);
  expect(compile, 'each path the first time').toHaveBeenCalledTimes(MOST + 1);
  compile.mockClear();
  for (let index = 0; index < MOST; index += 1) match(index);
  expect(compile, 'a cached path').not.toHaveBeenCalled();
  for (const time of [1, 2]) {
    match(MOST);
    expect(compile, 'the path after the last that is cached').toHaveBeenCalledTimes(time);
  }
});
