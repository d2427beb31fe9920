import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { sum } from './measures.ts';
import { drawValues, testValues } from './values.ts';
import type { Row } from './values.ts';

/** Whether a VIN has its check digit, by the tables of 49 CFR 565.15. */
function hasCheckDigit(vin: string): boolean {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const products = weights.map((weight, at) => (values.indexOf(vin.charAt(at)) % 10) * weight);
  const rest = sum(products) % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest));
}

const lacksCheckDigit = (vin: string) => !hasCheckDigit(vin);

/** Plates of each country. */
const PLATES: Record<string, RegExp> = {
  BR: /^[A-Z]{3}\d[A-Z]\d{2}$/,
  CH: /^[A-Z]{2} [1-9]\d{3,5}$/,
  // Some letters are withheld, also where a district and a letter make them up.
  DE: /^(?!(H-J|K-Z|N-S|S-A|S-S) )[A-Z]{1,2}-(?!HJ|KZ|NS|SA|SS)[A-Z]{1,2} [1-9]\d{0,3}$/,
  ES: /^\d{4} [^AEIOUQ\d]{3}$/,
  FR: /^(?!SS|W)[^IOU]{2}-(?!000)\d{3}-(?!SS)[^IOU]{2}$/,
  GB: /^[^IJQTUXZ][^IQZ]\d{2} [^IQ]{3}$/,
  IT: /^[^IOQU]{2} \d{3} [^IOQU]{2}$/,
  SE: /^[^IQV]{3} \d{2}[^IOQV]$/,
};

/** Digits of British marks by the day of registration. */
const MARKS = {
  ...{ '2001-09-01': '51', '2002-02-28': '51', '2002-03-01': '02', '2019-10-15': '69' },
  ...{ '2020-01-31': '69', '2050-08-31': '50' },
};

testValues('vehicle', [
  ['vin', { valid: true }, hasCheckDigit],
  ['vin', { valid: false }, lacksCheckDigit],
  ['vin', { wmi: 'WVW', year: 1980 }, /^WVW...[0-9]..A/],
  ['vin', { wmi: 'WVW', year: 2000 }, /^WVW...[0-9]..Y/],
  ['vin', { wmi: 'WVW', year: 2001 }, /^WVW...[0-9]..1/],
  ['vin', { wmi: 'WVW', year: 2009 }, /^WVW...[0-9]..9/],
  ['vin', { wmi: 'WVW', year: 2010 }, /^WVW...[A-Z]..A/],
  ['vin', { wmi: 'WVW', year: 2039 }, /^WVW...[A-Z]..9/],
  ...Object.entries(MARKS).map(([registered, digits]): Row => {
    return ['vrm', { registered, region: 'S' }, RegExp(`^S.${digits}`)];
  }),
]);

describe('numbers that identify vehicles', () => {
  test.each(['1M8GDM9AXKP042788', '11111111111111111', '1HGCM82633A004352'])(
    'the published VIN %s has the check digit that VINs are held against',
    (vin) => {
      expect(hasCheckDigit(vin)).toBe(true);
    },
  );

  test('the check digit of some VINs is X', () => {
    expect(drawValues('vehicle/vin').some((vin) => vin.charAt(8) === 'X')).toBe(true);
  });

  test.each(['2001-08-31', '2050-09-01'])('a mark of %s is rejected', async (registered) => {
    expect(await rejectedParameters('vehicle/vrm', { registered })).toEqual(['registered']);
  });

  test.each(Object.entries(PLATES))('plates of %s match %s', (country, form) => {
    type Plate = Record<'number' | 'countryCode', string>;
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const plates = drawValues<Plate>('vehicle/licence-plate', { country }, seeds);
    expect(plates.filter((each) => !form.test(each.number))).toEqual([]);
    expect(plates.filter((each) => each.countryCode !== country)).toEqual([]);
  });
});
