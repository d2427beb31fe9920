import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { fresh } from './faults.ts';

/** The validator of each country's numbers. */
const CHECKERS = {
  AT: stdnum.AT?.['uid'],
  BE: stdnum.BE?.['vat'],
  CH: stdnum.CH?.['vat'],
  DE: stdnum.DE?.['vat'],
  DK: stdnum.DK?.['cvr'],
  ES: stdnum.ES?.['cif'],
  FI: stdnum.FI?.['alv'],
  FR: stdnum.FR?.['tva'],
  GB: stdnum.GB?.['vat'],
  IE: stdnum.IE?.['vat'],
  IT: stdnum.IT?.['iva'],
  LU: stdnum.LU?.['tva'],
  NL: stdnum.NL?.['btw'],
  PL: stdnum.PL?.['nip'],
  PT: stdnum.PT?.['nipc'],
  SE: stdnum.SE?.['vat'],
};

describe('VAT numbers', () => {
  test.each(Object.entries(CHECKERS))(
    '%s: an independent validator accepts them',
    (country, checker) => {
      const numbers = fresh('company/vat-number', { country });
      const bare = (number: string) => (country === 'CH' ? number : number.slice(2));
      expect(numbers.filter((number) => !number.startsWith(country))).toEqual([]);
      expect(numbers.filter((number) => checker?.validate(bare(number)).isValid !== true)).toEqual(
        [],
      );
    },
  );

  test('the separated form is that of an invoice', () => {
    const swiss = fresh('company/vat-number', { country: 'CH', formatted: true });
    expect(swiss.filter((each) => !/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/.test(each))).toEqual([]);
    const french = fresh('company/vat-number', { country: 'FR', formatted: true });
    expect(french.filter((each) => !/^FR \d{11}$/.test(each))).toEqual([]);
  });
});
