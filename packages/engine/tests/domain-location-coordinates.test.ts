import geodesy from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { shareOf } from './measures.ts';
import type { Point } from './measures.ts';
import { MANY_SEEDS, drawValues, testAnswers, testValues } from './values.ts';

/** A sphere with the Earth's mean radius in metres. */
const SPHERE = new geodesy.Geodesic.Geodesic(6_371_008.8, 0);

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const hasDecimals = (value: number, decimals: unknown) =>
  Number(value.toFixed(Number(decimals))) === value;

testValues('location', [
  ['geohash', { prefix: 'u33d', length: 6 }, /^u33d..$/],
  ['plus-code', { length: 11 }, /^.{8}\+.{3}$/],
  ['geo-uri', { decimals: 0 }, /^[^.]+$/],
]);

for (const name of ['latitude', 'longitude'])
  testAnswers<number>(`location/${name}`, {
    'has no more decimals than asked for': (value, { decimals }) => hasDecimals(value, decimals),
  });

testAnswers<Point>('location/coordinate-pair', {
  'lies in the box, also across the 180th meridian': ({ latitude, longitude }, query) => {
    const { south = -90, north = 90, west = -180, east = 180 } = query as Partial<Box>;
    const [isEast, isWest] = [longitude >= west, longitude <= east];
    return (
      latitude >= south && latitude <= north && (west > east ? isEast || isWest : isEast && isWest)
    );
  },
});

testAnswers<Box>('location/bounding-box', {
  'has the size asked for and does not leave the globe': (box, query) => {
    const [width, height] = [box.east - box.west, box.north - box.south];
    return (
      Math.abs(width - Number(query['widthDegrees'] ?? width)) < 1e-6 &&
      Math.abs(height - Number(query['heightDegrees'] ?? height)) < 1e-6 &&
      Math.min(box.west, box.south * 2) >= -180 &&
      Math.max(box.east, box.north * 2) <= 180
    );
  },
});

testAnswers('location/dms-coordinate-pair', {
  'never exceeds 90 and 180 degrees': (pair) => {
    const [latitude = 999, longitude = 999] = pair.split(' ').map((part) => {
      const [degrees = 0, minutes = 0, seconds = 0] = part.split(/[°′″]/).map(Number);
      return degrees + minutes / 60 + seconds / 3600;
    });
    return latitude <= 90 && longitude <= 180;
  },
});

testAnswers('location/plus-code', {
  'is on the globe': (code) => {
    const value = (at: number) => '23456789CFGHJMPQRVWX'.indexOf(code[at] ?? '');
    return value(0) * 20 + value(2) < 180 && value(1) * 20 + value(3) < 360;
  },
});

testAnswers<{ type: string; coordinates: number[] }>('location/geojson-point', {
  'has its longitude first, and an altitude where asked for': ({ type, coordinates }, query) => {
    const [longitude = 999, latitude = 999, metres] = coordinates;
    return (
      type === 'Point' &&
      Math.abs(longitude) <= 180 &&
      Math.abs(latitude) <= 90 &&
      hasDecimals(longitude, 6) &&
      hasDecimals(latitude, 6) &&
      (metres !== undefined) === query['altitude'] &&
      (metres === undefined || (Number.isInteger(metres) && metres >= 0 && metres <= 5000))
    );
  },
});

testAnswers('location/geo-uri', {
  'has latitude, longitude, decimals and uncertainty as RFC 5870 has them': (uri, query) => {
    const { decimals, uncertaintyMetres } = query;
    const [place = '', ...parameters] = uri.replace(/^geo:/, '').split(';');
    const [latitude = NaN, longitude = NaN, ...rest] = place.split(',').map(Number);
    const places = place.split(',').map((each) => (each.split('.')[1] ?? '').length);
    const expected = uncertaintyMetres === undefined ? [] : [`u=${String(uncertaintyMetres)}`];
    return (
      new URL(uri).protocol === 'geo:' &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180 &&
      rest.length === 0 &&
      places.every((count) => count <= Number(decimals)) &&
      !/\.\d*0,|\.\d*0$/.test(place) &&
      parameters.join() === expected.join()
    );
  },
});

testAnswers('location/maidenhead-locator', {
  'has its length and form': (locator, { length }) =>
    locator.length === length && /^[A-R]{2}\d{2}([a-x]{2}(\d{2})?)?$/.test(locator),
});

describe('coordinates', () => {
  test.each([
    [0, 0, 0.1, 'kilometres'],
    [52.52, 13.405, 10, 'kilometres'],
    [-69.5, -179.99, 5, 'miles'],
    [-89.9, 179.9, 1000, 'kilometres'],
    [90, 0, 500, 'miles'],
  ])('points near %d, %d fill a circle of %d %s evenly', (...given) => {
    const [latitude, longitude, radius, unit] = given;
    const query = { latitude, longitude, radius, unit };
    const perUnit = unit === 'kilometres' ? 1000 : 1609.344;
    type Near = Point & { distance: number };
    const points = drawValues<Near>('location/nearby-coordinate-pair', query, MANY_SEEDS);
    const measured = points.map((point) => {
      const { s12 = 0, azi1 = 0 } = SPHERE.Inverse(
        latitude,
        longitude,
        point.latitude,
        point.longitude,
      );
      // At a pole, directions are meridians.
      const direction = Math.abs(latitude) === 90 ? point.longitude : azi1;
      return { claimed: point.distance, distance: s12 / perUnit, direction };
    });
    expect(
      measured.filter(({ claimed, distance }) => Math.abs(claimed - distance) > 0.002),
    ).toEqual([]);
    expect(measured.filter(({ distance }) => distance > radius)).toEqual([]);
    // Eight sectors and four rings of the same area have the same share, within five standard deviations.
    const sectors = measured.map(({ direction }) => Math.floor(((direction + 360) % 360) / 45));
    const rings = measured.map(({ distance }) => Math.floor(4 * (distance / radius) ** 2));
    for (const sector of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(Math.abs(shareOf(sectors, (each) => each === sector) - 1 / 8)).toBeLessThan(0.03);
    for (const ring of [0, 1, 2, 3])
      expect(Math.abs(shareOf(rings, (each) => each === ring) - 1 / 4)).toBeLessThan(0.04);
  });

  test('a box across the 180th meridian has points on both sides', () => {
    const box = { south: -19, north: -16, west: 177, east: -178 };
    const points = drawValues<Point>('location/coordinate-pair', box);
    expect(points.filter(({ longitude }) => Math.abs(longitude) < 177)).toEqual([]);
    expect(new Set(points.map(({ longitude }) => Math.sign(longitude))).size).toBe(2);
  });

  test('GeoJSON points lie all over the globe, so that longitude is the first number', () => {
    const points = drawValues<{ coordinates: number[] }>('location/geojson-point');
    expect(points.some(({ coordinates: [longitude = 0] }) => longitude > 90)).toBe(true);
  });

  test('a geo URI uses the decimals that it may have', () => {
    const uris = drawValues('location/geo-uri', { decimals: 6 });
    expect(uris.some((uri) => /\.\d{6},-?\d+\.\d{6}$/.test(uri))).toBe(true);
  });

  // The field of 20 by 10 degrees, counted from the antimeridian and the South Pole.
  test.each([0, 1])('letter %i of Maidenhead locators takes all eighteen values', (at) => {
    const letters = drawValues('location/maidenhead-locator').map((locator) => locator[at]);
    expect(new Set(letters).size).toBe(18);
  });
});
