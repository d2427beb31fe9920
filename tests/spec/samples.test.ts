import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { completeArguments, recordSamples } from '../../src/samples/record.ts';
import { operations, successOf } from './description.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

describe('samples are real output of the generator', () => {
  test.each(operations)('$name: the recorded requests yield the recorded samples', (described) => {
    const [tag = '', generator = ''] = described.name.split('/');
    const text = readFileSync(described.file, 'utf8');
    const recorded = recordSamples(text, described.operation, tag, generator);
    expect(recorded === text, 'run `npm run api:samples`').toBe(true);
  });

  test.each(operations)('$name: every sample validates against its schema', (described) => {
    const { schema, examples } = successOf(described);
    const validate = ajv.compile(schema);
    for (const [sample, { value }] of Object.entries(examples)) {
      expect(validate(value) ? [] : ajv.errorsText(validate.errors), sample).toEqual([]);
    }
  });

  test.each(operations)('$name: every request obeys the parameters it names', (described) => {
    const { operation } = described;
    const parameters = new Map(operation.parameters?.map((each) => [each.name, each]));
    const body = operation.requestBody?.content['application/json']?.schema;
    for (const [sample, { 'x-request': request, value }] of Object.entries(
      successOf(described).examples,
    )) {
      for (const [name, argument] of Object.entries(request.query ?? {})) {
        const schema = parameters.get(name)?.schema;
        expect(schema, `${sample}: parameter ${name} is documented`).toBeDefined();
        expect(ajv.validate(schema ?? false, argument), `${sample}: ${name}`).toBe(true);
      }
      if (request.body) expect(ajv.validate(body ?? false, request.body), sample).toBe(true);
      const { count, seed, locale } = completeArguments(operation, request);
      expect(value.data, sample).toHaveLength(Number(count));
      expect(value.meta, sample).toEqual(
        locale === undefined ? { count, seed } : { count, seed, locale },
      );
    }
  });
});

describe('several samples of each operation, the first few short', () => {
  test.each(operations)('$name', (described) => {
    const { operation } = described;
    const samples = Object.values(successOf(described).examples);
    const requests = samples.map((sample) => ({
      ...sample['x-request'].query,
      ...sample['x-request'].body,
    }));
    expect(samples.length, 'samples').toBeGreaterThanOrEqual(2);
    expect(
      requests.some(({ count }) => Number(count) > 1),
      'a sample with count',
    ).toBe(true);
    const own = (operation.parameters ?? [])
      .map(({ name }) => name)
      .filter((name) => !['count', 'seed', 'locale'].includes(name));
    const used = new Set(requests.flatMap((request) => Object.keys(request)));
    if (own.length > 0)
      expect(
        own.some((name) => used.has(name)),
        'own parameters',
      ).toBe(true);
    const hasLocale = 'locale' in completeArguments(operation, {});
    expect(used.has('locale'), 'a sample in another locale').toBe(hasLocale);
    expect(new Set(samples.map(({ summary }) => summary)).size).toBe(samples.length);
  });
});
