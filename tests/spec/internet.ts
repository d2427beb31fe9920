import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { internet } from '../../src/engine/tags/internet.ts';
import { produceResponse } from '../../src/engine/produce.ts';
import { completeArguments } from '../../src/cli/samples/record.ts';
import type { Argument } from '../../src/engine/request.ts';
import { operations, successOf } from './description.ts';

export type Query = Record<string, Argument>;

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
/** The operations of the tag `internet`. */
export const internetOperations = operations.filter(({ name }) => name.startsWith('internet/'));

function find(generator: string) {
  const described = internetOperations.find(({ name }) => name === `internet/${generator}`);
  const generate = internet[generator];
  if (!described || !generate) throw new Error(`${generator} is not described or not generated`);
  return { described, generate };
}

/** Three hundred fresh values, after each was checked against the schema of its operation. */
export function draw(generator: string, query: Query = {}): string[] {
  const { described, generate } = find(generator);
  const values = [1, 2, 3].flatMap((seed) => {
    const request = { query: { ...query, count: 100, seed } };
    return produceResponse(generate, completeArguments(described.operation, request)).data;
  });
  const validate = ajv.compile(successOf(described).schema.properties?.['data']?.items ?? false);
  expect(values.filter((value) => !validate(value))).toEqual([]);
  return values.map(String);
}

/** The recorded samples and fresh values for every value of every parameter with a closed list. */
export function everything(generator: string): string[] {
  const { described } = find(generator);
  const recorded = Object.values(successOf(described).examples).flatMap((s) => s.value.data);
  const queries = (described.operation.parameters ?? []).flatMap(({ name, schema }): Query[] => {
    if (schema.type === 'boolean') return [{ [name]: true }, { [name]: false }];
    const allowed = (schema['enum'] ?? []) as string[];
    const listed = (schema.items?.['enum'] ?? []) as string[];
    return [
      ...allowed.map((each) => ({ [name]: each })),
      ...listed.map((each) => ({ [name]: [each] })),
    ];
  });
  return [...recorded.map(String), ...[{}, ...queries].flatMap((query) => draw(generator, query))];
}

/** The values that break a rule: none should. */
export const failing = (values: string[], holds: (value: string) => boolean) =>
  values.filter((value) => !holds(value));
