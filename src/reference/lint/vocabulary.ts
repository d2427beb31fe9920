/** Lint rule for consistent names, types and values. `openapi/vocabulary.md` explains it. */
import type { Oas3Rule } from '@redocly/openapi-core';
import type { OperationObject } from '../read/types.ts';
import { listNamedFields } from './namedFields.ts';
import type { NamedField } from './namedFields.ts';

/** Options in `redocly.yaml`. */
interface VocabularyOptions {
  /** Names that are no longer used, with their replacements. */
  replaced: Record<string, string>;
  /** Types, keyed by name. */
  types: Record<string, string>;
  /** Units by quantity. */
  units: Record<string, string>;
  /** Patterns of values, keyed by name. */
  spelling: Record<string, string>;
  /** Beginnings of descriptions, keyed by name. */
  formulas: Record<string, string>;
  american: string;
  /** Reasons for exceptions, keyed by check and then by name or `tag/generator name`. */
  exceptions: Partial<Record<string, Record<string, string>>>;
}

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Abbreviated units. */
const SHORT_UNITS =
  /[a-z](Ms|Secs?|Mins?|Hrs?|Mm|Cm|Km|Kmh|Kph|Mph|Kg|Kj|Kcal|Kb|Mb|Gb|Kbps|Mbps|Px|Deg)$/;

const OTHER_LIMIT =
  /If it (?:exceeds|is (?:above|below|after|greater|later|longer|more|less|smaller)\b[^.]*) `\w+`, the request|with a locale that has/;

/** Lists the enum values of the schema or of its items. */
const valuesOf = ({ enum: own, items }: NamedField['schema']): string[] =>
  [own ?? (items as NamedField['schema'] | undefined)?.enum ?? []]
    .flat()
    .filter((value) => typeof value === 'string');

/** Returns the type of a value. Integers have the type of numbers; dates and durations have separate types. */
function typeOf({ type, format, 'x-format': own }: NamedField['schema']): string {
  const registered = String(format ?? own);
  return /^(?:date|duration)/.test(registered)
    ? registered
    : String(type).replace('integer', 'number');
}

const toWords = (text: string): string[] =>
  text.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

type Check = (named: NamedField) => string | false | undefined;

