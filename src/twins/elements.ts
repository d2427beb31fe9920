/** The elements of a page as plain trees: what compiled MDX calls in the place of React. */
import type { Element, ElementContent, Root } from 'hast';

/** What can stand between the tags of an element, as in React. */
export type Child = ElementContent | Root | string | number | boolean | null | undefined | Child[];

/** What compiled MDX and readings make elements of. */
export interface Props {
  children?: Child;
  [name: string]: unknown;
}

/** A component: called at once with its props. It has no state, and nothing happens later. */
export type Component = (props: Props) => Child;

/** The nodes that children are. */
export function toNodes(child: Child): ElementContent[] {
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  if (Array.isArray(child)) return child.flatMap(toNodes);
  if (typeof child !== 'object') return [{ type: 'text', value: String(child) }];
  return child.type === 'root' ? toNodes(child.children as ElementContent[]) : [child];
}

/** Stands for the empty tags `<>...</>`. */
export const Fragment: Component = ({ children }) => children;

/** An element or what a component makes of its props: the functions of React's JSX runtime. */
export function jsx(type: string | Component, props: Props): Child {
  if (typeof type === 'function') return type(props);
  const { children, className, ...properties } = props;
  const known = Object.entries(properties).filter(
    (entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  const classNames = typeof className === 'string' ? className.split(' ') : [];
  const element: Element = {
    type: 'element',
    tagName: type,
    properties: { ...Object.fromEntries(known), className: classNames },
    children: toNodes(children),
  };
  return element;
}

/** An element with the given children, for readings. */
export function create(name: string, properties: Props, ...children: Child[]): Child {
  return jsx(name, { ...properties, children });
}
