/** Tests that names of languages, countries, cities and people begin with a capital letter. */
import { spellCheckDocument } from 'cspell-lib';
import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { base, english } from '../src/locales/english.ts';
import { operations } from './document.ts';
import { createValues } from './values.ts';

/** Words that also exist in small letters, by their meaning. */
const COMMON: Readonly<Record<string, string>> = {
  food: 'cayenne gobi maki muscat rogan thai',
  'dishes that dictionaries write with a small letter': 'bolognese',
  animals: 'guinea',
  'parts of a name in another language': 'alle della',
  'artists who write their names like this': 'blanco dior',
  'parts of town names': 'chester hampton ingham thorpe ville',
  'informal words': 'geez perp',
};
const LATIN = /^(lorem\.|text\/(lorem|fixed|text-block))/;
/** Properties with codes or with words of other languages, which can have small letters. */
const CODES =
  /^(internet\.|system\.|science\.|location\.language|finance\/credit-card|composite\/order\.payment|composite\/food-\w+\.(restaurant\.)?cuisine|composite\/social-media-post\.hashtags|composite\/language-training-course\.lessons\.words|database\/|internet\/|system\/)/;

/** Names of one word from the runtime: languages, countries, and the cities of time zones. */
function listNames(): Set<string> {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const triples = pairs.flatMap((pair) => letters.map((third) => pair + third));
  const names = [
    ...[...pairs, ...triples].map((code) => languages.of(code) ?? ''),
    ...pairs.map((code) => regions.of(code.toUpperCase()) ?? ''),
    ...Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1) ?? ''),
  ];
  return new Set(
    names.filter((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name)).map((name) => name.toLowerCase()),
  );
}

/** Words in small letters, with the lists in which each occurs. A word in a template, a code or a URL does not count. */
function collectWords(node: unknown, place: string, words: Map<string, Set<string>>): void {
  if (typeof node === 'string') {
    const text = node.replaceAll(/\{\{.*?\}\}|\S*[@/_#]\S*/g, '');
    for (const word of text.match(/(?<![\p{L}\d.-])\p{Ll}{3,}(?![\p{L}\d]|\.\w)/gu) ?? [])
      words.set(word, (words.get(word) ?? new Set<string>()).add(place));
  } else if (Array.isArray(node)) {
    for (const item of node) collectWords(item, place, words);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node))
      collectWords(item, place === '' ? key : `${place}.${key}`, words);
  }
}

/** Returns the words that the dictionaries lack, and whether they would know them with a capital letter. */
async function findUnknown(words: readonly string[], caseSensitive: boolean): Promise<Set<string>> {
  const { issues } = await spellCheckDocument(
    { uri: 'words.txt', text: words.join('\n'), languageId: 'plaintext', locale: 'en,en-GB' },
    { generateSuggestions: false, noConfigSearch: true },
    { language: 'en,en-GB', caseSensitive, maxNumberOfProblems: Infinity },
  );
  return new Set(issues.map(({ text }) => text));
}

async function findProperNames(words: ReadonlyMap<string, ReadonlySet<string>>): Promise<string[]> {
  const all = [...words.keys()];
  const names = listNames();
  const strict = await findUnknown(all, true);
  const loose = await findUnknown([...strict], false);
  const common = new Set(Object.values(COMMON).flatMap((list) => list.split(' ')));
  return all.flatMap((word) => {
    const isName = names.has(word) || (strict.has(word) && !loose.has(word));
    const places = [...(words.get(word) ?? [])].filter(
      (place) => ![LATIN, CODES].some((each) => each.test(place)),
    );
    return isName && !common.has(word) && places.length > 0
      ? [`${word}: ${places.join(', ')}`]
      : [];
  });
}

test('words in small letters are not proper names, in English lists and generated values', async () => {
  const words = new Map<string, Set<string>>();
  for (const lists of [base, english, allLocales.en_GB]) collectWords(lists, '', words);
  const plain = operations.filter(
    ({ operation, path }) =>
      !path.startsWith('/v1/custom/') &&
      (operation.parameters ?? []).every(({ required }) => !required),
  );
  for (const { name } of plain) collectWords(createValues<unknown>(name), name, words);
  expect(words.size).toBeGreaterThan(5000);
  // Names in the dictionaries, and a word that is not a name.
  for (const word of ['german', 'jerusalem', 'caesar', 'edam', 'table'])
    words.set(word, new Set(['test']));
  const found = await findProperNames(words);
  expect(found.sort()).toEqual(['caesar: test', 'edam: test', 'german: test', 'jerusalem: test']);
});
