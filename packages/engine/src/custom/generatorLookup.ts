import type { Faker } from '@faker-js/faker';
import { addDefaults, FALLBACK_LOCALE, effectiveLocale } from '../arguments.ts';
import { didYouMean, findNearest } from '../http/suggest.ts';
import type { Arguments, PrepareGenerator, TagGenerators } from '../generator.ts';
import { createFaker } from '../produceResponse.ts';
import { splitOperationPath } from '../engineTable.ts';
import type { EngineOperation, EngineTable } from '../engineTable.ts';

/** A generator for a placeholder or field, and its operation. */
export interface GeneratorWithOperation {
  prepare: PrepareGenerator;
  operation: EngineOperation;
}

/** Finds a generator by tag and name; undefined if there is none. */
export type GeneratorLookup = (tag: string, name: string) => GeneratorWithOperation | undefined;

/** Settings for all generators of a request: the locale, and the date-time that dates are relative to. */
export interface RequestSettings {
  locale: string;
  reference: string;
}

/**
 * Creates a function that finds a generator by tag and name.
 *
 * @param tags All generators that can be found.
 */
export function createGeneratorLookup(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): GeneratorLookup {
  const operations = new Map(Object.entries(table.operations));
  return (tag, name) => {
    const operation = operations.get(`/v1/${tag}/${name}`);
    const prepare = Object.hasOwn(tags, tag) ? tags[tag]?.[name] : undefined;
    return operation && prepare && { operation, prepare };
  };
}

/** Lists the names of all generators that placeholders and fields can use. */
export function listGeneratorNames(table: EngineTable, find: GeneratorLookup): string[] {
  return Object.keys(table.operations)
    .map(splitOperationPath)
    .filter(([tag, name]) => find(tag, name))
    .map((parts) => parts.join('.'));
}

/**
 * Suggests a generator for a wrong name: the shortest name in the same tag that contains all its words (`email-address`
 * for `email`), the most similar name in the tag, or the same name in another tag.
 */
function suggestGenerator(wanted: string, known: readonly string[]): string | undefined {
  const [tag, name = ''] = wanted.split('.');
  const own = known.flatMap((each) =>
    each.startsWith(`${tag}.`) ? (each.split('.')[1] ?? []) : [],
  );
  const [withWords] = own
    .filter((each) => {
      const words = each.split('-');
      return name.split('-').every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort((a, b) => a.length - b.length);
  const meant = withWords ?? findNearest(name, own);
  if (meant !== undefined) return `${tag}.${meant}`;
  return known.find((each) => each.endsWith(`.${name}`));
}

/**
 * Describes the error of an unknown generator name, with a suggestion.
 *
 * @param write Formats a name as in the request.
 */
export function describeUnknownGenerator(
  name: string,
  known: readonly string[],
  write = (each: string): string => each,
): string {
  const meant = suggestGenerator(name, known);
  return `${write(name)} names no generator.${didYouMean(meant && write(meant))}`;
}

/**
 * Merges the arguments of a generator in a template or record: its own arguments, the settings of the request, and
 * defaults.
 */
export function completeArguments(
  operation: EngineOperation,
  setting: RequestSettings,
  own: Arguments = {},
): Arguments {
  const locale = effectiveLocale(operation, { locale: setting.locale });
  return addDefaults(operation, {
    ...own,
    ...(locale !== undefined && { locale }),
    ...('reference' in operation.parameters && { reference: setting.reference }),
  });
}

/** Returns the given faker, or an English faker with a seed from the random sequence of the given faker. */
export type FakerSelector = (faker: Faker, operation: EngineOperation) => Faker;

/**
 * Creates fakers for one request. A generator without data for the locale returns English values. Other generators in the
 * request still use the locale. There is one English faker per request, because creating a faker takes ten times as long as
 * reseeding a faker.
 */
export function createFakerSelector(setting: RequestSettings): FakerSelector {
  let english: Faker | undefined;
  return (faker, operation) => {
    const locale = effectiveLocale(operation, { locale: setting.locale }) ?? FALLBACK_LOCALE;
    if (locale === setting.locale) return faker;
    const seed = faker.number.int();
    english ??= createFaker(seed, undefined, setting.reference);
    english.seed(seed);
    return english;
  };
}
