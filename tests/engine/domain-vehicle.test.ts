import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { MAKES } from '../../src/engine/tags/vehicle/makes.ts';
import { engine } from './engine.ts';
import { answersOf, distinct, fresh, recordedAndFresh } from './faults.ts';

const namesIn = (locale: unknown): readonly string[] => {
  const lists = {
    de: allLocales.de.vehicle,
    ar: allLocales.ar.vehicle,
    'zh-CN': allLocales.zh_CN.vehicle,
  };
  const own = Object.entries(lists).find(([name]) => name === locale)?.[1];
  return (own ?? allLocales.en.vehicle)?.manufacturer ?? [];
};

describe('vehicles', () => {
  test('every model of the lists has one make, and every make a country', () => {
    for (const list of ['en', 'de'] as const) {
      const models = Object.values(MAKES).flatMap((make) => make[list] ?? []);
      expect([...models].sort()).toEqual([...(allLocales[list].vehicle?.model ?? [])].sort());
    }
    const known = Object.entries(MAKES).flatMap(([name, make]) => [
      name,
      make.german,
      make.arabic,
      make.chinese,
    ]);
    for (const locale of ['en', 'de', 'ar', 'zh-CN']) {
      expect(namesIn(locale).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test('a model is of the make asked for, and a vehicle starts with its make', () => {
    expect(new Set(fresh('vehicle/model', { make: 'Audi' }))).toEqual(new Set(['A4', 'A8']));
    const german = fresh('vehicle/vehicle', { make: 'Skoda', locale: 'de' });
    expect(german.filter((name) => !name.startsWith('Škoda '))).toEqual([]);
    const chinese = fresh('vehicle/vehicle', { make: 'Ford', locale: 'zh-CN' });
    expect(chinese.filter((name) => !name.startsWith('福特 '))).toEqual([]);
  });

  test.each([
    ['Ford', 'Mustang', 'Civic'],
    ['Honda', 'Civic', 'Golf'],
    ['Volkswagen', 'Golf', 'Mustang'],
    ['Volvo', 'XC90', 'Civic'],
  ])('a model of %s can be the %s, never the %s', (make, own, other) => {
    const models = distinct('vehicle/model', { make });
    expect(models).toContain(own);
    expect(models).not.toContain(other);
  });

  test('readings grow with age and are smaller in miles', () => {
    const first = fresh<number>('vehicle/odometer-reading', { age: 0 });
    expect(Math.max(...first)).toBeLessThanOrEqual(20_000);
    const kilometres = fresh<number>('vehicle/odometer-reading', { age: 10 });
    expect(Math.min(...kilometres)).toBeGreaterThanOrEqual(60_000);
    const miles = fresh<number>('vehicle/odometer-reading', { age: 10, unit: 'miles' });
    expect(miles).toEqual(kilometres.map((distance) => Math.floor(distance / 1.609344)));
  });

  test('the parts of a tyre size agree with its marking', () => {
    for (const tyre of recordedAndFresh<Record<string, number>>('vehicle/tyre-size')) {
      const { widthMillimetres: width = 0, aspectRatioPercent: ratio = 0 } = tyre;
      const { rimDiameterInches: rim = 0, loadIndex, speedSymbol } = tyre;
      const marking = `${width}/${ratio} R${rim} ${loadIndex}${speedSymbol}`;
      expect(tyre['marking']).toBe(marking);
      const diameter = rim * 25.4 + (2 * width * ratio) / 100;
      expect(Math.abs((tyre['outerDiameterMillimetres'] ?? 0) - diameter)).toBeLessThanOrEqual(0.5);
      if (loadIndex === 91) expect(tyre['maxLoadKilograms']).toBe(615);
    }
    const tyres = fresh<Record<string, number>>('vehicle/tyre-size', { rimDiameterInches: 14 });
    expect(new Set(tyres.map((tyre) => tyre['rimDiameterInches']))).toEqual(new Set([14]));
  });

  test('a manufacturer is of the country asked for', () => {
    const swedish = distinct('vehicle/manufacturer', { country: 'SE' });
    expect(swedish).toContain('Volvo');
    expect(swedish).not.toContain('Ford');
    const homes = { DE: 'BMW', FR: 'Peugeot', IT: 'Fiat', JP: 'Toyota', KR: 'Hyundai', US: 'Ford' };
    for (const [country, name] of Object.entries(homes)) {
      expect(distinct('vehicle/manufacturer', { country }), country).toContain(name);
    }
  });

  test('types of vehicles are divided into cars, vans and pickups', () => {
    const groups = { car: /^(?!.*(Van|van|Pickup)$)/, van: /[Vv]an$/, pickup: / Pickup$/ };
    const wrong = answersOf('vehicle/vehicle-type').filter(
      ({ query: { kind }, value }) =>
        kind !== undefined && !groups[kind as keyof typeof groups].test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('a fuel is of the drive asked for in every language', () => {
    const drives = {
      combustion:
        /^(Gasolin[ea]|Di[eé]sel|Dizel|Benz[ií]n[ea]?|Benzyna|Bensin|Autogas|Erdgas|Essence|LPG|GPL|Metano|Etanol|Flex|Nafta|Solar|Бензин|Дизель|בנזין|דיזל|휘발유|경유|ガソリン|ディーゼル|汽油|柴油|بنزين|ديزل)$/,
      electric:
        /^(Electric|Elektro|Wasserstoff|Électrique|Eléctrico|Elétrico|Elettrico|Elektrisch|Elektryczny|Elektřina|Elektrisitet|Elektrik|El|Listrik|Электро|Електро|חשמלי|전기|電気|电动|كهربائي)$/,
      hybrid:
        /^(Hybrid[ea]?|Hybryda|H[ií]brido|Hibrida|Hibrit|Ibrido|Plug-in-Hybrid|Гибрид|Гібрид|היברידי|하이브리드|ハイブリッド|混合动力|هجين)$/,
    };
    const wrong = answersOf('vehicle/fuel').filter(({ query: { kind }, value }) => {
      const matching = Object.entries(drives).filter(([, expression]) => expression.test(value));
      return matching.length !== 1 || (kind ?? matching[0]?.[0]) !== matching[0]?.[0];
    });
    expect(wrong).toEqual([]);
    const locales = engine.table.operations['/v1/vehicle/fuel']?.locales ?? [];
    for (const locale of locales) {
      const sizes = Object.keys(drives).map(
        (kind) => distinct('vehicle/fuel', { locale, kind }).size,
      );
      expect(Math.min(...sizes), locale).toBeGreaterThan(0);
    }
  });

  test('English bicycles say that they are some, except for the tricycle', () => {
    const wrong = answersOf('vehicle/bicycle').filter(
      ({ query: { locale }, value }) =>
        !['de', 'fr', 'nb', 'zh-CN'].includes(String(locale)) &&
        !/( Bicycle|^Tricycle)$/.test(value),
    );
    expect(wrong).toEqual([]);
  });
});
