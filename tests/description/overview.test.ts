import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../../src/reference/print/catalogue.ts';
import { createOverview } from '../../src/reference/print/overview.ts';
import type { Demonstration, Exchange } from '../../src/reference/print/overview.ts';
import { ownApi as api, ownView as view } from '../support/ownView.ts';
import { description, operations } from '../support/description.ts';

type Requests = Demonstration['requests'][number];

const overview = createOverview(view, createCatalogue(view));

/** What the description records as the response to a request. */
function recordedBody(slug: string, address: string): unknown {
  const operation = api.operations.find((each) => each.slug === slug);
  const query = Object.fromEntries(new URL(address, 'https://api.example').searchParams);
  const sample = operation?.main.body?.examples.find(({ request }) => {
    const arguments_ = request?.query as Record<string, string | number | boolean> | undefined;
    const recorded = Object.entries(arguments_ ?? {}).map(([name, value]) => [name, `${value}`]);
    return isDeepStrictEqual(Object.fromEntries(recorded), query);
  });
  return sample && JSON.parse(sample.text);
}

describe('info.x-home names what the landing page shows', () => {
  const { featured, seeds = '', locales = '', shapes } = view.home;

  test.each([...featured, seeds, locales, ...shapes])('%s is an operation', (slug) => {
    expect(operations.map(({ operation }) => operation.operationId)).toContain(slug);
  });

  test('in its order', () => {
    expect(overview.featured.map(({ slug }) => slug)).toEqual(featured);
    expect(overview.shapes.map(({ slug }) => slug)).toEqual(shapes);
  });
});

describe('the landing page shows real requests and responses', () => {
  const exchanges: Exchange[] = [...overview.featured, ...overview.shapes];
  test.each(exchanges)('$address', ({ slug, address, response }) => {
    expect(JSON.parse(response)).toEqual(recordedBody(slug, address));
  });

  const demonstrations = [overview.seeds, overview.locales].flatMap((each) =>
    (each?.requests ?? []).map((request) => ({ slug: each?.slug ?? '', ...request })),
  );
  test.each(demonstrations)('$address', ({ slug, address, values }) => {
    expect(recordedBody(slug, address)).toMatchObject({ data: values });
  });
});

test('the same seed with another count begins with the same values', () => {
  const [first, second] = overview.seeds!.requests as [Requests, Requests];
  const seeds = [first, second].map(({ address }) => /seed=\d+/.exec(address)?.[0]);
  expect(seeds[0]).toBe(seeds[1]);
  expect(second.values.slice(0, first.values.length)).toEqual(first.values);
  expect(second.values.length).toBeGreaterThan(first.values.length);
});

test('locales differ', () => {
  expect(new Set(overview.locales?.names).size).toBeGreaterThan(2);
});

test('responses of one shape hold values of several types', () => {
  const bodies = overview.shapes.map(
    ({ response }) => JSON.parse(response) as { data: unknown[]; meta: object },
  );
  expect(bodies.map((body) => Object.keys(body))).toEqual(bodies.map(() => ['data', 'meta']));
  expect(new Set(bodies.map(({ data }) => typeof data[0])).size).toBeGreaterThan(3);
});

test('a card for each tag has its computed count and a value', () => {
  const counts = overview.groups.map(({ name, count }) => [name, count]);
  expect(counts).toEqual(
    description.tags.map(({ name }) => [
      name,
      operations.filter(({ operation }) => operation.tags[0] === name).length,
    ]),
  );
  expect(overview.groups.filter(({ sample }) => sample === '')).toEqual([]);
});

test('a description without samples has an overview too', () => {
  const bare = {
    ...view,
    home: { featured: [], shapes: [] },
    groups: view.groups.map((group) => ({ ...group, operations: [] })),
    operations: [],
  };
  const { featured, seeds, locales, shapes } = createOverview(bare, createCatalogue(bare));
  expect({ featured, seeds, locales, shapes }).toEqual({ featured: [], shapes: [] });
});
