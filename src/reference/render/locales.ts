import countBy from 'lodash/countBy.js';
import partition from 'lodash/partition.js';
import { LANGUAGES } from '../../engine/contract.ts';
import type { EngineTable } from '../../engine/index.ts';
import { languageName } from '../../site/languageName.ts';
import { cataloguePath } from '../../site/catalogueFilter.ts';
import { explorerPath, operationPath } from '../../site/urls.ts';
import { listLocales } from '../engine/bundle.ts';
import type { ApiView, OperationView } from '../model/types.ts';
import { firstParagraph } from '../read/summary.ts';
import { blocks, item, link } from './markdown/text.ts';
import { NATIONALITIES, OTHER_NAMES } from './nationalities.ts';
import type { RowEntry } from './rowEntry.ts';

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const wordList = new Intl.ListFormat('en-GB');

/** Countries without a locale are listed if at least so many generators take them. */
const LEAST_GENERATORS = 3;

/** The country of a locale: for `de`, the one with most speakers. */
const countryOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? '';

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** All locales in alphabetical order: English is not listed by generators, as all have it. */
const allLocales = (engine: EngineTable): string[] => ['en', ...listLocales(engine)].sort();

/** A row of a list that the search finds by itself. */
export interface MarkdownRow {
  /** Anchor. */
  id: string;
  /** Markdown: the country with its nationality, or the language with its code. */
  title: string;
  /** The locales to use for it. */
  locales: readonly string[];
  /** Set if the API has no data of its own for the country. */
  isMissing?: true;
  /** Markdown: what the row says after its title. */
  text: string;
  /** Other words with which people search for it. */
  aliases: readonly string[];
}

/** Renders rows as a list. */
export const renderRows = (rows: readonly MarkdownRow[]): string =>
  rows.map(({ title, text }) => item(`${title}: ${text}`)).join('\n');

/** Characters of a row that results show: a line, which every reader of the search loads. */
const SHOWN = 140;

/** Creates the search entry of a row. */
export const toRowEntry = ({
  id,
  title,
  locales,
  isMissing,
  text,
  aliases,
}: MarkdownRow): RowEntry => ({
  id,
  name: firstParagraph(title),
  locales: [...locales],
  ...(isMissing && { isMissing }),
  text: firstParagraph(text).slice(0, SHOWN),
  aliases: [...aliases],
});

/** Links to a generator's page. */
const linkGenerator = ({ label, slug }: Pick<OperationView, 'label' | 'slug'>): string =>
  link(label, operationPath(slug));

/** The generator whose request each language offers: every locale has data for it. */
const FULL_NAME = '/v1/person/full-name';

/** Lists all locales with the number of generators that have data of their own for each. */
export function listLocaleRows({ operations }: ApiView, engine: EngineTable): MarkdownRow[] {
  return allLocales(engine).map((locale) => {
    const own = operations.filter(({ locales }) => locales?.includes(locale));
    const isEnglish = locale === 'en';
    const count = isEnglish ? 'all' : String(own.length);
    // All generators have English data, so the catalogue does not offer English.
    const filter = isEnglish ? {} : { locale };
    const generators = link(`${count} generators`, cataloguePath(filter));
    const request = own
      .filter(({ path }) => path === FULL_NAME)
      .map(
        ({ label, path }) =>
          `${link(label, `${explorerPath(path)}&locale=${locale}`)} in the explorer`,
      );
    const title = `**${languageName(locale)}**, \`${locale}\``;
    return {
      id: `locale-${locale}`,
      title,
      locales: [locale],
      text: [generators, ...request].join(', '),
      aliases: [],
    };
  });
}

/** A generator with a parameter `country`, and the codes that the parameter accepts. */
interface Taker {
  label: string;
  slug: string;
  countries: readonly string[];
}

function listTakers(operations: readonly OperationView[]): Taker[] {
  return operations.flatMap(({ label, slug, parameters }) => {
    const country = parameters.find(({ name }) => name === 'country');
    return country ? [{ label, slug, countries: country.options }] : [];
  });
}

