/** Finds and ranks generators, guides and posts, with MiniSearch. */
import MiniSearch from 'minisearch';
import { readQueryTerms, readTerms, transpositions, withPairs } from './text.ts';
import { isGenerator, nameOf } from './entries.ts';
import type { Entry, Hit, Search, SearchData } from './entries.ts';

/** Boosts of the fields whose words are indexed, and of those that are compared as a whole. */
const WORDS = {
  name: 10,
  aliases: 7,
  options: 2,
  parameters: 2,
  context: 2,
  path: 1,
  properties: 1,
  returns: 1,
  text: 1,
  code: 0.5,
  limits: 0.5,
};
const WHOLE = { names: 25, otherNames: 15, identifiers: 30, values: 10 };
/** Many values equal a plain word, but readers rarely look for these. */
const WHOLE_OF_PLAIN_WORD = { ...WHOLE, values: 0.2 };

type Field = keyof typeof WORDS | keyof typeof WHOLE;

/** Words of a question or request, which hardly say what is looked for. */
const COMMON = new Set(
  readTerms(`a an the of for to in on with by is are be do does how i we my me some any what which that and or between
    from get make create give want need use find show list generate generator generated fake random mock dummy sample
    test example data value number api endpoint v1 https http`),
);
const COMMON_BOOST = 0.1;

/** Texts that are equal as names, or as identifiers and values, have the same key. */
const nameKey = (text: string): string => readTerms(text).join('');
const valueKey = (text: string): string =>
  text.toLowerCase().replaceAll(/^https?:\/\/[^/]*|[^\p{L}\p{N}#+]/gu, '');

/** The texts of an entry for each indexed field. */
function textsOf(entry: Entry): Partial<Record<Field, string[]>> {
  const name = nameOf(entry);
  const { aliases } = entry;
  const named = { name: [name], aliases, names: [nameKey(name)], otherNames: aliases.map(nameKey) };
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

function createIndex(entries: readonly Entry[]) {
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
  index.addAll(entries.map((entry, id) => ({ id, texts: textsOf(entry) })));
  return index;
}

/** Builds the index of the data, which takes some milliseconds, and returns the function that searches it. */
export function createSearch({
  generators,
  pages,
}: Pick<SearchData, 'generators' | 'pages'>): Search {
  const entries: Entry[] = [...generators, ...pages];
  const index = createIndex(entries);
  const isKnown = (term: string) => index.search(term, { prefix: true }).length > 0;
  return (query) => {
    const terms = readQueryTerms(query);
    if (terms.length === 0) return [];
    const specific = terms.filter((term) => !COMMON.has(term));
    const content = specific.length > 0 ? specific : terms;
    const start = terms.indexOf(content[0] ?? '');
    const names = new Set([terms.join(''), terms.slice(start).join('')]);
    const value = valueKey(query);
    const misspelt = terms.filter((term) => term.length > 2 && !isKnown(term));
    const swapped = new Map(misspelt.map((term) => [term, transpositions(term).filter(isKnown)]));
    const found = index.search({
      queries: [
        {
          queries: [...withPairs(terms), ...[...swapped.values()].flat()],
          prefix: true,
          fuzzy: (term) => misspelt.includes(term) && (term.length > 6 ? 2 : term.length > 3 && 1),
          weights: { prefix: 0.3, fuzzy: 0.3 },
          boostTerm: (term) => (COMMON.has(term) ? COMMON_BOOST : 1),
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
    const isSample = (sample: string, matched: string[]) =>
      value !== '' && valueKey(sample).startsWith(value) && matched.includes(valueKey(sample));
    const hits = found.map(({ id, score, terms: matched, queryTerms }): Hit => {
      const entry = entries[id as number]!;
      const used = queryTerms.join(' ');
      const covered = content.filter((term) =>
        [term, ...(swapped.get(term) ?? [])].some((each) => used.includes(each)),
      );
      const name = readTerms(nameOf(entry));
      const named = name.filter((term) => matched.includes(term));
      const coverage = (covered.length / content.length) ** 2;
      const completeness = 1 + named.length / name.length / 2;
      // A page ranks higher than a section of the same name.
      const kind = 'heading' in entry ? 0.8 : 1;
      const samples = isGenerator(entry) ? entry.samples : [];
      return {
        entry,
        score: score * coverage * completeness * kind,
        terms: matched,
        sample: samples.find((sample) => isSample(sample, matched)) ?? '',
      };
    });
    return hits.sort((a, b) => b.score - a.score);
  };
}
