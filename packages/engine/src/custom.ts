import { createRecordGenerator } from './custom/record.ts';
import { createGeneratorLookup, listGeneratorNames } from './custom/generatorLookup.ts';
import type { GeneratorLookup } from './custom/generatorLookup.ts';
import { prepareListItem } from './custom/listItem.ts';
import { prepareRegexMatch } from './custom/regexMatch.ts';
import { createTemplateGenerator } from './custom/template.ts';
import type { ArgumentsOf } from '../generated/arguments.ts';
import type { PrepareGenerator, TagGenerators } from './generator.ts';
import type { EngineTable, ParameterSchema } from './engineTable.ts';

/** Path of the operation in which each field has the name of a generator. */
const RECORD_PATH = '/v1/custom/record';

type CustomGenerators = {
  [Name in keyof ArgumentsOf['custom']]: PrepareGenerator<ArgumentsOf['custom'][Name]>;
};

/**
 * Creates the generators that process text, lists and schemas in the request.
 *
 * @param tags Generators for placeholders and fields.
 */
export function createCustomGenerators(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): Readonly<Record<string, PrepareGenerator>> {
  const find = createGeneratorLookup(table, tags);
  const ofValues = {
    template: createTemplateGenerator(find, listGeneratorNames(table, find)),
    'list-item': prepareListItem,
    'regex-match': prepareRegexMatch,
  } satisfies Partial<CustomGenerators>;
  /** Fields can also use generators of the tag `custom`, except `custom.record`, because records are nested with `fields`. */
  const findForField: GeneratorLookup = (tag, name) => {
    if (tag !== 'custom') return find(tag, name);
    const operation = table.operations[`/v1/custom/${name}`];
    const prepare = Object.entries(ofValues).find(([each]) => each === name)?.[1] as
      | PrepareGenerator
      | undefined;
    return operation && prepare && { operation, prepare };
  };
  const field = (table.operations[RECORD_PATH]?.parameters['fields']?.items ??
    {}) as ParameterSchema;
  const names = listGeneratorNames(table, findForField);
  const record = createRecordGenerator({ find: findForField, names, schema: field });
  const all: CustomGenerators = { ...ofValues, record };
  return all as unknown as Readonly<Record<string, PrepareGenerator>>;
}
