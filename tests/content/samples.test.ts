import { readFileSync } from 'node:fs';
import { countDistinct } from 'fakewright-engine';
import { describe, expect, test } from 'vitest';
import { createAjv, createUtf16Ajv } from 'fakewright-engine/testing/ajv';
import {
  countDistinctByLocale,
  recordDistinctValues,
} from '../../scripts/samples/distinctValues.ts';
import { listRecordedChanges, setOperationKey } from '../../scripts/samples/operationFile.ts';
import { detectLocales, recordLocales } from '../../scripts/samples/detectLocales.ts';
import { recordSamples } from '../../scripts/samples/recordSamples.ts';
import { findRejectedExample } from '../../src/reference/runtime/findRejectedExample.ts';
import type { SampleRequest } from '../../src/reference/read/types.ts';
import { toApiRequest } from '../../src/reference/view/requests.ts';
import { api, operations, successContentOf } from '../support/spec.ts';
import { sendToEngine, completeQuery, engine } from 'fakewright-engine/testing/engine';

const ajv = createAjv();
const utf16Ajv = createUtf16Ajv();

describe('samples are real output of generators', () => {
  test.each(operations)(
    '$name: npm run api:samples would not change the recorded data',
    async ({ file, path, operation: written }) => {
      const text = readFileSync(file, 'utf8');
      const operation = api.operations.find((each) => each.path === path);
      if (!operation) throw new Error(`The description has no ${path}`);
      const own = detectLocales(engine, path, written['x-locales-unfit']);
      const byLocale = countDistinctByLocale(engine.table, path, written['x-locales'] ?? []);
      const counted = recordDistinctValues(
        recordLocales(text, own),
        countDistinct(engine.table, path),
        byLocale,
      );
      const rejected = await findRejectedExample(
        operation,
        { ...engine, common: api.common },
        sendToEngine,
      );
      const recorded = await recordSamples(
        setOperationKey(counted, 'x-rejected', rejected),
        operation.method,
        (request: SampleRequest) => sendToEngine(toApiRequest(operation, request)),
      );
      expect(recorded === text, 'run `npm run api:samples`').toBe(true);
    },
  );

  test('an unknown locale in x-locales-unfit is rejected', () => {
    expect(() => detectLocales(engine, '/v1/person/bio', { xx: 'A reason.' })).toThrow(
      'x-locales-unfit names xx, which `locale` does not list.',
    );
  });

  test('every GET operation has an example of a rejected request', () => {
    const without = operations.filter(({ operation }) => operation['x-rejected'] === undefined);
    expect(without.map(({ name }) => name)).toEqual(
      operations.filter(({ method }) => method === 'post').map(({ name }) => name),
    );
  });

  test.each(operations)(
    '$name: every sample validates against the response schema',
    (described) => {
      const { schema, examples } = successContentOf(described);
      for (const validate of [ajv.compile(schema), utf16Ajv.compile(schema)]) {
        for (const [sample, { value }] of Object.entries(examples)) {
          expect(validate(value) ? [] : ajv.errorsText(validate.errors), sample).toEqual([]);
        }
      }
    },
  );

  test.each(operations)(
    '$name: sample requests are valid, and responses have the requested count and meta',
    (described) => {
      const { operation } = described;
      const parameters = new Map(operation.parameters?.map((each) => [each.name, each]));
      const body = operation.requestBody?.content['application/json']?.schema;
      for (const [sample, { 'x-request': request, value }] of Object.entries(
        successContentOf(described).examples,
      )) {
        for (const [name, argument] of Object.entries(request.query ?? {})) {
          const schema = parameters.get(name)?.schema;
          expect(schema, `${sample}: parameter ${name} is documented`).toBeDefined();
          expect(ajv.validate(schema ?? false, argument), `${sample}: ${name}`).toBe(true);
        }
        if (request.body) expect(ajv.validate(body ?? false, request.body), sample).toBe(true);
        const { count, seed, locale, reference } = completeQuery(described.name, {
          ...request.query,
          ...request.body,
        });
        // In the formats CSV and SQL, all records are one string, so the response has one value.
        const { format } = { ...request.body };
        const isText = format === 'ndjson' || format === 'csv' || format === 'sql';
        expect(value.data, sample).toHaveLength(isText ? 1 : Number(count));
        expect(value.meta, sample).toEqual({
          count,
          seed,
          ...(locale !== undefined && { locale }),
          ...(reference !== undefined && { reference }),
        });
      }
    },
  );
});

describe('the samples of an operation show its parameters, a count and another locale', () => {
  test.each(operations)('$name', (described) => {
    const { name, operation } = described;
    const { examples } = successContentOf(described);
    const samples = Object.values(examples);
    const [plain, ...requests] = [examples['plain'], ...samples].map((sample) => ({
      ...sample?.['x-request'].query,
      ...sample?.['x-request'].body,
    }));
    const body = operation.requestBody?.content['application/json']?.schema;
    const required = [
      ...(operation.parameters ?? []).filter((each) => each.required).map((each) => each.name),
      ...((body?.['required'] ?? []) as string[]),
    ];
    // The catalogue shows the value of the first sample, so the request of this sample must not have parameters.
    expect(Object.keys(examples)[0]).toBe('plain');
    expect(
      Object.keys(plain ?? {}).filter((each) => ![...required, 'reference'].includes(each)),
      'a sample named plain with only a seed',
    ).toEqual(['seed']);
    expect(
      requests.some(({ count }) => Number(count) > 1),
      'a sample with count',
    ).toBe(true);
    const own = [
      ...(operation.parameters ?? []).map((each) => each.name),
      ...Object.keys(body?.properties ?? {}),
    ].filter((each) => !api.common.includes(each) && !required.includes(each));
    const used = new Set(requests.flatMap((request) => Object.keys(request)));
    expect(own.length === 0 || own.some((each) => used.has(each)), 'own parameters').toBe(true);
    const { locale } = completeQuery(name, {});
    // Two samples are enough for a generator that has neither its own parameters nor a locale.
    const least = own.length > 0 || locale !== undefined ? 3 : 2;
    expect(samples.length, 'samples').toBeGreaterThanOrEqual(least);
    expect(
      requests.some((request) => request['locale'] !== undefined && request['locale'] !== locale),
      'a sample in another locale',
    ).toBe(locale !== undefined);
    expect(new Set(samples.map(({ summary }) => summary)).size).toBe(samples.length);
  });
});

test('changes of recorded locales and numbers of values are listed, and other changes are not', () => {
  const before =
    'get:\n  summary: Old\n  x-locales: [en, de]\n  x-distinct: { values: 3, is: exact }\n';
  expect(listRecordedChanges(before, before.replace('Old', 'New'))).toEqual([]);
  expect(listRecordedChanges(before, before.replace(', de', '').replace('3', '4'))).toEqual([
    'x-locales: ["en","de"] -> ["en"]',
    'x-distinct: {"values":3,"is":"exact"} -> {"values":4,"is":"exact"}',
  ]);
});