/** Lists the countries of all languages with a locale, and those that several generators take, by name. */
function listCountries(takers: readonly Taker[], locales: readonly string[]) {
  const spoken = new Set(locales.map(languageOf));
  const homes = LANGUAGES.filter(([language]) => spoken.has(language));
  const counts = countBy(takers.flatMap(({ countries }) => countries));
  const taken = Object.keys(counts).filter((code) => (counts[code] ?? 0) >= LEAST_GENERATORS);
  const codes = new Set([...homes.flatMap(([, , regions]) => regions.split(' ')), ...taken]);
  const named = [...codes].map((code) => ({ code, name: regionNames.of(code) ?? code }));
  return named.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Splits generators into those that take every country, and the others. */
const splitTakers = (takers: readonly Taker[], countries: readonly { code: string }[]) =>
  partition(takers, (taker) => countries.every(({ code }) => taker.countries.includes(code)));

/** Joins locales with their names: `de` (German) and `fr` (French). Their links are in the list of languages. */
const nameLocales = (locales: readonly string[]): string =>
  wordList.format(locales.map((locale) => `\`${locale}\` (${languageName(locale)})`));

/** Lists the locales of a country's languages: `de`, `fr` and `it` for `CH`. */
function nearestLocales(country: string, locales: readonly string[]): string[] {
  const spoken = new Set(
    LANGUAGES.filter(([, , regions]) => regions.split(' ').includes(country)).map(([name]) => name),
  );
  return locales.filter((locale) => spoken.has(languageOf(locale)));
}

/** Generators of everyday values, named where a country has no data. */
const EVERYDAY = ['full-name', 'address'];

/** Generators that a row names first if they take its country. */
const WANTED = ['place', 'iban', 'vat-number', 'passport-number', 'e164-number'];

/** Most generators with a parameter `country` that a row names. A longer row names one less, and links to the catalogue. */
const MOST_NAMED = 6;

/** Lists the generators that take a country, the wanted ones first, and a link to all of them if there are more. */
function nameTakers(takers: readonly Taker[]): string {
  const isWanted = ({ slug }: Taker): boolean => WANTED.some((name) => slug.endsWith(`-${name}`));
  const ordered = partition(takers, isWanted).flat();
  if (ordered.length <= MOST_NAMED) return ordered.map(linkGenerator).join(', ');
  const named = ordered.slice(0, MOST_NAMED - 1).map(linkGenerator);
  const others = ordered.length - named.length;
  const more = link(`${others} others`, cataloguePath({ parameter: 'country' }));
  return `${named.join(', ')} and ${more}`;
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The section of a guide with a record whose fields describe the values of a country. */
const RECIPE_PATH = '/docs/custom/custom-template#values-of-another-country';

/** Lists generators that have data for the locales but not for the country: their values belong to other countries. */
function describeMissing(
  country: string,
  locales: readonly string[],
  operations: readonly OperationView[],
): string {
  const follow = operations.filter(
    (each) =>
      locales.some((locale) => locale === 'en' || each.locales?.includes(locale)) &&
      each.locales !== undefined &&
      !listTakers([each]).some(({ countries }) => countries.includes(country)),
  );
  const named = EVERYDAY.flatMap((name) => {
    const found = follow.find(({ path }) => path.endsWith(`/${name}`));
    return found ? [linkGenerator(found)] : [];
  });
  const others = follow.length - named.length;
  const labels = others > 0 ? [...named, `${others} others`] : named;
  const languages = alternatives.format(locales.map(languageName));
  const nationality = NATIONALITIES[country] ?? '';
  return `${wordList.format(labels)} are then ${languages}, not ${nationality}.`;
}

/** Says which locale fits a country: its own, or those of its languages. */
function describeLocales(
  country: string,
  locales: readonly string[],
  operations: readonly OperationView[],
): string {
  const own = locales.filter((locale) => countryOf(locale) === country);
  if (own.length > 0) return `use ${nameLocales(own)}.`;
  const nearest = nearestLocales(country, locales);
  const record = `For ${NATIONALITIES[country] ?? ''} values, ${link('use a record', RECIPE_PATH)}.`;
  if (nearest.length === 0) return `no locale, so values are English. ${record}`;
  const missing = new Set(nearest.map((locale) => `\`${languageOf(locale)}-${country}\``));
  const what = `no data for ${wordList.format(missing)}. Use ${nameLocales(nearest)} instead.`;
  return `${what} ${describeMissing(country, nearest, operations)} ${record}`;
}

/**
 * Lists countries: the locale to use, and the generators that take the country.
 *
 * @throws Error if a country has no nationality.
 */
export function listCountryRows({ operations }: ApiView, engine: EngineTable): MarkdownRow[] {
  const locales = allLocales(engine);
  const takers = listTakers(operations);
  const countries = listCountries(takers, locales);
  const [, special] = splitTakers(takers, countries);
  return countries.map(({ code, name }) => {
    const { [code]: nationality } = NATIONALITIES;
    if (nationality === undefined)
      throw new Error(
        `${name} has no nationality in src/reference/render/nationalities.ts. Add it.`,
      );
    const own = special.filter((each) => each.countries.includes(code));
    const takes = own.length > 0 ? ` \`country=${code}\`: ${nameTakers(own)}.` : '';
    const nearest = nearestLocales(code, locales);
    const native = locales.filter((locale) => countryOf(locale) === code);
    const codes = nearest.map((locale) => `${languageOf(locale)}-${code}`);
    return {
      id: `country-${code.toLowerCase()}`,
      title: `**${name}** (${nationality})`,
      locales: native.length > 0 ? native : nearest,
      ...(native.length === 0 && { isMissing: true as const }),
      text: `${describeLocales(code, locales, operations)}${takes}`,
      aliases: [...(OTHER_NAMES[code] ?? []), ...new Set(codes)],
    };
  });
}

/** Renders the list of countries, after the generators that take all of them. */
export function renderCountries(
  { operations }: ApiView,
  engine: EngineTable,
  rows: readonly MarkdownRow[],
): string {
  const takers = listTakers(operations);
  const [general] = splitTakers(takers, listCountries(takers, allLocales(engine)));
  const labels = general.map(linkGenerator);
  return blocks(labels.length > 0 && `Every country: ${labels.join(', ')}.`, renderRows(rows));
}
