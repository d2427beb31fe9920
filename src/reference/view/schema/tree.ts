import { referenceName } from '../../read/resolve.ts';
import type { Description, Schema, SchemaObject } from '../../read/types.ts';
import { anchorName, Anchors, joinAnchor } from './anchor.ts';
import {
  allowedValues,
  describeFacts,
  describeLimits,
  displayName,
  displayValue,
} from './describe.ts';
import { flattenSchema, skipWrappers } from './flatten.ts';
import type { FlatSchema } from './flatten.ts';
import { OPENAPI_JSON_FILE } from '../../site.ts';
import { linkDocs } from '../externalDocs.ts';
import type { FactView } from '../types.ts';
import { typeNames } from './typeNames.ts';

/** An alternative of `oneOf` or `anyOf`, or a schema with another role, such as `not` or `if`. */
export interface SchemaVariant {
  label: string;
  /** Whether the label is the schema's role, such as `Must not be`. */
  isRole?: true;
  node: SchemaNode;
}

/** A node of a schema tree: a property or a whole body. Items of arrays are merged with the array. */
export interface SchemaNode {
  /** Name of the property; empty for a whole body. */
  name: string;
  /** Anchor, unique on its page: `response-200-data.street`. */
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
  facts?: FactView[];
  default?: string;
  examples: string[];
  properties: SchemaNode[];
  variants: SchemaVariant[];
  /** Name and anchor of the same schema where it is shown; set instead of children. */
  recursion?: { name: string; anchor: string };
}

/** Where a schema is shown: its own anchor, or that of an enclosing one. */
interface Place {
  name: string;
  anchor: string;
}

/** The position of a node in the tree and on the page. */
interface Position {
  name: string;
  anchor: string;
  required: boolean;
  /** The nearest anchor that exists on the page; variants have none of their own. */
  target: string;
  /** The enclosing schemas, from the outermost inwards. */
  enclosing: ReadonlyMap<Schema, Place>;
}

/**
 * Number of nodes from which a page shows each component once only and links to it from then on. Otherwise,
 * its size could grow exponentially with the schemas that refer to each other.
 */
const LARGE_PAGE = 1000;

/** Characters of HTML, as estimated, from which a page shows no more parts of schemas: it is to stay below 2 MB. */
const LARGEST_PAGE = 800_000;

/** Characters of HTML for a node without its texts. */
const NODE_LENGTH = 300;

/** Builds the trees that one page shows of the description's schemas. */
export class SchemaTree {
  /** All anchors of the page, including those outside schemas. */
  readonly anchors = new Anchors();
  /** Names of schemas whose parts the page has no room for. */
  readonly omitted: string[] = [];
  /** Number of nodes on the page, and where components are shown. */
  private size = 0;
  private length = 0;
  private readonly shown = new Map<Schema, Place>();
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  /**
   * Builds the tree of a schema.
   *
   * @param anchor Anchor of the root, and prefix of its properties' anchors.
   * @param target Anchor to link to from repetitions of the root.
   */
  build(schema: Schema, anchor: string, target: string = anchor): SchemaNode {
    return this.node(schema, {
      name: '',
      anchor,
      required: true,
      target,
      enclosing: new Map(),
    });
  }

  private node(schema: Schema, position: Position): SchemaNode {
    const { name, anchor, required, target } = position;
    const unwrapped = skipWrappers(this.description, schema);
    const own = this.flatten(schema);
    const items = this.itemLevels(own);
    const item = items.at(-1);
    const facts = [own, ...items].flatMap(describeFacts);
    const base: SchemaNode = {
      name,
      anchor,
      required,
      type: this.typeOf(own),
      format: own.format ?? item?.format,
      deprecated: own.deprecated ?? false,
      access: own.readOnly ? 'read only' : own.writeOnly ? 'write only' : undefined,
      description: [own, ...items]
        .flatMap((each) => [each.description, linkDocs(each.externalDocs)])
        .filter(Boolean)
        .join('\n\n'),
      limits: [...describeLimits(own), ...items.flatMap(describeLimits).map(ofItems)],
      allowed: [own, ...items].flatMap(allowedValues),
      ...(facts.length > 0 && { facts }),
      default: 'default' in own ? displayValue(own.default) : undefined,
      examples: [own, ...items].map(examplesOf).find((list) => list.length > 0) ?? [],
      properties: [],
      variants: [],
    };
    this.size += 1;
    this.length += lengthOf(base);
    const shown = this.size > LARGE_PAGE ? this.shown.get(unwrapped.schema) : undefined;
    const recursion = position.enclosing.get(unwrapped.schema) ?? shown;
    if (recursion !== undefined) return { ...base, recursion };
    if (typeof unwrapped.schema === 'boolean') return base;
    const place = { name: unwrapped.name ?? own.title ?? (name || base.type), anchor: target };
    if (unwrapped.name !== undefined && !this.shown.has(unwrapped.schema)) {
      this.shown.set(unwrapped.schema, place);
    }
    if (this.length > LARGEST_PAGE && hasParts(own)) return this.omit(base, place.name);
    const enclosing = new Map([...position.enclosing, [unwrapped.schema, place]]);
    return { ...base, ...this.children(own, { ...position, enclosing }) };
  }

