import { stdnum } from 'stdnum';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { DAY_SECONDS, secondsBetween, sum } from './measures.ts';
import { drawValues, testAnswers, testValues } from './values.ts';
import type { Query, Row } from './values.ts';

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
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const valuesOf = (text: string) => Array.from(text, (letter) => ALPHABET.indexOf(letter));

/** The check digit of ICAO 9303-3, 4.9: weights 7, 3, 1; A is 10 and a filler zero. */
function icaoDigit(text: string): string {
  const weighted = valuesOf(text).map((value, at) => Math.max(0, value) * ([7, 3, 1][at % 3] ?? 0));
  return String(sum(weighted) % 10);
}

/** Places in the joined lines of each check digit, and what it checks, as ICAO 9303-4 and 9303-5 have them. */
const CHECKED: Record<number, Record<string, [digit: number, checked: string]>> = {
  2: {
    ...{ number: [53, '44-53'], birth: [63, '57-63'], expiry: [71, '65-71'] },
    all: [87, '44-54 57-64 65-87'],
  },
  3: {
    ...{ number: [14, '5-14'], birth: [36, '30-36'], expiry: [44, '38-44'] },
    all: [59, '5-30 30-37 38-45 48-59'],
  },
};

/** The check digits of a zone that are wrong. */
function wrongDigitsOf(lines: string[]): string[] {
  const text = lines.join('');
  const wrong = Object.entries(CHECKED[lines.length] ?? {}).filter(([, [digit, checked]]) => {
    const parts = checked.split(' ').map((range) => {
      const [from, to] = range.split('-').map(Number);
      return text.slice(from, to);
    });
    return icaoDigit(parts.join('')) !== text.charAt(digit);
  });
  return wrong.map(([part]) => part);
}

/** Whether a German licence has the check digit by the table of the Federal Motor Transport Authority. */
function isGermanLicence(number: string): boolean {
  const rest = sum(valuesOf(number.slice(0, 9)).map((value, at) => value * (9 - at))) % 11;
  const isFormed = /^[A-Z]\d{3}[A-Z0-9]{5}[0-9X][1-3]$/.test(number);
  return isFormed && number.charAt(9) === (rest === 10 ? 'X' : String(rest));
}

const isDni = (number: string) => validator.isIdentityCard(number, 'ES');

const [WOMAN, MAN] = [
  { sex: 'female', birthDate: '1985-05-30' },
  { sex: 'male', birthDate: '2003-12-01' },
];

