import geodesy from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { COUNTRY_BY_LOCALE } from '../composite/records.ts';
import { operations } from '../document.ts';
import { rangeOf, shareOf } from '../measures.ts';
import type { Point } from '../measures.ts';
import { countRepetitions } from '../support/exhaustive.ts';
import { MANY_SEEDS, createValues } from '../values.ts';

/** A sphere with the mean radius of the Earth in metres. */
const SPHERE = new geodesy.Geodesic.Geodesic(6_371_008.8, 0);

describe('coordinates', () => {
  test.each([
    [0, 0, 0.1, 'kilometres'],
    [52.52, 13.405, 10, 'kilometres'],
    [-69.5, -179.99, 5, 'miles'],
    [-89.9, 179.9, 1000, 'kilometres'],
    [90, 0, 500, 'miles'],
  ])('points near %d, %d fill a circle of %d %s evenly', (latitude, longitude, radius, unit) => {
    const query = { latitude, longitude, radius, unit };
    const perUnit = unit === 'kilometres' ? 1000 : 1609.344;
    const points = createValues<Point & { distance: number }>(
      'location/nearby-coordinate-pair',
      query,
      MANY_SEEDS,
    ).map((point) => {
      const path = SPHERE.Inverse(latitude, longitude, point.latitude, point.longitude);
      const distance = (path.s12 ?? 0) / perUnit;
      // At a pole, the direction is the longitude.
      const direction = Math.abs(latitude) === 90 ? point.longitude : (path.azi1 ?? 0);
      return { distance, direction, error: Math.abs(point.distance - distance) };
    });
    expect(rangeOf(points.map(({ error }) => error))[1]).toBeLessThan(0.002);
    expect(rangeOf(points.map(({ distance }) => distance))[1]).toBeLessThanOrEqual(radius);
    // Eight sectors and four rings of equal area have equal shares, within five standard deviations.
    const sectors = points.map(({ direction }) => Math.floor(((direction + 360) % 360) / 45));
    const rings = points.map(({ distance }) => Math.floor(4 * (distance / radius) ** 2));
    for (const sector of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(Math.abs(shareOf(sectors, (each) => each === sector) - 1 / 8)).toBeLessThan(0.03);
    for (const ring of [0, 1, 2, 3])
      expect(Math.abs(shareOf(rings, (each) => each === ring) - 1 / 4)).toBeLessThan(0.04);
  });
});

const localised = operations.filter(
  ({ name, operation }) =>
    name.startsWith('location/') && operation.parameters?.some((each) => each.name === 'locale'),
);

test.each(Object.keys(COUNTRY_BY_LOCALE))(
  'addresses in %s have no empty or unfilled parts',
  (locale) => {
    for (const { name, operation } of localised) {
      const flags = ['secondary', 'abbreviated'].filter((flag) =>
        operation.parameters?.some((each) => each.name === flag),
      );
      const query = { locale, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
      const values = createValues<string | object>(name, query, [1, 2], countRepetitions(20, 100));
      const texts = values.flatMap((value) =>
        typeof value === 'string' ? value : (Object.values(value) as string[]),
      );
      expect(texts.filter((text) => /^\s|\s$|undefined|null|[{}#]| {2}/.test(text))).toEqual([]);
    }
  },
);
