import { isGenerator } from './fields.ts';
import type { Entry } from './fields.ts';

/** Scores of a value that equals the query, starts with it, or contains it. */
const EQUAL = 400;
const PREFIX = 250;
const CONTAINED = 60;
/** Factor for a query of one plain word or short number: many values equal it, but readers rarely look for these. */
const PLAIN = 0.02;

/** Minimum length of a query to be compared with values, and to be searched for within them. */
const MIN_LENGTH = 3;
const MIN_CONTAINED_LENGTH = 5;

/** A value without case, white space, hyphens and quotes, for comparison. */
function toValue(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\-–—'’"]/gu, '');
}

function scoreOf(sample: string, value: string): number {
  const other = toValue(sample);
  if (other === value) return EQUAL;
  if (other.startsWith(value)) return PREFIX;
  return value.length >= MIN_CONTAINED_LENGTH && other.includes(value) ? CONTAINED : 0;
}

/** The best match of a query among a generator's sample values, with its score. */
export function matchSample(entry: Entry, query: string): { score: number; sample: string } {
  const none = { score: 0, sample: '' };
  const value = toValue(query);
  if (!isGenerator(entry) || value.length < MIN_LENGTH) return none;
  const factor = /^\s*(?:\p{L}+|\d{1,3})\s*$/u.test(query) ? PLAIN : 1;
  return entry.samples.reduce((best, sample) => {
    const score = scoreOf(sample, value) * factor;
    return score > best.score ? { score, sample } : best;
  }, none);
}

/** The score of a query that is a generator's path, the end of it, a URL that ends in it, or its slug. */
export function matchPath(entry: Entry, query: string): number {
  if (!isGenerator(entry)) return 0;
  if (query.trim() === entry.method) return EQUAL;
  if (!/\S[/.-]/.test(query)) return 0;
  const key = (text: string) => text.toLowerCase().replaceAll(/^(?:[a-z]+ )?\/?|[/.-]/g, '');
  const wanted = key(query.trim());
  if (wanted === '') return 0;
  const path = key(entry.path);
  if (wanted === key(entry.slug) || wanted === path) return EQUAL;
  return path.endsWith(wanted) || wanted.endsWith(path) ? PREFIX : 0;
}

/** The score of a query that is the name of a parameter or property in camel or snake case: `minAge`. */
export function matchIdentifier(entry: Entry, query: string): number {
  const name = query.trim();
  if (!isGenerator(entry) || !/^\p{L}+(?:_\p{L}|\p{Lu})[\p{L}\p{N}_]*$/u.test(name)) return 0;
  const isName = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (entry.parameters.some(isName)) return EQUAL;
  return entry.properties.some(isName) ? CONTAINED : 0;
}

/** The score of a query that holds a number and is a limit as the page words it. */
export function matchLimit(entry: Entry, query: string): number {
  const words = query.trim().toLowerCase();
  if (!isGenerator(entry) || !/\d/.test(words) || !/\s/.test(words)) return 0;
  const holds = (limit: string) => ` ${limit.toLowerCase()} `.includes(` ${words} `);
  return entry.limits?.some(holds) ? CONTAINED : 0;
}
