import { referenceName, resolveReference } from '../description/resolve.ts';
import type { Description, Schema, SchemaObject } from '../description/types.ts';
import { allowedValues, describeLimits, displayValue } from './describe.ts';

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
  example?: string;
  properties: SchemaNode[];
  variants: SchemaVariant[];
  /** Name and anchor of the enclosing schema that this one is again. */
  recursion?: { name: string; anchor: string };
}

/** Where a node stands: its place in the page and the components that enclose it. */
interface Position {
  name: string;
  anchor: string;
  required: boolean;
  /** Anchor by reference, from the outermost enclosing component inwards. */
  enclosing: ReadonlyMap<string, string>;
}

/** Anything is allowed, or nothing. */
function booleanSchema(schema: boolean): SchemaObject & { label: string } {
  return { label: schema ? 'any value' : 'nothing' };
}

function typeNames(schema: SchemaObject): string[] {
  const { type, nullable } = schema;
  const names = type === undefined ? impliedType(schema) : [type].flat();
  return nullable && !names.includes('null') ? [...names, 'null'] : names;
}

function impliedType(schema: SchemaObject): string[] {
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  if (schema.allOf) return ['object'];
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

/** Builds the trees that one page shows of the description's schemas. */
export class SchemaTree {
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  /**
   * The tree of a body.
   *
   * @param anchor Anchor of the whole body; those of its properties begin with it and a hyphen.
   */
  build(schema: Schema, anchor: string): SchemaNode {
    return this.node(schema, { name: '', anchor, required: true, enclosing: new Map() });
  }

  /** A schema by itself, without its properties: for a parameter or a header. */
  describe(schema: Schema = true): Pick<SchemaNode, 'type' | 'format' | 'limits' | 'allowed'> & {
    default?: string;
    description: string;
    example?: string;
  } {
    const { properties: _properties, variants: _variants, ...node } = this.build(schema, '');
    return node;
  }

  private node(schema: Schema, position: Position): SchemaNode {
    const { name, anchor, required } = position;
    const reference = typeof schema === 'object' ? schema.$ref : undefined;
    const seen = reference === undefined ? undefined : position.enclosing.get(reference);
    const enclosing =
      reference === undefined
        ? position.enclosing
        : new Map([...position.enclosing, [reference, anchor]]);
    const own = this.flatten(schema);
    const item = this.innermostItem(own);
    const base: SchemaNode = {
      name,
      anchor,
      required,
      type: this.typeOf(own),
      format: own.format ?? item?.format,
      deprecated: own.deprecated ?? false,
      access: own.readOnly ? 'read only' : own.writeOnly ? 'write only' : undefined,
      description: own.description ?? '',
      limits: [...describeLimits(own), ...(item ? describeLimits(item).map(ofItems) : [])],
      allowed: [...allowedValues(own), ...(item ? allowedValues(item) : [])],
      default: 'default' in own ? displayValue(own.default) : undefined,
      example: exampleOf(own),
      properties: [],
      variants: [],
    };
    if (reference !== undefined && seen !== undefined) {
      return { ...base, recursion: { name: referenceName(reference), anchor: seen } };
    }
    return { ...base, ...this.children(own, { ...position, enclosing }) };
  }

  private children(
    schema: SchemaObject,
    position: Position,
  ): Pick<SchemaNode, 'properties' | 'variants'> & Partial<Pick<SchemaNode, 'recursion'>> {
    const { anchor, enclosing } = position;
    const items = schema.items ?? undefined;
    if (items !== undefined && typeof items === 'object') {
      const inner = this.node(items, { name: '', anchor, required: true, enclosing });
      return { properties: inner.properties, variants: inner.variants, recursion: inner.recursion };
    }
    return {
      properties: this.properties(schema, position),
      variants: this.variants(schema, position),
    };
  }

  private properties(schema: SchemaObject, { anchor, enclosing }: Position): SchemaNode[] {
    const required = new Set(schema.required);
    const child = (name: string, node: Schema, isRequired: boolean) =>
      this.node(node, { name, anchor: joinAnchor(anchor, name), required: isRequired, enclosing });
    const named = Object.entries(schema.properties ?? {}).map(([name, node]) =>
      child(name, node, required.has(name)),
    );
    const patterns = Object.entries(schema.patternProperties ?? {}).map(([pattern, node]) =>
      child(`/${pattern}/`, node, false),
    );
    const { additionalProperties } = schema;
    const others =
      typeof additionalProperties === 'object' ? [child('*', additionalProperties, false)] : [];
    return [...named, ...patterns, ...others];
  }

  private variants(schema: SchemaObject, position: Position): SchemaVariant[] {
    const alternatives = schema.oneOf ?? schema.anyOf ?? [];
    return alternatives.map((alternative, index) => {
      const node = this.node(alternative, {
        ...position,
        anchor: `${position.anchor}-${index + 1}`,
      });
      const reference = typeof alternative === 'object' ? alternative.$ref : undefined;
      const title = this.flatten(alternative).title;
      return { label: title ?? (reference ? referenceName(reference) : node.type), node };
    });
  }

  /** Resolves the reference and merges what `allOf` lists; keywords beside a reference win. */
  private flatten(schema: Schema, seen: ReadonlySet<string> = new Set()): SchemaObject {
    if (typeof schema === 'boolean') return booleanSchema(schema);
    const { $ref, allOf, ...own } = schema;
    if ($ref !== undefined && seen.has($ref)) return own;
    const visited = $ref === undefined ? seen : new Set([...seen, $ref]);
    const target = $ref === undefined ? {} : resolveReference<Schema>(this.description, { $ref });
    const parts = [...($ref === undefined ? [] : [target]), ...(allOf ?? [])].map((part) =>
      this.flatten(part, visited),
    );
    return [...parts, own].reduce(mergeSchemas, {});
  }

  private innermostItem(schema: SchemaObject): SchemaObject | undefined {
    if (typeof schema.items !== 'object') return undefined;
    const item = this.flatten(schema.items);
    return typeof item.items === 'object' ? this.innermostItem(item) : item;
  }

  private typeOf(schema: SchemaObject & { label?: string }): string {
    if (schema.label !== undefined) return schema.label;
    const names = typeNames(schema).map((name) => {
      if (name !== 'array' || schema.items === undefined) return name;
      return `array of ${this.typeOf(this.flatten(schema.items))}`;
    });
    if (names.length > 0) return names.join(' or ');
    if (schema.oneOf) return 'one of';
    return schema.anyOf ? 'any of' : 'any value';
  }
}

function joinAnchor(anchor: string, name: string): string {
  const key = name.replaceAll(/\s/g, '-');
  return /^(?:body|response-[^-]+)(?:-\d+)*$/.test(anchor)
    ? `${anchor}-${key}`
    : `${anchor}.${key}`;
}

function ofItems(limit: string): string {
  return `each ${limit}`;
}

function exampleOf(schema: SchemaObject): string | undefined {
  const value = schema.example ?? schema.examples?.[0];
  return value === undefined ? undefined : displayValue(value);
}

/** What both schemas say together; the second wins where only one can be right. */
function mergeSchemas(first: SchemaObject, second: SchemaObject): SchemaObject {
  const merged: SchemaObject = { ...first, ...second };
  if (first.properties ?? second.properties) {
    merged.properties = { ...first.properties, ...second.properties };
  }
  if (first.required ?? second.required) {
    merged.required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  }
  return merged;
}
