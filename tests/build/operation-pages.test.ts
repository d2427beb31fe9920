/** Compares operation pages, and summaries of operations elsewhere, with the published OpenAPI document. */
import { readFileSync } from 'node:fs';
import type { PageData } from '../../src/reference/model/types';
import type { SharedData } from '../../src/reference/render/pages';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { GENERIC_DESCRIPTIONS } from '../../src/reference/model/headingsAndLabels';
import { rootUrl } from '../../src/site/product';
import { withBasePath } from '../e2e/site';
import { operations, readBuiltFile, spec } from '../support/build';
import type { BuiltOperation } from '../support/build';
import { select, textOf } from '../support/html';
import type { Root } from '../support/html';
import { parseMarkdown, readMarkdown, withoutSpaces } from '../support/markdown';
import { listExamples, listFieldNotes, listTexts } from '../support/operations';
import { pageAt } from '../support/pages';

const pathOf = ({ slug }: BuiltOperation): string => `/docs/api/${slug}`;

/** Declares a test that runs `find` on the page of every operation and expects no errors. */
function testOperations(
  title: string,
  find: (operation: BuiltOperation, root: Root) => readonly string[],
): void {
  test(title, () => {
    expect(operations.length).toBeGreaterThan(300);
    const errors = operations.flatMap((operation) =>
      find(operation, pageAt(pathOf(operation)).root).map((error) => `${operation.slug}: ${error}`),
    );
    expect(errors.slice(0, 5)).toEqual([]);
  });
}

/** Returns whether a page shows the response examples for a status. For GET operations, a recorded error replaces the
 * shared example for status 400. */
const isShown = ({ method }: BuiltOperation, status: string): boolean =>
  status !== '400' || method !== 'get';

testOperations(
  'an operation page contains every description and sample of the operation',
  (operation, root) => {
    const text = withoutSpaces(select('main', root).map(textOf).join(''));
    const json = select('main .language-json', root).map(textOf);
    const values = new Set(json.map((code) => JSON.stringify(JSON.parse(code))));
    const texts = listTexts(operation).filter((each) => !GENERIC_DESCRIPTIONS.includes(each));
    const samples = listExamples(operation, (status) => isShown(operation, status));
    expect(texts.length).toBeGreaterThan(50);
    expect(samples.length).toBeGreaterThan(2);
    return [
      ...texts.filter((each) => !text.includes(withoutSpaces(each))),
      ...samples.map(({ value }) => JSON.stringify(value)).filter((value) => !values.has(value)),
    ];
  },
);

testOperations(
  'every field on an operation page has an anchor link and is marked as required or optional',
  (operation, root) => {
    const notes = listFieldNotes(operation);
    expect(notes.length).toBeGreaterThan(2);
    const names = new Map(
      select('main a', root).map(({ attribs }) => [attribs.href, attribs['aria-label']]),
    );
    const fields = new Map(select('main [id]', root).map((each) => [each.attribs.id, each]));
    return notes.flatMap(([anchor, note]) => {
      const name = /^[a-z]+-(?:\d+-)?(?:.*\.)?(.*)$/.exec(anchor)?.[1];
      const field = fields.get(anchor);
      if (!field || names.get(`#${anchor}`) !== `Link to ${name}`) return [`anchor ${anchor}`];
      // The first child of a field contains its name and labels.
      const [head] = select('*', field);
      const shown = select('span', head ?? field).map(textOf);
      const found = shown.find((text) => /^(?:required|may be absent)$/.test(text)) ?? '';
      return found === note ? [] : [`${anchor} is ${found}, not ${note}`];
    });
  },
);

const tagOf = new Map(operations.map((each) => [withBasePath(pathOf(each)), each.tags?.[0]]));

testOperations(
  'the section "Related generators" of an operation page links only to other operations',
  (operation, root) => {
    const own = withBasePath(pathOf(operation));
    const isAlone = [...tagOf.values()].filter((tag) => tag === tagOf.get(own)).length === 1;
    const section = '[aria-label="Related generators"]';
    const headings = select(`${section} :is(h1, h2, h3, h4)`, root).map(({ name }) => name);
    const links = select(`${section} a`, root).map(({ attribs }) => attribs.href ?? '');
    return [
      ...(headings.join() === (isAlone ? '' : 'h2') ? [] : [`headings ${headings.join()}`]),
      ...(links.length > 0 === isAlone ? [`${links.length} links`] : []),
      ...links.filter((link) => link === own || !tagOf.has(link)),
    ];
  },
);

