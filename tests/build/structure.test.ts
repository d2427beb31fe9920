import { expect, test } from 'vitest';
import { attributeOf, classesOf, listElements, parseElements, textOf } from '../support/html';
import type { Element } from '../support/html';
import { pages } from '../support/pages';

type FindFaults = (elements: readonly Element[]) => string[];

/** Lists the errors of each page, after the name of its file. */
function findOnPages(find: FindFaults): string[] {
  return pages.flatMap(({ file, elements }) => find(elements).map((fault) => `${file}: ${fault}`));
}

test('the site has pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

const findHeadings: FindFaults = (elements) => {
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
};

const findLandmarks: FindFaults = (elements) => {
  const mains = elements.filter(({ tagName }) => tagName === 'main').length;
  const named = ['nav', 'aside'].flatMap((kind) => {
    const names = elements
      .filter(({ tagName }) => tagName === kind)
      .map(
        (element) => attributeOf(element, 'aria-label') ?? attributeOf(element, 'aria-labelledby'),
      );
    return new Set(names).size === names.length ? [] : [`several <${kind}> of the same name`];
  });
  return [...(mains === 1 ? [] : [`${mains} main landmarks`]), ...named];
};

const findBoxes: FindFaults = (elements) => {
  const ids = new Set(elements.map((element) => attributeOf(element, 'id')));
  return (
    elements
      .filter(({ tagName }) => tagName === 'pre' || tagName === 'table')
      // A table of a component that never scrolls need not be reached; axe finds one that does.
      .filter((each) => each.tagName === 'pre' || attributeOf(each, 'tabindex') !== undefined)
      .filter((element) => {
        const by = attributeOf(element, 'aria-labelledby');
        const isNamed = by === undefined ? attributeOf(element, 'aria-label') : ids.has(by);
        return !isNamed || attributeOf(element, 'tabindex') !== '0';
      })
      .map((element) => `<${element.tagName}> ${textOf(element).slice(0, 60)}`)
  );
};

const findContents: FindFaults = (elements) => {
  const isEntry = (each: Element) => classesOf(each).includes('table-of-contents__link');
  const entries = elements.filter(isEntry).map((each) => attributeOf(each, 'href'));
  const content =
    elements.find((each) => classesOf(each).includes('markdown')) ??
    elements.find(({ tagName }) => tagName === 'article');
  const own = content ? listElements(content) : [];
  // The headings of closed sections are not listed.
  const closed = own
    .filter(({ tagName }) => tagName === 'summary')
    .flatMap((each) => listElements(each));
  const headings = own.flatMap((each) => {
    const id = attributeOf(each, 'id');
    const isListed = /^h[23]$/.test(each.tagName) && !closed.includes(each);
    return isListed && id !== undefined ? [`#${id}`] : [];
  });
  // It is next to the text, and on small screens above it.
  const listed = new Set(entries);
  const isRight = listed.size === 0 || [...listed].join() === headings.join();
  return isRight ? [] : [`contents: ${[...listed].join()} instead of ${headings.join()}`];
};

test('the table of contents covers heading levels 2 to 3', () => {
  expect(findOnPages(findContents)).toEqual([]);
  const withContents = pages.filter(({ elements }) =>
    elements.some((each) => classesOf(each).includes('table-of-contents__link')),
  );
  expect(withContents.length).toBeGreaterThan(4);
});

test('every page has one heading of the first level, and no level is left out below it', () => {
  expect(findOnPages(findHeadings)).toEqual([]);
});

test('every page has one main landmark, and a name for each of several of one kind', () => {
  expect(findOnPages(findLandmarks)).toEqual([]);
});

test('code and tables can be scrolled by keyboard and have a name', () => {
  expect(findOnPages(findBoxes)).toEqual([]);
});

test.each<[fault: string, find: FindFaults, html: string]>([
  ['two headings of the first level', findHeadings, '<h1>a</h1><h1>b</h1>'],
  ['a level that is left out', findHeadings, '<h1>a</h1><h3>b</h3>'],
  ['no main landmark', findLandmarks, '<div></div>'],
  ['two landmarks without a name', findLandmarks, '<main></main><nav></nav><nav></nav>'],
  ['code that the keyboard does not reach', findBoxes, '<pre aria-label=a>a</pre>'],
  ['code without a name', findBoxes, '<pre tabindex=0>a</pre>'],
  ['a table whose name is missing', findBoxes, '<table tabindex=0 aria-labelledby=gone></table>'],
])('It is found where there is %s', (_, find, html) => {
  expect(find(parseElements(html))).toHaveLength(1);
});
