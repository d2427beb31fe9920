import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

testValues('vehicle', [
  ['vehicle', { make: 'Skoda', locale: 'de' }, /^Škoda /],
  ['vehicle', { make: 'Ford', locale: 'zh-CN' }, /^福特 /],
  ['manufacturer', { country: 'SE' }, { has: ['Volvo'], lacks: ['Ford'] }],
  ['manufacturer', { country: 'DE' }, { has: ['BMW'], lacks: ['Volvo'] }],
  ['manufacturer', { country: 'FR' }, { has: ['Peugeot'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'IT' }, { has: ['Fiat'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'JP' }, { has: ['Toyota'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'KR' }, { has: ['Hyundai'], lacks: ['Toyota'] }],
  ['manufacturer', { country: 'US' }, { has: ['Ford'], lacks: ['BMW'] }],
  ['vehicle-type', { kind: 'car' }, /^(?!.*(Van|van|Pickup)$)/],
  ['vehicle-type', { kind: 'van' }, /[Vv]an$/],
  ['vehicle-type', { kind: 'pickup' }, / Pickup$/],
]);

const DRIVES: Record<string, RegExp> = {
  combustion:
    /^(Gasolin[ea]|Di[eé]sel|Dizel|Benz[ií]n[ea]?|Benzyna|Bensin|Autogas|Erdgas|Essence|LPG|GPL|Metano|Etanol|Flex|Nafta|Solar|Бензин|Дизель|בנזין|דיזל|휘발유|경유|ガソリン|ディーゼル|汽油|柴油|بنزين|ديزل)$/,
  electric:
    /^(Electric|Elektro|Wasserstoff|Électrique|Eléctrico|Elétrico|Elettrico|Elektrisch|Elektryczny|Elektřina|Elektrisitet|Elektrik|El|Listrik|Электро|Електро|חשמלי|전기|電気|电动|كهربائي)$/,
  hybrid:
    /^(Hybrid[ea]?|Hybryda|H[ií]brido|Hibrida|Hibrit|Ibrido|Plug-in-Hybrid|Гибрид|Гібрид|היברידי|하이브리드|ハイブリッド|混合动力|هجين)$/,
};

testAnswers('vehicle/fuel', {
  'is of one drive, that asked for': (fuel, { kind }) => {
    const drives = Object.keys(DRIVES).filter((drive) => DRIVES[drive]?.test(fuel));
    return drives.length === 1 && drives[0] === (kind ?? drives[0]);
  },
});

testAnswers('vehicle/bicycle', {
  'says in English that it is one, but for the tricycle': (bicycle, { locale }) =>
    ['de', 'fr', 'nb', 'zh-CN'].includes(String(locale))
      ? undefined
      : /( Bicycle|^Tricycle)$/.test(bicycle),
});

testAnswers<Record<string, number>>('vehicle/tyre-size', {
  'has parts that agree with its marking': (tyre) => {
    const { widthMillimetres: width = 0, aspectRatioPercent: ratio = 0 } = tyre;
    const { rimDiameterInches: rim = 0, loadIndex, speedSymbol, maxLoadKilograms } = tyre;
    const diameter = rim * 25.4 + (2 * width * ratio) / 100;
    return (
      String(tyre['marking']) === `${width}/${ratio} R${rim} ${loadIndex}${speedSymbol}` &&
      Math.abs((tyre['outerDiameterMillimetres'] ?? 0) - diameter) <= 0.5 &&
      (loadIndex !== 91 || maxLoadKilograms === 615)
    );
  },
});

describe('vehicles', () => {
  test('readings grow with age and are smaller in miles', () => {
    const drawReadings = (query: { age: number; unit?: string }) =>
      drawValues<number>('vehicle/odometer-reading', query);
    expect(Math.max(...drawReadings({ age: 0 }))).toBeLessThanOrEqual(20_000);
    const kilometres = drawReadings({ age: 10 });
    expect(Math.min(...kilometres)).toBeGreaterThanOrEqual(60_000);
    expect(drawReadings({ age: 10, unit: 'miles' })).toEqual(
      kilometres.map((distance) => Math.floor(distance / 1.609344)),
    );
  });

  test.each(engine.table.operations['/v1/vehicle/fuel']?.locales ?? [])(
    '%s: there are fuels of every drive',
    (locale) => {
      const sizes = Object.keys(DRIVES).map(
        (kind) => drawDistinct('vehicle/fuel', { locale, kind }).size,
      );
      expect(Math.min(...sizes)).toBeGreaterThan(0);
    },
  );
});
