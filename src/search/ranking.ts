/** Finds and ranks generators, guides and posts, with MiniSearch. */
import MiniSearch from 'minisearch';
import { bigrams, nameKey, readQueryTerms, readTerms, transpositions, withPairs } from './text.ts';
import { createFilterFinder, listRows, namesOf } from './filters.ts';
import type { Filter, Row } from './filters.ts';
import { isGenerator, nameOf } from './entries.ts';
import type { Entry, GeneratorEntry, Hit, RowEntry, Search, SearchData } from './entries.ts';

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
const WHOLE = { names: 25, otherNames: 15, identifiers: 33, values: 10 };
/** Many values equal a plain word, but readers rarely look for these. */
const WHOLE_OF_PLAIN_WORD = { ...WHOLE, values: 0.2 };

type Field = keyof typeof WORDS | keyof typeof WHOLE;

/** Words that join others, and words of a request, which hardly say what is looked for. */
const JOINING =
  readTerms(`a an the of for to in on with by is are be do does how much many can it there i we my me some
    any what which that and or between no not without`);
const COMMON = new Set([
  ...JOINING,
  ...readTerms(`from get make create give want need use find show list generate generator generated fake random mock dummy sample
    test example data value number api endpoint v1 https http`),
]);
const COMMON_BOOST = 0.1;
/** Pairs of words of which one only joins others. */
const joinedPairs = (terms: string[]): string[] =>
  bigrams(terms).filter((_, at) => terms.slice(at, at + 2).some((term) => JOINING.includes(term)));
/** For a country or language, generators that follow it rank higher than the others. */
const WITHOUT_LOCALE = 0.25;
/** If the query is the name of something, words that only begin like it rank lower. */
const ONLY_BEGINNING = 0.3;
/** A short query asks for a generator or a guide more often than for a post, unless it is the name of a post. */
const SHORT = 2;
const POST_OF_SHORT_QUERY = 0.5;

