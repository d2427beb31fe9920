import { Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { english } from './locales/english.ts';
import { mergeLocales } from './locales/mergeLocales.ts';
import { createMersenneTwister } from './mersenne.ts';

/**
 * ASCII spellings of letters that are not an ASCII letter with a diacritic. Faker drops such letters or writes their code
 * points. Arabic letters with hamza or madda are replaced with the plain letter, which faker transliterates.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ß: 'ss', þ: 'th', Þ: 'Th' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ı: 'i' },
  ...{ і: 'i', І: 'I', ї: 'i', Ї: 'I', є: 'ie', Є: 'Ye', ь: '', Ь: '', '’': '', '׳': '', '״': '' },
  ...{ آ: 'ا', أ: 'ا', إ: 'ا', ؤ: 'و', ئ: 'ي' },
};
const LETTERS = RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** Scripts without ASCII spellings. Account names and domains are English for these languages. */
const UNSPELT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Transliterates the letters that faker cannot convert to ASCII by removing diacritics. */
export function transliterate(text: string): string {
  return text.replace(LETTERS, (letter) => SPELLINGS[letter] ?? letter);
}

/** Lists from which account names and domains are built. */
const WORD_LISTS = {
  name: ({ person }: LocaleDefinition) => {
    const { first_name, last_name } = person ?? {};
    return { person: { first_name, last_name } };
  },
  word: ({ word }: LocaleDefinition) => ({ word }),
};
type Lists = keyof typeof WORD_LISTS;

const spelling = { name: new WeakMap<Faker, Faker>(), word: new WeakMap<Faker, Faker>() };

/**
 * Returns a faker with transliterated names or words, seeded from the given one. Returns the given faker if its lists
 * need no transliteration.
 */
export function toTransliteratedFaker(faker: Faker, lists: Lists): Faker {
  const known = spelling[lists].get(faker);
  if (known) return known;
  const text = JSON.stringify(WORD_LISTS[lists](faker.rawDefinitions));
  const spelt = UNSPELT.test(text)
    ? JSON.stringify(WORD_LISTS[lists](english))
    : transliterate(text);
  const own =
    spelt === text
      ? faker
      : new Faker({
          locale: mergeLocales([JSON.parse(spelt) as LocaleDefinition, faker.rawDefinitions]),
          randomizer: createMersenneTwister(),
          seed: faker.number.int(),
        });
  spelling[lists].set(faker, own);
  return own;
}
