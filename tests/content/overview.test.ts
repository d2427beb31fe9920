import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { createOverview } from '../../src/reference/render/overview.ts';
import type { Demonstration } from '../../src/reference/render/overview.ts';
import { ownApi as api, ownView as view } from '../support/ownView.ts';
import { spec, operations } from '../support/spec.ts';

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
  return sample?.value;
}

const { seeds, locales } = overview;
const demonstrations = [seeds, locales].flatMap((each) =>
  (each?.requests ?? []).map((request) => ({ slug: each?.slug ?? '', ...request })),
);

test('the landing page shows the operations that info.x-home names, in its order', () => {
  const { featured, shapes } = view.home;
  expect(overview.featured.map(({ slug }) => slug)).toEqual(featured);
  expect(overview.shapes.map(({ slug }) => slug)).toEqual(shapes);
  expect([seeds?.slug, locales?.slug]).toEqual([view.home.seeds, view.home.locales]);
});

test('every request of the landing page has the response that the description records', () => {
  for (const { slug, address, response } of [...overview.featured, ...overview.shapes]) {
    expect(response, address).toEqual(recordedBody(slug, address));
  }
  for (const { slug, address, values } of demonstrations) {
    expect(recordedBody(slug, address), address).toMatchObject({ data: values });
  }
});

test('its demonstrations show what they are for: one seed, several locales, values of several types', () => {
  const [first, second] = seeds!.requests as [Requests, Requests];
  const [one, other] = [first, second].map(({ address }) => /seed=\d+/.exec(address)?.[0]);
  expect(one).toBe(other);
  expect(second.values.slice(0, first.values.length)).toEqual(first.values);
  expect(second.values.length).toBeGreaterThan(first.values.length);
  expect(new Set(locales?.names).size).toBeGreaterThan(2);
  const types = overview.shapes.map(({ response }) => typeof response.data[0]);
  expect(new Set(types).size).toBeGreaterThan(3);
});

test('a card for each tag has its computed count and a value', () => {
  const counts = overview.groups.map(({ name, count }) => [name, count]);
  expect(counts).toEqual(
    spec.tags.map(({ name }) => [
      name,
      operations.filter(({ operation }) => operation.tags[0] === name).length,
    ]),
  );
  expect(overview.groups.filter(({ sample }) => sample === '')).toEqual([]);
});
