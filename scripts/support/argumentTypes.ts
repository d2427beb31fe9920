import groupBy from 'lodash/groupBy.js';
import isEqual from 'lodash/isEqual.js';
import { splitOperationPath } from 'fakewright-engine';
import type { EngineOperation, ParameterSchema } from 'fakewright-engine';
import type { Api } from '../../src/reference/read/api.ts';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { createEngineTable } from '../../src/reference/view/engineTable.ts';

/** Parameters that the engine handles itself, except for generators of the tag `custom`. */
const OF_EVERY_REQUEST = ['count', 'seed', 'unique'];

const writeUnion = (words: readonly unknown[]): string =>
  words.map((word) => JSON.stringify(word)).join(' | ');

/** Writes TypeScript types of each operation's arguments, keyed by tag and generator. */
export function renderArgumentTypes(api: Api): string {
  const { operations } = createEngineTable(api);
  const schemas = (api.spec.components?.schemas ?? {}) as Record<string, SchemaObject>;
  const named = Object.entries(schemas).flatMap(([name, { enum: words }]) =>
    words ? [{ name, words }] : [],
  );

  function typeOf({ type, enum: words, items }: ParameterSchema): string {
    if (words) return named.find((each) => isEqual(each.words, words))?.name ?? writeUnion(words);
    if (type === 'integer' || type === 'number') return 'number';
    if (type === 'boolean' || type === 'string') return type;
    if (type === 'array' && items) return `ReadonlyArray<${typeOf(items as ParameterSchema)}>`;
    return 'JsonValue';
  }

  function writeParameter(name: string, schema: ParameterSchema, required: readonly string[]) {
    // The engine sets `reference` if a request omits it.
    const isGiven = schema.default !== undefined || required.includes(name) || name === 'reference';
    return `${name}${isGiven ? '' : '?'}: ${typeOf(schema)};`;
  }

  function writeOperation([path, { parameters, required }]: [string, EngineOperation]): string {
    const [tag, name] = splitOperationPath(path);
    const properties = Object.entries(parameters)
      .filter(([parameter]) => tag === 'custom' || !OF_EVERY_REQUEST.includes(parameter))
      .map(([parameter, schema]) => writeParameter(parameter, schema, required));
    return `    '${name}': { ${properties.join(' ')} };`;
  }

  const tags = groupBy(Object.entries(operations), ([path]) => splitOperationPath(path)[0]);
  return [
    '// `npm run api` writes this file from openapi/. Do not edit.',
    "import type { JsonValue } from '../src/generator.ts';",
    '',
    ...named.map(({ name, words }) => `export type ${name} = ${writeUnion(words)};`),
    '',
    '/** The arguments of each operation with the defaults, by tag and generator. */',
    'export interface ArgumentsOf {',
    ...Object.entries(tags).flatMap(([tag, each]) => [
      `  ${tag}: {`,
      ...each.map(writeOperation),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}
