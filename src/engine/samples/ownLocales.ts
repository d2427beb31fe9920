import { FakerError } from '@faker-js/faker';
import { ENGLISH } from '../arguments.ts';
import type { Arguments } from '../arguments.ts';
import { createEngine } from '../index.ts';
import type { Engine } from '../index.ts';
import type { JsonValue } from '../generator.ts';
import { findDefinition } from '../mock/locales.ts';
import { setOperationKey } from './operationFile.ts';

/** Number of values that are compared in each locale. */
const VALUES = 200;

/** Least share of these values that must not occur in English. */
const LEAST_SHARE = 0.2;

const MOST_VALUES = 100;

/** Arguments of the operations whose body is required. */
const BODIES: Readonly<Record<string, Arguments>> = {
  '/v1/custom/template': { template: '{{person.full-name}}' },
  '/v1/custom/record': { fields: [{ name: 'name', generator: 'person.full-name' }] },
};

/** Locales that are left out although values differ from English: most have a part of the data, and would mix two languages. */
const UNFIT: Readonly<Record<string, readonly string[]>> = {
  // Danish adjectives would have to agree with the noun.
  '/v1/company/catch-phrase': ['da'],
  // Words for fruit and vegetables, but no patterns to put them in.
  '/v1/food/dish': ['de', 'fr', 'es', 'it'],
  // The same, and Norwegian adjectives that would have to agree.
  '/v1/food/food-description': ['de', 'fr', 'es', 'it', 'nb'],
  // Arabic has types of jobs, but neither areas nor descriptors.
  '/v1/job/job-title': ['ar'],
  // Korean has streets, but no building numbers: they are the American ones, generated after another street.
  '/v1/location/building-number': ['ko'],
  // Names that have no spelling in ASCII here: addresses and usernames are English.
  '/v1/internet/example-email-address': ['ja', 'ko', 'zh-CN'],
  '/v1/internet/username': ['ja', 'ko', 'zh-CN'],
  // English phrases around a single word.
  '/v1/person/bio': ['da', 'nb'],
};

function draw(
  engine: Engine,
  path: string,
  locale: string,
  define: typeof findDefinition,
): string[] {
  return Array.from({ length: VALUES / MOST_VALUES }, (_, seed) => {
    const given = {
      ...BODIES[path],
      ...(Object.hasOwn(engine.table.operations[path]?.parameters ?? {}, 'reference') && {
        reference: '2025-01-01T00:00:00Z',
      }),
      count: MOST_VALUES,
      seed,
      locale,
    };
    return engine
      .perform(path, given, define)
      .data.map((value: JsonValue) => JSON.stringify(value));
  }).flat();
}

/** The values of a locale; empty when a generator's own tables lack it, so that requests are answered in English. */
function drawIfKnown(engine: Engine, path: string, locale: string): string[] {
  try {
    return draw(engine, path, locale, findDefinition);
  } catch (error) {
    if (error instanceof TypeError || error instanceof FakerError) return [];
    throw error;
  }
}

/** The engine with every locale served, whether or not it is known to have data of its own. */
function serveAll(engine: Engine, path: string, locales: readonly string[]): Engine {
  const { table } = engine;
  const operation = table.operations[path];
  if (!operation) throw new Error(`There is no operation at ${path}.`);
  return createEngine({
    ...table,
    operations: { ...table.operations, [path]: { ...operation, locales } },
  });
}

/**
 * Finds the locales whose own data changes the result of an operation: of 200 values of the same seeds, at least a
 * fifth do not exist in English.
 *
 * @returns English, then locales in the order of the OpenAPI document; undefined if the operation takes no locale.
 */
export function findOwnLocales(engine: Engine, path: string): string[] | undefined {
  const schema = engine.table.operations[path]?.parameters['locale'];
  if (!schema) return undefined;
  const offered = (schema.enum ?? []).map(String).filter((locale) => locale !== ENGLISH);
  const all = serveAll(engine, path, offered);
  const english = new Set(draw(all, path, ENGLISH, findDefinition));
  const own = offered.filter((locale) => {
    if (UNFIT[path]?.includes(locale)) return false;
    const foreign = drawIfKnown(all, path, locale).filter((value) => !english.has(value));
    return foreign.length >= VALUES * LEAST_SHARE;
  });
  return [ENGLISH, ...own];
}

/** Sets `x-locales` of an operation file. */
export const recordLocales = (text: string, locales: string[] | undefined): string =>
  setOperationKey(text, 'x-locales', locales, { flow: true });