/** Format of a number with its separators. */
const FORMS: Record<string, RegExp> = {
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

testValues('person', [
  ['national-identity-number', { country: 'FR', ...WOMAN }, /^28505/],
  ['national-identity-number', { country: 'FR', ...MAN }, /^10312/],
  ['national-identity-number', { country: 'IT', ...WOMAN }, /^[A-Z]{6}85E70/],
  ['national-identity-number', { country: 'IT', ...MAN }, /^[A-Z]{6}03T01/],
  ['national-identity-number', { country: 'PL', ...WOMAN }, /^850530\d{3}[02468]/],
  ['national-identity-number', { country: 'PL', ...MAN }, /^033201\d{3}[13579]/],
  ['national-identity-number', { country: 'SE', ...WOMAN }, /^198505302380?/],
  ['national-identity-number', { country: 'SE', ...MAN }, /^20031201239/],
  // Areas that are never issued, and those of no taxpayer.
  [
    'national-identity-number',
    { country: 'US', formatted: false },
    /^(666|9\d\d)(0[1-9]|[1-4]\d)(?!0000)\d{4}$/,
  ],
  // Prefixes that nobody has.
  [
    'national-identity-number',
    { country: 'GB', formatted: false },
    /^(BG|GB|KN|NK|NT|QQ|ZZ)\d{6}[A-D]$/,
  ],
  // Ranges that are kept for tests.
  ['national-identity-number', { country: 'SE' }, /^\d{8}23[89]\d$/],
  ['national-identity-number', { country: 'NL' }, /^9999\d{5}$/],
  ...Object.entries(FORMS).map(([country, form]): Row => {
    return ['national-identity-number', { country, formatted: true }, form];
  }),
  [
    'national-identity-number',
    { country: 'BR', kind: 'cnpj', formatted: true },
    /^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/,
  ],
  ['passport-number', { country: 'NL' }, /^N[A-NP-Z][A-NP-Z1-9]{6}[1-9]$/],
  ['driving-licence-number', { country: 'DE' }, isGermanLicence],
  ['driving-licence-number', { country: 'ES' }, isDni],
  ['driving-licence-number', { country: 'US', state: 'CA' }, /^[A-Z]\d{7}$/],
  ['driving-licence-number', { country: 'US', state: 'GA' }, /^\d{9}$/],
  ['driving-licence-number', { country: 'US', state: 'NY' }, /^\d{9}$/],
  ['driving-licence-number', { country: 'US', state: 'OH' }, /^[A-Z]{2}\d{6}$/],
  ['driving-licence-number', { country: 'US', state: 'PA' }, /^\d{8}$/],
  ['driving-licence-number', { country: 'US', state: 'TX' }, /^\d{8}$/],
  [
    'driving-licence-number',
    { country: 'GB' },
    /^(?=.{16}$)[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d{2}[A-Z][A-Z9]9[A-Z]{2}$/,
  ],
]);

testAnswers('person/passport-number', {
  'is of the layout of its country': (number, { country }) =>
    country === undefined ? undefined : validator.isPassportNumber(number, String(country)),
});

const SPECIMENS = {
  passport: [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ],
  card: [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ],
};

const toShort = (date: string) => date.slice(2).replaceAll('-', '');

testAnswers<Document>('person/machine-readable-zone', {
  'has the lines of its kind with right check digits': ({ kind, lines }, query) => {
    const [width, rows] = kind === 'passport' ? [44, 2] : [30, 3];
    return (
      kind === (query['kind'] ?? kind) &&
      lines.length === rows &&
      lines.every((line) => line.length === width) &&
      wrongDigitsOf(lines).length === 0
    );
  },
  'says what the fields say': ({ lines, number, lastName, birthDate, sex, expiresOn }) => {
    const text = lines.join('');
    const name = lastName.toUpperCase().replaceAll("'", '').replaceAll('-', '<');
    const letter = sex === 'female' ? 'F' : 'M';
    const dates = `${toShort(birthDate)}\\d[A-Z<]{0,3}${letter}${toShort(expiresOn)}\\d`;
    return text.includes(number) && text.includes(`${name}<<`) && RegExp(dates).test(text);
  },
  'is of the country asked for, and else of Utopia': ({ lines, issuingState }, { country }) =>
    country === 'DE'
      ? /^P<D<</.test(lines[0] ?? '')
      : country !== undefined || issuingState === 'UTO',
  'expires on the side of the reference asked for, within ten years': ({ expiresOn }, query) => {
    const seconds = secondsBetween(String(query['reference']), expiresOn);
    return seconds < 0 === query['expired'] && Math.abs(seconds) <= 3651 * DAY_SECONDS;
  },
  'is of the person asked for': ({ sex, birthDate }, query) =>
    sex === (query['sex'] ?? sex) && birthDate === (query['birthDate'] ?? birthDate),
});

const numbersOf = (query: Query): string[] =>
  [true, false].flatMap((formatted) => drawValues(IDENTITY, { ...query, formatted }));

describe('identity numbers', () => {
  test.each([
    ['BR', 'pt-BR'],
    ['ES', 'es-ES'],
    ['IT', 'it-IT'],
    ['NL', 'nl-NL'],
  ])('of %s are accepted by a second one', (country, locale) => {
    const numbers = drawValues(IDENTITY, { country });
    expect(numbers.filter((number) => !validator.isTaxID(number, locale))).toEqual([]);
  });

  test.each([
    ['US', stdnum.US?.['ssn'], '536904399'],
    ['GB', stdnum.GB?.['nino'], 'JG121314D'],
  ])(
    'of %s are those of nobody: an independent validator rejects them',
    (country, checker, real) => {
      expect(checker?.validate(real).isValid).toBe(true);
      expect(numbersOf({ country }).filter((each) => checker?.validate(each).isValid)).toEqual([]);
    },
  );

  test('of Americans have both kinds of areas', () => {
    const areas = drawValues(IDENTITY, { country: 'US' }).map((number) => number.charAt(0));
    expect(new Set(areas)).toEqual(new Set(['6', '9']));
  });

  test.each([
    [IDENTITY, { country: 'FR', kind: 'cnpj' }, ['country', 'kind']],
    [IDENTITY, { country: 'FR', kind: 'nie' }, ['country', 'kind']],
    ['person/machine-readable-zone', { kind: 'id-card', country: 'DE' }, ['kind', 'country']],
    ['person/driving-licence-number', { state: 'CA' }, ['state']],
  ])('%s: %j is rejected, because the parts belong to different countries', async (...row) => {
    const [name, query, parameters] = row;
    expect(await rejectedParameters(name, query)).toEqual(parameters);
  });
});

describe('travel documents and licences', () => {
  test('the check digits that zones are held against are those of the specimens of ICAO 9303', () => {
    expect(Object.values(SPECIMENS).map(wrongDigitsOf)).toEqual([[], []]);
    const [first = '', second = ''] = SPECIMENS.passport;
    expect(wrongDigitsOf([first, second.replace('C36', 'C35')])).toEqual(['number', 'all']);
  });

  test('passport numbers have more than six layouts', () => {
    const layouts = drawValues('person/passport-number').map((number) =>
      number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0'),
    );
    expect(new Set(layouts).size).toBeGreaterThan(6);
  });

  // The first is the specimen licence of the DVLA.
  test.each([
    ['Morgan', 'female', /^MORGA753116[A-Z][A-Z9]9[A-Z]{2}$/],
    ['MacLeod', 'male', /^MCLEO703116/],
    ["O'Hy", 'female', /^OHY99753116/],
  ])('the British licence of %s (%s), born on 1976-03-11, matches %s', (lastName, sex, form) => {
    const query = { country: 'GB', lastName, sex, birthDate: '1976-03-11' };
    const numbers = drawValues('person/driving-licence-number', query);
    expect(numbers.filter((number) => !form.test(number))).toEqual([]);
  });

  test('the German specimen licence has the check digit that licences are held against', () => {
    expect([isGermanLicence('B072RRE2I53'), isGermanLicence('B072RRE2I63')]).toEqual([true, false]);
  });
});
