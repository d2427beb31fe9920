import { describe, expect, test } from 'vitest';
import { refusedFor } from './engine.ts';
import { fresh } from './faults.ts';

/** Check digit of a VIN by the tables of 49 CFR 565.15, written apart from the generator's. */
function checkDigitByTable(vin: string): string {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const weights = '8765432X098765432';
  const sum = Array.from(vin, (character, index) => {
    const weight = weights[index] === 'X' ? 10 : Number(weights[index]);
    return (values.indexOf(character) % 10) * weight;
  }).reduce((total, product) => total + product, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

describe('numbers that identify vehicles', () => {
  test('the table that VINs are checked with gives the check digits of published ones', () => {
    for (const vin of ['1M8GDM9AXKP042788', '11111111111111111', '1HGCM82633A004352']) {
      expect(checkDigitByTable(vin)).toBe(vin[8]);
    }
  });

  test('the check digit of a VIN is right, or wrong where that is asked for', () => {
    const vins = fresh('vehicle/vin');
    expect(vins.filter((vin) => vin[8] !== checkDigitByTable(vin))).toEqual([]);
    expect(new Set(vins.map((vin) => vin[8]))).toContain('X');
    const wrong = fresh('vehicle/vin', { valid: false });
    expect(wrong.filter((vin) => vin[8] === checkDigitByTable(vin))).toEqual([]);
  });

  test.each([
    [1980, /^WVW...[0-9]..A/],
    [2000, /^WVW...[0-9]..Y/],
    [2001, /^WVW...[0-9]..1/],
    [2009, /^WVW...[0-9]..9/],
    [2010, /^WVW...[A-Z]..A/],
    [2039, /^WVW...[A-Z]..9/],
  ])('a VIN of the model year %i matches %s', (year, expression) => {
    const vins = fresh('vehicle/vin', { wmi: 'WVW', year });
    expect(vins.filter((vin) => !expression.test(vin))).toEqual([]);
  });

  test.each([
    ['2001-09-01', '51'],
    ['2002-02-28', '51'],
    ['2002-03-01', '02'],
    ['2019-10-15', '69'],
    ['2020-01-31', '69'],
    ['2050-08-31', '50'],
  ])('a British mark of %s has the digits %s', (registered, digits) => {
    const marks = fresh('vehicle/vrm', { registered, region: 'S' });
    expect(marks.filter((mark) => !mark.startsWith('S') || mark.slice(2, 4) !== digits)).toEqual(
      [],
    );
  });

  test('marks of days without the present format are refused', async () => {
    for (const registered of ['2001-08-31', '2050-09-01'])
      expect(await refusedFor('vehicle/vrm', { registered })).toEqual(['registered']);
  });

  test.each([
    ['BR', /^[A-Z]{3}\d[A-Z]\d{2}$/],
    ['CH', /^[A-Z]{2} [1-9]\d{3,5}$/],
    ['DE', /^[A-Z]{1,2}-(?!HJ|KZ|NS|SA|SS)[A-Z]{1,2} [1-9]\d{0,3}$/],
    ['ES', /^\d{4} [^AEIOUQ\d]{3}$/],
    ['FR', /^(?!SS|W)[^IOU]{2}-(?!000)\d{3}-(?!SS)[^IOU]{2}$/],
    ['GB', /^[^IJQTUXZ][^IQZ]\d{2} [^IQ]{3}$/],
    ['IT', /^[^IOQU]{2} \d{3} [^IOQU]{2}$/],
    ['SE', /^[^IQV]{3} \d{2}[^IOQV]$/],
  ])('a plate of %s matches %s', (country, expression) => {
    const plates = fresh<Record<string, string>>('vehicle/licence-plate', { country });
    const wrong = plates.filter((plate) => !expression.test(plate['number'] ?? ''));
    expect(wrong).toEqual([]);
    expect(new Set(plates.map((plate) => plate['countryCode']))).toEqual(new Set([country]));
  });

  test('no German plate makes up a withheld pair of a district and a letter', () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const plates = fresh<{ number: string }>('vehicle/licence-plate', { country: 'DE' }, seeds);
    expect(plates.filter(({ number }) => /^(H-J|K-Z|N-S|S-A|S-S) /.test(number))).toEqual([]);
  });
});
