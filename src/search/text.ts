/** A word of a text: the normalised term, and its offsets in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** Plurals, and American and British spellings, with the form that they are normalised to. */
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

/** The term that all forms of a word share: `Colours` and `color` are both `color`. */
function toTerm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return ENDINGS.reduce((term, [ending, common]) => term.replace(ending, common), plain);
}

/** Letters with their combining marks, and digits. `minAge` is split further, at its capitals. */
const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const CAMEL_CASE_BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})/u;

/** The words of a text, in order. */
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

/** The terms of a text, in order. */
export function readTerms(text: string): string[] {
  return readWords(text).map(({ term }) => term);
}

/** Texts that are equal as names have the same key. */
export const nameKey = (text: string): string => readTerms(text).join('');

/** Words that join others or ask, and do not say what is looked for. */
const STOP_WORDS = new Set(
  readTerms(`an the of for to in on at as with by from into since until after before than is are was be do does did has
    have which how much many can it its there i we you my me our your some any all each every one two three four five ten what who where when why
    that this these and or but between no not without vs`),
);

export const isStopWord = (term: string): boolean =>
  /^(?:.|\d\d)$/u.test(term) || STOP_WORDS.has(term);

/** Each two neighbouring terms joined into one, so that `zipcode` matches `zip code`, and the reverse. */
export function bigrams(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index] ?? ''}${term}`);
}

/** The rest of a query is ignored, so that searching for a pasted text does not take long. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** The terms of a query, in order. */
export const tokenizeQuery = (query: string): string[] =>
  readTerms(query.slice(0, MAX_CHARACTERS)).slice(0, MAX_TERMS);

/** Terms, and each two neighbours joined. */
export const withBigrams = (terms: string[]): string[] => [...terms, ...bigrams(terms)];

/** All variants of a term with two neighbouring letters swapped. */
export function transpositions(term: string): string[] {
  const letters = [...term];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    if (before === letter) return [];
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
