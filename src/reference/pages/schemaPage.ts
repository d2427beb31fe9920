import type { Schema } from '../read/types.ts';
import { displayName } from '../view/schema/describe.ts';
import type { SchemaNode, SchemaTree } from '../view/schema/tree.ts';
import { blocks, element } from './jsx.ts';
import type { Partials } from './partials.ts';
import { toSafeMdx } from './prose.ts';

/** Headings inside a property's description stay below those of the page. */
const DEEPEST_HEADING = 6;

/** What a node says about itself, without what it is made of. */
type NodeFacts = Omit<SchemaNode, 'name' | 'anchor' | 'properties' | 'variants'>;

/** The props that a parameter, a header and a property have in common. */
export function nodeProps(node: NodeFacts) {
  return {
    type: node.type,
    format: node.format,
    required: node.required,
    deprecated: node.deprecated,
    access: node.access,
    default: node.default,
    limits: node.limits.length > 0 ? node.limits : undefined,
    allowed: node.allowed.length > 0 ? node.allowed : undefined,
    examples: node.examples.length > 0 ? node.examples : undefined,
    sameAs: node.recursion && displayName(node.recursion.name),
    sameAsAnchor: node.recursion?.anchor,
  };
}

function renderProperty(node: SchemaNode, partials: Partials): string {
  const { name, anchor } = node;
  const text = element(
    'Property',
    { name: displayName(name), anchor, ...nodeProps(node) },
    blocks(toSafeMdx(node.description, DEEPEST_HEADING), renderChildren(node, partials)),
  );
  return partials.use(anchor, text);
}

/** What a node is made of: its properties and its alternatives, at any depth. */
export function renderChildren(node: SchemaNode, partials: Partials): string {
  const variants = node.variants.map(({ label, node: variant }) =>
    element('Variant', { label, type: variant.type }, renderWhole(variant, partials)),
  );
  const properties = node.properties.map((property) => renderProperty(property, partials));
  if (properties.length + variants.length === 0) return '';
  return element('Properties', {}, blocks(...properties, ...variants));
}

/** A body or an alternative: an object as its properties, anything else as a field without a name. */
function renderWhole(node: SchemaNode, partials: Partials): string {
  const { type, required, ...facts } = nodeProps(node);
  const content = blocks(
    toSafeMdx(node.description, DEEPEST_HEADING),
    renderChildren(node, partials),
  );
  const isPlain = Object.values(facts).every((fact) => fact === undefined || fact === false);
  const isObject = type === 'object' && node.properties.length + node.variants.length > 0;
  return isPlain && isObject
    ? content
    : element('Property', { name: '', type, required, ...facts }, content);
}

/**
 * A body's schema as MDX: one element for the whole, one for each property at any depth.
 *
 * @param target Anchor on the page that stands for the whole body.
 */
export function renderSchema(
  { tree, partials }: { tree: SchemaTree; partials: Partials },
  schema: Schema,
  { anchor, target }: { anchor: string; target: string },
): string {
  return renderWhole(tree.build(schema, anchor, target), partials);
}
