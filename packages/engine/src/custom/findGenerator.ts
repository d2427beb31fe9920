import type { Faker } from '@faker-js/faker';
import { addDefaults, ENGLISH, servedLocale } from '../arguments.ts';
import { didYouMean, findNearest } from '../http/nearest.ts';
import type { Arguments, PrepareGenerator, TagGenerators } from '../generator.ts';
import { createFaker } from '../produce.ts';
import { splitOperationPath } from '../table.ts';
import type { EngineOperation, EngineTable } from '../table.ts';

/** A generator that a template or a field names, and its operation. */
export interface FoundGenerator {
  prepare: PrepareGenerator;
  operation: EngineOperation;
}

/** Finds a generator by tag and name; undefined when there is none. */
export type FindGenerator = (tag: string, name: string) => FoundGenerator | undefined;

/** Settings of all generators of a request: the locale, and the date-time that dates are relative to. */
export interface SharedSettings {
  locale: string;
  reference: string;
}

/** @param tags The generators that can be named. */
export function createFinder(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): FindGenerator {
  const operations = new Map(Object.entries(table.operations));
  return (tag, name) => {
    const operation = operations.get(`/v1/${tag}/${name}`);
    const prepare = Object.hasOwn(tags, tag) ? tags[tag]?.[name] : undefined;
    return operation && prepare && { operation, prepare };
  };
}

/** Names of all generators that can be found, as placeholders and fields write them. */
export function listNames(table: EngineTable, find: FindGenerator): string[] {
  return Object.keys(table.operations)
    .map(splitOperationPath)
    .filter(([tag, name]) => find(tag, name))
    .map((parts) => parts.join('.'));
}

/**
 * The generator that a wrong name probably means: in its tag the shortest with all its words (`email-address` for
 * `email`), or the one most like it; in another tag one with the same name.
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
 * Describes the error of an unknown generator name, with the name that was probably meant.
 *
 * @param write Writes a name as the request does.
 */
export function describeUnknownGenerator(
  name: string,
  known: readonly string[],
  write = (each: string): string => each,
): string {
  const meant = suggestGenerator(name, known);
  return `${write(name)} names no generator.${didYouMean(meant && write(meant))}`;
}

/** The arguments of a generator that another request calls: its own, the request's setting, and defaults. */
export function argumentsFor(
  operation: EngineOperation,
  setting: SharedSettings,
  own: Arguments = {},
): Arguments {
  const locale = servedLocale(operation, { locale: setting.locale });
  return addDefaults(operation, {
    ...own,
    ...(locale !== undefined && { locale }),
    ...('reference' in operation.parameters && { reference: setting.reference }),
  });
}

/** Picks the instance of faker for a generator: the given one, or another whose random sequence follows from it. */
export type PickFaker = (faker: Faker, operation: EngineOperation) => Faker;

/**
 * Picks fakers for one request. Without data of its own in the locale, a generator is English, whatever the rest of
 * the request is. There is one English faker for the request: a new one costs ten times as much as a new seed.
 */
export function createFakers(setting: SharedSettings): PickFaker {
  let english: Faker | undefined;
  return (faker, operation) => {
    const locale = servedLocale(operation, { locale: setting.locale }) ?? ENGLISH;
    if (locale === setting.locale) return faker;
    const seed = faker.number.int();
    english ??= createFaker(seed, undefined, setting.reference);
    english.seed(seed);
    return english;
  };
}
