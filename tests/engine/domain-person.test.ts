import { en } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { fresh, operationsOf } from './faults.ts';
import type { Query } from './faults.ts';

/** Three hundred fresh values. */
const draw = <T>(name: string, query: Query = {}): T[] => fresh<T>(`person/${name}`, query);

describe('a person value', () => {
  test('a full name ends with the surname that the request gives', () => {
    const names = draw<string>('full-name', { lastName: 'Okafor', locale: 'de' });
    expect(names.filter((name) => !name.endsWith(' Okafor'))).toEqual([]);
  });

  test.each([
    ['pl', /[ -]\p{L}*([sc]k|dzk)i$/u],
    ['pt-BR', / (Jr\.|Neto|Filho)$/],
    ['nl', / (Jr|Sr)\.$/],
    ['sv', / (Jr\.|Sr\.|[IV]+)$/],
    ['nb', / (Jr\.|Sr\.|[IV]+)$/],
    ['en', / (Jr\.|Sr\.|[IV]+)$|^((Dr|Ms|Mrs|Miss)\.? )?(Francis|Jude|Merlin|Sammy|Urban|Van) /],
    ['de', /(Arda|Jonah|Luca) /],
    ['tr', /^\S*(bars|boğa|börü|kağan|tegin|tutuk) /],
    ['he', /(ג'ון|מיכאל|עמנואל) /],
    ['ko', /^.(서진|시윤|하랑)$/],
    ['zh-CN', /[雄鹏伟强磊豪辉建]/],
  ])('%s: no woman has a name that only men have', (locale, masculine) => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const query = { locale, sex: 'female' };
    const names = ['full-name', 'person-name'].flatMap((name) =>
      fresh<string | { name: string }>(`person/${name}`, query, seeds),
    );
    const whole = names.map((name) => (typeof name === 'string' ? name : name.name));
    // Chinese family names are written with some of these characters, too.
    const own = locale === 'zh-CN' ? whole.map((name) => name.slice(1)) : whole;
    expect(own.filter((name) => masculine.test(name))).toEqual([]);
  });

  test('a Spanish family shares the first of two surnames', () => {
    const names = draw<string>('full-name', { lastName: 'Garrido', locale: 'es' });
    expect(names.filter((name) => !/ Garrido \p{Lu}/u.test(name))).toEqual([]);
  });

  test('given names are from the list of the sex asked for', () => {
    const { first_name: first, middle_name: middle } = en.person ?? {};
    for (const sex of ['female', 'male'] as const) {
      // Names that anybody may bear are on a list of their own.
      const firsts = new Set([first?.[sex], first?.generic].flat());
      const middles = new Set([middle?.[sex], middle?.generic].flat());
      const people = draw<{ firstName: string }>('person-name', { sex }).map(
        ({ firstName }) => firstName,
      );
      const names = [...draw<string>('first-name', { sex }), ...people];
      expect(names.filter((name) => !firsts.has(name))).toEqual([]);
      const others = draw<string>('middle-name', { sex });
      expect(others.filter((name) => !middles.has(name))).toEqual([]);
    }
    const shared = draw<string>('first-name', { sex: 'generic' });
    expect(shared.filter((name) => !first?.generic?.includes(name))).toEqual([]);
  });

  test('titles never contradict the sex asked for', () => {
    expect(draw<string>('full-name', { sex: 'female' }).join()).not.toContain('Mr. ');
    expect(draw<string>('name-prefix', { sex: 'male' }).join()).not.toMatch(/Miss|Mrs|Ms/);
    expect(new Set(draw('name-prefix', { sex: 'generic' }))).toEqual(new Set(['Dr.']));
  });

  test.each([
    ['it', /^(Sig|Dott)\.$/],
    ['ar', /^(سيد|دكتور|بروفيسور)$/],
  ])('women have no title of men in %s', (locale, ofMen) => {
    const titles = (sex: string) => draw<string>('name-prefix', { locale, sex });
    expect(titles('female').filter((title) => ofMen.test(title))).toEqual([]);
    expect(titles('male').some((title) => ofMen.test(title))).toBe(true);
  });

  test('languages without titles or suffixes return the English ones', () => {
    expect(draw('name-prefix', { locale: 'zh-CN' })).toContain('Mrs.');
    expect(draw('name-suffix', { locale: 'it' })).toContain('PhD');
  });

  test('titles are spelt as their languages write them, alone and in names', () => {
    expect(draw('name-prefix', { locale: 'es' })).toContain('Srta.');
    expect(draw('name-prefix', { locale: 'fr' })).toContain('M.');
    expect(new Set(draw('name-suffix', { locale: 'cs' }))).toEqual(new Set(['Ph.D.']));
    const misspelt = /(^|[ "])(Sta\.|M|'פרופ|Phd\.)([ "]|$)/;
    for (const locale of ['es', 'fr', 'he', 'cs'])
      for (const name of ['name-prefix', 'full-name', 'person-name']) {
        const texts = draw(name, { locale }).map((value) => JSON.stringify(value));
        expect(texts.filter((text) => misspelt.test(text))).toEqual([]);
      }
    const given = draw<string>('full-name', { locale: 'ru', lastName: 'M' });
    expect(given.filter((text) => text.includes('.'))).toEqual([]);
  });

  test('a bio has no two spaces in a row', () => {
    expect(draw<string>('bio').filter((text) => text.includes('  '))).toEqual([]);
  });

  test('Spanish people have two surnames, Koreans one syllable before their given name', () => {
    const spanish = draw<string>('last-name', { locale: 'es' });
    expect(spanish.filter((name) => !name.includes(' '))).toEqual([]);
    const korean = draw<string>('full-name', { locale: 'ko' });
    expect(korean.filter((name) => !/^\p{Script=Hangul}{2,3}$/u.test(name))).toEqual([]);
  });

  test('Czech surnames take the form of the sex asked for', () => {
    const surnames = (sex: string) => draw<string>('last-name', { locale: 'cs', sex });
    expect(surnames('female').filter((name) => !name.endsWith('á'))).toEqual([]);
    expect(surnames('male').filter((name) => name.endsWith('ová'))).toEqual([]);
  });

  test.each(['en', 'es', 'ja', 'ko', 'zh-CN'])(
    '%s: the whole holds all parts of a name',
    (locale) => {
      for (const person of draw<Record<string, string>>('person-name', { locale })) {
        const { name = '', ...parts } = person;
        const letters = Object.values(parts).join('').length;
        expect(name.replaceAll(' ', '')).toHaveLength(
          letters - (Object.values(parts).join('').match(/ /g)?.length ?? 0),
        );
        expect(name.startsWith(parts['prefix'] ?? parts['firstName'] ?? ' ')).toBe(
          !['ja', 'ko', 'zh-CN'].includes(locale),
        );
      }
    },
  );

  test('a monogram has as many letters as names', () => {
    expect(new Set(draw<string>('monogram').map((value) => value.length))).toEqual(new Set([2]));
    const three = draw<string>('monogram', { middle: true, punctuated: true });
    expect(three.filter((value) => !/^[A-Z]\. [A-Z]\. [A-Z]\.$/.test(value))).toEqual([]);
  });

  test('ages lie where the description says that they do unless a request says otherwise', () => {
    const described = operationsOf('person').find(({ name }) => name === 'person/age');
    const named = /from (\d+) to (\d+) unless/.exec(described?.operation.description ?? '');
    const defaults = ['min', 'max'].map((end) => {
      const parameter = described?.operation.parameters?.find(({ name }) => name === end);
      return String(parameter?.schema.default);
    });
    expect(named?.slice(1)).toEqual(defaults);
  });

  test('ages reach both limits and keep them', () => {
    const ages = draw<number>('age', { min: 13, max: 17 });
    expect(new Set(ages)).toEqual(new Set([13, 14, 15, 16, 17]));
    expect(Math.min(...draw<number>('age', { min: 90 }))).toBeGreaterThanOrEqual(90);
    expect(() => draw('age', { min: 90, max: 89 })).toThrow(Refusal);
  });

  test('heights form a bell within the documented limits, in every unit', () => {
    const women = draw<number>('height', { sex: 'female' });
    const middle = women.filter((value) => value >= 155 && value <= 169);
    expect(Math.min(...women)).toBeGreaterThanOrEqual(142);
    expect(Math.max(...women)).toBeLessThanOrEqual(182);
    expect(middle.length).toBeGreaterThan(women.length / 2);
    expect(draw<number>('height', { sex: 'female', unit: 'metres' })[0]).toBe(
      (women[0] ?? 0) / 100,
    );
    expect(draw('height', { sex: 'female', unit: 'inches' })[0]).toBe(
      Math.round((women[0] ?? 0) / 2.54),
    );
  });

  test('blood types follow the donors unless an even distribution is asked for', () => {
    const share = (values: string[], type: string) =>
      values.filter((value) => value === type).length / values.length;
    expect(share(draw<string>('blood-type'), 'O+')).toBeGreaterThan(0.25);
    expect(share(draw<string>('blood-type', { distribution: 'even' }), 'AB-')).toBeGreaterThan(
      0.06,
    );
    const negative = new Set(draw<string>('blood-type', { rhesus: 'negative' }));
    expect([...negative].sort()).toEqual(['A-', 'AB-', 'B-', 'O-']);
  });
});
