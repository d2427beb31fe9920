import { FakerError } from '@faker-js/faker';
import { FALLBACK_LOCALE, createEngine, tags } from 'fakewright-engine';
import type { Engine, Arguments, JsonValue } from 'fakewright-engine';
import { findDefinition } from 'fakewright-engine/mock/locales';
import { setOperationKey } from './operationFile.ts';

/** Number of values to compare in each locale. */
const SAMPLE_SIZE = 200;

/** Minimum share of values that do not occur in English. */
const MIN_SHARE = 0.2;

const MAX_VALUES = 100;

/** Arguments for required parameters. */
const REQUIRED: Arguments = {
  template: '{{person.full-name}}',
  fields: [{ name: 'name', generator: 'person.full-name' }],
};

function listValues(
  engine: Engine,
  path: string,
  locale: string,
  define: typeof findDefinition,
): string[] {
  const { required = [], parameters = {} } = engine.table.operations[path] ?? {};
  return Array.from({ length: SAMPLE_SIZE / MAX_VALUES }, (_, seed) => {
    const given = {
      ...Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => required.includes(name))),
      ...(Object.hasOwn(parameters, 'reference') && {
        reference: '2025-01-01T00:00:00Z',
      }),
      count: MAX_VALUES,
      seed,
      locale,
    };
    return engine
      .perform(path, given, define)
      .data.map((value: JsonValue) => JSON.stringify(value));
  }).flat();
}

/** Returns the values of a locale, or an empty array if the generator's own tables lack the locale. */
function listValuesIfKnown(engine: Engine, path: string, locale: string): string[] {
  try {
    return listValues(engine, path, locale, findDefinition);
  } catch (error) {
    if (error instanceof TypeError || error instanceof FakerError) return [];
    throw error;
  }
}

/** Returns an engine in which the operation accepts every locale. */
function serveAll(engine: Engine, path: string, locales: readonly string[]): Engine {
  const { table } = engine;
  const operation = table.operations[path];
  if (!operation) throw new Error(`There is no operation at ${path}.`);
  const operations = { ...table.operations, [path]: { ...operation, locales } };
  return createEngine({ ...table, operations }, tags);
}

/**
 * Finds the locales whose own data changes the values of an operation: at least a fifth of 200 values do not occur among
 * the English values for the same seeds.
 *
 * @param unfit Locales to leave out, with the reason (`x-locales-unfit`). Most of them have only a part of the data, so
 *   their values would mix two languages.
 * @returns English, then the found locales in the order of the OpenAPI document. If the operation has no parameter `locale`,
 *   undefined.
 * @throws Error if a locale of `unfit` does not exist.
 */
export function detectLocales(
  engine: Engine,
  path: string,
  unfit: Readonly<Record<string, string>> = {},
): string[] | undefined {
  const schema = engine.table.operations[path]?.parameters['locale'];
  const offered = (schema?.enum ?? []).map(String).filter((locale) => locale !== FALLBACK_LOCALE);
  const unknown = Object.keys(unfit).filter((locale) => !offered.includes(locale));
  if (unknown.length > 0)
    throw new Error(`x-locales-unfit names ${unknown.join(', ')}, which \`locale\` does not list.`);
  if (!schema) return undefined;
  const all = serveAll(engine, path, offered);
  const english = new Set(listValues(all, path, FALLBACK_LOCALE, findDefinition));
  const own = offered.filter((locale) => {
    if (Object.hasOwn(unfit, locale)) return false;
    const foreign = listValuesIfKnown(all, path, locale).filter((value) => !english.has(value));
    return foreign.length >= SAMPLE_SIZE * MIN_SHARE;
  });
  return [FALLBACK_LOCALE, ...own];
}

export const recordLocales = (text: string, locales: string[] | undefined): string =>
  setOperationKey(text, 'x-locales', locales, { flow: true });
