import pick from 'lodash/pick.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answer } from '../src/index.ts';
import type { ApiResponse } from '../src/index.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { operations } from './document.ts';
import { engine, operationOf, toRequest } from './support/engine.ts';
import type { Query } from './support/engine.ts';

/** Two date-times a year apart. They have milliseconds, because a test checks that responses use whole seconds. */
const NOW = Date.parse('2026-03-14T22:15:00.250Z');
const NEXT_YEAR = Date.parse('2027-03-14T22:15:00.750Z');

const tried = operations;

/** Arguments for required parameters, by parameter name. */
const REQUIRED: Query = {
  items: ['a', 'b', 'c'],
  fields: [
    { name: 'name', generator: 'person.full-name' },
    { name: 'at', generator: 'date.recent-date' },
  ],
  expression: '[a-z]{20}',
  template: '{{person.full-name}} {{date.recent-date}}',
  latitude: 52.52,
  longitude: 13.405,
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterAll(() => {
  vi.useRealTimers();
});

/** Sets the clock to `now` and returns the response. If the seed is omitted, it is random. */
function answerAt(now: number, path: string, given: Query): Promise<ApiResponse> {
  vi.setSystemTime(now);
  const all = { ...pick(REQUIRED, operationOf(path).required), count: 3, ...given };
  return answer(engine, toRequest(path, all), {
    now: () => now,
    random: () => (now % 1000) / 1000,
    loadLocale: (locale) => Promise.resolve(findDefinition(locale)),
    onError: (error) => {
      throw error;
    },
  });
}

const metaOf = ({ body }: ApiResponse) => (JSON.parse(body) as { meta: Query }).meta;

describe('a request with the seed and reference from `meta` returns the same response a year later', () => {
  test.each(tried)('$name', async ({ path }) => {
    const first = await answerAt(NOW, path, {});
    expect(first.status, first.body).toBe(200);
    const { seed = 0, reference } = metaOf(first);
    const named = { seed, ...(reference !== undefined && { reference }) };
    expect((await answerAt(NEXT_YEAR, path, named)).body).toBe(first.body);
  });
});

const takesReference = ({ path }: { path: string }) =>
  'reference' in (engine.table.operations[path]?.parameters ?? {});

describe('if `reference` is omitted, a generator uses the time of the request in whole seconds', () => {
  test.each(tried.filter(takesReference))('$name', async ({ path }) => {
    const now = await answerAt(NOW, path, { seed: 7 });
    const later = await answerAt(NEXT_YEAR, path, { seed: 7 });
    expect(metaOf(now)['reference']).toBe('2026-03-14T22:15:00Z');
    expect(later.body).not.toBe(now.body);
  });
});
