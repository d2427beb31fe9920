/** Finds and ranks generators, guides and posts, with MiniSearch. */
import MiniSearch from 'minisearch';
import { nameKey, readQueryTerms, readTerms, transpositions, withPairs } from './text.ts';
import { COMMON, isJoining } from './commonWords.ts';
import { createFilterFinder, insertPlace, isLocal, listRows, namesOf } from './filters.ts';
import type { Filter, Row } from './filters.ts';
import { isGenerator, nameOf } from './entries.ts';
import type { Entry, Hit, Search, SearchData } from './entries.ts';

/** Boosts of the fields whose words are indexed, and of those that are compared as a whole. */
const WORDS = {
  name: 10,
  aliases: 7,
  options: 0.3,
  parameters: 2,
  context: 2,
  path: 1,
  properties: 1,
  returns: 0.1,
  text: 1,
  code: 0.5,
  limits: 0.5,
};
const WHOLE = { names: 60, otherNames: 40, identifiers: 60, values: 10 };
/** Many values equal a plain word, but readers rarely look for these. */
const WHOLE_OF_PLAIN_WORD = { ...WHOLE, values: 0.2 };

type Field = keyof typeof WORDS | keyof typeof WHOLE;

/** Fields whose words are often there by chance. */
const TEXT = new Set(['text', 'code', 'returns']);
/** Weight of a word that is found only in these. */
const IN_TEXT = 0.7;
/** Weight of a common word. */
const COMMON_WEIGHT = 0.2;
const COMMON_BOOST = 0.1;
/** Least share of a part of the query that is what the reader looks for. */
const NEARLY_ALL = 0.85;
/** For a country or language, generators that follow it rank higher than the others. */
const WITHOUT_LOCALE = 0.25;
/** A short query asks for a generator or a guide more often than for a post, unless it is the name of a post. */
const SHORT = 2;
const POST_OF_SHORT_QUERY = 0.5;

/** Texts that are equal as identifiers and values have the same key. */
const valueKey = (text: string): string =>
  text.toLowerCase().replaceAll(/^https?:\/\/[^/]*|[^\p{L}\p{N}#+]/gu, '');

/** Whether a name has several words: `minAge`, `min_age`. */
const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}|_/u.test(name);

/** A document of the index: an entry, or a row. */
type Item = { entry: Entry; row?: undefined } | Row;

/** The texts of an entry or row for each indexed field. */
function textsOf({ entry, row }: Item): Partial<Record<Field, string[]>> {
  const { aliases } = row ?? entry;
  const names = row ? namesOf(row) : [nameOf(entry)];
  const keys = { names: names.map(nameKey), otherNames: aliases.map(nameKey) };
  const named = { name: names, aliases, ...keys };
  // A locale code must not match a word: `ru-BY` is not `Ruby`.
  if (row) return { ...named, otherNames: [], aliases: aliases.flatMap((each) => each.split('-')) };
  if (!isGenerator(entry)) {
    const context = entry.heading === undefined ? entry.tags : [entry.title];
    return { ...named, context, text: [entry.text, entry.table ?? ''], code: [entry.code ?? ''] };
  }
  const { options, parameters, limits, method, path, slug } = entry;
  const properties = entry.properties.map((each) => each.split('.').at(-1) ?? '');
  const withoutVersion = path.replace(/^\/[^/]+/, '');
  // Compound names such as `minAge` and `min_age`. A plain word is searched for as a word.
  const compound = [...parameters, ...properties].filter(isCompound);
  return {
    ...named,
    options,
    parameters,
    properties,
    limits,
    path: [method, path],
    context: [entry.tag],
    returns: [entry.returns],
    identifiers: [...compound, path, withoutVersion, slug].map(valueKey),
    values: entry.samples.map(valueKey),
  };
}

function createIndex(items: readonly Item[]) {
  const index = new MiniSearch<{ id: number; texts: Partial<Record<Field, string[]>> }>({
    fields: [...Object.keys(WORDS), ...Object.keys(WHOLE)],
    extractField: ({ id, texts }, field) =>
      field === 'id' ? id : (texts[field as Field] ?? []).join('\n'),
    // No pair of words across two texts.
    tokenize: (text, field = '') =>
      text.split('\n').flatMap((line) => (field in WHOLE ? line : withPairs(readTerms(line)))),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], fields: Object.keys(WORDS), boost: WORDS },
  });
  index.addAll(items.map((item, id) => ({ id, texts: textsOf(item) })));
  return index;
}

