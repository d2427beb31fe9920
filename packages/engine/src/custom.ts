import { createRecord } from './custom/record.ts';
import { createFinder, listNames } from './custom/findGenerator.ts';
import type { FindGenerator } from './custom/findGenerator.ts';
import { prepareListItem } from './custom/listItem.ts';
import { prepareRegexMatch } from './custom/regexMatch.ts';
import { createTemplate } from './custom/template.ts';
import type { ArgumentsOf } from '../generated/arguments.ts';
import type { PrepareGenerator, TagGenerators } from './generator.ts';
import type { EngineTable, ParameterSchema } from './table.ts';

/** Path of the operation whose fields name generators. */
const RECORD_PATH = '/v1/custom/record';

type CustomGenerators = {
  [Name in keyof ArgumentsOf['custom']]: PrepareGenerator<ArgumentsOf['custom'][Name]>;
};

/**
 * The generators that work on text, lists and schemas of the request's own.
 *
 * @param tags The generators that placeholders and fields can name.
 */
export function createCustom(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): Readonly<Record<string, PrepareGenerator>> {
  const find = createFinder(table, tags);
  const ofValues = {
    template: createTemplate(find, listNames(table, find)),
    'list-item': prepareListItem,
    'regex-match': prepareRegexMatch,
  } satisfies Partial<CustomGenerators>;
  /** Fields can name those of this tag too, but for records: those nest by `fields`. */
  const findForField: FindGenerator = (tag, name) => {
    if (tag !== 'custom') return find(tag, name);
    const operation = table.operations[`/v1/custom/${name}`];
    const prepare = Object.entries(ofValues).find(([each]) => each === name)?.[1] as
      | PrepareGenerator
      | undefined;
    return operation && prepare && { operation, prepare };
  };
  const field = (table.operations[RECORD_PATH]?.parameters['fields']?.items ??
    {}) as ParameterSchema;
  const names = listNames(table, findForField);
  const record = createRecord({ find: findForField, names, schema: field });
  const all: CustomGenerators = { ...ofValues, record };
  return all as unknown as Readonly<Record<string, PrepareGenerator>>;
}
