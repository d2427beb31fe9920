import geodesy from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { AIRPORTS } from '../../src/composite/data/flights.ts';
import { COUNTRIES } from '../composite/records.ts';
import { operations } from '../document.ts';
import { kilometresBetween, offsetAt, rangeOf, shareOf } from '../measures.ts';
import type { Point } from '../measures.ts';
import { times } from '../support/exhaustive.ts';
import { hasDecimals, isRegistered } from '../rows/location.ts';
import { MANY_SEEDS, createValues, findOperation } from '../values.ts';

/** A sphere with the Earth's mean radius in metres. */
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
      // At a pole, directions are meridians.
      const direction = Math.abs(latitude) === 90 ? point.longitude : (path.azi1 ?? 0);
      return { distance, direction, error: Math.abs(point.distance - distance) };
    });
    expect(rangeOf(points.map(({ error }) => error))[1]).toBeLessThan(0.002);
    expect(rangeOf(points.map(({ distance }) => distance))[1]).toBeLessThanOrEqual(radius);
    // Eight sectors and four rings of the same area have the same share, within five standard deviations.
    const sectors = points.map(({ direction }) => Math.floor(((direction + 360) % 360) / 45));
    const rings = points.map(({ distance }) => Math.floor(4 * (distance / radius) ** 2));
    for (const sector of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(Math.abs(shareOf(sectors, (each) => each === sector) - 1 / 8)).toBeLessThan(0.03);
    for (const ring of [0, 1, 2, 3])
      expect(Math.abs(shareOf(rings, (each) => each === ring) - 1 / 4)).toBeLessThan(0.04);
  });

  test('a box across the 180th meridian has points on both sides', () => {
    const box = { south: -19, north: -16, west: 177, east: -178 };
    const longitudes = createValues<Point>('location/coordinate-pair', box).map(
      ({ longitude }) => longitude,
    );
    expect(longitudes.filter((longitude) => Math.abs(longitude) < 177)).toEqual([]);
    expect(new Set(longitudes.map(Math.sign)).size).toBe(2);
  });
});

interface Place extends Point {
  name: string;
  countryCode: string;
  elevationMetres: number;
  population: number;
  timeZone: string;
}

const SOUTH = ['AU', 'NZ', 'AR', 'CL', 'UY', 'ZA', 'BO', 'PE', 'PY', 'MG', 'ZM', 'ZW'];

/** Hours that the clocks of a time zone are ahead of UTC. */
function hoursAhead(timeZone: string): number {
  const [hours = 0, minutes = 0] = offsetAt('2025-01-01T00:00:00Z', timeZone)
    .split(':')
    .map(Number);
  return hours + (Math.sign(hours) * minutes) / 60;
}

describe('places', () => {
  const byName = new Map(
    createValues<Place>('location/place', {}, MANY_SEEDS).map((place) => [place.name, place]),
  );
  const places = [...byName.values()];
  const { description, parameters } = findOperation('location/place').operation;

  test('places are rounded, on their side of the equator, and in a fitting time zone', () => {
    const wrong = places.filter(
      ({ countryCode, elevationMetres, population, latitude, longitude, timeZone }) =>
        !isRegistered('region', countryCode) ||
        elevationMetres % 10 !== 0 ||
        Number(population.toPrecision(2)) !== population ||
        ![latitude, longitude].every((degrees) => hasDecimals(degrees, 2)) ||
        (SOUTH.includes(countryCode) && latitude > 0) ||
        // Clocks follow the sun to an hour and a half, in western China and Argentina to three.
        Math.abs(hoursAhead(timeZone) - longitude / 15) >= 3,
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('every country that can be requested has a place', () => {
    const codes = new Set(places.map(({ countryCode }) => countryCode));
    expect(parameters?.find(({ name }) => name === 'country')?.schema['enum']).toEqual(
      [...codes].sort(),
    );
  });

  test('the figures are those of the description', () => {
    expect(description).toContain(`${places.length} cities`);
    const populations = places.map(({ population }) => population);
    expect(rangeOf(populations)).toEqual([19_000, byName.get('Shanghai')?.population]);
    expect(byName.get('Nuuk')?.population).toBe(19_000);
    const [lowest, highest] = rangeOf(places.map(({ elevationMetres }) => elevationMetres));
    expect([lowest < 0, highest]).toEqual([true, 3650]);
  });

  test.each(Object.values(AIRPORTS).filter(([, city]) => byName.has(city)))(
    'the airport %s is near the place %s',
    (...[, city, country, zone, latitude, longitude]) => {
      const place = byName.get(city) ?? { latitude: 0, longitude: 0 };
      expect(place).toMatchObject({ countryCode: country, timeZone: zone });
      expect(kilometresBetween(place, { latitude, longitude })).toBeLessThan(50);
    },
  );
});

const localised = operations.filter(
  ({ name, operation }) =>
    name.startsWith('location/') && operation.parameters?.some((each) => each.name === 'locale'),
);

test.each(Object.keys(COUNTRIES))('addresses in %s have no gaps or placeholders', (locale) => {
  for (const { name, operation } of localised) {
    const flags = ['secondary', 'abbreviated'].filter((flag) =>
      operation.parameters?.some((each) => each.name === flag),
    );
    const query = { locale, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
    const values = createValues<string | object>(name, query, [1, 2], times(20, 100));
    const texts = values.flatMap((value) =>
      typeof value === 'string' ? value : (Object.values(value) as string[]),
    );
    expect(texts.filter((text) => /^\s|\s$|undefined|null|[{}#]| {2}/.test(text))).toEqual([]);
  }
});
