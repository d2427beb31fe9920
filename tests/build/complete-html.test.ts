import { expect, test } from 'vitest';
import type { Example, OperationObject, Response } from '../../src/reference/read/types';
import { at } from '../e2e/site';
import { description, operations, resolve } from '../support/build';
import { listAnchors, listNotes } from '../support/fields';
import { attributeOf, classesOf, listElements, textOf } from '../support/html';
import { pageAt } from '../support/pages';
import { listTexts } from '../support/texts';
import { withoutSpaces } from '../support/withoutSpaces';

/** Every documented value of a response, as JSON; but the page of a GET shows a refusal of its own. */
function samplesOf({ responses = {} }: OperationObject, method: string): string[] {
  const shown = Object.entries(responses).filter(
    ([status]) => status !== '400' || method !== 'get',
  );
  return shown.flatMap(([, node]) =>
    Object.values(resolve<Response>(node).content ?? {}).flatMap(({ examples = {} }) =>
      Object.values(examples).map((each) => JSON.stringify(resolve<Example>(each).value)),
    ),
  );
}

/** What the content of a page says, its anchors, and its JSON in a uniform way. */
function readContent(slug: string) {
  const main = pageAt(`/docs/api/${slug}`).elements.find(({ tagName }) => tagName === 'main');
  const elements = main ? listElements(main) : [];
  /** The note in the head of a field, which is its first child. */
  const noteOf = (element: (typeof elements)[number]): string => {
    const [head] = listElements(element);
    const notes = head ? listElements(head).filter(({ tagName }) => tagName === 'span') : [];
    return notes.map(textOf).find((text) => /^(?:required|may be absent)$/.test(text)) ?? '';
  };
  const json = elements.filter((each) => classesOf(each).includes('language-json'));
  return {
    text: main ? withoutSpaces(textOf(main)) : '',
    ids: new Set(elements.map((each) => attributeOf(each, 'id'))),
    notes: new Map(elements.map((each) => [attributeOf(each, 'id'), noteOf(each)])),
    values: new Set(json.map((each) => JSON.stringify(JSON.parse(textOf(each))))),
  };
}

test('The HTML of every endpoint page holds every parameter, every property and every sample of its operation, and says what is required or may be absent', () => {
  const faults = operations.flatMap((operation) => {
    const { text, ids, values, notes } = readContent(operation.slug);
    const texts = listTexts(description, operation);
    const anchors = listAnchors(description, operation);
    const samples = samplesOf(operation, operation.method);
    expect(texts.length).toBeGreaterThan(50);
    expect(Math.min(anchors.length, samples.length)).toBeGreaterThan(2);
    return [
      ...texts
        .filter(([, each]) => !text.includes(withoutSpaces(each)))
        .map((each) => each.join(': ')),
      ...anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `anchor ${anchor}`),
      ...listNotes(description, operation)
        .filter(([anchor, note]) => notes.get(anchor) !== note)
        .map(([anchor, note]) => `not noted: ${anchor} ${note}`),
      ...samples.filter((sample) => !values.has(sample)).map((sample) => `sample ${sample}`),
    ].map((fault) => `${operation.slug}: ${fault}`);
  });
  expect(operations.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('Every endpoint page leads to others of its tag, in a section of its own, and not to itself', () => {
  const tagOf = new Map(operations.map(({ slug, tags }) => [at(`/docs/api/${slug}`), tags?.[0]]));
  for (const { slug, tags } of operations) {
    const { elements } = pageAt(`/docs/api/${slug}`);
    const related = elements.find(
      (each) => attributeOf(each, 'aria-label') === 'Related generators',
    );
    const isAlone = [...tagOf.values()].filter((tag) => tag === tags?.[0]).length === 1;
    const parts = related ? listElements(related) : [];
    const headings = parts.map(({ tagName }) => tagName).filter((name) => /^h\d$/.test(name));
    expect(headings, slug).toEqual(isAlone ? [] : ['h2']);
    const links = parts
      .filter(({ tagName }) => tagName === 'a')
      .map((each) => attributeOf(each, 'href') ?? '');
    expect(links.length > 0, slug).toBe(!isAlone);
    expect(links, slug).not.toContain(at(`/docs/api/${slug}`));
    expect(new Set(links.map((link) => tagOf.get(link))), slug).toEqual(
      new Set(isAlone ? [] : tags),
    );
  }
});
