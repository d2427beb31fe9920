import omit from 'lodash/omit.js';
import { describe, expect, test } from 'vitest';
import { samplesOf } from '../../src/reference/read/api.ts';
import { api } from '../support/spec.ts';

/** Minimum number of different values that the samples of a page need for each parameter in `SHOWN`. */
const MANY = 3;
const SHOWN = ['locale', 'country', 'kind'];

const pages = api.operations.flatMap((operation) => {
  const { operationId: slug, parameters, 'x-locales': locales } = operation;
  const requests = samplesOf(operation).map(
    ([, { 'x-request': request }]): Record<string, unknown> => ({
      ...request?.query,
      ...(request?.body as object | undefined),
    }),
  );
  const values = (name: string): readonly unknown[] =>
    name === 'locale'
      ? (locales ?? [])
      : (parameters.find((each) => each.name === name)?.schema?.enum ?? []);
  return requests.length < MANY ? [] : [{ slug, requests, values }];
});

describe('the samples of a page', () => {
  test.each(pages)(
    '$slug: except for the first sample, all samples differ in more than count and seed',
    ({ requests }) => {
      const others = requests.slice(1).map((each) => JSON.stringify(omit(each, 'count', 'seed')));
      expect(new Set(others).size).toBe(others.length);
    },
  );

  test.each(pages)(
    '$slug: samples use three values of locale, country and kind, or all values if there are fewer',
    ({ requests, values }) => {
      for (const name of SHOWN) {
        const known = values(name);
        if (known.length < 2) continue;
        const shown = new Set(requests.map((each) => each[name] ?? 'none'));
        expect(shown.size, name).toBeGreaterThanOrEqual(Math.min(MANY, known.length));
      }
    },
  );
});
