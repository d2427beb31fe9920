import { referenceName } from '../../read/resolve.ts';
import type { Description, Schema, SchemaObject } from '../../read/types.ts';
import { Anchors, joinAnchor } from './anchor.ts';
import { allowedValues, describeLimits, displayValue } from './describe.ts';
import { findEssence, flattenSchema } from './flatten.ts';
import type { FlatSchema } from './flatten.ts';
import { typeNames } from './typeNames.ts';

/** One of several forms that a value can take. */
export interface SchemaVariant {
  label: string;
  node: SchemaNode;
}

/** A property, an item or a whole body, with all that a reader needs to know about it. */
export interface SchemaNode {
  /** Name of the property. Empty for the whole body. */
  name: string;
  /** Anchor, unique in its page: `response-200-data.street`. Items of arrays add nothing. */
  anchor: string;
  /** `string`, `array of integer`, `string or null`. */
  type: string;
  format?: string;
  required: boolean;
  deprecated: boolean;
  /** `read only` or `write only`. */
  access?: string;
  /** Markdown. */
  description: string;
  limits: string[];
  allowed: string[];
  default?: string;
  examples: string[];
  properties: SchemaNode[];
  variants: SchemaVariant[];
  /** Name and anchor of the enclosing schema that this one is again. */
  recursion?: { name: string; anchor: string };
}

/** Where a schema is shown: its own anchor, or that of what encloses it. */
interface Place {
  name: string;
  anchor: string;
}

/** Where a node stands: its place in the page and the schemas that enclose it. */
interface Position {
  name: string;
  anchor: string;
  required: boolean;
  /** The nearest anchor that is on the page; alternatives and items have none of their own. */
  target: string;
  /** The enclosing schemas, from the outermost inwards. */
  enclosing: ReadonlyMap<Schema, Place>;
  /** What the tree holds so far. */
  tree: { size: number; shown: Map<Schema, Place> };
}

/**
 * Nodes from which on a tree shows no component twice, but links to where it has been shown: many
 * schemas that refer to each other would otherwise make as many nodes as there are paths.
 */
const LARGE_TREE = 1000;

/** Builds the trees that one page shows of the description's schemas. */
export class SchemaTree {
  /** Every anchor of the page, so that whatever else has one can be kept apart. */
  readonly anchors = new Anchors();
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  /**
   * The tree of a body.
   *
   * @param anchor Anchor of the whole; those of its properties begin with it.
   * @param target Anchor on the page that a repetition of the whole links to.
   */
  build(schema: Schema, anchor: string, target: string = anchor): SchemaNode {
    const tree = { size: 0, shown: new Map<Schema, Place>() };
    return this.node(schema, {
      name: '',
      anchor,
      required: true,
      target,
      enclosing: new Map(),
      tree,
    });
  }

  private node(schema: Schema, position: Position): SchemaNode {
    const { name, anchor, required, target, tree } = position;
    const essence = findEssence(this.description, schema);
    const own = this.flatten(schema);
    const items = this.itemLevels(own);
    const item = items.at(-1);
    const base: SchemaNode = {
      name,
      anchor,
      required,
      type: this.typeOf(own),
      format: own.format ?? item?.format,
      deprecated: own.deprecated ?? false,
      access: own.readOnly ? 'read only' : own.writeOnly ? 'write only' : undefined,
      description: [own, ...items]
        .map((each) => each.description)
        .filter(Boolean)
        .join('\n\n'),
      limits: [...describeLimits(own), ...items.flatMap(describeLimits).map(ofItems)],
      allowed: [own, ...items].flatMap(allowedValues),
      default: 'default' in own ? displayValue(own.default) : undefined,
      examples: [own, ...items].map(examplesOf).find((list) => list.length > 0) ?? [],
      properties: [],
      variants: [],
    };
    tree.size += 1;
    const shown = tree.size > LARGE_TREE ? tree.shown.get(essence.schema) : undefined;
    const recursion = position.enclosing.get(essence.schema) ?? shown;
    if (recursion !== undefined) return { ...base, recursion };
    if (typeof essence.schema === 'boolean') return base;
    const place = { name: essence.name ?? own.title ?? (name || base.type), anchor: target };
    if (essence.name !== undefined && !tree.shown.has(essence.schema)) {
      tree.shown.set(essence.schema, place);
    }
    const enclosing = new Map([...position.enclosing, [essence.schema, place]]);
    return { ...base, ...this.children(own, { ...position, enclosing }) };
  }

  private flatten(schema: Schema): FlatSchema {
    return flattenSchema(this.description, schema);
  }

  private children(
    schema: SchemaObject,
    position: Position,
  ): Pick<SchemaNode, 'properties' | 'variants' | 'recursion'> {
    const { items } = schema;
    const inner =
      typeof items === 'object'
        ? this.node(items, { ...position, name: '', required: true })
        : undefined;
    return {
      properties: [...this.properties(schema, position), ...(inner?.properties ?? [])],
      variants: [...this.variants(schema, position), ...(inner?.variants ?? [])],
      recursion: inner?.recursion,
    };
  }

  private properties(schema: SchemaObject, position: Position): SchemaNode[] {
    const required = new Set(schema.required);
    const child = (name: string, node: Schema, isRequired = required.has(name)) => {
      const anchor = this.anchors.claim(joinAnchor(position.anchor, name));
      return this.node(node, { ...position, name, anchor, target: anchor, required: isRequired });
    };
    const { properties = {}, patternProperties = {}, additionalProperties } = schema;
    return [
      ...Object.entries(properties).map(([name, node]) => child(name, node)),
      ...Object.entries(patternProperties).map(([name, node]) => child(`/${name}/`, node, false)),
      ...(typeof additionalProperties === 'object'
        ? [child('*', additionalProperties, false)]
        : []),
      ...(schema.prefixItems ?? []).map((node, index) => child(`[${index}]`, node, false)),
    ];
  }

  private variants(schema: SchemaObject, position: Position): SchemaVariant[] {
    const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    return alternatives.map((alternative, index) => {
      const anchor = `${position.anchor}-${index + 1}`;
      const node = this.node(alternative, { ...position, anchor });
      const reference = typeof alternative === 'object' ? alternative.$ref : undefined;
      const title = this.flatten(alternative).title;
      return { label: title ?? (reference ? referenceName(reference) : node.type), node };
    });
  }

  /** What the items of an array are, and theirs, down to what is no array or such an array again. */
  private itemLevels(
    { items }: SchemaObject,
    seen: ReadonlySet<Schema> = new Set(),
  ): SchemaObject[] {
    if (typeof items !== 'object' || seen.has(items)) return [];
    const item = this.flatten(items);
    return [item, ...this.itemLevels(item, new Set([...seen, items]))];
  }

  private typeOf(schema: FlatSchema, seen: ReadonlySet<Schema> = new Set()): string {
    const { label, items, prefixItems } = schema;
    if (label !== undefined) return label;
    const isTuple = prefixItems !== undefined && items === false;
    return typeNames(schema)
      .map((name) => {
        if (name !== 'array' || items === undefined || isTuple || seen.has(items)) return name;
        return `array of ${this.typeOf(this.flatten(items), new Set([...seen, items]))}`;
      })
      .join(' or ');
  }
}

function ofItems(limit: string): string {
  return `each ${limit}`;
}

function examplesOf({ example, examples = [] }: SchemaObject): string[] {
  return (example === undefined ? examples : [example, ...examples]).map(displayValue);
}
