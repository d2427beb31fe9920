import { describe, expect, test } from 'vitest';
import { operations, successOf } from '../../spec/description.ts';
import type { Described, Sample } from '../../spec/description.ts';
import { EVERYTHING } from '../../support/sweep.ts';

/** All operations or, of each tag, the first. */
const tried = EVERYTHING
  ? operations
  : operations.filter(
      ({ operation: { tags } }, index) =>
        operations.findIndex(({ operation }) => operation.tags?.[0] === tags?.[0]) === index,
    );

export function testSamples(origin: () => string): void {
  /** The address of a sample's request; lists go as one value, as the description serialises them. */
  function address({ path }: Described, { 'x-request': request }: Sample): string {
    const query = Object.entries(request.query ?? {}).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
    );
    return `${origin()}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }

  function send(described: Described, sample: Sample, headers: Record<string, string>) {
    const { body } = sample['x-request'];
    return fetch(address(described, sample), {
      method: described.method.toUpperCase(),
      headers: {
        'X-API-Key': 'key',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  describe('a mock server made from the description answers each sample request with its sample', () => {
    test.each(tried)('$name', async (described) => {
      for (const [name, sample] of Object.entries(successOf(described).examples)) {
        const response = await send(described, sample, { Prefer: `example=${name}` });
        expect(response.status, name).toBe(200);
        expect(await response.json(), name).toEqual(sample.value);
      }
    });
  });

  describe('a bad parameter is answered with a client error', () => {
    test.each(tried)('$name', async (described) => {
      const [sample] = Object.values(successOf(described).examples);
      if (!sample) throw new Error('no sample');
      const { query, body } = sample['x-request'];
      const bad = body ? { body: { ...body, count: 101 } } : { query: { ...query, count: 101 } };
      const response = await send(described, { ...sample, 'x-request': bad }, {});
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    });
  });

  test('a request without a key is answered with 401', async () => {
    const [described] = operations;
    if (!described) throw new Error('no operation');
    const response = await fetch(`${origin()}${described.path}`);
    expect(response.status).toBe(401);
  });

  test('these are all operations, or one of each tag', () => {
    const tags = new Set(operations.map(({ operation }) => operation.tags?.[0]));
    expect(tried).toHaveLength(EVERYTHING ? operations.length : tags.size);
    expect(tags.size).toBeGreaterThan(20);
  });
}
