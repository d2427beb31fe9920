import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { successOf } from '../support/description.ts';
import { answersOf, find, fresh } from './faults.ts';
import type { Query } from './faults.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** A hundred values for the seed of every sample. */
function generate<T = string>(name: string, query: Query = {}): T[] {
  const samples = Object.values(successOf(find(`location/${name}`)).examples);
  const seeds = samples.map(({ 'x-request': request }) => Number(request.query?.['seed']));
  return fresh<T>(`location/${name}`, query, seeds);
}

describe('location: coordinates', () => {
  test('latitude and longitude stay within limits and decimals', () => {
    for (const name of ['latitude', 'longitude']) {
      for (const value of generate<number>(name, { min: -1.5, max: 2, decimals: 2 })) {
        expect(value).toBeGreaterThanOrEqual(-1.5);
        expect(value).toBeLessThanOrEqual(2);
        expect(Number(value.toFixed(2))).toBe(value);
      }
    }
  });

  test('a box is obeyed, also across the 180th meridian', () => {
    const box = { south: -19, north: -16, west: 177, east: -178 };
    const points = generate<Point>('coordinate-pair', box);
    expect(points.every(({ latitude }) => latitude >= -19 && latitude <= -16)).toBe(true);
    expect(points.every(({ longitude }) => longitude >= 177 || longitude <= -178)).toBe(true);
    expect(new Set(points.map(({ longitude }) => Math.sign(longitude))).size).toBe(2);
  });

  test.each([
    [0, 0, 0.1, 'kilometres'],
    [52.5, 13.4, 5, 'miles'],
    [-89.9, 179.9, 1000, 'kilometres'],
  ])('points near %d, %d are within %d (%s), as their distance says', (...given) => {
    const [latitude, longitude, radius, unit] = given;
    const query = { latitude, longitude, radius, unit };
    for (const point of generate<Point & { distance: number }>('nearby-coordinate-pair', query)) {
      // The spherical law of cosines, where the generator uses the haversine formula.
      const [from, to, angle] = [latitude, point.latitude, point.longitude - longitude].map(
        (degrees) => (degrees * Math.PI) / 180,
      ) as [number, number, number];
      const cosine =
        Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(angle);
      const kilometres = Math.acos(Math.min(1, cosine)) * 6371.0088;
      expect(point.distance).toBeCloseTo(
        unit === 'kilometres' ? kilometres : kilometres / 1.609344,
        2,
      );
      expect(point.distance).toBeLessThanOrEqual(radius);
    }
  });

  test('boxes have the size asked for and do not leave the globe', () => {
    for (const box of generate<Record<string, number>>('bounding-box', {
      widthDegrees: 40,
      heightDegrees: 0.5,
    })) {
      const { west = 0, south = 0, east = 0, north = 0 } = box;
      expect(east - west).toBeCloseTo(40, 6);
      expect(north - south).toBeCloseTo(0.5, 6);
    }
  });

  test('degrees, minutes and seconds never exceed 90 and 180 degrees', () => {
    for (const position of generate('dms-coordinate-pair', { decimals: 3 })) {
      const [lat = [], lng = []] = position
        .split(' ')
        .map((part) => part.split(/[°′″]/).map(Number));
      const decimal = ([d = 0, m = 0, s = 0]: number[]) => d + m / 60 + s / 3600;
      expect(decimal(lat)).toBeLessThanOrEqual(90);
      expect(decimal(lng)).toBeLessThanOrEqual(180);
    }
  });

  test('geohashes and plus codes are on the globe, and prefix and length are kept', () => {
    const hashes = generate('geohash', { prefix: 'u33d', length: 6 });
    expect(hashes.every((hash) => /^u33d..$/.test(hash))).toBe(true);
    expect(() => generate('geohash', { prefix: 'u33d', length: 3 })).toThrow(Refusal);
    for (const code of generate('plus-code', { length: 11 })) expect(code).toMatch(/^.{8}\+.{3}$/);
    for (const code of generate('plus-code')) {
      const value = (at: number) => '23456789CFGHJMPQRVWX'.indexOf(code[at] ?? '');
      expect(value(0) * 20 + value(2), code).toBeLessThan(180);
      expect(value(1) * 20 + value(3), code).toBeLessThan(360);
    }
  });

  test('a GeoJSON point has its longitude first, and an altitude where asked for', () => {
    const wrong = answersOf<{ type: string; coordinates: number[] }>(
      'location/geojson-point',
    ).filter(({ query: { altitude }, value: { type, coordinates } }) => {
      const [longitude = 999, latitude = 999, metres] = coordinates;
      return (
        type !== 'Point' ||
        Math.abs(longitude) > 180 ||
        Math.abs(latitude) > 90 ||
        [longitude, latitude].some((degrees) => Number(degrees.toFixed(6)) !== degrees) ||
        (metres !== undefined) !== altitude ||
        !(metres === undefined || (Number.isInteger(metres) && metres >= 0 && metres <= 5000))
      );
    });
    expect(wrong).toEqual([]);
    const points = fresh<{ coordinates: number[] }>('location/geojson-point');
    expect(points.some(({ coordinates: [longitude = 0] }) => longitude > 90)).toBe(true);
  });

  test('a geo URI has latitude, longitude, decimals and uncertainty as RFC 5870 has them', () => {
    const wrong = answersOf('location/geo-uri').filter(
      ({ query: { decimals, uncertaintyMetres }, value }) => {
        const [place = '', ...parameters] = value.replace(/^geo:/, '').split(';');
        const [latitude = NaN, longitude = NaN, ...rest] = place.split(',').map(Number);
        const places = place.split(',').map((each) => (each.split('.')[1] ?? '').length);
        const expected = uncertaintyMetres === undefined ? [] : [`u=${String(uncertaintyMetres)}`];
        return (
          new URL(value).protocol !== 'geo:' ||
          !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && rest.length === 0) ||
          places.some((count) => count > Number(decimals)) ||
          /\.\d*0,|\.\d*0$/.test(place) ||
          parameters.join() !== expected.join()
        );
      },
    );
    expect(wrong).toEqual([]);
    const whole = fresh('location/geo-uri', { decimals: 0 });
    expect(whole.filter((uri) => uri.includes('.'))).toEqual([]);
    const fine = fresh('location/geo-uri', { decimals: 6 });
    expect(fine.some((uri) => /\.\d{6},-?\d+\.\d{6}$/.test(uri))).toBe(true);
  });

  test('a Maidenhead locator has its length, and squares all over the globe', () => {
    const wrong = answersOf('location/maidenhead-locator').filter(
      ({ query, value }) =>
        value.length !== query['length'] || !/^[A-R]{2}\d{2}([a-x]{2}(\d{2})?)?$/.test(value),
    );
    expect(wrong).toEqual([]);
    // The field of 20 by 10 degrees, counted from the antimeridian and the South Pole.
    const fields = fresh('location/maidenhead-locator').map((locator) => locator.slice(0, 2));
    for (const at of [0, 1]) expect(new Set(fields.map((field) => field[at])).size).toBe(18);
  });
});
