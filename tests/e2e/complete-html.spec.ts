import { expect, test } from '@playwright/test';
import { resolveReference } from '../../src/reference/read/resolve';
import type {
  Content,
  Example,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../src/reference/read/types';
import { description, operations, readBuilt } from '../support/build';
import { listTexts } from '../support/texts';

const resolve = <T>(node: object): T => resolveReference<T>(description, node as T);

/** The anchors of an object's properties at any depth; items of arrays add nothing. */
function propertyAnchors(schema: Schema, anchor: string, separator = '-'): string[] {
  const whole = typeof schema === 'boolean' ? schema : resolve<Schema>(schema);
  if (typeof whole === 'boolean') return [];
  const own = Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const place = `${anchor}${separator}${name}`;
    return [place, ...propertyAnchors(property, place, '.')];
  });
  return [...own, ...(whole.items ? propertyAnchors(whole.items, anchor, separator) : [])];
}

const contentAnchors = (content: Content = {}, anchor: string): string[] =>
  Object.values(content).flatMap(({ schema = true }) => propertyAnchors(schema, anchor));

/** The anchor of every parameter and every property of an operation. */
function anchorsOf({ parameters = [], requestBody, responses = {} }: OperationObject): string[] {
  const body = requestBody && resolve<RequestBody>(requestBody);
  return [
    ...parameters.map((node) => {
      const { in: place, name } = resolve<Parameter>(node);
      return `${place}-${name}`;
    }),
    ...contentAnchors(body?.content, 'body'),
    ...Object.entries(responses).flatMap(([status, node]) =>
      contentAnchors(resolve<Response>(node).content, `response-${status}`),
    ),
  ];
}

/** Every documented value of a response, as JSON. */
function samplesOf({ responses = {} }: OperationObject): string[] {
  return Object.values(responses).flatMap((node) =>
    Object.values(resolve<Response>(node).content ?? {}).flatMap(({ examples = {} }) =>
      Object.values(examples).map((each) => JSON.stringify(resolve<Example>(each).value)),
    ),
  );
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

test('The HTML of every endpoint page holds every parameter, every property and every sample of its operation', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('about:blank');
  const faults: string[] = [];
  for (const operation of operations) {
    const read = await page.evaluate(
      (html) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        return {
          text: main?.textContent ?? '',
          ids: [...(main?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
          json: [...(main?.querySelectorAll('code.language-json') ?? [])].map(
            ({ textContent }) => textContent,
          ),
        };
      },
      readBuilt(`docs/api/${operation.slug}.html`),
    );
    const say = (what: string, missing: string[]) =>
      faults.push(...missing.map((each) => `${operation.slug}: ${what} ${each}`));
    const shown = withoutSpaces(read.text);
    const texts = listTexts(description, operation);
    expect(texts.length).toBeGreaterThan(50);
    say(
      'text',
      texts
        .filter(([, text]) => !shown.includes(withoutSpaces(text)))
        .map((each) => each.join(': ')),
    );
    const ids = new Set(read.ids);
    const anchors = anchorsOf(operation);
    const samples = samplesOf(operation);
    expect(Math.min(anchors.length, samples.length)).toBeGreaterThan(2);
    say(
      'anchor',
      anchors.filter((anchor) => !ids.has(anchor)),
    );
    const values = new Set(read.json.map((json) => JSON.stringify(JSON.parse(json))));
    say(
      'sample',
      samples.filter((sample) => !values.has(sample)),
    );
  }
  expect(faults).toEqual([]);
});
