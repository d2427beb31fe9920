/**
 * Each folder in `cases/` has a small OpenAPI document and the expected output for its first operation. A folder has only
 * the output files that the tested feature affects. To add a file, create an empty file, and run Vitest with `-u`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseResolver, makeDocumentFromString } from '@redocly/openapi-core';
import isPlainObject from 'lodash/isPlainObject.js';
import mapValues from 'lodash/mapValues.js';
import omitBy from 'lodash/omitBy.js';
import isEqual from 'lodash/isEqual.js';
import isEmpty from 'lodash/isEmpty.js';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPageModels } from '../../src/reference/apiContent.ts';
import type { ApiPageModels } from '../../src/reference/apiContent.ts';
import type { Fact, FactItem, RequestCodeView, Prose } from '../../src/reference/model/types.ts';
import type { Operation } from '../../src/reference/read/api.ts';
import { readApi } from '../../src/reference/read/readSpec.ts';
import type { OperationObject, Spec } from '../../src/reference/read/types.ts';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { createGeneratorList } from '../../src/reference/render/downloads/generators.ts';
import { createPostmanCollection } from '../../src/reference/render/downloads/postman.ts';
import { memoize } from '../../src/reference/memoize.ts';
import { createApiMarkdown } from '../../src/reference/render/markdown/pages.ts';
import type { SharedData } from '../../src/reference/render/pages.ts';
import { createSearchEntries } from '../../src/reference/render/searchEntries.ts';
import { createEngineTable } from '../../src/reference/view/engineTable.ts';
import { plainText } from '../../src/samples/highlightedCode.ts';
import type { HighlightedCode } from '../../src/samples/highlightedCode.ts';
import { createOperation, createSpec } from '../support/api.ts';
import { renderProse } from './prose.ts';

const CASES = path.join(import.meta.dirname, 'cases');
const SITE = 'https://site.example/documentation/';

/** Reads the OpenAPI document of a case with the same code as the build. */
async function readPages(folder: string): Promise<ApiPageModels> {
  const file = path.join(folder, 'operation.yaml');
  const own = parse(readFileSync(file, 'utf8')) as Partial<Spec>;
  const paths = mapValues(own.paths, (item) =>
    mapValues(item, (operation: OperationObject) => createOperation(operation)),
  );
  const document = makeDocumentFromString(JSON.stringify({ ...createSpec(), ...own, paths }), file);
  return createPageModels(
    await readApi({ folder, document, externalRefResolver: new BaseResolver() }),
  );
}

const toJson = async (value: object): Promise<string> =>
  (await format('a.json', JSON.stringify(value), { printWidth: 160 })).code;

const describeItem = ({ words, code, name }: FactItem): string =>
  [words, code === undefined ? undefined : `\`${code}\``, name].filter(Boolean).join(' ');

const describeFact = ({ label, items }: Fact): string =>
  `${label}: ${items.map(describeItem).join(', ')}`;

/** Shortens page data: renders field details as text and prose as HTML, removes colours of code, and lists language keys. */
function shorten(key: string, value: unknown): unknown {
  if (key === 'facts') return (value as Fact[]).map(describeFact);
  if (key === 'codes') return (value as RequestCodeView[]).map((each) => each.key).join(' ');
  if (key === 'responseType') {
    const { short, declaration } = value as {
      short: HighlightedCode;
      declaration: { code: HighlightedCode };
    };
    return [plainText(short), ...plainText(declaration.code).split('\n')];
  }
  const isProse = isPlainObject(value) && isEqual(Object.keys(value as object), ['nodes']);
  if (!isProse) return value;
  const lines = renderProse(value as Prose).split('\n');
  return lines.length === 1 ? lines[0] : lines;
}

/** Returns the data of the first page with its shared components. Leaves out empty objects. */
function readPage({ data }: ApiPageModels): object {
  const texts = new Map(data);
  const shared = JSON.parse(texts.get('shared.json') ?? '', shorten) as SharedData;
  const page = JSON.parse(data[0]?.[1] ?? '', shorten) as object;
  const parts = {
    ...page,
    components: omitBy(shared.components, isEmpty),
    schemes: shared.schemes,
  };
  return omitBy(parts, (value) => typeof value === 'object' && isEmpty(value));
}

type Renderer = (pages: ApiPageModels, operation: Operation) => Promise<string> | string;

const renderMarkdown = ({ view }: ApiPageModels) =>
  createApiMarkdown(view, createCatalogue(view), SITE);

/** Functions that render the files of a case, keyed by file name. */
const OUTPUTS: Record<string, Renderer> = {
  'page.json': (pages) => toJson(readPage(pages)),
  'page.md': (pages) => renderMarkdown(pages)[1]?.entries[0]?.text ?? '',
  'catalogue.md': (pages) => renderMarkdown(pages)[0]?.entries[0]?.text ?? '',
  'lists.json': ({ api, view }) =>
    toJson({
      catalogue: createCatalogue(view).tags[0]?.entries[0],
      search: createSearchEntries(view, api.pathChanges),
      generators: createGeneratorList(view, SITE).generators,
    }),
  'engine.json': ({ api }, { path: place }) =>
    toJson(createEngineTable(api).operations[place] ?? {}),
  'postman.json': ({ view }) => {
    const { item: tags, auth, variable } = createPostmanCollection(view);
    const [first, ...others] = tags.flatMap(({ item }) => item);
    return toJson({ auth, variable, ...first, others: others.map(({ request }) => request.auth) });
  },
};

const readOnce = new Map<string, Promise<ApiPageModels>>();

const files = readdirSync(CASES).flatMap((name) =>
  readdirSync(path.join(CASES, name))
    .filter((file) => !/^(?:operation|decisions)\.yaml$/.test(file))
    .map((file) => [name, file] as const),
);

test.each(files)(
  'the OpenAPI document in cases/%s is rendered as the expected %s',
  async (name, file) => {
    const folder = path.join(CASES, name);
    const pages = await memoize(readOnce, folder, () => readPages(folder));
    const [operation] = pages.api.operations;
    const text = operation && (await OUTPUTS[file]?.(pages, operation));
    await expect(text).toMatchFileSnapshot(path.join(folder, file));
  },
);
