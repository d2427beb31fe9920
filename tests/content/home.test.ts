import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordHomeSamples } from '../../scripts/samples/homeSamples.ts';
import type { SampleRequest } from '../../src/reference/read/types.ts';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { createHomeData } from '../../src/reference/render/homeData.ts';
import { toApiRequest } from '../../src/reference/view/requests.ts';
import { sendToEngine } from 'fakewright-engine/testing/engine';
import { api, operations, spec } from '../support/spec.ts';
import { apiView as view } from '../support/apiView.ts';
import { plainText } from '../../src/samples/highlightedCode.ts';

const catalogue = createCatalogue(view);
const overview = createHomeData(view, catalogue);
const { featured, repeats, formats } = view.home;

test('npm run api:samples updates the recorded responses on the landing page', async () => {
  const record = (text: string) =>
    recordHomeSamples(text, (slug, request: SampleRequest) => {
      const operation = api.operations.find(({ operationId }) => operationId === slug);
      if (!operation) throw new Error(slug);
      return sendToEngine(toApiRequest(operation, request));
    });
  const text = readFileSync('openapi/openapi.yaml', 'utf8');
  expect(await record(text)).toBe(text);
  expect(await record(text.replace('DE17005117485010902111', 'typed by hand'))).toContain(
    'DE17005117485010902111',
  );
  await expect(
    record(text.replace('country: DE, count: 8', 'country: DE, count: 300')),
  ).rejects.toThrow('generate-an-iban');
});

test('the landing page shows each example request as a command with the recorded response', () => {
  expect(overview.featured.map(({ slug }) => slug)).toEqual(featured.map((each) => each.operation));
  for (const [index, { request, response }] of overview.featured.entries()) {
    const url = new URL(/https:[^']+/.exec(plainText(request.code))?.[0] ?? '');
    const sent = featured[index]?.['x-request'].query ?? {};
    expect(Object.fromEntries(url.searchParams)).toEqual(
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    );
    expect(JSON.parse(response)).toEqual(featured[index]?.value);
  }
});

test('the landing page shows different values for every combination of seed and locale', () => {
  const { seeds = [], locales = [], outputs = [] } = overview.repeats ?? {};
  const combinations = seeds.flatMap((_, seed) => locales.map((__, locale) => ({ seed, locale })));
  expect(outputs.map(({ seed, locale }) => ({ seed, locale }))).toEqual(combinations);
  expect(outputs.map(({ values }) => values)).toEqual(repeats.map(({ value }) => value.data));
  expect(new Set(outputs.map(({ values }) => values.join())).size).toBe(combinations.length);
  // The style sheet has rules for exactly three seeds and three locales.
  expect([seeds.length, locales.length]).toEqual([3, 3]);
});

test('the landing page shows the same record as JSON, CSV and SQL', () => {
  const { fields = '', outputs = [] } = overview.formats ?? {};
  const bodies = formats.map((each) => each['x-request'].body as { fields: unknown });
  for (const body of bodies) expect(body.fields).toEqual(bodies[0]?.fields);
  expect(JSON.parse(`{${fields}}`)).toEqual({ fields: bodies[0]?.fields });
  expect(outputs.map(({ label }) => label)).toEqual(['JSON', 'CSV', 'SQL']);
  const [json, csv, sql] = outputs.map(({ code }) => plainText(code.code));
  const [name] = (JSON.parse(json ?? '') as { product: string }[]).map((row) => row.product);
  expect(name).toBeTruthy();
  expect(csv).toContain(name);
  expect(sql).toContain(name);
});

test('the landing page has a card for each tag with the number of generators', () => {
  const cards = [...overview.lifted, ...overview.tags];
  const counts = cards.map(({ name, count }): [string, number] => [name, count]);
  const expected = spec.tags.map(({ name }): [string, number] => [
    name,
    operations.filter(({ operation }) => operation.tags[0] === name).length,
  ]);
  expect(new Map(counts)).toEqual(new Map(expected));
  expect(counts).toHaveLength(expected.length);
  expect(overview.lifted.map(({ name }) => name)).toEqual(view.home.lifted);
});

test('the card of each tag shows a sample from a generator with this tag', () => {
  const tagOf = (slug: string) =>
    operations.find(({ operation }) => operation.operationId === slug)?.operation.tags[0];
  const { typical } = view.home;
  expect(typical.map(tagOf)).toEqual(spec.tags.map(({ name }) => name));
  const samples = catalogue.tags.flatMap(({ entries }) => entries);
  for (const [index, { name }] of spec.tags.entries()) {
    const card = [...overview.lifted, ...overview.tags].find((each) => each.name === name);
    const entry = samples.find(({ slug }) => slug === typical[index]);
    expect(card?.sample, name).toBe(entry?.sample);
  }
  const wrong = { ...view, home: { ...view.home, typical: ['generate-a-nothing'] } };
  expect(() => createHomeData(wrong, catalogue)).toThrow('generate-a-nothing');
});
