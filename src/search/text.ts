/** A word of a text: what is compared, and where it stands. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** Endings of American and British spelling, and of the plural, that mean the same. */
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

/** What two spellings of a word have in common: `Colours` and `color` are both `color`. */
export function toTerm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return ENDINGS.reduce((term, [ending, common]) => term.replace(ending, common), plain);
}

/** Letters with their marks, or digits; `minAge`, `e164` and `plus-four` have several. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/u;

/** The words of a text in their order. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: whole, index }) => {
    let start = index;
    return whole.split(HUMP).map((part) => {
      const word = { term: toTerm(part), start, end: start + part.length };
      start = word.end;
      return word;
    });
  });
}

/** The terms of a text in their order. */
export function readTerms(text: string): string[] {
  return readWords(text).map(({ term }) => term);
}

/** Neighbours written as one word, for `zipcode` and `user name`. */
export function joinNeighbours(terms: string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index] ?? ''}${term}`);
}

/** A term with two neighbours swapped, in each place where that makes a difference. */
export function swapNeighbours(term: string): string[] {
  const letters = [...term];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    if (before === letter) return [];
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
