import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationFiles, operations, ROOT_FILE } from '../support/description.ts';
import type { Schema } from '../support/description.ts';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** The component that each error status refers to. */
const ERRORS = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '413': 'PayloadTooLarge',
  '415': 'UnsupportedMediaType',
  '429': 'TooManyRequests',
  '500': 'InternalServerError',
};

/** Errors that are described where they occur, because they say more than the shared component. */
const OWN_ERRORS = ['list-item', 'record', 'regex-match', 'template'].map(
  (name) => `openapi/paths/custom/${name}.yaml: 400`,
);

interface Header {
  description?: string;
  schema?: Schema;
  example?: unknown;
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The files that a file refers to. */
function referencesOf(file: string): string[] {
  const references = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      key === '$ref' && typeof value === 'string' ? [value.replace(/#.*/, '')] : references(value),
    );
  };
  return references(read(file)).map((reference) =>
    path.posix.join(path.posix.dirname(file), reference),
  );
}

/** Everything that can be reached from the description's first file. */
function reachable(): Set<string> {
  const reached = new Set([ROOT_FILE]);
  // A set yields what is added to it on the way.
  for (const file of reached) for (const next of referencesOf(file)) reached.add(next);
  return reached;
}

test('every component is used', () => {
  const used = reachable();
  const components = globSync('openapi/components/**/*.yaml');
  expect(components.filter((file) => !used.has(file))).toEqual([]);
  expect(components.length).toBeGreaterThan(0);
});

test('every error is described by its component', () => {
  const faults = operationFiles.flatMap((file) => {
    const item = Object.values(read(file) as object)[0] as {
      responses: Record<string, { $ref?: string }>;
    };
    return Object.entries(item.responses)
      .filter(([status]) => status !== '200')
      .filter(([status, { $ref }]) => {
        const name = ERRORS[status as keyof typeof ERRORS];
        return $ref !== `../../components/responses/${name}.yaml`;
      })
      .map(([status]) => `${file}: ${status}`);
  });
  expect(faults).toEqual(OWN_ERRORS);
});

describe('every parameter has an example that its schema accepts', () => {
  test.each(operations)('$name', ({ operation }) => {
    const faults = (operation.parameters ?? [])
      .filter(({ schema, example }) => example === undefined || !ajv.validate(schema, example))
      .map(({ name, example }) => `${name}: ${JSON.stringify(example)}`);
    expect(faults).toEqual([]);
  });
});

test('every header of a response is described and has an example that its schema accepts', () => {
  const headers = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries((response as { headers?: Record<string, Header> }).headers ?? {}).map(
        ([header, value]) => ({ place: `${status} ${header}`, ...value }),
      ),
    ),
  );
  const faults = headers
    .filter((each) => !each.description || !ajv.validate(each.schema ?? false, each.example))
    .map(({ place }) => place);
  expect([...new Set(faults)]).toEqual([]);
  expect(headers.length).toBeGreaterThanOrEqual(operations.length);
});
