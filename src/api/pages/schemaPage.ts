import type { Schema } from '../description/types.ts';
import type { SchemaNode, SchemaTree } from '../schema/tree.ts';
import { blocks, element } from './jsx.ts';
import { toSafeMdx } from './prose.ts';

/** Headings inside a property's description stay below those of the page. */
const DEEPEST_HEADING = 6;

/** The props that a parameter, a header and a property have in common. */
export function nodeProps(node: Omit<SchemaNode, 'name' | 'anchor' | 'properties' | 'variants'>) {
  return {
    type: node.type,
    format: node.format,
    required: node.required,
    deprecated: node.deprecated,
    access: node.access,
    default: node.default,
    limits: node.limits.length > 0 ? node.limits : undefined,
    allowed: node.allowed.length > 0 ? node.allowed : undefined,
    example: node.example,
  };
}

function renderProperty(node: SchemaNode): string {
  const { name, anchor, recursion } = node;
  return element(
    'Property',
    {
      name,
      anchor,
      ...nodeProps(node),
      sameAs: recursion?.name,
      sameAsAnchor: recursion?.anchor,
    },
    blocks(toSafeMdx(node.description, DEEPEST_HEADING), renderChildren(node)),
  );
}

function renderChildren(node: SchemaNode): string {
  const variants = node.variants.map(({ label, node: variant }) =>
    element(
      'Variant',
      { label, type: variant.type },
      blocks(toSafeMdx(variant.description, DEEPEST_HEADING), renderChildren(variant)),
    ),
  );
  const properties = node.properties.map(renderProperty);
  if (properties.length + variants.length === 0) return '';
  return element('Properties', {}, blocks(...properties, ...variants));
}

/** A body's schema as MDX: one element for the whole, one for each property at any depth. */
export function renderSchema(tree: SchemaTree, schema: Schema, anchor: string): string {
  const root = tree.build(schema, anchor);
  const children = renderChildren(root);
  const isPlainObject = root.type === 'object' && children !== '';
  const description = toSafeMdx(root.description, DEEPEST_HEADING);
  if (isPlainObject) return blocks(description, children);
  return element(
    'Property',
    { anchor, name: '', ...nodeProps(root) },
    blocks(description, children),
  );
}
