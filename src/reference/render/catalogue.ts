import countBy from 'lodash/countBy.js';
import pick from 'lodash/pick.js';
import sortBy from 'lodash/sortBy.js';
import truncate from 'lodash/truncate.js';
import { renderValuePreview } from '../../samples/valuePreview.ts';
import { stringifyValue } from '../../samples/response.ts';
import { languageName } from '../../site/languageName.ts';
import type { ApiView, OperationView } from '../model/types.ts';

/** Maximum length of a value. A line of the widest window shows fewer characters. */
const TRUNCATE = { length: 140, omission: '…' };

/** Lists the names of parameters and body properties. */
function parameterNames({ parameters, properties }: OperationView): string[] {
  return [...new Set([...parameters, ...properties].map(({ name }) => name))];
}

/** Properties that the catalogue and the explorer show or filter by. */
const ENTRY_KEYS = [
  'slug',
  'label',
  'title',
  'method',
  'path',
  'leadText',
  'returns',
  'aliases',
  'searchWords',
  'required',
] as const satisfies readonly (keyof OperationView)[];

/** Creates the entry of an operation for the catalogue and the explorer. */
const createEntry = (operation: OperationView) => ({
  ...pick(operation, ENTRY_KEYS),
  /** First value as text. */
  sample:
    operation.firstValue === undefined
      ? ''
      : truncate(stringifyValue(operation.firstValue), TRUNCATE),
  /** First value as a swatch or thumbnail in HTML, if it is a colour or a picture. */
  preview: renderValuePreview(operation.firstValue) || undefined,
  parameters: parameterNames(operation),
  locales: operation.locales,
});

/**
 * Counts operations by parameter name, in alphabetical order. Omits parameters of all operations or of only one,
 * because they are useless as filters.
 */
function countParameters(operations: readonly OperationView[]): Record<string, number> {
  const counts = Object.entries(countBy(operations.flatMap(parameterNames)));
  const shared = counts.filter(([, count]) => count > 1 && count < operations.length);
  return Object.fromEntries(sortBy(shared, ([name]) => name.toLowerCase()));
}

/** An option of a catalogue filter, with the number of matching operations. */
export type CatalogueOption = [value: string, label: string, count: number];

/** Counts the operations that support a locale, keyed by language name. English is omitted, because all support it. */
export function countLocales(operations: readonly OperationView[]): CatalogueOption[] {
  const { en: _, ...counts } = countBy(operations.flatMap(({ locales }) => locales ?? []));
  const options = Object.entries(counts).map(([locale, count]): CatalogueOption => [
    locale,
    languageName(locale),
    count,
  ]);
  return sortBy(options, ([, name]) => name);
}

export function catalogueTitle({ count }: Pick<Catalogue, 'count'>): string {
  return `Catalogue of all ${count} generators`;
}

/** Creates the catalogue: all operations by tag, in reading order. */
export function createCatalogue(view: ApiView) {
  const { summary, server, operations, tags } = view;
  return {
    summary,
    server,
    count: operations.length,
    parameters: countParameters(operations),
    locales: countLocales(operations),
    /** Number of operations by return type, highest first. */
    returns: Object.fromEntries(
      sortBy(Object.entries(countBy(operations, 'returns')), ([, count]) => -count),
    ),
    tags: tags.map((tag) => ({
      name: tag.name,
      /** Anchor on the catalogue page. */
      anchor: tag.anchor,
      label: tag.label,
      description: tag.summary,
      entries: tag.operations.map(createEntry),
    })),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
export type CatalogueTag = Catalogue['tags'][number];
export type CatalogueEntry = CatalogueTag['entries'][number];