testOperations(
  'an operation page has one link outside the sidebar to the instructions for the mock server',
  (_, root) => {
    const target = withBasePath('/docs/api/fakewright#run-it-on-your-machine');
    const links = select(`a[href="${target}"]:not([class*=menu__link])`, root);
    return links.length === 1 ? [] : [`${links.length} links`];
  },
);

/** Descriptions in llms.txt, keyed by URL. */
const listed = new Map<string, string>();
visit(parseMarkdown(readBuiltFile('llms.txt')), 'paragraph', ({ children: [link, ...rest] }) => {
  if (link?.type !== 'link') return;
  listed.set(link.url, toString({ type: 'paragraph', children: rest }).replace(/^: /, ''));
});

const catalogue = pageAt('/docs/category/api').root;

/** Descriptions in the catalogue, by the URL of the operation page. */
const rows = new Map(
  select('[class*=entry_]', catalogue).map((row) => [
    row.attribs.href,
    textOf(select('[class*=lead_]', row)[0]),
  ]),
);

testOperations(
  'meta tags, catalogue and llms.txt show the first sentence of each operation description',
  (operation, root) => {
    const path = pathOf(operation);
    const description = toString(parseMarkdown(operation.description ?? ''));
    const meta = (name: string) => select(`meta${name}`, root)[0]?.attribs.content;
    const promise = meta('[name=description]') ?? '';
    const [lead] = select('[class*=intro_] p:not([class])', root);
    const others = {
      'og:description': meta('[property="og:description"]'),
      lead: textOf(lead).replaceAll(/\s+/g, ' '),
      'llms.txt': listed.get(`${rootUrl}${path.slice(1)}.md`),
      catalogue: rows.get(withBasePath(path)),
      Markdown: readMarkdown(readBuiltFile(`${path.slice(1)}.md`)).head.description,
    };
    const isFirst =
      description.replaceAll(/\s+/g, ' ').startsWith(promise) && /[.!?]["’)]?$/.test(promise);
    return [
      ...(isFirst ? [] : [promise]),
      ...Object.entries(others).flatMap(([name, text]) =>
        text === promise ? [] : [`${name}: ${text}`],
      ),
    ];
  },
);

test('the catalogue lists the operations of each tag in the order of the OpenAPI document', () => {
  const paths = select('section', catalogue).map((section) =>
    select('li > a', section).map(({ attribs }) => attribs.href),
  );
  const expected = spec.tags?.map(({ name }) =>
    operations
      .filter(({ tags }) => tags?.[0] === name)
      .map((operation) => withBasePath(pathOf(operation))),
  );
  expect(paths).toEqual(expected);
});

/** Lists the property path (`samples.title`) and the text of each string in a value. */
function listStrings(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    listStrings(inner, Array.isArray(value) ? name : `${name}.${key}`),
  );
}

const readData = (file: string): unknown =>
  JSON.parse(readFileSync(`.docusaurus/reference/default/${file}.json`, 'utf8'));

const { schemes } = readData('shared') as SharedData;

/**
 * Matches properties whose strings the page does not show unchanged: element names and references, code and values that
 * other tests compare, and descriptions of API keys, which are in the introduction.
 */
const NOT_SHOWN =
  /\.(?:tag|slot|\$ref|codes|data|value|key)\b|^\.schemes\.(?:markdown|field\.(?:type|description))/;

testOperations(
  'the HTML of an operation page contains every string in the JSON data of the page',
  (operation, root) => {
    const page = readData(`pages/${operation.slug}`) as PageData;
    const keys = page.security.map((name) => schemes[name]);
    const shown = select('main, main *', root).flatMap(({ attribs }) => Object.values(attribs));
    const text = withoutSpaces([...shown, ...select('main', root).map(textOf)].join('|'));
    const strings = listStrings({ ...page, schemes: keys });
    return strings
      .filter(([name, each]) => !NOT_SHOWN.test(name) && !text.includes(withoutSpaces(each)))
      .map(([name, each]) => `${name} ${each}`);
  },
);
