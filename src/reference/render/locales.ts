import partition from 'lodash/partition.js';
import countryData from '../../../data/countries.json' with { type: 'json' };
import { LANGUAGES } from 'fakewright-engine/contract';
import type { EngineTable } from 'fakewright-engine';
import { languageName } from '../../site/languageName.ts';
import { filteredCataloguePath } from '../../site/catalogueFilter.ts';
import { explorerPath, operationPath } from '../../site/urls.ts';
import type { ApiView, OperationView } from '../model/types.ts';
import { countLocales } from './catalogue.ts';
import { firstParagraph } from '../read/leadSentence.ts';
import { listLocales } from '../view/engineTable.ts';
import { joinBlocks, listItem, link, table } from './markdown/syntax.ts';
import type { RowSearchEntry } from './rowSearchEntry.ts';

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Returns the country of a locale. For a locale without a country, such as `de`, returns the country with most
 * speakers.
 */
const regionOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? '';

/** A row of a list or table that has a separate search entry. */
export interface MarkdownRow {
  id: string;
  /** Country, or language with its code, as Markdown. */
  title: string;
  /** Locales and country code of the row. */
  places: readonly string[];
  /** Markdown of the cells after the title. */
  cells: readonly string[];
  /** Synonyms for the search. */
  aliases: readonly string[];
}

/** Renders rows as a list. */
export const renderRows = (rows: readonly MarkdownRow[]): string =>
  rows.map(({ title, cells }) => listItem(`${title}: ${cells.join(', ')}`)).join('\n');

/** Maximum number of characters of a row in search results, so that the row fits on one line. The search loads all rows. */
const MAX_ROW_LENGTH = 140;

/** Content of the locale cell of a country without a locale. */
const NONE = 'none';

export const toRowSearchEntry = ({
  id,
  title,
  places,
  cells,
  aliases,
}: MarkdownRow): RowSearchEntry => ({
  id,
  name: firstParagraph(title),
  places: [...places],
  text: cells
    .filter((cell) => cell !== '' && cell !== NONE)
    .map(firstParagraph)
    .join(' · ')
    .slice(0, MAX_ROW_LENGTH),
  aliases: [...aliases],
});

const linkGenerator = ({ label, slug }: OperationView): string => link(label, operationPath(slug));

/** Path of a generator that supports every locale. The rows of languages link to requests with this path. */
const FULL_NAME = '/v1/person/full-name';

/** Lists all locales with the number of generators that support them. */
export function listLocaleRows({ operations }: ApiView, engine: EngineTable): MarkdownRow[] {
  const counts = new Map(countLocales(operations).map(([locale, , count]) => [locale, count]));
  return listLocales(engine).map((locale) => {
    const count = counts.get(locale);
    const filter = count === undefined ? {} : { locale };
    const generators = link(`${count ?? 'all'} generators`, filteredCataloguePath(filter));
    const request = operations
      .filter(({ path, locales }) => path === FULL_NAME && locales?.includes(locale))
      .map(({ label, path }) => link(label, `${explorerPath(path)}&locale=${locale}`));
    const title = `**${languageName(locale)}**, \`${locale}\``;
    return {
      id: `locale-${locale}`,
      title,
      places: [locale],
      cells: [generators, ...request],
      aliases: [],
    };
  });
}

/** A country in `data/countries.json`. */
interface CountryNames {
  /** Adjective: `Swiss`. Readers search for it and for `Switzerland`. */
  nationality: string;
  /** The national language with most speakers, with its script if the language has several. */
  language: string;
  /** Search synonyms: the country's name in its main language, and large cities if the country has no locale. */
  otherNames?: string[];
}

/** Countries by ISO 3166-1 alpha-2 code. */
export const COUNTRY_NAMES: Readonly<Record<string, CountryNames>> = countryData;

