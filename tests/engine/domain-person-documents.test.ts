import { stdnum } from 'stdnum';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { refusedFor } from './engine.ts';
import { answersOf, fresh, recorded } from './faults.ts';
import type { Query } from './faults.ts';

interface Document {
  kind: 'passport' | 'id-card';
  issuingState: string;
  number: string;
  lastName: string;
  birthDate: string;
  sex: 'female' | 'male';
  expiresOn: string;
  lines: string[];
}

const IDENTITY = 'person/national-identity-number';
const ZONE = 'person/machine-readable-zone';
const REFERENCE = '2026-06-30T00:00:00Z';

const numbersOf = (query: Query): string[] =>
  [true, false].flatMap((formatted) => fresh(IDENTITY, { ...query, formatted }));

/** The check digit of ICAO 9303-3, 4.9: weights 7, 3, 1; A is 10 and a filler zero. */
function icaoDigit(text: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let sum = 0;
  for (let at = 0; at < text.length; at += 1)
    sum += Math.max(0, alphabet.indexOf(text.charAt(at))) * ([7, 3, 1][at % 3] ?? 0);
  return String(sum % 10);
}

/** What is wrong with the check digits of a zone: positions are those of ICAO 9303-4 and 9303-5. */
function faultsOfZone(lines: string[]): string[] {
  const [first = '', second = ''] = lines;
  const checks: [string, string, string][] =
    lines.length === 2
      ? [
          ['number', second.slice(0, 9), second.charAt(9)],
          ['birth', second.slice(13, 19), second.charAt(19)],
          ['expiry', second.slice(21, 27), second.charAt(27)],
          [
            'all',
            second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43),
            second.charAt(43),
          ],
        ]
      : [
          ['number', first.slice(5, 14), first.charAt(14)],
          ['birth', second.slice(0, 6), second.charAt(6)],
          ['expiry', second.slice(8, 14), second.charAt(14)],
          [
            'all',
            first.slice(5, 30) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29),
            second.charAt(29),
          ],
        ];
  return checks.filter(([, text, digit]) => icaoDigit(text) !== digit).map(([name]) => name);
}

