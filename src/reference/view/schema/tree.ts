import { referenceName } from '../../read/resolve.ts';
import type { Description, SchemaObject } from '../../read/types.ts';
import type { FactView, LimitView } from '../types.ts';
import { Anchors, joinAnchor } from './anchor.ts';
import { allowedValues, describeLimits, displayValue } from './describe.ts';
import { flattenSchema } from './flatten.ts';

/** An alternative of `oneOf` or `anyOf`. */
export interface SchemaVariant {
  label: string;
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
  /** Markdown. */
  description: string;
  limits: LimitView[];
  allowed: string[];
  facts?: FactView[];
  default?: string;
  examples: string[];
  properties: SchemaNode[];
  variants: SchemaVariant[];
}

/** The position of a node in the tree and on the page. */
interface Position {
  name: string;
  anchor: string;
  required: boolean;
}

/** Builds the trees that one page shows of the description's schemas. */
export class SchemaTree {
  /** All anchors of the page, including those outside schemas. */
  readonly anchors = new Anchors();
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  /**
   * Builds the tree of a schema.
   *
   * @param anchor Anchor of the root, and prefix of its properties' anchors.
   */
  build(schema: SchemaObject, anchor: string): SchemaNode {
    return this.node(schema, { name: '', anchor, required: true });
  }

  private node(schema: SchemaObject, position: Position): SchemaNode {
    const own = this.flatten(schema);
    const items = this.itemLevels(own);
    const levels = [own, ...items];
    return {
      ...position,
      type: this.typeOf(own),
      format: own.format ?? items.at(-1)?.format,
      deprecated: own.deprecated ?? false,
      description: levels
        .map((each) => each.description)
        .filter(Boolean)
        .join('\n\n'),
      limits: [...describeLimits(own), ...items.flatMap(describeLimits).map(ofItems)],
      allowed: levels.flatMap(allowedValues),
      default: 'default' in own ? displayValue(own.default) : undefined,
      examples: levels.map(examplesOf).find((list) => list.length > 0) ?? [],
      // The properties and variants of items are those of the array.
      properties: levels.flatMap((each) => this.properties(each, position)),
      variants: levels.flatMap((each) => this.variants(each, position)),
    };
  }

  private flatten(schema: SchemaObject): SchemaObject {
    return flattenSchema(this.description, schema);
  }

  private properties(schema: SchemaObject, position: Position): SchemaNode[] {
    const { properties = {}, additionalProperties, required = [] } = schema;
    const others: Record<string, SchemaObject> =
      typeof additionalProperties === 'object' ? { '*': additionalProperties } : {};
    return Object.entries({ ...properties, ...others }).map(([name, node]) => {
      const anchor = this.anchors.claim(joinAnchor(position.anchor, name));
      return this.node(node, { name, anchor, required: required.includes(name) });
    });
  }

  private variants({ oneOf = [], anyOf = [] }: SchemaObject, position: Position): SchemaVariant[] {
    return [...oneOf, ...anyOf].map((alternative, index) => {
      const node = this.node(alternative, {
        ...position,
        anchor: `${position.anchor}-${index + 1}`,
      });
      const { title } = this.flatten(alternative);
      const { $ref } = alternative;
      return { label: title ?? ($ref === undefined ? node.type : referenceName($ref)), node };
    });
  }

  /** The item schemas of nested arrays, from the outermost. */
  private itemLevels({ items }: SchemaObject): SchemaObject[] {
    if (items === undefined) return [];
    const item = this.flatten(items);
    return [item, ...this.itemLevels(item)];
  }

  private typeOf(schema: SchemaObject): string {
    const { items } = schema;
    return typeNames(schema)
      .map((name) =>
        name === 'array' && items !== undefined
          ? `array of ${this.typeOf(this.flatten(items))}`
          : name,
      )
      .join(' or ');
  }
}

function ofItems({ words, ...rest }: LimitView): LimitView {
  return { words: `${words.startsWith('no ') ? 'each with' : 'each'} ${words}`, ...rest };
}

function examplesOf({ examples = [] }: SchemaObject): string[] {
  return examples.map(displayValue);
}

/** Names of the types that a flat schema allows; at least one. */
function typeNames({ type, oneOf, anyOf }: SchemaObject): string[] {
  if (type !== undefined) return [type].flat();
  return [oneOf ? 'one of' : anyOf ? 'any of' : 'any value'];
}
