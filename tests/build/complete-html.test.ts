import { expect, test } from 'vitest';
import { GENERIC_DESCRIPTIONS } from '../../src/reference/model/headingsAndLabels';
import { at } from '../e2e/site';
import { operations } from '../support/build';
import { listExamples, listNotes, listTexts } from '../support/operations';
import { attributeOf, classesOf, listElements, textOf } from '../support/html';
import { pageAt } from '../support/pages';
import { withoutSpaces } from '../support/withoutSpaces';

/** Returns the text of a page's content, its anchors, and its JSON in a uniform format. */
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
    /** Names of links to anchors. */
    links: new Map(
      elements.map((each) => [attributeOf(each, 'href'), attributeOf(each, 'aria-label')]),
    ),
    notes: new Map(elements.map((each) => [attributeOf(each, 'id'), noteOf(each)])),
    values: new Set(json.map((each) => JSON.stringify(JSON.parse(textOf(each))))),
  };
}

test('the HTML of every endpoint page holds every parameter, every property and every sample of its operation, and says what is required or may be absent', () => {
  const faults = operations.flatMap((operation) => {
    const { text, ids, values, notes, links } = readContent(operation.slug);
    // The page of a GET shows its own rejected request.
    const isShown = (status: string) => status !== '400' || operation.method !== 'get';
    const samples = listExamples(operation, isShown).map(({ value }) => JSON.stringify(value));
    const fields = listNotes(operation);
    const said = listTexts(operation).filter((each) => !GENERIC_DESCRIPTIONS.includes(each));
    expect(said.length).toBeGreaterThan(50);
    expect(Math.min(fields.length, samples.length)).toBeGreaterThan(2);
    return [
      ...said.filter((each) => !text.includes(withoutSpaces(each))),
      ...fields.flatMap(([anchor, note]) => {
        const name = /^[a-z]+-(?:\d+-)?(?:.*\.)?(.*)$/.exec(anchor)?.[1];
        const isLinked = links.get(`#${anchor}`) === `Link to ${name}`;
        if (!ids.has(anchor) || !isLinked) return [`anchor ${anchor}`];
        return notes.get(anchor) === note ? [] : [`not noted: ${anchor} ${note}`];
      }),
      ...samples.filter((sample) => !values.has(sample)).map((sample) => `sample ${sample}`),
    ].map((fault) => `${operation.slug}: ${fault}`);
  });
  expect(operations.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('every endpoint page leads to others, in a section of its own, and not to itself', () => {
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
    expect(
      links.filter((link) => !tagOf.has(link)),
      slug,
    ).toEqual([]);
  }
});
