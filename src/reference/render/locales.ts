import countBy from 'lodash/countBy.js';
import partition from 'lodash/partition.js';
import { LANGUAGES } from '../../engine/contract.ts';
import type { EngineTable } from '../../engine/index.ts';
import { languageName } from '../../site/languageName.ts';
import { listLocales } from '../engine/bundle.ts';
import type { ApiView, OperationView } from '../model/types.ts';
import { blocks, item } from './markdown/text.ts';
import { NATIONALITIES } from './nationalities.ts';

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const wordList = new Intl.ListFormat('en-GB');

/** Countries without a locale are listed if at least so many generators take them. */
const LEAST_GENERATORS = 3;

/** The country of a locale: for `de`, the one with most speakers. */
const countryOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? '';

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** All locales in alphabetical order: English is not listed by generators, as all have it. */
const allLocales = (engine: EngineTable): string[] => ['en', ...listLocales(engine)].sort();

/** Creates a list of locales with the number of generators that have data of their own for each. */
export function createLocaleList({ operations }: ApiView, engine: EngineTable): string {
  const items = allLocales(engine).map((locale) => {
    const own = operations.filter(({ locales }) => locales?.includes(locale));
    const count = locale === 'en' ? 'all' : String(own.length);
    return item(`**${languageName(locale)}**, \`${locale}\`: ${count} generators`);
  });
  return items.join('\n');
}

/** A generator with a parameter `country`, and the codes that the parameter accepts. */
interface Taker {
  label: string;
  countries: readonly string[];
}

function listTakers(operations: readonly OperationView[]): Taker[] {
  return operations.flatMap(({ label, parameters }) => {
    const country = parameters.find(({ name }) => name === 'country');
    return country ? [{ label, countries: country.options }] : [];
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

/** Joins locales with their names: `de` (German) and `fr` (French). */
const nameLocales = (locales: readonly string[]): string =>
  wordList.format(locales.map((locale) => `\`${locale}\` (${languageName(locale)})`));

/** Lists the locales of a country's languages: `de`, `fr` and `it` for `CH`. */
function nearestLocales(country: string, locales: readonly string[]): string[] {
  const spoken = new Set(
    LANGUAGES.filter(([, , regions]) => regions.split(' ').includes(country)).map(([name]) => name),
  );
  return locales.filter((locale) => spoken.has(languageOf(locale)));
}

/** Says which locale fits a country: its own, or those of its languages. */
function describeLocales(country: string, locales: readonly string[]): string {
  const own = locales.filter((locale) => countryOf(locale) === country);
  if (own.length > 0) return `use ${nameLocales(own)}.`;
  const nearest = nearestLocales(country, locales);
  if (nearest.length === 0) return 'no locale.';
  const missing = new Set(nearest.map((locale) => `\`${languageOf(locale)}-${country}\``));
  return `no data for ${wordList.format(missing)}. Use ${nameLocales(nearest)} instead.`;
}

/** Lists the words with which people search for a country: its name, nationality and locales. */
export function listCountryAliases({ operations }: ApiView, engine: EngineTable): string[] {
  const locales = allLocales(engine);
  return listCountries(listTakers(operations), locales).flatMap(({ code, name }) =>
    [
      name,
      NATIONALITIES[code] ?? [],
      nearestLocales(code, locales).map((locale) => `${languageOf(locale)}-${code}`),
    ].flat(),
  );
}

/**
 * Creates a list of countries: the locale to use, and the generators that take the country.
 *
 * @throws Error if a country has no nationality.
 */
export function createCountryList({ operations }: ApiView, engine: EngineTable): string {
  const locales = allLocales(engine);
  const takers = listTakers(operations);
  const countries = listCountries(takers, locales);
  const isGeneral = (taker: Taker) => countries.every(({ code }) => taker.countries.includes(code));
  const [general, special] = partition(takers, isGeneral);
  const items = countries.map(({ code, name }) => {
    const { [code]: nationality } = NATIONALITIES;
    if (nationality === undefined)
      throw new Error(
        `${name} has no nationality in src/reference/render/nationalities.ts. Add it.`,
      );
    const labels = special
      .filter((each) => each.countries.includes(code))
      .map(({ label }) => label);
    const takes = labels.length > 0 ? ` \`country=${code}\`: ${labels.join(', ')}.` : '';
    return item(`**${name}** (${nationality}): ${describeLocales(code, locales)}${takes}`);
  });
  const labels = general.map(({ label }) => label);
  return blocks(labels.length > 0 && `Every country: ${labels.join(', ')}.`, items.join('\n'));
}
