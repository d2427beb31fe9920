import { describe, expect, test } from 'vitest';
import { AIRPORTS } from '../src/composite/data/flights.ts';
import { kilometresBetween, offsetAt, rangeOf } from './measures.ts';
import { MANY_SEEDS, drawDistinct, drawValues, findOperation, testAnswers } from './values.ts';

const isRegistered = (type: 'language' | 'region' | 'script', code: string | undefined) =>
  code === undefined ||
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

testAnswers('location/language-tag', {
  'is canonical, of subtags that are registered and asked for': (tag, { format }) => {
    const { language, script, region } = new Intl.Locale(tag);
    return (
      Intl.getCanonicalLocales(tag)[0] === tag &&
      isRegistered('language', language) &&
      isRegistered('region', region) &&
      isRegistered('script', script) &&
      (region !== undefined) === (format !== 'language') &&
      (script !== undefined) === (format === 'full')
    );
  },
});

test('a full language tag names the script of the language there, as CLDR knows it', () => {
  const wrong = [...drawDistinct('location/language-tag', { format: 'full' })].filter((tag) => {
    const { language, region = '', script } = new Intl.Locale(tag);
    return new Intl.Locale(`${language}-${region}`).maximize().script !== script;
  });
  expect(wrong).toEqual([]);
});

interface Place {
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
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

testAnswers<Place>('location/place', {
  'is of the country asked for, which there is': ({ countryCode }, { country }) =>
    countryCode === (country ?? countryCode) && isRegistered('region', countryCode),
  'is rounded as the page says': ({ elevationMetres, population, latitude, longitude }) =>
    elevationMetres % 10 === 0 &&
    Number(population.toPrecision(2)) === population &&
    [latitude, longitude].every((degrees) => Number(degrees.toFixed(2)) === degrees),
  // Clocks follow the sun to an hour and a half, in western China and Argentina to three.
  'has clocks that suit its longitude': ({ timeZone, longitude }) =>
    Math.abs(hoursAhead(timeZone) - longitude / 15) < 3,
  'is on its side of the equator': ({ countryCode, latitude }) =>
    SOUTH.includes(countryCode) ? latitude < 0 : undefined,
});

describe('all places', () => {
  const byName = new Map(
    drawValues<Place>('location/place', {}, MANY_SEEDS).map((place) => [place.name, place]),
  );
  const places = [...byName.values()];

  test('are of all countries that can be asked for', () => {
    const { parameters } = findOperation('location/place').operation;
    const codes = new Set(places.map(({ countryCode }) => countryCode));
    expect(parameters?.find(({ name }) => name === 'country')?.schema['enum']).toEqual(
      [...codes].sort(),
    );
  });

  test('have the figures that the page tells of', () => {
    const { description } = findOperation('location/place').operation;
    expect(description).toContain(`${places.length} cities`);
    const populations = places.map(({ population }) => population);
    expect(rangeOf(populations)).toEqual([19_000, byName.get('Shanghai')?.population]);
    expect(byName.get('Nuuk')?.population).toBe(19_000);
    const [lowest, highest] = rangeOf(places.map(({ elevationMetres }) => elevationMetres));
    expect([lowest < 0, highest]).toEqual([true, 3650]);
  });

  test.each(Object.values(AIRPORTS).filter(([, city]) => byName.has(city)))(
    'lie near their airport: %s, %s',
    (...[, city, country, zone, latitude, longitude]) => {
      const place = byName.get(city);
      expect([place?.countryCode, place?.timeZone]).toEqual([country, zone]);
      const distance = kilometresBetween(place ?? { latitude: 0, longitude: 0 }, {
        latitude,
        longitude,
      });
      expect(distance).toBeLessThan(50);
    },
  );

  test('are highest where geography teaches it', () => {
    const high = 'Addis Ababa, Bogotá, Cusco, La Paz, Lhasa, Mexico City, Quito, Sucre'.split(', ');
    const byHeight = [...places].sort((a, b) => b.elevationMetres - a.elevationMetres);
    expect(
      byHeight
        .slice(0, 8)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(high);
  });
});