/** Texts that are equal as identifiers and values have the same key. */
const valueKey = (text: string): string =>
  text.toLowerCase().replaceAll(/^https?:\/\/[^/]*|[^\p{L}\p{N}#+]/gu, '');

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
  const { options, parameters, properties, limits, method, path, slug } = entry;
  const withoutVersion = path.replace(/^\/[^/]+/, '');
  // Compound names such as `minAge` and `min_age`. A plain word is searched for as a word.
  const compound = [...parameters, ...properties].filter((each) => /\p{Ll}\p{Lu}|_/u.test(each));
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

/** Whether a generator has values of a country or language. English is its default. */
const isLocal = ({ locales, parameters }: GeneratorEntry, row: RowEntry): boolean =>
  parameters.includes('country') ||
  row.locales.some((locale) => locales && (locale === 'en' || locales.includes(locale)));

/** Whether a name or alias is the whole query. */
const isWhole = (match: Record<string, string[]>): boolean =>
  Object.values(match).some((fields) => fields.some((field) => /^names$|^otherNames$/.test(field)));

/** Puts the row that a query names first, or behind a generator that has its name or matches the other words. */
function insertPlace(
  hits: readonly Hit[],
  { entry, row, terms }: Filter,
  isFilter: boolean,
): Hit[] {
  const others = hits.filter((hit) => hit.row === undefined && hit.entry !== entry);
  const [best] = others;
  const hit: Hit = { entry, row, score: best?.score ?? 1, terms, sample: '' };
  const names = best ? [nameOf(best.entry), ...best.entry.aliases].map(nameKey) : [];
  const isNamed = isFilter || names.includes(terms.join(''));
  return best && isGenerator(best.entry) && isNamed
    ? [best, { ...hit, isFilter: true }, ...others.slice(1)]
    : [hit, ...others];
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
  /** Number of items that have a term; of common ones it does not matter. */
  const frequencyOf = (term: string): number => {
    const known =
      frequencies.get(term) ?? (COMMON.has(term) ? Infinity : index.search(term).length);
    frequencies.set(term, known);
    return known;
  };
  return (query) => {
    const terms = readQueryTerms(query);
    if (terms.length === 0) return [];
    const { filter, place, rest } = splitQuery(terms, findFilter(terms));
    const specific = rest.filter((term) => !COMMON.has(term));
    const content = specific.length > 0 ? specific : rest;
    const start = rest.indexOf(content[0] ?? '');
    const end = rest.findLastIndex((term) => !JOINING.includes(term)) + 1;
    const names = new Set([terms, content, rest.slice(start, end)].map((each) => each.join('')));
    const common = new Set([...COMMON, ...joinedPairs(terms)]);
    const isCommon = (term: string) => common.has(term) && !names.has(term);
    const isFilter = (term: string) => filter?.terms.includes(term) === true;
    const value = valueKey(query);
    const misspelt = terms.filter((term) => term.length > 2 && !isKnown(term));
    const swapped = new Map(misspelt.map((term) => [term, transpositions(term).filter(isKnown)]));
    const found = index.search({
      queries: [
        {
          queries: [...withPairs(terms), ...[...swapped.values()].flat()],
          prefix: (term) => term.length > 1 && !isFilter(term),
          fuzzy: (term) => misspelt.includes(term) && (term.length > 6 ? 2 : term.length > 3 && 1),
          weights: { prefix: 0.3, fuzzy: 0.3 },
          boostTerm: (term) => (isCommon(term) || isFilter(term) ? COMMON_BOOST : 1),
        },
        { queries: [...names], fields: ['names', 'otherNames'], boost: WHOLE },
        {
          queries: value.length > 2 ? [value] : [],
          fields: ['identifiers', 'values'],
          boost: /^\s*(?:\p{L}+|\d{1,3})\s*$/u.test(query) ? WHOLE_OF_PLAIN_WORD : WHOLE,
          prefix: value.length > 3,
          weights: { prefix: 0.6, fuzzy: 0 },
        },
      ],
    });
    /** A row whose name only begins like a word that is found elsewhere is not meant: `Costa Rica` for `cost`. */
    const isWanted = ({ row, terms: matched }: Hit) =>
      row === undefined ||
      matched.some((term) => terms.includes(term)) ||
      content.every((term) => frequencyOf(term) === 0);
    const isSample = (sample: string, matched: string[]) =>
      value !== '' && valueKey(sample).startsWith(value) && matched.includes(valueKey(sample));
    const hasName = found.some(({ match }) => isWhole(match));
    const hits = found.map(({ id, score, terms: matched, queryTerms, match }): Hit => {
      const { entry, row } = items[id as number]!;
      const isExact = content.some((term) => matched.includes(term));
      const used = queryTerms.join(' ');
      const covered = content.filter((term) =>
        [term, ...(swapped.get(term) ?? [])].some((each) => used.includes(each)),
      );
      const name = readTerms(row?.name ?? nameOf(entry));
      const named = name.filter((term) => matched.includes(term));
      // MiniSearch multiplies the score by the number of terms, however common they are.
      const counted = queryTerms.filter((term) => !isCommon(term) && !isFilter(term));
      const share = (counted.length + 1) / (queryTerms.length + 1);
      const coverage = (covered.length / content.length) ** 2;
      const completeness = 1 + named.length / name.length / 2;
      // A page ranks higher than a section of the same name.
      const section = 'heading' in entry ? 0.8 : 1;
      const isNamed = isWhole(match);
      const isPost = 'kind' in entry && entry.kind === 'post';
      const isName = isNamed && (content.length > 1 || !('heading' in entry));
      const beginning = hasName && !isExact ? ONLY_BEGINNING : 1;
      const post = isPost && !isName && content.length <= SHORT ? POST_OF_SHORT_QUERY : 1;
      const local =
        filter && isGenerator(entry) && !isLocal(entry, filter.row) ? WITHOUT_LOCALE : 1;
      const samples = isGenerator(entry) ? entry.samples : [];
      return {
        entry,
        score: score * share * coverage * completeness * section * post * local * beginning,
        terms: [...matched].sort((a, b) => frequencyOf(a) - frequencyOf(b) || 0),
        ...(row && { row }),
        sample: samples.find((sample) => isSample(sample, matched)) ?? '',
      };
    });
    const ranked = keepBest(hits.sort((a, b) => b.score - a.score).filter(isWanted));
    return place ? insertPlace(ranked, place, filter !== undefined) : ranked;
  };
}
