import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type {
  Example,
  Parameter,
  RequestBody,
  Response,
  SchemaObject,
} from '../../src/reference/read/types';
import { operations } from '../support/build';
import type { BuiltOperation } from '../support/build';
import {
  flatten,
  listLimits,
  listParagraphs,
  listProperties,
  listTypes,
  resolve,
} from '../support/schema';
import { at } from './site';
import { test } from './oneTab';

test.use({ javaScriptEnabled: false });

const parametersOf = (operation: BuiltOperation): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter));

const responsesOf = (operation: BuiltOperation): [status: string, response: Response][] =>
  Object.entries(operation.responses ?? {}).map(([status, node]) => [status, resolve(node)]);

function successMedia(operation: BuiltOperation) {
  const [, response] = responsesOf(operation).find(([status]) => status.startsWith('2')) ?? [];
  return Object.values(response?.content ?? {})[0] ?? {};
}

/** The type of one value that an operation returns. */
function valueType(operation: BuiltOperation): string | undefined {
  const data = flatten(successMedia(operation).schema).properties?.data;
  return listTypes(data ?? {})[1];
}

/** Kinds of operation, each with what tells one of its kind. */
const kinds: { kind: string; isOfKind: (operation: BuiltOperation) => unknown }[] = [
  {
    kind: 'one with a locale',
    isOfKind: (each) => parametersOf(each).some(({ name }) => name === 'locale'),
  },
  { kind: 'one that returns objects', isOfKind: (each) => valueType(each) === 'object' },
  { kind: 'one that returns integers', isOfKind: (each) => valueType(each) === 'integer' },
  { kind: 'one that returns numbers', isOfKind: (each) => valueType(each) === 'number' },
  {
    kind: 'one with a list as a parameter',
    isOfKind: (each) => parametersOf(each).some(({ schema }) => listTypes(schema ?? {})[1]),
  },
  {
    kind: 'one with a pattern among its limits',
    isOfKind: (each) => parametersOf(each).some(({ schema }) => flatten(schema).pattern),
  },
  { kind: 'the one that is a POST', isOfKind: (each) => each.method === 'post' },
];

/** Collects what a page shows, by the anchors of its fields: only text that can be seen. */
async function readFields(page: Page): Promise<Map<string, string>> {
  const fields = await page
    .locator('main [id]')
    .evaluateAll((elements) =>
      elements.map((element): [string, string] => [
        element.id,
        (element as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
      ]),
    );
  return new Map(fields);
}

/** A value as a word of its own: the 1 of `1 to 100` is not in `10 to 100`. */
function asWord(value: string): RegExp {
  const text = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
  return /^[\w-].*$/.test(value) ? new RegExp(`(?<![\\w.])${text}(?![\\w]|\\.\\d)`) : RegExp(text);
}

/** Name, type, limits and description of a field stand where its anchor is. */
function expectField(
  shown: string | undefined,
  name: string,
  schema: SchemaObject,
  text?: string,
): void {
  const message = `field ${name}`;
  expect(shown, message).toBeDefined();
  expect(shown, message).toContain(name);
  for (const type of listTypes(schema)) expect(shown, message).toMatch(asWord(type));
  for (const limit of listLimits(schema)) expect(shown, message).toMatch(asWord(limit));
  for (const paragraph of listParagraphs(text)) expect(shown, message).toContain(paragraph);
}

function expectProperties(
  fields: Map<string, string>,
  schema: SchemaObject,
  anchor: string,
): number {
  const properties = listProperties(schema);
  for (const [path, property] of properties) {
    const name = path.split('.').at(-1) ?? '';
    expectField(fields.get(`${anchor}-${path}`), name, property, property.description);
  }
  return properties.length;
}

async function expectParameters(page: Page, operation: BuiltOperation): Promise<void> {
  const fields = await readFields(page);
  const parameters = parametersOf(operation);
  for (const { name, in: place, schema = {}, description } of parameters) {
    const shown = fields.get(`${place}-${name}`);
    expectField(shown, name, schema, description ?? flatten(schema).description);
  }
  const body = operation.requestBody && resolve<RequestBody>(operation.requestBody);
  const [{ schema = {} } = {}] = Object.values(body?.content ?? {});
  const properties = expectProperties(fields, schema, 'body');
  expect(parameters.length + properties).toBeGreaterThan(1);
}

async function expectResponses(page: Page, operation: BuiltOperation): Promise<void> {
  for (const [status, { description, content = {} }] of responsesOf(operation)) {
    const fields = await readFields(page);
    const shown = fields.get(`response-${status}`);
    expect(shown).toContain(status);
    for (const paragraph of listParagraphs(description)) expect(shown).toContain(paragraph);
    for (const { schema = {} } of Object.values(content)) {
      expect(expectProperties(fields, schema, `response-${status}`)).toBeGreaterThan(1);
    }
  }
}

async function expectSamples(page: Page, operation: BuiltOperation): Promise<void> {
  const samples = Object.values(successMedia(operation).examples ?? {}).map((node) =>
    resolve<Example>(node),
  );
  expect(samples.length).toBeGreaterThan(1);
  const aside = page.getByRole('complementary', { name: 'Samples' });
  for (const { summary = '', value } of samples) {
    // Nothing has to be chosen or opened.
    const sample = aside
      .locator('section:visible')
      .filter({ has: page.getByText(summary, { exact: true }) });
    const code = sample.locator('code.language-json:visible').first();
    expect(JSON.parse(await code.innerText())).toEqual(value);
    await expect(sample.locator('code.language-bash:visible')).toContainText(operation.path);
  }
}

for (const { kind, isOfKind } of kinds) {
  const operation = operations.find(isOfKind);
  const slug = operation?.slug ?? 'none';

  test(`With JavaScript off, an endpoint page still shows each parameter’s name, type, limits and description, each response field and a sample: ${kind} (${slug})`, async ({
    page,
  }) => {
    if (!operation) throw new Error(`No operation is ${kind}.`);
    await page.goto(at(`/docs/api/${slug}`));
    await test.step('parameters', () => expectParameters(page, operation));
    await test.step('responses', () => expectResponses(page, operation));
    await test.step('samples', () => expectSamples(page, operation));
  });
}

test('The catalogue links all operations without JavaScript', async ({ page }) => {
  await page.goto(at('/docs/category/api'));
  const links = await page
    .locator('main a:visible')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const missing = operations.filter(({ slug }) => !links.includes(at(`/docs/api/${slug}`)));
  expect(operations.length).toBeGreaterThan(60);
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});
