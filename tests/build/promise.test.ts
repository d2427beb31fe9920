/** The first sentence of a description is the only short text of a generator. */
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { siteAddress } from '../../src/site/product';
import { at } from '../e2e/site';
import { operations, readBuilt } from '../support/build';
import { attributeOf, classesOf, listElements, textOf } from '../support/html';
import type { Element } from '../support/html';
import { parseMarkdown, readMarkdown } from '../support/markdown';
import { pageAt } from '../support/pages';

const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).some((each) => each.startsWith(`${name}_`));

const pathOf = (slug: string): string => `/docs/api/${slug}`;

/** Descriptions in llms.txt, by URL. */
const listed = new Map<string, string>();
visit(parseMarkdown(readBuilt('llms.txt')), 'paragraph', ({ children: [link, ...rest] }) => {
  if (link?.type !== 'link') return;
  listed.set(link.url, toString({ type: 'paragraph', children: rest }).replace(/^: /, ''));
});

/** Second lines of the catalogue, by URL. */
const rows = new Map(
  pageAt('/docs/category/api')
    .elements.filter((element) => hasClass(element, 'entry'))
    .map((row) => {
      const line = listElements(row).find((element) => hasClass(element, 'promise'));
      return [attributeOf(row, 'href'), line && textOf(line)];
    }),
);

function leadOf(elements: readonly Element[]): string {
  const intro = elements.find((element) => hasClass(element, 'intro'));
  const paragraphs = intro ? listElements(intro).filter(({ tagName }) => tagName === 'p') : [];
  const [lead] = paragraphs.filter((element) => attributeOf(element, 'class') === undefined);
  return lead ? textOf(lead).replaceAll(/\s+/g, ' ') : '';
}

const found = operations.map(({ slug, description = '' }) => {
  const path = pathOf(slug);
  const { elements } = pageAt(path);
  const contentOf = (key: string, name: string): string | undefined => {
    const meta = elements.find((element) => attributeOf(element, key) === name);
    return meta && attributeOf(meta, 'content');
  };
  return {
    path,
    description: toString(parseMarkdown(description)).replaceAll(/\s+/g, ' '),
    promise: contentOf('name', 'description') ?? '',
    others: {
      'og:description': contentOf('property', 'og:description'),
      lead: leadOf(elements),
      'llms.txt': listed.get(`${siteAddress}${path.slice(1)}.md`),
      catalogue: rows.get(at(path)),
      Markdown: readMarkdown(readBuilt(`${path.slice(1)}.md`)).head.description,
    },
  };
});

test('every short text of a generator is the first sentence of its description', () => {
  expect(found.length).toBeGreaterThan(300);
  const wrong = found.flatMap(({ path, description, promise, others }) => [
    ...(description.startsWith(promise) && /[.!?]["’)]?$/.test(promise)
      ? []
      : [`${path}: ${promise}`]),
    ...Object.entries(others)
      .filter(([, text]) => text !== promise)
      .map(([name, text]) => `${path}: ${name}: ${text}`),
  ]);
  expect(wrong).toEqual([]);
});