  /** Replaces the parts of a node with a link to the downloadable description. */
  private omit(node: SchemaNode, name: string): SchemaNode {
    if (!this.omitted.includes(name)) this.omitted.push(name);
    const where = {
      name: 'Further parts',
      values: ['in the description'],
      file: OPENAPI_JSON_FILE,
    };
    return { ...node, facts: [...(node.facts ?? []), where] };
  }

  private flatten(schema: Schema): FlatSchema {
    return flattenSchema(this.description, schema);
  }

  private children(
    schema: FlatSchema,
    position: Position,
  ): Pick<SchemaNode, 'properties' | 'variants' | 'recursion'> {
    const { items, prefixItems } = schema;
    const inner =
      typeof items === 'object' && prefixItems === undefined
        ? this.node(items, { ...position, name: '', required: true })
        : undefined;
    return {
      properties: [...this.properties(schema, position), ...(inner?.properties ?? [])],
      variants: [
        ...this.variants(schema, position),
        ...this.conditions(schema, position),
        ...(inner?.variants ?? []),
      ],
      recursion: inner?.recursion,
    };
  }

  private properties(schema: SchemaObject, position: Position): SchemaNode[] {
    const required = new Set(schema.required);
    const child = (name: string, node: Schema, isRequired = required.has(name)) => {
      const anchor = this.anchors.claim(joinAnchor(position.anchor, name));
      return this.node(node, { ...position, name, anchor, target: anchor, required: isRequired });
    };
    const { properties = {}, patternProperties = {} } = schema;
    const additionalProperties = schema.additionalProperties ?? schema.unevaluatedProperties;
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

  /** Schemas of keywords that constrain the value, such as `not`, `if` and `contains`. */
  private conditions(schema: FlatSchema, position: Position): SchemaVariant[] {
    const condition = (label: string, key: string, node: Schema | undefined): SchemaVariant[] => {
      if (node === undefined) return [];
      const anchor = `${position.anchor}-${key}`;
      const shown = this.node(node, { ...position, name: '', anchor });
      return [{ label, isRole: true, node: shown }];
    };
    const { prefixItems, items, unevaluatedItems } = schema;
    return [
      ...[schema, ...(schema.more ?? [])].flatMap((each) => [
        ...condition('Must not be', 'not', each.not),
        ...condition('If it is', 'if', each.if),
        ...condition('Then it is also', 'then', each.if === undefined ? undefined : each.then),
        ...condition('Otherwise it is also', 'else', each.if === undefined ? undefined : each.else),
        ...condition('Names of properties', 'names', each.propertyNames),
        ...condition('Among the items', 'contains', each.contains),
      ]),
      ...Object.entries(schema.dependentSchemas ?? {}).flatMap(([name, node]) =>
        condition(`With ${displayName(name)} it is also`, `with-${anchorName(name)}`, node),
      ),
      ...condition(
        'Further items',
        'items',
        prefixItems && [items, unevaluatedItems].find((each) => typeof each === 'object'),
      ),
      ...condition('Content', 'content', schema.contentSchema),
    ];
  }

  /** The item schemas of nested arrays, from the outermost; stops at recursion. */
  private itemLevels(
    { items, prefixItems }: SchemaObject,
    seen: ReadonlySet<Schema> = new Set(),
  ): SchemaObject[] {
    // Items after the first ones are shown apart, as what is true of them is not true of all.
    if (typeof items !== 'object' || prefixItems !== undefined || seen.has(items)) return [];
    const item = this.flatten(items);
    return [item, ...this.itemLevels(item, new Set([...seen, items]))];
  }

  private typeOf(schema: FlatSchema, seen: ReadonlySet<Schema> = new Set()): string {
    const { label, items, prefixItems } = schema;
    if (label !== undefined) return label;
    const isTuple = prefixItems !== undefined;
    return typeNames(schema)
      .map((name) => {
        if (name !== 'array' || items === undefined || isTuple || seen.has(items)) return name;
        return `array of ${this.typeOf(this.flatten(items), new Set([...seen, items]))}`;
      })
      .join(' or ');
  }
}

/** Whether a schema has properties, items or variants. */
function hasParts(schema: FlatSchema): boolean {
  return CHILDREN.some((keyword) => {
    const value = schema[keyword];
    return typeof value === 'object';
  });
}

const CHILDREN = [
  ...(['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems'] as const),
  ...(['oneOf', 'anyOf', 'not', 'if', 'contains', 'dependentSchemas', 'contentSchema'] as const),
] as const;

/** About how many characters of HTML a node takes, without its parts. */
function lengthOf({
  name,
  type,
  description,
  limits,
  allowed,
  examples,
  default: preset = '',
}: SchemaNode): number {
  const values = [...limits, ...allowed, ...examples, preset];
  const texts = [name, name, type, description, ...values];
  return NODE_LENGTH + texts.reduce((sum, text) => sum + text.length, 0) + values.length * 40;
}

function ofItems(limit: string): string {
  return limit.startsWith('no ') ? `each with ${limit}` : `each ${limit}`;
}

function examplesOf({ example, examples = [] }: SchemaObject): string[] {
  return (example === undefined ? examples : [example, ...examples]).map(displayValue);
}
