import isEqual from 'lodash/isEqual.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { KINDS } from 'fakewright-engine';
import { createAjv, createUtf16Ajv } from 'fakewright-engine/testing/ajv';
import { parse } from 'yaml';
import { operationFiles, operations, ROOT_FILE } from '../support/spec.ts';

/** The component that each error status refers to. */
const ERRORS: Readonly<Record<string, string>> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '405': 'MethodNotAllowed',
  '408': 'RequestTimeout',
  '413': 'PayloadTooLarge',
  '414': 'UriTooLong',
  '415': 'UnsupportedMediaType',
  '429': 'TooManyRequests',
  '431': 'HeadersTooLarge',
  '500': 'InternalServerError',
  '503': 'ServiceUnavailable',
};

/** Errors that are described where they occur, because they say more than the shared component. */
const OWN_ERRORS = ['list-item', 'record', 'regex-match', 'template'].map(
  (name) => `openapi/paths/custom/${name}.yaml: 400`,
);

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The files that a file refers to. */
function referencesOf(file: string): string[] {
  const references = readFileSync(file, 'utf8').matchAll(/\$ref: '?([^\s#']+)/g);
  return [...references].map(([, reference = '']) =>
    path.posix.join(path.posix.dirname(file), reference),
  );
}

test('every component is used', () => {
  const reached = new Set([ROOT_FILE]);
  // A set yields what is added to it on the way.
  for (const file of reached) for (const next of referencesOf(file)) reached.add(next);
  const components = globSync('openapi/components/**/*.yaml');
  expect(components.filter((file) => !reached.has(file))).toEqual([]);
  expect(components.length).toBeGreaterThan(0);
});

test('every error is described by its component', () => {
  const others = operationFiles.flatMap((file) => {
    const [item] = Object.values(read(file) as object) as [
      { responses: Record<string, { $ref?: string }> },
    ];
    return Object.entries(item.responses)
      .filter(([status]) => status !== '200')
      .filter(([status, { $ref }]) => $ref !== `../../components/responses/${ERRORS[status]}.yaml`)
      .map(([status]) => `${file}: ${status}`);
  });
  expect(others).toEqual(OWN_ERRORS);
});

/** Statuses of responses to requests with a body. */
const OF_BODIES = [413, 415];

test('every operation lists every status that the server sends', () => {
  for (const { name, method, operation } of operations) {
    const statuses = [200, ...Object.values(KINDS).map(([status]) => status)];
    const expected = statuses.filter((each) => method === 'post' || !OF_BODIES.includes(each));
    expect(Object.keys(operation.responses).map(Number), name).toEqual(
      [...new Set(expected)].sort((first, second) => first - second),
    );
  }
});

/**
 * Parameters with a default and without an example, which would contradict the examples of the other parameters:
 * programs send all examples in one request.
 */
const WITHOUT_EXAMPLE = [
  'airline/flight-route unique',
  'colour/colour-palette unique',
  'date/time-series kind',
  'image/data-uri unique',
  'image/placeholder-svg unique',
  'image/png-image unique',
  'internet/ipv4-address kind',
  'internet/password alphabet',
  'person/machine-readable-zone kind',
  'phone/calling-code unique',
  'system/cron-expression dialect',
];

test('the parameters for different values differ in their example only', () => {
  const readParameter = (name: string) =>
    read(`openapi/components/parameters/${name}.yaml`) as object;
  expect({ ...readParameter('UniqueWithoutExample'), example: true }).toEqual(
    readParameter('Unique'),
  );
});

test('every parameter and header is described and has an example that its schema accepts and that is not its default', () => {
  const ajvs = [createAjv(), createUtf16Ajv()];
  const invalid: string[] = [];
  const withoutExample: string[] = [];
  const repeated: string[] = [];
  for (const { name, operation } of operations) {
    const headers = Object.values(operation.responses).flatMap((each) =>
      Object.entries(each.headers ?? {}).map(([header, field]) => ({ name: header, ...field })),
    );
    for (const field of [...(operation.parameters ?? []), ...headers]) {
      const { description, schema, example } = field;
      // Without an example, programs send the default, or a value that they invent.
      const isValid = ajvs.every((ajv) => ajv.validate(schema, example ?? schema.default));
      if (example !== undefined && isEqual(example, schema.default))
        repeated.push(`${name} ${field.name}`);
      if (example === undefined) withoutExample.push(`${name} ${field.name}`);
      if (!description || !isValid) invalid.push(`${name} ${field.name}`);
    }
    expect(headers.length, name).toBeGreaterThan(0);
  }
  expect(invalid).toEqual([]);
  expect(repeated).toEqual([]);
  expect(withoutExample.sort()).toEqual(WITHOUT_EXAMPLE.sort());
});
