/** Tests that proper names, such as languages and cities, begin with a capital letter. */
import { spellCheckDocument } from 'cspell-lib';
import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { baseLocale, english } from '../src/locales/english.ts';
import { operations } from './document.ts';
import { createValues } from './values.ts';

/** Proper names that are also common nouns, by meaning of the noun. */
const COMMON: Readonly<Record<string, string>> = {
  food: 'cayenne gobi maki muscat rogan thai',
  'dishes that dictionaries write in lower case': 'bolognese',
  animals: 'guinea',
  'parts of a name in another language': 'alle della',
  'artists who write their names like this': 'blanco dior',
  'parts of town names': 'chester hampton ingham thorpe ville',
  'informal words': 'geez perp',
};
const LATIN = /^(lorem\.|text\/(lorem|fixed|text-block))/;
/** Properties with codes or foreign words, which may be in lower case. */
const CODES =
  /^(internet\.|system\.|science\.|location\.language|finance\/credit-card|composite\/order\.payment|composite\/food-\w+\.(restaurant\.)?cuisine|composite\/social-media-post\.hashtags|composite\/language-training-course\.lessons\.words|database\/|internet\/|system\/)/;

/** Returns single-word names from the JavaScript runtime: languages, countries, and cities of time zones. */
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

/** Collects words in lower case with their lists. Words in templates, codes and URLs are ignored. */
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

/** Returns the words that are not in the spelling dictionaries. If `caseSensitive` is false, the comparison ignores case. */
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

test('no English list or generated value contains a proper name in lower case', async () => {
  const words = new Map<string, Set<string>>();
  for (const lists of [baseLocale, english, allLocales.en_GB]) collectWords(lists, '', words);
  const plain = operations.filter(
    ({ operation, path }) =>
      !path.startsWith('/v1/custom/') &&
      (operation.parameters ?? []).every(({ required }) => !required),
  );
  for (const { name } of plain) collectWords(createValues<unknown>(name), name, words);
  expect(words.size).toBeGreaterThan(5000);
  // Four proper names and a common noun check the test itself.
  for (const word of ['german', 'jerusalem', 'caesar', 'edam', 'table'])
    words.set(word, new Set(['test']));
  const found = await findProperNames(words);
  expect(found.sort()).toEqual(['caesar: test', 'edam: test', 'german: test', 'jerusalem: test']);
});
