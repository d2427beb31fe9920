import { en } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { shareOf } from './measures.ts';
import { drawDistinct, drawValues, findOperation, testValues } from './values.ts';
import type { Row } from './values.ts';

/** Titles that are misspelt, alone or in names. */
const MISSPELT = /^(?!(.*[ "])?(Sta\.|M|'פרופ|Phd\.)([ "]|$))/;

testValues('person', [
  ['full-name', { lastName: 'Okafor', locale: 'de' }, / Okafor$/],
  // A surname that looks like the suffix of a son.
  ['full-name', { lastName: 'Neto', sex: 'female' }, / Neto(, [A-Z][A-Za-z]+)?$/],
  // A Spanish family shares the first of two surnames.
  ['full-name', { lastName: 'Garrido', locale: 'es' }, / Garrido \p{Lu}/u],
  ['full-name', { lastName: 'M', locale: 'ru' }, /^[^.]+$/],
  ['full-name', { sex: 'female' }, /^(?!Mr\. )/],
  ['full-name', { locale: 'ko' }, /^\p{Script=Hangul}{2,3}$/u],
  ['last-name', { locale: 'es' }, / /],
  ['last-name', { locale: 'cs', sex: 'female' }, /á$/],
  ['last-name', { locale: 'cs', sex: 'male' }, /(?<!ová)$/],
  ['name-prefix', { sex: 'male' }, /^(?!Miss|Mrs|Ms)/],
  ['name-prefix', { sex: 'generic' }, ['Dr.']],
  ['name-prefix', { locale: 'it', sex: 'female' }, /^(?!(Sig|Dott)\.$)/],
  ['name-prefix', { locale: 'it', sex: 'male' }, { has: ['Sig.', 'Dott.'] }],
  ['name-prefix', { locale: 'ar', sex: 'female' }, /^(?!(سيد|دكتور|بروفيسور)$)/],
  ['name-prefix', { locale: 'ar', sex: 'male' }, { has: ['سيد', 'دكتور', 'بروفيسور'] }],
  // Languages without titles or suffixes have the English ones.
  ['name-prefix', { locale: 'zh-CN' }, { has: ['Mrs.'] }],
  ['name-suffix', { locale: 'it' }, { has: ['PhD'] }],
  ['name-prefix', { locale: 'es' }, { has: ['Srta.'] }],
  ['name-prefix', { locale: 'fr' }, { has: ['M.'] }],
  ['name-suffix', { locale: 'cs' }, ['Ph.D.']],
  ...['es', 'fr', 'he', 'cs'].flatMap((locale): Row[] => [
    ['name-prefix', { locale }, MISSPELT],
    ['full-name', { locale }, MISSPELT],
  ]),
  ['bio', {}, /^(?!.* {2})/],
  ['monogram', { middle: false, punctuated: false }, /^..$/],
  ['monogram', { middle: true, punctuated: true }, /^[A-Z]\. [A-Z]\. [A-Z]\.$/],
  ['age', { min: 13, max: 17 }, ['13', '14', '15', '16', '17']],
  ['height', { sex: 'female' }, /^1(4[2-9]|[5-7]\d|8[0-2])$/],
  ['blood-type', { rhesus: 'negative' }, ['A-', 'AB-', 'B-', 'O-']],
]);

describe('names of people', () => {
  test.each([
    ['pl', /[ -]\p{L}*([sc]k|dzk)i$/u],
    ['pt-BR', / (Jr\.|Neto|Filho)$/],
    ['nl', / (Jr|Sr)\.$/],
    ['sv', / (Jr\.|Sr\.|[IV]+)$/],
    ['nb', / (Jr\.|Sr\.|[IV]+)$/],
    ['en', / (Jr\.|Sr\.|[IV]+)$|^((Dr|Ms|Mrs|Miss)\.? )?(Francis|Jude|Merlin|Sammy|Urban|Van) /],
    ['de', /(Arda|Jonah|Luca) /],
    ['tr', /^\S*(bars|boğa|börü|kağan|tegin|tutuk) /],
    ['he', /(ג׳ון|מיכאל|עמנואל) /],
    ['ko', /^.(서진|시윤|하랑)$/],
    // Chinese family names are written with some of these characters, too.
    ['zh-CN', /^.+[雄鹏伟强磊豪辉建]/],
  ])('%s: no woman has a name that only men have', (locale, masculine) => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const query = { locale, sex: 'female' };
    const whole = drawValues<{ name: string }>('person/person-name', query, seeds);
    const names = [
      ...drawValues('person/full-name', query, seeds),
      ...whole.map(({ name }) => name),
    ];
    expect(names.filter((name) => masculine.test(name))).toEqual([]);
  });

  test.each(['female', 'male'] as const)(
    'given names of a %s are on the list of the sex',
    (sex) => {
      const { first_name: first, middle_name: middle } = en.person ?? {};
      // Names that anybody may bear are on a list of their own.
      const [firsts, middles] = [first, middle].map((list) => [list?.[sex], list?.generic].flat());
      const people = drawValues<{ firstName: string }>('person/person-name', { sex });
      const names = [
        ...drawValues('person/first-name', { sex }),
        ...people.map(({ firstName }) => firstName),
      ];
      expect(names.filter((name) => !firsts?.includes(name))).toEqual([]);
      const others = drawValues('person/middle-name', { sex });
      expect(others.filter((name) => !middles?.includes(name))).toEqual([]);
    },
  );

  test('given names of anybody are on a list of their own', () => {
    const shared = [...drawDistinct('person/first-name', { sex: 'generic' })];
    expect(shared.filter((name) => !en.person?.first_name?.generic?.includes(name))).toEqual([]);
  });

  test.each(['en', 'es', 'ja', 'ko', 'zh-CN'])(
    '%s: the whole holds all parts of a name',
    (locale) => {
      for (const person of drawValues<Record<string, string>>('person/person-name', { locale })) {
        const { name = '', ...parts } = person;
        const letters = Object.values(parts).join('').replaceAll(' ', '');
        expect([...name.replaceAll(/,? /g, '')].sort()).toEqual([...letters].sort());
      }
    },
  );
});

describe('measures of people', () => {
  test('the defaults of ages match the description', () => {
    const { description, parameters } = findOperation('person/age').operation;
    const [, ...named] = /from (\d+) to (\d+) by default/.exec(description) ?? [];
    const schemaOf = (end: string) => parameters?.find(({ name }) => name === end)?.schema;
    expect(named).toEqual(['min', 'max'].map((end) => String(schemaOf(end)?.default)));
  });

  test('the heights of women form a bell, in every unit', () => {
    const drawHeights = (unit: string) =>
      drawValues<number>('person/height', { sex: 'female', unit });
    const women = drawHeights('centimetres');
    expect(shareOf(women, (height) => height >= 155 && height <= 169)).toBeGreaterThan(0.5);
    expect(drawHeights('metres')).toEqual(women.map((height) => height / 100));
    expect(drawHeights('inches')).toEqual(women.map((height) => Math.round(height / 2.54)));
  });

  test('blood types follow the donors unless an even distribution is asked for', () => {
    const donors = drawValues('person/blood-type');
    const even = drawValues('person/blood-type', { distribution: 'even' });
    expect(shareOf(donors, (type) => type === 'O+')).toBeGreaterThan(0.25);
    expect(shareOf(even, (type) => type === 'AB-')).toBeGreaterThan(0.06);
  });
});
