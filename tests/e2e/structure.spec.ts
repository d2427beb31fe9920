import { expect, test } from '@playwright/test';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { readElements } from '../../src/hosting/inline';
import { builtFiles, readBuilt } from '../support/build';

type Element = DefaultTreeAdapterTypes.Element;

const pages = builtFiles('.html').filter((file) => !isRedirect(readBuilt(file)));

/** A page that only leads elsewhere has no content to be structured. */
function isRedirect(html: string): boolean {
  return /http-equiv="?refresh/.test(html);
}

const valueOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const parsed = new Map<string, Element[]>();

/** The elements of a page of the build, which is parsed once. */
function elementsOf(file: string): Element[] {
  const elements = parsed.get(file) ?? readElements(readBuilt(file));
  parsed.set(file, elements);
  return elements;
}

/** What is wrong with each page: its file before each fault. */
function findOnPages(find: (elements: Element[]) => string[]): string[] {
  return pages.flatMap((file) => find(elementsOf(file)).map((fault) => `${file}: ${fault}`));
}

// In one worker, so that each page is parsed once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('The site has pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

test('Every page says that it is in English', () => {
  expect(
    findOnPages(([root]) => (root && valueOf(root, 'lang') === 'en' ? [] : ['lang is not en'])),
  ).toEqual([]);
});

test('Every page has one heading of the first level, and no level is left out below it', () => {
  const faults = findOnPages((elements) => {
    const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const gaps = headings.filter((_, index) => {
      const [before = 0, level = 0] = [levels[index - 1], levels[index]];
      return level > before + 1;
    });
    const tops = levels.filter((level) => level === 1).length;
    return [
      ...(tops === 1 ? [] : [`${tops} headings of the first level`]),
      ...gaps.map((heading) => `a gap above <${heading.tagName}> ${textOf(heading)}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('Every page has one main landmark, and a name for each of several of one kind', () => {
  const faults = findOnPages((elements) => {
    const mains = elements.filter(({ tagName }) => tagName === 'main').length;
    const named = ['nav', 'aside'].flatMap((kind) => {
      const names = elements
        .filter(({ tagName }) => tagName === kind)
        .map((element) => valueOf(element, 'aria-label') ?? valueOf(element, 'aria-labelledby'));
      return new Set(names).size === names.length ? [] : [`several <${kind}> of the same name`];
    });
    return [...(mains === 1 ? [] : [`${mains} main landmarks`]), ...named];
  });
  expect(faults).toEqual([]);
});

test('Code and tables can be scrolled by keyboard and have a name', () => {
  const faults = findOnPages((elements) => {
    const ids = new Set(elements.map((element) => valueOf(element, 'id')));
    return (
      elements
        .filter(({ tagName }) => tagName === 'pre' || tagName === 'table')
        // A table of a component that never scrolls need not be reached; axe finds one that does.
        .filter((each) => each.tagName === 'pre' || valueOf(each, 'tabindex') !== undefined)
        .filter((element) => {
          const by = valueOf(element, 'aria-labelledby');
          const isNamed = by === undefined ? valueOf(element, 'aria-label') : ids.has(by);
          return !isNamed || valueOf(element, 'tabindex') !== '0';
        })
        .map((element) => `<${element.tagName}> ${textOf(element).slice(0, 60)}`)
    );
  });
  expect(faults).toEqual([]);
});
