/** Compares the locale table in the longest post with generated names. */
import { expect, test } from 'vitest';
import { generateResponse } from 'fakewright-engine/testing/engine';
import { postTexts, readTable } from '../support/guides.ts';

const [post = ''] = Object.entries(postTexts).flatMap(([file, text]) =>
  file.includes('long-blog-post') ? [text] : [],
);

const generate = (generator: string, locale: string): string[] =>
  [1, 2, 3, 4, 5].flatMap((seed) =>
    generateResponse(generator, { locale, count: 100, seed }).data.map(String),
  );

/** For each locale: a generator, a pattern, and whether all or only some of the generator's values match the pattern. */
const CLAIMS: Readonly<Record<string, [generator: string, RegExp, 'all' | 'some']>> = {
  de: ['location/street-address', /\p{L}.* \d+\w*$/u, 'all'],
  es: ['person/full-name', /\p{L}+ .*\p{L}+ \p{L}+/u, 'some'],
  pl: ['person/full-name', /[łż]/u, 'some'],
  ja: ['person/full-name', /^[^A-Za-z]+$/u, 'all'],
  ko: ['person/full-name', /^\S+$/u, 'all'],
  ar: ['person/full-name', /^\p{Script=Arabic}/u, 'all'],
  tr: ['person/full-name', /[ıİ]/u, 'some'],
};

const rows = readTable(post, 'Locales');

test('this test checks each locale in the table of the post', () => {
  expect(rows.map(({ locale }) => locale)).toEqual(Object.keys(CLAIMS));
});

test.each(rows)(
  'generated values match the table of the post: $locale, $Brings',
  ({ locale = '' }) => {
    const [generator, pattern, share] = CLAIMS[locale]!;
    const values = generate(generator, locale);
    const matching = values.filter((value) => pattern.test(value));
    expect(matching.length).toBeGreaterThan(0);
    if (share === 'all') expect(values.filter((value) => !pattern.test(value))).toEqual([]);
  },
);
