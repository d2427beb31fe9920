/** A JSX runtime for compiled MDX that creates hast elements instead of React elements. */
import type { Element, ElementContent, Root } from 'hast';

/** A child of an element, as in React. */
export type Child = ElementContent | Root | string | number | boolean | null | undefined | Child[];

/** Props of an element or component. */
export interface Props {
  children?: Child;
  [name: string]: unknown;
}

/** A function component without hooks. It is called when its element is created. */
export type Component = (props: Props) => Child;

/** Flattens children to hast nodes. */
export function toNodes(child: Child): ElementContent[] {
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  if (Array.isArray(child)) return child.flatMap(toNodes);
  if (typeof child !== 'object') return [{ type: 'text', value: String(child) }];
  return child.type === 'root' ? toNodes(child.children as ElementContent[]) : [child];
}

/** The component of `<>...</>`. */
export const Fragment: Component = ({ children }) => children;

/** `jsx` and `jsxs` of the runtime: creates an element, or calls a component. */
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

/** Creates an element, like React's `createElement`. */
export function create(name: string, properties: Props, ...children: Child[]): Child {
  return jsx(name, { ...properties, children });
}