/** The check digit of a German licence, by the table of the Federal Motor Transport Authority. */
function germanDigit(body: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += alphabet.indexOf(body.charAt(at)) * (9 - at);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

describe('national identity numbers', () => {
  test.each([
    ['BR', 'cpf', stdnum.BR?.['cpf']],
    ['BR', 'cnpj', stdnum.BR?.['cnpj']],
    ['ES', 'dni', stdnum.ES?.['dni']],
    ['ES', 'nie', stdnum.ES?.['nie']],
    ['FR', undefined, stdnum.FR?.['nir']],
    ['IT', undefined, stdnum.IT?.['codicefiscale']],
    ['NL', undefined, stdnum.NL?.['bsn']],
    ['PL', undefined, stdnum.PL?.['pesel']],
    ['SE', undefined, stdnum.SE?.['personnummer']],
  ])('%s %s: an independent validator accepts every number', (country, kind, checker) => {
    const numbers = numbersOf({ country, ...(kind !== undefined && { kind }) });
    // The validator wants a Swedish number with its hyphen.
    const written = numbers.map((number) => number.replace(/^(\d{8})(\d{4})$/, '$1-$2'));
    expect(written.filter((number) => checker?.validate(number).isValid !== true)).toEqual([]);
  });

  test.each([
    ['BR', 'pt-BR'],
    ['ES', 'es-ES'],
    ['IT', 'it-IT'],
    ['NL', 'nl-NL'],
  ])('%s: so does a second one', (country, locale) => {
    const numbers = fresh(IDENTITY, { country });
    expect(numbers.filter((number) => !validator.isTaxID(number, locale))).toEqual([]);
  });

  test('American numbers are of areas that are never issued, and of no taxpayer', () => {
    const numbers = numbersOf({ country: 'US' }).map((number) => number.replaceAll('-', ''));
    const owned = numbers.filter(
      (number) => !/^(666|9\d\d)(0[1-9]|[1-4]\d)(?!0000)\d{4}$/.test(number),
    );
    expect(owned).toEqual([]);
    expect(numbers.filter((number) => stdnum.US?.['ssn']?.validate(number).isValid)).toEqual([]);
    const areas = new Set(numbers.map((number) => number.slice(0, 1)));
    expect(areas).toEqual(new Set(['6', '9']));
    expect(stdnum.US?.['ssn']?.validate('536904399').isValid).toBe(true);
  });

  test('British numbers have the right form and a prefix that nobody has', () => {
    const numbers = numbersOf({ country: 'GB' }).map((number) => number.replaceAll(' ', ''));
    const unused = /^(BG|GB|KN|NK|NT|QQ|ZZ)\d{6}[A-D]$/;
    expect(numbers.filter((number) => !unused.test(number))).toEqual([]);
    const issued = numbers.filter((number) => stdnum.GB?.['nino']?.validate(number).isValid);
    expect(issued).toEqual([]);
    expect(stdnum.GB?.['nino']?.validate('JG121314D').isValid).toBe(true);
  });

  test('Swedish and Dutch numbers are of the ranges kept for tests', () => {
    const swedish = fresh(IDENTITY, { country: 'SE' });
    expect(swedish.filter((number) => !/^\d{8}23[89]\d$/.test(number))).toEqual([]);
    const dutch = fresh(IDENTITY, { country: 'NL' });
    expect(dutch.filter((number) => !/^9999\d{5}$/.test(number))).toEqual([]);
  });

  test.each([
    ['FR', 'female', '1985-05-30', /^28505/],
    ['FR', 'male', '2003-12-01', /^10312/],
    ['IT', 'female', '1985-05-30', /^[A-Z]{6}85E70/],
    ['IT', 'male', '2003-12-01', /^[A-Z]{6}03T01/],
    ['PL', 'female', '1985-05-30', /^850530\d{3}[02468]/],
    ['PL', 'male', '2003-12-01', /^033201\d{3}[13579]/],
    ['SE', 'female', '1985-05-30', /^198505302380?/],
    ['SE', 'male', '2003-12-01', /^20031201239/],
  ])('%s: the number of a %s born on %s says so', (country, sex, birthDate, expression) => {
    const numbers = fresh(IDENTITY, { country, sex, birthDate });
    expect(numbers.filter((number) => !expression.test(number))).toEqual([]);
  });

  test('a kind belongs to its country, and separators are those of the country', async () => {
    for (const kind of ['cnpj', 'cpf', 'dni', 'nie'])
      expect(await refusedFor(IDENTITY, { country: 'FR', kind })).toEqual(['country', 'kind']);
    const forms: Record<string, RegExp> = {
      BR: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
      ES: /^\d{8}-[A-Z]$/,
      FR: /^\d \d\d \d\d \d\d \d{3} \d{3} \d\d$/,
      GB: /^[A-Z]{2} \d\d \d\d \d\d [A-D]$/,
      IT: /^[A-Z]{3} [A-Z]{3} \d\d[A-Z]\d\d [A-Z]\d{3}[A-Z]$/,
      NL: /^\d{9}$/,
      PL: /^\d{11}$/,
      SE: /^\d{8}-\d{4}$/,
      US: /^\d{3}-\d\d-\d{4}$/,
    };
    for (const [country, form] of Object.entries(forms)) {
      const numbers = fresh(IDENTITY, { country, formatted: true });
      expect(numbers.filter((number) => !form.test(number))).toEqual([]);
    }
    const companies = fresh(IDENTITY, { country: 'BR', kind: 'cnpj', formatted: true });
    expect(companies.filter((each) => !/^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/.test(each))).toEqual([]);
  });
});

describe('travel documents', () => {
  test('the number of a Dutch passport begins with N and has neither O nor 0', () => {
    const numbers = fresh('person/passport-number', { country: 'NL' });
    expect(numbers.filter((number) => !/^N[A-NP-Z][A-NP-Z1-9]{6}[1-9]$/.test(number))).toEqual([]);
  });

  test('a passport number is of the layout of its country', () => {
    const wrong = answersOf('person/passport-number').filter(
      ({ query: { country }, value }) =>
        country !== undefined && !validator.isPassportNumber(value, String(country)),
    );
    expect(wrong).toEqual([]);
    const any = fresh('person/passport-number');
    const layouts = any.map((number) => number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0'));
    expect(new Set(layouts).size).toBeGreaterThan(6);
  });

  test('the check digits that zones are held against are those of the specimens of ICAO 9303', () => {
    const passport = [
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ];
    const card = [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ];
    expect([passport, card].map(faultsOfZone)).toEqual([[], []]);
    expect(
      faultsOfZone([passport[0] ?? '', 'L898902C35UTO7408122F1204159ZE184226B<<<<<10']),
    ).toEqual(['number', 'all']);
  });

  test.each([
    ['passport', 44, 2],
    ['id-card', 30, 3],
  ])(
    'the zone of a %s has right check digits and says what the fields say',
    (kind, width, rows) => {
      const documents = fresh<Document>(ZONE, { kind, reference: REFERENCE });
      for (const {
        lines,
        issuingState,
        number,
        lastName,
        birthDate,
        sex,
        expiresOn,
      } of documents) {
        expect(lines.map((line) => line.length)).toEqual(Array.from({ length: rows }, () => width));
        expect(faultsOfZone(lines)).toEqual([]);
        const text = lines.join('');
        const zoneName = lastName.toUpperCase().replaceAll("'", '').replaceAll('-', '<');
        const short = (date: string) => date.slice(2).replaceAll('-', '');
        expect(issuingState).toBe('UTO');
        expect(text).toContain(number);
        expect(text).toContain(`${zoneName}<<`);
        expect(text).toMatch(
          RegExp(
            `${short(birthDate)}\\d(UTO)?${sex === 'female' ? 'F' : 'M'}${short(expiresOn)}\\d`,
          ),
        );
      }
    },
  );

  test('a zone is of the country, the person and the side of the reference asked for', async () => {
    const query = { country: 'DE', sex: 'female', birthDate: '1985-05-30', reference: REFERENCE };
    for (const expired of [false, true]) {
      for (const document of fresh<Document>(ZONE, { ...query, expired })) {
        expect(document.lines[0]).toMatch(/^P<D<</);
        expect(document.lines[1]?.slice(10, 13)).toBe('D<<');
        expect(document.birthDate).toBe('1985-05-30');
        expect(document.expiresOn < '2026-06-30').toBe(expired);
        expect(
          Math.abs(Date.parse(document.expiresOn) - Date.parse(REFERENCE)),
        ).toBeLessThanOrEqual(3650 * 86_400_000);
      }
    }
    expect(faultsOfZone(recorded<Document>(ZONE)[0]?.lines ?? [])).toEqual([]);
    const card = { kind: 'id-card', country: 'DE', reference: REFERENCE };
    expect(await refusedFor(ZONE, card)).toEqual(['kind', 'country']);
  });
});

describe('driving licences', () => {
  const LICENCE = 'person/driving-licence-number';

  test('a British number begins as that of the specimen licence of the DVLA', () => {
    const holder = { lastName: 'Morgan', sex: 'female', birthDate: '1976-03-11' };
    const numbers = fresh(LICENCE, { country: 'GB', ...holder });
    expect(numbers.filter((number) => !/^MORGA753116[A-Z][A-Z9]9[A-Z]{2}$/.test(number))).toEqual(
      [],
    );
    const men = fresh(LICENCE, { ...holder, sex: 'male', lastName: 'MacLeod' });
    expect(men.filter((number) => !number.startsWith('MCLEO703116'))).toEqual([]);
    const short = fresh(LICENCE, { ...holder, lastName: "O'Hy" });
    expect(short.filter((number) => !number.startsWith('OHY99753116'))).toEqual([]);
    const form = /^[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d{2}[A-Z][A-Z9]9[A-Z]{2}$/;
    expect(fresh(LICENCE).filter((number) => number.length !== 16 || !form.test(number))).toEqual(
      [],
    );
  });

  test('the check digit of a German number is right, as on the specimen licence', () => {
    expect(germanDigit('B072RRE2I')).toBe('5');
    const numbers = fresh(LICENCE, { country: 'DE' });
    const wrong = numbers.filter(
      (number) =>
        !/^[A-Z]\d{3}[A-Z0-9]{5}[0-9X][1-3]$/.test(number) || number[9] !== germanDigit(number),
    );
    expect(wrong).toEqual([]);
  });

  test('a Spanish number is a DNI', () => {
    const numbers = fresh(LICENCE, { country: 'ES' });
    expect(numbers.filter((number) => !validator.isIdentityCard(number, 'ES'))).toEqual([]);
  });

  test.each([
    ['CA', /^[A-Z]\d{7}$/],
    ['GA', /^\d{9}$/],
    ['NY', /^\d{9}$/],
    ['OH', /^[A-Z]{2}\d{6}$/],
    ['PA', /^\d{8}$/],
    ['TX', /^\d{8}$/],
  ])('a licence of %s matches %s', (state, form) => {
    const numbers = fresh(LICENCE, { country: 'US', state });
    expect(numbers.filter((number) => !form.test(number))).toEqual([]);
  });

  test('a state is one of the USA', async () => {
    expect(await refusedFor(LICENCE, { state: 'CA' })).toEqual(['state']);
  });
});
