import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { shareOf, toTable } from './measures.ts';
import { MANY_SEEDS, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

/** The words for women and men where a language has its own. */
const [FEMALE, MALE] = [
  toTable(`de weiblich fr femme pl kobieta pt-BR feminino es mujer it femmina nl vrouw sv kvinna
    da kvinde nb kvinne cs žena ru женский uk жіноча tr kadın ar أنثى he נקבה id perempuan ja 女性
    ko 여성 zh-CN 女`),
  toTable(`de männlich fr homme pl mężczyzna pt-BR masculino es hombre it maschio nl man sv man
    da mand nb mann cs muž ru мужской uk чоловіча tr erkek ar ذكر he זכר id laki-laki ja 男性
    ko 남성 zh-CN 男`),
];

const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces';

/** Eye colours with the codes of AAMVA D20. */
const EYES: Record<string, string> = {
  ...{ brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' },
};

const EMOJI = new RegExp('\\p{RGI_Emoji}$', 'v');

testValues('person', [
  ['eye-colour', { format: 'word' }, Object.keys(EYES)],
  ['zodiac-sign', {}, SIGNS.split(' ')],
  ['zodiac-sign', { locale: 'id' }, SIGNS.split(' ')],
  ['zodiac-sign', { locale: 'pt-BR' }, { has: ['Peixes'], lacks: ['Pisces'] }],
  ['gender', {}, { has: ['Man', 'Woman', 'Genderqueer', 'Two-spirit'] }],
  ['gender', { locale: 'pl' }, { has: ['Mężczyzna trans'] }],
]);

testAnswers('person/sex', {
  'is one of two words in the language asked for': (sex, { locale }) =>
    [FEMALE?.[String(locale)] ?? 'female', MALE?.[String(locale)] ?? 'male'].includes(sex),
});

const POLISH = [...(allLocales.pl.person?.gender ?? []), 'Mężczyzna trans'];

testAnswers('person/gender', {
  'is a term in English or Polish, with a capital': (gender, { locale }) =>
    (locale === 'pl' ? POLISH : allLocales.en.person?.gender)?.includes(gender) &&
    /^\p{Lu}/u.test(gender),
});

testAnswers('person/bio', {
  'is one line of at most three roles in its language': (bio, { locale }) =>
    !/[\n\r]/.test(bio) &&
    bio.split(/, |，/).length <= 3 &&
    bio.replace(EMOJI, '') !== '' &&
    /\p{Script=Han}/u.test(bio) === (locale === 'zh-CN'),
});

describe('traits of a person', () => {
  test('one sex is as likely as the other', () => {
    const sexes = drawValues('person/sex', {}, MANY_SEEDS);
    expect(shareOf(sexes, (sex) => sex === 'female')).toBeCloseTo(0.5, 1);
  });

  test.each(engine.table.operations['/v1/person/zodiac-sign']?.locales ?? [])(
    '%s: the signs of the zodiac are twelve',
    (locale) => {
      expect(drawDistinct('person/zodiac-sign', { locale }).size).toBe(12);
    },
  );

  test('the codes of eye colours are those of the same colours', () => {
    const codes = drawValues('person/eye-colour').map((colour) => EYES[colour]);
    expect(drawValues('person/eye-colour', { format: 'code' })).toEqual(codes);
  });

  test('three of eight bios have an emoji', () => {
    const share = shareOf(drawValues('person/bio', {}, MANY_SEEDS), (bio) => EMOJI.test(bio));
    expect(Math.abs(share - 3 / 8)).toBeLessThan(0.03);
  });
});
