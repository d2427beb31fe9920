/** A word of a text: its normalized term, and its offsets in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** Endings of plurals and of American or British spellings, with their normalized form. */
const ENDINGS: [RegExp, string][] = [
  [/^(.{2,}[^aeiou])ies$/, '$1y'],
  [/^(.+(?:s|x|ch|sh))es$/, '$1'],
  [/^(.{2,}[^suia])s$/, '$1'],
  [/^(.{2,})our$/, '$1or'],
  [/^(.{3,})is(e|ed|er|ing|ation)$/, '$1iz$2'],
  [/^(.{2,})tre$/, '$1ter'],
  [/^licence$/, 'license'],
  [/^gr[ae]y/, 'gray'],
  [/^tyre$/, 'tire'],
  [/^aero(?=plane)/, 'air'],
];

/** Returns the normalized term of all forms of a word: `Colours` and `color` become `color`. */
function toTerm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return ENDINGS.reduce((term, [ending, common]) => term.replace(ending, common), plain);
}

/** Matches words: letters with combining marks, and digits. `minAge` is also split at its capital. */
const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const CAMEL_CASE_BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})/u;

/** Returns the words of a text, in order. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(WORD_PATTERN)].flatMap(({ 0: whole, index }) => {
    let start = index;
    return whole.split(CAMEL_CASE_BOUNDARY).map((part) => {
      const word = { term: toTerm(part), start, end: start + part.length };
      start = word.end;
      return word;
    });
  });
}

/** Returns the terms of a text, in order. */
export function tokenize(text: string): string[] {
  return readWords(text).map(({ term }) => term);
}

/** Returns the same key for texts that are equal as names. */
export const nameKey = (text: string): string => tokenize(text).join('');

/** Stop words, which join other words or ask questions. */
const STOP_WORDS = new Set(
  tokenize(`an the of for to in on at as with by from into since until after before than is are was be do does did has
    have which how much many can it its there i we you my me our your some any all each every one two three four five ten what who where when why
    that this these and or but between no not without vs`),
);

export const isStopWord = (term: string): boolean =>
  /^(?:.|\d\d)$/u.test(term) || STOP_WORDS.has(term);

/** Joins each term with the next, so that `zipcode` matches `zip code`, and the reverse. */
export function bigrams(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index] ?? ''}${term}`);
}

/** Maximum length of a query. The rest is ignored, so that searching for a long pasted text stays fast. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** Returns the terms of a query, in order. */
export const tokenizeQuery = (query: string): string[] =>
  tokenize(query.slice(0, MAX_CHARACTERS)).slice(0, MAX_TERMS);

/** Adds the bigrams to terms. */
export const withBigrams = (terms: string[]): string[] => [...terms, ...bigrams(terms)];

/** Returns all variants of a term with two neighbouring letters swapped. */
export function transpositions(term: string): string[] {
  const letters = [...term];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    if (before === letter) return [];
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
