import { Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { english } from './locales/english.ts';
import { mergeLocales } from './locales/mergeLocales.ts';

/**
 * Letters that are not an ASCII letter with a mark: faker leaves them out or prints their code points. The Arabic
 * letters lose their hamza, and faker writes the letter below it.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ß: 'ss', þ: 'th', Þ: 'Th' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ı: 'i' },
  ...{ і: 'i', І: 'I', ї: 'i', Ї: 'I', є: 'ie', Є: 'Ye', ь: '', Ь: '', '’': '', '׳': '', '״': '' },
  ...{ آ: 'ا', أ: 'ا', إ: 'ا', ؤ: 'و', ئ: 'ي' },
};
const LETTERS = RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** Letters that have no spelling here: accounts and domains are English where lists have them. */
const UNSPELT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A text in letters that become ASCII when their marks are dropped. */
export function transliterate(text: string): string {
  return text.replace(LETTERS, (letter) => SPELLINGS[letter] ?? letter);
}

/** The lists that accounts are named after, and those that domains are. */
const LISTS = {
  name: ({ person }: LocaleDefinition) => {
    const { first_name, last_name } = person ?? {};
    return { person: { first_name, last_name } };
  },
  word: ({ word }: LocaleDefinition) => ({ word }),
};
type Lists = keyof typeof LISTS;

const spelling = { name: new WeakMap<Faker, Faker>(), word: new WeakMap<Faker, Faker>() };

/** A faker whose names or words are spelt out, seeded from another one; that one itself if its own need not be. */
export function transliteratingFaker(faker: Faker, lists: Lists): Faker {
  const known = spelling[lists].get(faker);
  if (known) return known;
  const text = JSON.stringify(LISTS[lists](faker.rawDefinitions));
  const spelt = UNSPELT.test(text) ? JSON.stringify(LISTS[lists](english)) : transliterate(text);
  const own =
    spelt === text
      ? faker
      : new Faker({
          locale: mergeLocales([JSON.parse(spelt) as LocaleDefinition, faker.rawDefinitions]),
          seed: faker.number.int(),
        });
  spelling[lists].set(faker, own);
  return own;
}
