import mapValues from 'lodash/mapValues.js';
import { expect, test } from 'vitest';
import type { ApiView } from '../../src/reference/model/types.ts';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { createGeneratorList } from '../../src/reference/render/downloads/generators.ts';
import { createPostmanCollection } from '../../src/reference/render/downloads/postman.ts';
import { renderOperation } from '../../src/reference/render/markdown/operation.ts';
import { createSearchEntries } from '../../src/reference/render/searchEntries.ts';
import { apiView } from '../support/apiView.ts';

const place = { site: 'https://site.example/', page: '/x', hasMarkdown: () => false };

const RENDERERS: Record<string, (view: ApiView) => unknown> = {
  catalogue: createCatalogue,
  generators: (view) => createGeneratorList(view, place.site),
  markdown: (view) => view.operations.map((each) => renderOperation(each, { ...place, ...view })),
  postman: createPostmanCollection,
  search: (view) => createSearchEntries(view, { pages: {}, requests: {} }),
};

/** Properties of the page model whose nested properties are recorded as well. */
const NESTED = [
  'body',
  'deprecated',
  'rejected',
  'related',
  'responses',
  'responseType',
  'samples',
  'sections',
];

/** Wraps an object so that the path of each property is recorded when code reads it: `samples.title`. */
function watch<T>(value: T, prefix: string, read: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const inner = Reflect.get(target, key) as unknown;
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      if (Array.isArray(target)) return watch(inner, prefix, read);
      const name = `${prefix}${key}`;
      read.add(name);
      return NESTED.includes(name) ? watch(inner, `${name}.`, read) : inner;
    },
  });
}

/** Returns the page model with watched operations and security schemes. */
function watchView(read: Set<string>): ApiView {
  const operations = new Map(apiView.operations.map((each) => [each, watch(each, '', read)]));
  return {
    ...apiView,
    operations: [...operations.values()],
    tags: apiView.tags.map((tag) => ({
      ...tag,
      operations: tag.operations.map((each) => operations.get(each) ?? each),
    })),
    schemes: mapValues(apiView.schemes, (scheme) => watch(scheme, 'scheme.', read)),
  };
}

/** Properties of operations and security schemes, by the renderers that read them. Only pages use the first group. */
const READERS: Record<string, string> = {
  '': 'responseType.short responses.headers scheme.anchor scheme.isKey scheme.markdown sections.location',
  catalogue: 'properties required',
  generators: 'distinct tag warningMarkdown',
  markdown: [
    'body.description body.examples body.heading details fieldParameters lead rejected',
    'rejected.problem rejected.requestTarget related related.label related.slug responseType',
    'responseType.declaration responses responses.$ref responses.body responses.description',
    'responses.status responses.title samples.codes samples.description samples.requestTarget',
    'scheme.field scheme.words sections sections.fields sections.heading server warning',
  ].join(' '),
  postman: 'markdown mediaType samples.arguments scheme.header status',
  search: 'countries values',
  'catalogue search': 'label',
  'markdown postman': 'body.mediaType samples.title security',
  'markdown search': 'body.schema',
  'catalogue generators search': 'firstValue leadText returns searchWords slug',
  'catalogue markdown search': 'locales',
  'generators markdown search': 'deprecated',
  'markdown postman search': 'body samples samples.response',
  'catalogue generators markdown postman': 'title',
  'catalogue generators markdown search': 'aliases',
  'catalogue generators postman search': 'parameters',
  'catalogue generators markdown postman search': 'method path',
};

test('this test lists exactly which renderers read each property of the page model', () => {
  const readers: Record<string, string[]> = {};
  const run = (renderer: string, render: (view: ApiView) => unknown): void => {
    const read = new Set<string>();
    render(watchView(read));
    for (const name of read) (readers[name] ??= []).push(renderer);
  };
  // `JSON.stringify` reads every property.
  run('', (view) => JSON.stringify([view.operations, view.schemes]));
  for (const [renderer, render] of Object.entries(RENDERERS)) run(renderer, render);
  const groups: Record<string, string> = {};
  for (const name of Object.keys(readers).sort()) {
    const key = readers[name]!.filter(Boolean).join(' ');
    groups[key] = [groups[key], name].filter(Boolean).join(' ');
  }
  expect(groups).toEqual(READERS);
});
