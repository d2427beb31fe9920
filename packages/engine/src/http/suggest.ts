import { distance } from 'fastest-levenshtein';

/** Returns a space and a question that suggests a name. If there is no name, returns an empty string. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean ${name}?`;
}

/** Returns the length of the common prefix. */
function commonStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}

/**
 * Returns the candidate with the smallest edit distance, ignoring case. Among equal distances, the longest common prefix
 * decides. Returns undefined if no candidate is similar.
 */
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

/** Maps other language codes for Norwegian to the code that the API uses. */
const NORWEGIAN_CODES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** Minimum length of strings that are compared letter by letter. Shorter codes are all similar to each other. */
const MIN_COMPARED = 4;

/**
 * Suggests the enum value that was probably meant: the same in another case or with other separators, the same language in
 * another region, or the value with the smallest edit distance. Returns undefined if no value is similar.
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
