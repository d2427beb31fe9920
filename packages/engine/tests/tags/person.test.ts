import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, secondsBetween, shareOf } from '../measures.ts';
import { MANY_SEEDS, createValues, findOperation, testEachValue } from '../values.ts';

type Texts = Record<string, string>;

testEachValue('person/passport-number', {
  'has the layout of its country': (number, { country }) =>
    country === undefined ? undefined : validator.isPassportNumber(number, String(country)),
});

const toShort = (date = '') => date.slice(2).replaceAll('-', '');

testEachValue<Texts & { lines: string[] }>('person/machine-readable-zone', {
  'has the lines of its kind': ({ kind, lines }) => {
    const [width, rows] = kind === 'passport' ? [44, 2] : [30, 3];
    return lines.length === rows && lines.every((line) => line.length === width);
  },
  'repeats its fields in the lines': ({ lines, ...fields }) => {
    const { issuingState = '', number = '', lastName = '', birthDate, sex, expiresOn } = fields;
    const text = lines.join('');
    const name = lastName.toUpperCase().replaceAll("'", '').replaceAll('-', '<');
    const letter = sex === 'female' ? 'F' : 'M';
    const dates = `${toShort(birthDate)}\\d[A-Z<]{0,3}${letter}${toShort(expiresOn)}\\d`;
    const isOfState = text.slice(2, 5) === issuingState.padEnd(3, '<');
    return (
      isOfState && text.includes(number) && text.includes(`${name}<<`) && RegExp(dates).test(text)
    );
  },
  'is German if requested, and from Utopia by default': ({ issuingState }, { country }) =>
    country === undefined ? issuingState === 'UTO' : country !== 'DE' || issuingState === 'D',
  'expires at most ten years before or after the reference': ({ expiresOn = '' }, query) => {
    const seconds = secondsBetween(String(query['reference']), expiresOn);
    return seconds < 0 === query['expired'] && Math.abs(seconds) <= 3651 * DAY_SECONDS;
  },
});

test('US identity numbers have both kinds of areas', () => {
  const numbers = createValues('person/national-identity-number', { country: 'US' });
  expect(new Set(numbers.map((number) => number.charAt(0)))).toEqual(new Set(['6', '9']));
});

test('passport numbers have more than six layouts', () => {
  const layouts = createValues('person/passport-number').map((number) =>
    number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0'),
  );
  expect(new Set(layouts).size).toBeGreaterThan(6);
});

test('both sexes are equally likely', () => {
  const sexes = createValues('person/sex', {}, MANY_SEEDS);
  expect(shareOf(sexes, (sex) => sex === 'female')).toBeCloseTo(0.5, 1);
});

test('eye colours have the codes of AAMVA D20', () => {
  const codes: Texts = { brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' };
  expect(createValues('person/eye-colour', { format: 'code' })).toEqual(
    createValues('person/eye-colour').map((colour) => codes[colour]),
  );
});

test.each([
  ['pl', /[ -]\p{L}*([sc]k|dzk)i$/u],
  ['pt-BR', / (Jr\.|Neto|Filho)$/],
  ['nl', / (Jr|Sr)\.$/],
  ['sv', / (Jr\.|Sr\.|[IV]+)$/],
  ['nb', / (Jr\.|Sr\.|[IV]+)$/],
  ['en', / (Jr\.|Sr\.|[IV]+)$/],
  ['tr', /^\S*(bars|boğa|börü|kağan|tegin|tutuk) /],
  // Chinese family names are written with some of these characters, too.
  ['zh-CN', /^.+[雄鹏伟强磊豪辉建]/],
])('women have no masculine names in %s', (locale, masculine) => {
  const seeds = MANY_SEEDS.slice(0, 10);
  const query = { locale, sex: 'female' };
  const names = [
    ...createValues('person/full-name', query, seeds),
    ...createValues<Texts>('person/person-name', query, seeds).map(({ name }) => name ?? ''),
  ];
  expect(names.filter((name) => masculine.test(name)).slice(0, 5)).toEqual([]);
});

describe('measures of people', () => {
  test('the default ages are those of the description', () => {
    const { description, parameters } = findOperation('person/age').operation;
    const [, ...named] = /from (\d+) to (\d+) by default/.exec(description) ?? [];
    const defaults = parameters?.filter(({ name }) => ['min', 'max'].includes(name));
    expect(defaults?.map(({ schema }) => String(schema.default))).toEqual(named);
  });

  test('heights of women form a bell curve in each unit', () => {
    const createHeights = (unit: string) =>
      createValues<number>('person/height', { sex: 'female', unit });
    const heights = createHeights('centimetres');
    expect(shareOf(heights, (height) => height >= 155 && height <= 169)).toBeGreaterThan(0.5);
    expect(createHeights('metres')).toEqual(heights.map((height) => height / 100));
    expect(createHeights('inches')).toEqual(heights.map((height) => Math.round(height / 2.54)));
  });

  test('blood types follow the donors unless an even distribution is requested', () => {
    const donors = createValues('person/blood-type');
    const even = createValues('person/blood-type', { distribution: 'even' });
    expect(shareOf(donors, (type) => type === 'O+')).toBeGreaterThan(0.25);
    expect(shareOf(even, (type) => type === 'AB-')).toBeGreaterThan(0.06);
  });
});
