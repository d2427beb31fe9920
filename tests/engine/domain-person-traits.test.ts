import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { engine } from './engine.ts';
import { answersOf, distinct, fresh, MANY_SEEDS } from './faults.ts';

/** The words for either sex where a language has its own. */
const SEXES: Record<string, string[]> = {
  de: ['weiblich', 'männlich'],
  fr: ['Femme', 'Homme'],
  pl: ['kobieta', 'mężczyzna'],
  'pt-BR': ['Feminino', 'Masculino'],
  es: ['mujer', 'hombre'],
  it: ['femmina', 'maschio'],
  nl: ['vrouw', 'man'],
  sv: ['kvinna', 'man'],
  da: ['kvinde', 'mand'],
  nb: ['kvinne', 'mann'],
  cs: ['žena', 'muž'],
  ru: ['женский', 'мужской'],
  uk: ['жіноча', 'чоловіча'],
  tr: ['kadın', 'erkek'],
  ar: ['أنثى', 'ذكر'],
  he: ['נקבה', 'זכר'],
  id: ['perempuan', 'laki-laki'],
  ja: ['女性', '男性'],
  ko: ['여성', '남성'],
  'zh-CN': ['女', '男'],
};

const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces';

/** Eye colours with the codes of AAMVA D20. */
const EYES = { brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' };

describe('traits of a person', () => {
  test('sexes are two words in the language asked for, one as likely as the other', () => {
    const wrong = answersOf('person/sex').filter(
      ({ query, value }) => !(SEXES[String(query['locale'])] ?? ['female', 'male']).includes(value),
    );
    expect(wrong).toEqual([]);
    const women = fresh('person/sex', {}, MANY_SEEDS).filter((sex) => sex === 'female');
    expect(women.length / 3000).toBeCloseTo(0.5, 1);
  });

  test('genders are as many as is said, in English and in Polish', () => {
    const { en, pl } = allLocales;
    const corrected = ['Mężczyzna trans'];
    const lists = { en: en.person?.gender ?? [], pl: [...(pl.person?.gender ?? []), ...corrected] };
    const wrong = answersOf('person/gender').filter(
      ({ query, value }) =>
        !lists[query['locale'] === 'pl' ? 'pl' : 'en'].includes(value) || !/^\p{Lu}/u.test(value),
    );
    expect(wrong).toEqual([]);
    const genders = distinct('person/gender');
    const polish = distinct('person/gender', { locale: 'pl' });
    expect([genders.size, polish.size]).toEqual([67, 22]);
    expect(corrected.filter((term) => !polish.has(term))).toEqual([]);
    const known = ['Man', 'Woman', 'Genderqueer', 'Two-spirit'];
    expect(known.filter((term) => !genders.has(term))).toEqual([]);
  });

  test('zodiac signs are twelve in every language, with Latin names in English and Indonesian', () => {
    const latin = new Set(SIGNS.split(' '));
    expect(distinct('person/zodiac-sign')).toEqual(latin);
    expect(distinct('person/zodiac-sign', { locale: 'id' })).toEqual(latin);
    const locales = engine.table.operations['/v1/person/zodiac-sign']?.locales ?? [];
    const sizes = locales.map((locale) => distinct('person/zodiac-sign', { locale }).size);
    expect(sizes).toEqual(locales.map(() => 12));
    const brazilian = distinct('person/zodiac-sign', { locale: 'pt-BR' });
    expect([brazilian.size, brazilian.has('Peixes'), brazilian.has('Pisces')]).toEqual([
      12,
      true,
      false,
    ]);
  });

  test('eye colours are words or the codes of the same colours', () => {
    const wrong = answersOf('person/eye-colour').filter(({ query: { format }, value }) => {
      const values = format === 'code' ? Object.values(EYES) : Object.keys(EYES);
      return !values.includes(value);
    });
    expect(wrong).toEqual([]);
    const codes = fresh('person/eye-colour').map((colour) => EYES[colour as keyof typeof EYES]);
    expect(fresh('person/eye-colour', { format: 'code' })).toEqual(codes);
    expect(new Set(codes).size).toBe(5);
  });

  test('a bio is one line of at most three roles, with an emoji in three of eight', () => {
    const emoji = new RegExp('\\p{RGI_Emoji}$', 'v');
    const wrong = answersOf('person/bio').filter(
      ({ query, value }) =>
        /[\n\r]/.test(value) ||
        value.split(/, |，/).length > 3 ||
        value.replace(emoji, '') === '' ||
        /\p{Script=Han}/u.test(value) !== (query['locale'] === 'zh-CN'),
    );
    expect(wrong).toEqual([]);
    const bios = fresh('person/bio', {}, MANY_SEEDS);
    const share = bios.filter((bio) => emoji.test(bio)).length / bios.length;
    expect(Math.abs(share - 3 / 8)).toBeLessThan(0.03);
  });
});