/**
 * Splits a query into a country or language, and what is wanted for it. A query with nothing else, or only with common
 * words, looks for the country itself.
 */
function splitQuery(terms: string[], filter: Filter | undefined) {
  const rest = terms.filter((term) => !filter?.terms.includes(term));
  const isAll = !rest.some((term) => !COMMON.has(term));
  return isAll ? { place: filter, rest: terms } : { filter, place: filter, rest };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The parts of a query that may be a name, joined as names are: each run of words in it, with its share of what counts. */
function listParts(terms: string[], shareOf: (part: string[]) => number): [string, number][] {
  return terms.flatMap((_, start) =>
    terms.slice(start).map((__, length): [string, number] => {
      const part = terms.slice(start, start + length + 1);
      return [part.join(''), part.length === terms.length ? 1 : shareOf(part)];
    }),
  );
}

/** Keeps the best row of each entry. */
function keepBest(hits: readonly Hit[]): Hit[] {
  const seen = new Set<Entry>();
  return hits.filter(({ entry }) => !seen.has(entry) && seen.add(entry));
}

/** Builds the index of the data, which takes some milliseconds, and returns the function that searches it. */
export function createSearch({
  generators,
  pages,
}: Pick<SearchData, 'generators' | 'pages'>): Search {
  const rows = listRows(pages);
  const entries: Entry[] = [...generators, ...pages];
  const items: Item[] = [...entries.map((entry) => ({ entry })), ...rows];
  const index = createIndex(items);
  const findFilter = createFilterFinder(rows);
  const isKnown = (term: string) => index.search(term, { prefix: true }).length > 0;
  const frequencies = new Map<string, number>();
  /** Number of items that have a term as a whole word. */
  const frequencyOf = (term: string): number => {
    const known = frequencies.get(term) ?? index.search(term).length;
    frequencies.set(term, known);
    return known;
  };
  return (query) => {
    const terms = readQueryTerms(query);
    if (terms.length === 0) return [];
    const { filter, place, rest } = splitQuery(terms, findFilter(terms));
    const isFilter = (term: string) => filter?.terms.includes(term) === true;
    const specific = rest.filter((term) => !COMMON.has(term) && !isJoining(term));
    const content = specific.length > 0 ? specific : rest;
    // The rarer a word, the more it says.
    const weights = new Map(
      rest.map((term) => {
        const share = content.includes(term) ? 1 : isJoining(term) ? 0 : COMMON_WEIGHT;
        return [term, share * Math.log(1 + items.length / (1 + frequencyOf(term)))];
      }),
    );
    const weightOf = (part: string[]) => sum(part.map((term) => weights.get(term) ?? 0));
    const all = weightOf(rest) || 1;
    const shareOf = (part: string[]) => weightOf(part) / all;
    // `minAge` is one word: its reader does not look for `age`.
    const isOneWord = !/\s/.test(query.trim());
    const names = new Map(
      [terms, rest].flatMap((part): [string, number][] =>
        isOneWord ? [[part.join(''), 1]] : listParts(part, shareOf),
      ),
    );
    const isNearlyAll = (term: string) => (names.get(term) ?? 0) > NEARLY_ALL;
    const joined = terms.flatMap((term, at) => {
      const next = terms[at + 1] ?? '';
      return isJoining(term) || isJoining(next) ? [term + next] : [];
    });
    const isCommon = (term: string) =>
      (COMMON.has(term) || isJoining(term) || joined.includes(term)) && !isNearlyAll(term);
    const value = valueKey(query);
    const values = new Set([value, ...query.split(/\s+/).filter(isCompound).map(valueKey)]);
    const misspelt = terms.filter((term) => term.length > 2 && !isKnown(term));
    const swapped = new Map(misspelt.map((term) => [term, transpositions(term).filter(isKnown)]));
    /** A reader may still be typing the last word. Other words are whole, unless no entry has them. */
    const isBeginning = (term: string) =>
      term === rest.at(-1) || term.length === 2 || frequencyOf(term) === 0;
    const found = index.search({
      queries: [
        {
          queries: [...withPairs(terms), ...[...swapped.values()].flat()],
          prefix: (term) => term.length > 1 && !isFilter(term) && isBeginning(term),
          fuzzy: (term) => misspelt.includes(term) && (term.length > 6 ? 2 : term.length > 3 && 1),
          weights: { prefix: 0.3, fuzzy: 0.3 },
          boostTerm: (term) => (isCommon(term) || isFilter(term) ? COMMON_BOOST : 1),
        },
        {
          queries: [...names.keys()],
          fields: ['names', 'otherNames'],
          boost: WHOLE,
          boostTerm: (term) => names.get(term) ?? 0,
          // An entry with many aliases is found as well by each.
          bm25: { k: 1.2, b: 0, d: 0.5 },
        },
        {
          queries: [...values].filter((each) => each.length > 2),
          fields: ['identifiers', 'values'],
          boost: /^\s*(?:\p{L}+|\d{1,3})\s*$/u.test(query) ? WHOLE_OF_PLAIN_WORD : WHOLE,
          prefix: (term) => term.length > 3,
          weights: { prefix: 0.6, fuzzy: 0 },
        },
      ],
    });
    /** Whether a name or alias is what the reader looks for. */
    const isWhole = (match: Record<string, string[]>) =>
      Object.entries(match).some(
        ([term, fields]) =>
          isNearlyAll(term) && (fields.includes('names') || fields.includes('otherNames')),
      );
    /** A row whose name only begins like a word that is found elsewhere is not meant: `Costa Rica` for `cost`. */
    const isWanted = ({ row, terms: matched }: Hit) =>
      row === undefined ||
      matched.some((term) => terms.includes(term)) ||
      content.every((term) => frequencyOf(term) === 0);
    const isSample = (sample: string, matched: string[]) =>
      value !== '' && valueKey(sample).startsWith(value) && matched.includes(valueKey(sample));
    const units = new Set([...withPairs(terms), ...names.keys()]);
    const rarityOf = (term: string) => (COMMON.has(term) ? Infinity : frequencyOf(term));
    const hits = found.map(({ id, score, terms: matched, queryTerms, match }): Hit => {
      const { entry, row } = items[id as number]!;
      /** Weight of a match of a query's word, from 0 to 1. */
      const strengthOf = (term: string): number => {
        const whole = matched.filter((each) => units.has(each) && each.includes(term));
        if (whole.length > 0)
          return whole.some((each) => match[each]?.some((field) => !TEXT.has(field))) ? 1 : IN_TEXT;
        const forms = [term, ...(swapped.get(term) ?? [])];
        return queryTerms.some((used) => forms.some((form) => used.includes(form))) ? 1 : 0;
      };
      const coverage = sum(rest.map((term) => weightOf([term]) * strengthOf(term))) / all;
      const name = readTerms(row?.name ?? nameOf(entry));
      const named = name.filter((term) => matched.includes(term));
      // MiniSearch multiplies the score by the number of terms, however common they are.
      const counted = queryTerms.filter((term) => !isCommon(term) && !isFilter(term));
      const share = (counted.length + 1) / queryTerms.length;
      const completeness = 1 + named.length / name.length / 2;
      // A page ranks higher than a section of the same name.
      const section = 'heading' in entry ? 0.8 : 1;
      const isPost = 'kind' in entry && entry.kind === 'post';
      const isName = isWhole(match) && (content.length > 1 || !('heading' in entry));
      const post = isPost && !isName && content.length <= SHORT ? POST_OF_SHORT_QUERY : 1;
      const local =
        filter && isGenerator(entry) && !isLocal(entry, filter.row) ? WITHOUT_LOCALE : 1;
      const samples = isGenerator(entry) ? entry.samples : [];
      return {
        entry,
        score: score * share * coverage ** 2 * completeness * section * post * local,
        terms: [...matched].sort((a, b) => rarityOf(a) - rarityOf(b) || 0),
        ...(row && { row }),
        sample: samples.find((sample) => isSample(sample, matched)) ?? '',
      };
    });
    const ranked = keepBest(hits.sort((a, b) => b.score - a.score).filter(isWanted));
    return place ? insertPlace(ranked, place, filter !== undefined) : ranked;
  };
}
