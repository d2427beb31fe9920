import { isGenerator } from './entries.ts';
import type { GeneratorEntry, SearchHit } from './entries.ts';
import { fieldAnchor } from '../reference/model/anchor.ts';
import { tokenizeQuery, tokenize, readWords, withBigrams } from './tokenize.ts';

/** A part of a text, and whether it matches the query. */
export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** Offsets in a text. The end is exclusive. */
type Range = [start: number, end: number];

function splitAt(text: string, ranges: Range[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let position = 0;
  for (const [start, end] of ranges) {
    parts.push({ text: text.slice(position, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  parts.push({ text: text.slice(position), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

/**
 * Returns how many first letters of a word the reader typed, such as 5 for `longi` in `longitude`. If the reader typed none,
 * returns the length of the word.
 */
function typedLength(word: string, typed: string[]): number {
  const lower = word.toLowerCase();
  const lengths = typed.filter((each) => lower.startsWith(each)).map(({ length }) => length);
  return lengths.length > 0 ? Math.max(...lengths) : word.length;
}

/**
 * Highlights the words of a text that a hit matched: the typed prefix of a word, or the whole word if it matched by
 * another spelling or form.
 */
export function highlightWords(
  text: string,
  { terms }: Pick<SearchHit, 'terms'>,
  query: string,
): HighlightPart[] {
  const words = readWords(text);
  const typed = readWords(query).map(({ start, end }) => query.slice(start, end).toLowerCase());
  const units = withBigrams(tokenizeQuery(query));
  const isPair = (index: number) => {
    const [first, second] = [words[index]?.term, words[index + 1]?.term];
    if (first === undefined || second === undefined || !terms.includes(first + second))
      return false;
    // Checks that the query continues after the first word, because otherwise the second word did not match.
    return units.some((unit) => unit.length > first.length && unit.startsWith(first));
  };
  const ranges = words.flatMap(({ term, start, end }, index): Range[] => {
    if (terms.includes(term)) return [[start, start + typedLength(text.slice(start, end), typed)]];
    return isPair(index - 1) || isPair(index) ? [[start, end]] : [];
  });
  return splitAt(text, ranges);
}

/**
 * Maximum length of an excerpt, and number of characters before the match if its offset is larger than `MAX_OFFSET`.
 */
const MAX_EXCERPT = 240;
const CONTEXT_BEFORE = 24;
const MAX_OFFSET = 56;

/** End of a sentence. */
const SENTENCE_BOUNDARY = /(?<=[.!?:]) +(?=[^\p{Ll}])/u;

/**
 * Returns the part of a text that shows the match: its beginning if the rarest matched term is in its name or aliases,
 * otherwise the sentence with that term and the rest of its paragraph or list item.
 *
 * @param text A line for each paragraph or list item.
 */
export function createExcerpt(
  text: string,
  names: readonly string[],
  { terms }: Pick<SearchHit, 'terms'>,
): string {
  const lines = text.split('\n');
  const [beginning = ''] = lines;
  const inName = names.flatMap(tokenize);
  const sentences = lines.flatMap((line) => {
    const parts = line.split(SENTENCE_BOUNDARY);
    return parts.map((first, index) => ({ first, shown: parts.slice(index).join(' ') }));
  });
  const find = (term: string) => sentences.find(({ first }) => tokenize(first).includes(term));
  const shown = terms.find((term) => inName.includes(term) || find(term) !== undefined);
  const found = shown === undefined || inName.includes(shown) ? undefined : find(shown);
  if (!found || shown === undefined) return beginning.slice(0, MAX_EXCERPT);
  const at = readWords(found.first).find(({ term }) => term === shown)?.start ?? 0;
  const start = at > MAX_OFFSET ? found.shown.lastIndexOf(' ', at - CONTEXT_BEFORE) + 1 : 0;
  return `${start > 0 ? '… ' : ''}${found.shown.slice(start, start + MAX_EXCERPT)}`;
}

/** Highlights the query in a value, or the whole value if the query is written differently. */
export function highlightValue(text: string, query: string): HighlightPart[] {
  const wanted = query.trim().toLowerCase();
  const start = text.toLowerCase().indexOf(wanted);
  return splitAt(text, [start < 0 ? [0, text.length] : [start, start + wanted.length]]);
}

/** A match outside a generator's name: an alias, a parameter, an allowed value, a limit or a property. */
export interface MatchReason {
  label: string;
  parts: HighlightPart[];
  /** Anchor of the parameter or property. */
  anchor?: string;
}

/** Returns the anchor of a matched parameter or property. */
function anchorOf({ method }: GeneratorEntry, label: string, text: string): string | undefined {
  if (label === 'property') return `response-200-data${text.startsWith('-') ? '' : '.'}${text}`;
  // Properties of a body can be nested, so their anchors are unknown.
  const isParameter = method === 'GET' && (label === 'parameter' || label === 'limit');
  return isParameter ? fieldAnchor({ anchor: 'query' }, text.replace(/:.*/, '')) : undefined;
}

/** Finds the match that explains a result, if the name of the generator does not. */
export function findReason(hit: SearchHit, query: string): MatchReason | undefined {
  const { entry } = hit;
  if (!isGenerator(entry)) return undefined;
  const name = withBigrams(tokenize(entry.label));
  // A word of the name also explains a term that begins with it: `ride` explains `rider`.
  const isInName = (term: string) =>
    name.some((each) => each === term || (each.length > 2 && term.startsWith(each)));
  const terms = hit.terms.filter((term) => !isInName(term));
  const fields: [label: string, texts: string[]][] = [
    ['also', entry.aliases],
    ['parameter', entry.parameters],
    ['allows', entry.options],
    ['property', entry.properties],
    ['limit', entry.limits ?? []],
  ];
  const reasons = fields.flatMap(([label, texts]) =>
    texts.map((text): MatchReason => {
      const anchor = anchorOf(entry, label, text);
      return { label, parts: highlightWords(text, { terms }, query), ...(anchor && { anchor }) };
    }),
  );
  const matched = ({ parts }: MatchReason) => parts.filter(({ isMatch }) => isMatch).length;
  const most = Math.max(0, ...reasons.map(matched));
  return most === 0 ? undefined : reasons.find((reason) => matched(reason) === most);
}
