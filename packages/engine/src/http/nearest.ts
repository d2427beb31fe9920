import { distance } from 'fastest-levenshtein';

/** Asks for the name that was meant, behind a sentence; empty when none is like it. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean ${name}?`;
}

/** Number of characters that two texts begin with. */
function commonStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}

/** The candidate with the fewest typing errors and, of several, the one with the longest common start, whatever the case of its letters; undefined when none is like the text. */
export function findNearest(text: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(text.length / 3));
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      errors: distance(text.toLowerCase(), candidate.toLowerCase()),
      start: commonStart(text.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ errors }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors || b.start - a.start);
  return ranked[0]?.candidate;
}

/** Codes of Norwegian that are not those of the API. */
const NORWEGIAN_CODES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** Length of the shortest text that is compared letter by letter: shorter codes are all like each other. */
const MIN_COMPARED = 4;

/**
 * The value of an enum that was probably meant: the same in another case or with other separators, the same language in
 * another region, or the one with the fewest typing errors. Undefined if there is none.
 */
export function suggestValue(text: string, values: readonly string[]): string | undefined {
  const normalize = (each: string) => each.toLowerCase().replaceAll(/[_ ]/g, '-');
  const wanted = normalize(text);
  const same = values.find((each) => normalize(each) === wanted);
  if (same !== undefined) return same;
  const [language = ''] = wanted.split('-');
  const code = NORWEGIAN_CODES[language] ?? language;
  const related = /^[a-z]{2}$/.test(language)
    ? values.find((each) => /^[a-z]{2}(-[A-Z]{2})?$/.test(each) && each.slice(0, 2) === code)
    : undefined;
  return related ?? (text.length < MIN_COMPARED ? undefined : findNearest(text, values));
}