/** Lists the generators with a parameter `country`. */
const listCountryGenerators = (operations: readonly OperationView[]): OperationView[] =>
  operations.filter(({ countries }) => countries.length > 0);

/** Unofficial code of Kosovo, which has no code in ISO 3166-1. */
const WITHOUT_ISO_CODE = 'XK';

/** Separates generators that accept every country with an ISO code from all others. */
const splitGenerators = (generators: readonly OperationView[]) =>
  partition(generators, ({ countries }) =>
    Object.keys(COUNTRY_NAMES).every(
      (code) => code === WITHOUT_ISO_CODE || countries.includes(code),
    ),
  );

/** Names of the generators that come first in a row. */
const WANTED = ['place', 'iban', 'vat-number', 'passport-number', 'e164-number'];

/** Maximum number of generators in a row. If there are more, a link to the catalogue replaces the last one. */
const MAX_NAMED = 6;

/** Lists preferred generators first. If there are too many generators, ends with a link to all of them. */
function nameGenerators(generators: readonly OperationView[]): string {
  const isWanted = ({ slug }: OperationView): boolean =>
    WANTED.some((name) => slug.endsWith(`-${name}`));
  const ordered = partition(generators, isWanted).flat();
  if (ordered.length <= MAX_NAMED) return ordered.map(linkGenerator).join(', ');
  const named = ordered.slice(0, MAX_NAMED - 1).map(linkGenerator);
  const others = ordered.length - named.length;
  const more = link(`${others} others`, filteredCataloguePath({ parameter: 'country' }));
  return `${named.join(', ')} and ${more}`;
}

/** Returns the language and script of a language tag: `zh-Hant` for `zh-TW`. */
function writtenLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/**
 * Lists the locales with a country's main language and script. If the country has locales of its own, lists only these.
 */
export function localesOf(code: string, locales: readonly string[]): string[] {
  const { language = 'und' } = COUNTRY_NAMES[code] ?? {};
  const same = locales.filter((locale) => writtenLanguage(locale) === writtenLanguage(language));
  const own = same.filter((locale) => regionOf(locale) === code);
  return own.length > 0 ? own : same;
}

/** Lists the locale codes that readers may search for: `de-CH`, `fr-CH` and `it-CH` for `CH`. */
const listCodes = (country: string): string[] =>
  LANGUAGES.filter(([, , regions]) => regions.split(' ').includes(country)).map(
    ([language]) => `${language}-${country}`,
  );

/** Lists countries with the locale of their main language, and the generators that accept the country. */
export function listCountryRows({ operations }: ApiView, engine: EngineTable): MarkdownRow[] {
  const all = listLocales(engine);
  const [, special] = splitGenerators(listCountryGenerators(operations));
  const countries = Object.entries(COUNTRY_NAMES).map(([code, country]) => ({
    ...country,
    code,
    name: regionNames.of(code) ?? code,
  }));
  return countries
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name, nationality, otherNames = [] }) => {
      const locales = localesOf(code, all);
      return {
        id: `country-${code.toLowerCase()}`,
        title: name,
        places: [code, ...locales.filter((locale) => regionOf(locale) === code)],
        cells: [
          locales.map((locale) => `\`${locale}\``).join(', ') || NONE,
          nameGenerators(special.filter((each) => each.countries.includes(code))),
        ],
        aliases: [nationality, ...otherNames, ...listCodes(code)],
      };
    });
}

/** Renders a list of the generators that accept all countries, and a table of countries. */
export function renderCountries({ operations }: ApiView, rows: readonly MarkdownRow[]): string {
  const [general] = splitGenerators(listCountryGenerators(operations));
  const labels = general.map(linkGenerator);
  const head = ['Country', 'Locale', 'Generators with `country`'];
  return joinBlocks(
    labels.length > 0 && `Every country with an ISO 3166-1 code: ${labels.join(', ')}.`,
    table([head, ...rows.map(({ title, cells }) => [title, ...cells])]),
  );
}