/** Creates the checks. Each returns a message with an error and its correction. */
function createChecks(
  all: readonly NamedField[],
  vocabulary: VocabularyOptions,
): Record<string, Check> {
  const { types, exceptions } = vocabulary;
  const replacements = new Map(
    Object.entries(vocabulary.replaced).flatMap(([use, names]) =>
      names.split(' ').map((name): [string, string] => [name, use]),
    ),
  );
  const quantities = new Map(
    Object.entries(vocabulary.units).flatMap(([quantity, units]) =>
      units.split(' ').map((unit): [string, string] => [unit, quantity]),
    ),
  );
  const units = [...quantities.keys()];
  const unitPhrase = new RegExp(
    `(?:^|\\bin (?:[a-z]+ )?)(${units.join('|').replace('percent', 'per ?cent')})\\b`,
    'i',
  );
  const american = new Set(vocabulary.american.split(' '));
  const parameters = all.filter(({ isProperty }) => !isProperty);
  const usual = new Map<string, string>();
  for (const { name, operation, schema } of parameters)
    if (!exceptions.type?.[`${operation} ${name}`] && !usual.has(name))
      usual.set(name, typeOf(schema));
  const withValues = new Set(
    parameters.filter(({ schema }) => valuesOf(schema).length > 0).map(({ name }) => name),
  );
  const unitOf = (name: string): string => toWords(name).at(-1) ?? '';
  return {
    described: ({ name, description }) =>
      !description && `"${name}" has no description. Describe it.`,
    replaced: ({ name }) =>
      replacements.has(name) &&
      `"${name}" has another name elsewhere. Use ${replacements.get(name)}.`,
    type: ({ name, schema, isProperty }) => {
      const type = Object.hasOwn(types, name) ? types[name] : !isProperty && usual.get(name);
      return (
        type &&
        type !== typeOf(schema) &&
        `"${name}" has the type ${type} elsewhere. Change the type or the name.`
      );
    },
    unit: ({ name, description, schema }) => {
      if (typeOf(schema) !== 'number' || description.includes('`unit`')) return false;
      const unit = unitPhrase.exec(description)?.[1]?.toLowerCase().replace(' ', '');
      return (
        unit &&
        !toWords(name).includes(unit) &&
        `"${name}" is in ${unit}. Let the name end in the unit.`
      );
    },
    unitForm: ({ name }) => {
      const isLast = toWords(name).every(
        (word, index, words) =>
          !units.includes(word) || [undefined, 'per'].includes(words[index + 1]),
      );
      return (
        (SHORT_UNITS.test(name) || !isLast) &&
        `"${name}" has a unit that is short or not at its end. Write it out at the end.`
      );
    },
    limitUnit: ({ operation, name, isProperty }) => {
      const quantity = quantities.get(unitOf(name));
      if (isProperty || quantity === undefined || !/^(min|max)[A-Z]/.test(name)) return false;
      const other = all.find(
        (each) =>
          each.isProperty &&
          each.operation === operation &&
          quantities.get(unitOf(each.name)) === quantity &&
          unitOf(each.name) !== unitOf(name),
      );
      return (
        other && `"${name}" limits "${other.name}", which has another unit. Use the same unit.`
      );
    },
    time: ({ name, schema, isProperty }) => {
      const ending = { 'date-time': 'At', date: 'On' }[typeOf(schema)];
      return (
        isProperty &&
        ending !== undefined &&
        !new RegExp(`[a-z]${ending}$`).test(name) &&
        `"${name}" is a ${typeOf(schema)}. Let the name end in "${ending}".`
      );
    },
    spelling: ({ name, schema }) => {
      const pattern = Object.hasOwn(vocabulary.spelling, name)
        ? vocabulary.spelling[name]
        : undefined;
      const wrong = pattern && valuesOf(schema).find((value) => !new RegExp(pattern).test(value));
      return (
        wrong &&
        `"${name}" has the value ${wrong}, which is spelt in another way elsewhere. Change the value or the name.`
      );
    },
    values: ({ name, schema, isProperty }) => {
      if (name === 'locale' || !withValues.has(name)) return false;
      const isValid = (value: string): boolean =>
        name === 'unit' && !isProperty ? units.includes(value) : KEBAB_CASE.test(value);
      const wrong = valuesOf(schema).find((value) => !isValid(value));
      return (
        wrong &&
        `"${name}" has the value ${wrong}. Write words in lower case with hyphens, and units as names end in them.`
      );
    },
    camelCase: ({ name }) =>
      !/^[a-z][A-Za-z0-9]*$/.test(name) && `"${name}" is not in lower camel case. Rename it.`,
    british: ({ name, schema }) => {
      const wrong = [name, ...valuesOf(schema)].flatMap(toWords).find((word) => american.has(word));
      return wrong && `"${name}" has the American word "${wrong}". Use British spelling.`;
    },
    formula: ({ name, description, isProperty }) => {
      const formula = Object.hasOwn(vocabulary.formulas, name) ? vocabulary.formulas[name]! : '';
      return (
        !isProperty &&
        !description.replaceAll(/\s+/g, ' ').startsWith(formula) &&
        `"${name}" is described in other words elsewhere. Begin with "${formula}".`
      );
    },
    otherLimit: ({ name, description, isProperty }) =>
      !isProperty &&
      OTHER_LIMIT.test(description) &&
      `"${name}" has a limit in its own words. Write "At most" or "At least" and the name of the other one.`,
  };
}

/** Rule: a concept has the same name, type, unit and values in all operations. */
export const vocabulary: Oas3Rule = (options) => {
  const own = options as unknown as VocabularyOptions;
  const all: NamedField[] = [];
  return {
    Operation(operation, context) {
      all.push(...listNamedFields(operation as OperationObject, context));
    },
    Root: {
      leave(_, context) {
        const checks = Object.entries(createChecks(all, own));
        /** Names in shared components that were reported already, because several operations use the component. */
        const reported = new Set<string>();
        for (const named of all)
          for (const [id, check] of checks) {
            const { operation, name, location } = named;
            const problem = check(named);
            if (!problem) continue;
            const keys = [name, operation, `${operation} ${name}`];
            if (keys.some((key) => own.exceptions[id]?.[key] !== undefined)) continue;
            const message = `${problem} An exception needs a reason in redocly.yaml, under "${id}".`;
            const reportId = `${location.source?.absoluteRef}${location.pointer}${id}`;
            if (!reported.has(reportId)) context.report({ message, location });
            reported.add(reportId);
          }
      },
    },
  };
};
