import { isGenerator } from './fields.ts';
import type { Entry } from './fields.ts';

/** Worth of a value that equals the query, begins with it, or holds it. */
const EQUAL = 400;
const BEGINNING = 250;
const WITHIN = 60;
/** A plain word is seldom meant as a value: many values are words that name something else. */
const PLAIN_WORD = 0.02;

/** From this length on a query is looked for as a value, and within others. */
const SHORTEST = 3;
const SHORTEST_WITHIN = 5;

/** All that counts when values are compared: spaces and hyphens are written or not. */
export function toValue(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\-–—'’"]/gu, '');
}

function worthOf(sample: string, value: string): number {
  const other = toValue(sample);
  if (other === value) return EQUAL;
  if (other.startsWith(value)) return BEGINNING;
  return value.length >= SHORTEST_WITHIN && other.includes(value) ? WITHIN : 0;
}

/** How well a query that may be a value fits what a generator has returned, and which value that is. */
export function matchSample(entry: Entry, query: string): { worth: number; sample: string } {
  const none = { worth: 0, sample: '' };
  const value = toValue(query);
  if (!isGenerator(entry) || value.length < SHORTEST) return none;
  const share = /^\s*\p{L}+\s*$/u.test(query) ? PLAIN_WORD : 1;
  return entry.samples.reduce((best, sample) => {
    const worth = worthOf(sample, value) * share;
    return worth > best.worth ? { worth, sample } : best;
  }, none);
}

/** Whether a query is a generator's path, its end, an address that ends in it, or the page's name. */
export function matchPath(entry: Entry, query: string): number {
  if (!isGenerator(entry)) return 0;
  if (query.trim() === entry.method) return EQUAL;
  if (!/\S[/.-]/.test(query)) return 0;
  const key = (text: string) => text.toLowerCase().replaceAll(/^(?:[a-z]+ )?\/?|[/.-]/g, '');
  const wanted = key(query.trim());
  if (wanted === '') return 0;
  const path = key(entry.path);
  if (wanted === key(entry.slug) || wanted === path) return EQUAL;
  return path.endsWith(wanted) || wanted.endsWith(path) ? BEGINNING : 0;
}

/** Whether a query is the name of a parameter or a property, written as programs write it: `minAge`. */
export function matchIdentifier(entry: Entry, query: string): number {
  const name = query.trim();
  if (!isGenerator(entry) || !/^\p{L}+(?:_\p{L}|\p{Lu})[\p{L}\p{N}_]*$/u.test(name)) return 0;
  const isName = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (entry.parameters.some(isName)) return EQUAL;
  return entry.properties.some(isName) ? WITHIN : 0;
}
