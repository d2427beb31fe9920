import { describe, expect, test } from 'vitest';
import { AIRPORTS } from '../../src/engine/composite/data/flights.ts';
import { answersOf, distinct, find, fresh, MANY_SEEDS } from './faults.ts';

describe('language tags', () => {
  const names = (type: 'language' | 'region' | 'script') =>
    new Intl.DisplayNames('en', { type, fallback: 'none' });

  test('are canonical, of subtags that are registered', () => {
    for (const format of ['language', 'region', 'full']) {
      for (const tag of distinct('location/language-tag', { format })) {
        expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
        const { language, script, region } = new Intl.Locale(tag);
        expect(names('language').of(language), tag).toBeDefined();
        if (region) expect(names('region').of(region), tag).toBeDefined();
        if (script) expect(names('script').of(script), tag).toBeDefined();
        expect([format, region !== undefined, script !== undefined]).toEqual([
          format,
          format !== 'language',
          format === 'full',
        ]);
      }
    }
  });

  test('name the script that the language is written in there, as CLDR knows it', () => {
    const wrong = [...distinct('location/language-tag', { format: 'full' })].filter((tag) => {
      const { language, region = '', script } = new Intl.Locale(tag);
      return new Intl.Locale(`${language}-${region}`).maximize().script !== script;
    });
    expect(wrong).toEqual([]);
  });
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

/** Kilometres between two points on a sphere. */
function kilometres(from: [number, number], to: [number, number]): number {
  const [lat1 = 0, lon1 = 0, lat2 = 0, lon2 = 0] = [...from, ...to].map(
    (each) => (each * Math.PI) / 180,
  );
  const cosine =
    Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lon1 - lon2);
  return 6371 * Math.acos(Math.min(1, cosine));
}

describe('places', () => {
  const byName = new Map(
    fresh<Place>('location/place', {}, MANY_SEEDS).map((place) => [place.name, place]),
  );
  const places = [...byName.values()];

  test('are of the country asked for, and every country that can be asked for has some', () => {
    for (const { query, value } of answersOf<Place>('location/place'))
      if (query['country'] !== undefined) expect(value.countryCode).toBe(query['country']);
    const schema = find('location/place').operation.parameters?.find(
      ({ name }) => name === 'country',
    );
    const codes = [...new Set(places.map(({ countryCode }) => countryCode))].sort();
    expect(schema?.schema['enum']).toEqual(codes);
  });

  test('have the figures that the page tells of, rounded as it says', () => {
    const { description } = find('location/place').operation;
    expect(description).toContain(`${places.length} cities`);
    expect(byName.get('Nuuk')?.population).toBe(19_000);
    expect(Math.max(...places.map(({ elevationMetres }) => elevationMetres))).toBe(3650);
    expect(Math.min(...places.map(({ elevationMetres }) => elevationMetres))).toBeLessThan(0);
    const populations = places.map(({ population }) => population);
    expect(byName.get('Shanghai')?.population).toBe(Math.max(...populations));
    expect(Math.min(...populations)).toBe(19_000);
    for (const { elevationMetres, population, latitude, longitude } of places) {
      expect(elevationMetres % 10 === 0 && Number(population.toPrecision(2)) === population).toBe(
        true,
      );
      expect([latitude, longitude]).toEqual(
        [latitude, longitude].map((each) => Number(each.toFixed(2))),
      );
    }
  });

  test('lie near their airports', () => {
    const known = Object.values(AIRPORTS).filter(([, city]) => byName.has(city));
    expect(known.length).toBeGreaterThan(12);
    for (const [, city, country, zone, latitude, longitude] of known) {
      const place = byName.get(city);
      expect([place?.countryCode, place?.timeZone], city).toEqual([country, zone]);
      const at: [number, number] = [place?.latitude ?? 0, place?.longitude ?? 0];
      expect(kilometres(at, [latitude, longitude]), city).toBeLessThan(50);
    }
  });

  test('have a time zone whose clocks suit their longitude, in a country that there is', () => {
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const { name, timeZone, longitude, countryCode } of places) {
      expect(regions.of(countryCode), name).toBeDefined();
      const [, sign = '+', hours = '0', minutes = '0'] =
        /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(
          new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(
            new Date('2025-01-01'),
          ),
        ) ?? [];
      const offset = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
      // Clocks follow the sun to an hour and a half, in western China and Argentina to three.
      expect(Math.abs(offset - longitude / 15), name).toBeLessThan(3);
    }
  });

  test('are where seasons and heights are as geography teaches', () => {
    const south = ['AU', 'NZ', 'AR', 'CL', 'UY', 'ZA', 'BO', 'PE', 'PY', 'MG', 'ZM', 'ZW'];
    for (const { name, countryCode, latitude } of places)
      if (south.includes(countryCode)) expect(latitude, name).toBeLessThan(0);
    const high = [
      'La Paz',
      'Lhasa',
      'Cusco',
      'Quito',
      'Sucre',
      'Bogotá',
      'Addis Ababa',
      'Mexico City',
    ];
    const highest = [...places]
      .sort((a, b) => b.elevationMetres - a.elevationMetres)
      .map(({ name }) => name);
    expect([...highest.slice(0, 8)].sort()).toEqual([...high].sort());
  });
});
