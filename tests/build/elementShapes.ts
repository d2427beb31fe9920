/** Lists shapes of elements. Elements of the same shape have the same result in accessibility and layout checks. */
import { classesOf } from '../support/html';
import type { Element } from '../support/html';
import type { BuiltPage } from '../support/pages';

/** The hash at the end of a CSS module's class name: `menu_SIkG`. */
const HASH = /_[\w+-]{4}$/;

function describe(element: Element): string {
  const classes = classesOf(element).map((name) => `.${name.replace(HASH, '')}`);
  const names = Object.keys(element.attribs).filter((name) => /^aria-|^tabindex$/.test(name));
  const { role } = element.attribs;
  const marks = [...names, ...(role === undefined ? [] : [`role=${role}`])];
  return [element.name, ...classes.sort(), ...marks.sort().map((mark) => `[${mark}]`)].join('');
}

/** Describes an element and its parent by tag, classes, and names of ARIA attributes: `ul.menu > li`. */
function shapeOf(element: Element): string {
  const { parent } = element;
  // Ignores the classes of <body>, because they differ from page to page and have no styles.
  const isTop = !parent || !('name' in parent) || parent.name === 'body';
  return isTop ? `body > ${describe(element)}` : `${describe(parent)} > ${describe(element)}`;
}

const UNSEEN = new Set(['html', 'head', 'body', 'script']);

/** Lists the shapes of all elements in the body of a page. */
export function listElementShapes({ elements }: Pick<BuiltPage, 'elements'>): Set<string> {
  const start = elements.findIndex(({ name }) => name === 'body');
  const seen = elements.slice(start + 1).filter(({ name }) => !UNSEEN.has(name));
  return new Set(seen.map(shapeOf));
}

/** The element shapes on each page, by page path. */
export type ShapesByPage = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds shapes that occur on no page in the list. Returns strings such as `<first page with the shape>: <shape>`. */
export function findUncoveredShapes(shapes: ShapesByPage, list: readonly string[]): string[] {
  const seen = new Set(list.flatMap((path) => [...(shapes.get(path) ?? [])]));
  return [...shapes].flatMap(([path, own]) =>
    [...own].flatMap((shape) => {
      if (seen.has(shape)) return [];
      seen.add(shape);
      return [`${path}: ${shape}`];
    }),
  );
}
