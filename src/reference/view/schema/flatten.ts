import { referenceName, resolveReference } from '../../read/resolve.ts';
import type { Description, Schema, SchemaObject } from '../../read/types.ts';

/** A schema without `$ref` and `allOf`. */
export type FlatSchema = SchemaObject & {
  /** Type of a boolean schema, in words. */
  label?: string;
  /** Conditions of other parts of an `allOf`, where several have the same keyword. */
  more?: Condition[];
};

/** Keywords that name a schema which the value must or must not match as a whole. */
const CONDITIONS = ['not', 'if', 'then', 'else', 'contains', 'propertyNames'] as const;
export type Condition = Pick<SchemaObject, (typeof CONDITIONS)[number]>;

/** Keywords that add structure to a referenced schema. */
const STRUCTURE = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'contains',
  'propertyNames',
  'dependentSchemas',
  'contentSchema',
  'unevaluatedProperties',
  'unevaluatedItems',
] as const;

/** `true` allows any value, `false` none. */
function booleanSchema(schema: boolean): FlatSchema {
  return { label: schema ? 'any value' : 'nothing' };
}

/** One alternative is no choice: it must match like what `allOf` lists. Some tools say more beside a reference so. */
function settleChoice(schema: SchemaObject): SchemaObject {
  const { oneOf = [], anyOf = [], allOf = [], discriminator, ...rest } = schema;
  const settled = [oneOf, anyOf].filter(({ length }) => length === 1).flat();
  if (settled.length === 0 || discriminator !== undefined) return schema;
  return {
    ...rest,
    ...(oneOf.length > 1 && { oneOf }),
    ...(anyOf.length > 1 && { anyOf }),
    allOf: [...allOf, ...settled],
  };
}

/** Resolves the reference and merges what `allOf` lists; keywords beside a reference win. */
export function flattenSchema(
  description: Description,
  schema: Schema,
  seen: ReadonlySet<string> = new Set(),
): FlatSchema {
  if (typeof schema === 'boolean') return booleanSchema(schema);
  const { $ref, allOf, ...own } = settleChoice(schema);
  if ($ref !== undefined && seen.has($ref)) return own;
  const visited = $ref === undefined ? seen : new Set([...seen, $ref]);
  const target = $ref === undefined ? {} : resolveReference<Schema>(description, { $ref });
  const parts = [...($ref === undefined ? [] : [target]), ...(allOf ?? [])].map((part) =>
    flattenSchema(description, part, visited),
  );
  const merged = parts.reduce(mergeParts, {});
  return mergeSchemas(merged, own);
}

/**
 * Follows a `$ref`, a single `allOf` or the only alternative to the schema it wraps, unless the wrapper adds structure. The result
 * identifies a schema, to detect recursion.
 */
export function skipWrappers(
  description: Description,
  schema: Schema,
): { schema: Schema; name?: string } {
  const seen = new Set<Schema>();
  let current = schema;
  let name: string | undefined;
  while (typeof current === 'object' && !seen.has(current)) {
    seen.add(current);
    const settled = settleChoice(current);
    const { $ref, allOf = [] } = settled;
    const parts: Schema[] = [...($ref === undefined ? [] : [{ $ref }]), ...allOf];
    const [part] = parts;
    const more = STRUCTURE.some((keyword) => keyword in settled);
    if (part === undefined || parts.length > 1 || more) break;
    if ($ref === undefined) {
      current = part;
    } else {
      name = referenceName($ref);
      current = resolveReference<Schema>(description, { $ref });
    }
  }
  return { schema: current, name };
}

/** Whether a schema has no references and no nested schemas. */
function isPlain(schema: Schema): schema is SchemaObject {
  if (typeof schema === 'boolean') return false;
  return ![...STRUCTURE, '$ref', 'allOf'].some((keyword) => keyword in schema);
}

/** The schema of a property that two parts of an `allOf` define. The same object for the same two, to detect recursion. */
function joinSchemas(first: SchemaObject, second: SchemaObject): SchemaObject {
  const known = joined.get(first) ?? new WeakMap<SchemaObject, SchemaObject>();
  joined.set(first, known);
  const both = known.get(second) ?? { allOf: [first, second] };
  known.set(second, both);
  return both;
}

const joined = new WeakMap<SchemaObject, WeakMap<SchemaObject, SchemaObject>>();

/** The properties of both; a property that both have must match both schemas. */
function mergeProperties(
  first: Record<string, Schema> = {},
  second: Record<string, Schema> = {},
): Record<string, Schema> {
  const before = new Map(Object.entries(first));
  const merged = Object.entries(second).map(([name, schema]): [string, Schema] => {
    const other = before.get(name);
    if (typeof other !== 'object' || typeof schema !== 'object') return [name, schema];
    if (isPlain(other) && isPlain(schema)) return [name, mergeParts(other, schema)];
    const isSame = other === schema || (other.$ref !== undefined && other.$ref === schema.$ref);
    return [name, isSame ? schema : joinSchemas(other, schema)];
  });
  return Object.fromEntries([...before, ...merged]);
}

/** Merges two schemas of an `allOf` and joins their descriptions. */
function mergeParts(first: SchemaObject, second: SchemaObject): SchemaObject {
  const descriptions = [first.description, second.description].filter(Boolean);
  const merged = mergeSchemas(first, second);
  if (descriptions.length > 1) merged.description = [...new Set(descriptions)].join('\n\n');
  return merged;
}

/** The conditions of the first schema that those of the second would replace. */
function lostConditions(first: SchemaObject, second: SchemaObject): Condition[] {
  if (!CONDITIONS.some((keyword) => keyword in first && keyword in second)) return [];
  const lost = CONDITIONS.filter((keyword) => keyword in first);
  return [Object.fromEntries(lost.map((keyword) => [keyword, first[keyword]]))];
}

/** Merges two schemas; the second wins conflicts. */
function mergeSchemas(first: FlatSchema, second: FlatSchema): FlatSchema {
  const merged: FlatSchema = { ...first, ...second };
  const more = [...(first.more ?? []), ...(second.more ?? []), ...lostConditions(first, second)];
  if (more.length > 0) merged.more = more;
  if (first.dependentSchemas && second.dependentSchemas) {
    merged.dependentSchemas = { ...first.dependentSchemas, ...second.dependentSchemas };
  }
  if (first.properties ?? second.properties) {
    merged.properties = mergeProperties(first.properties, second.properties);
  }
  if (first.patternProperties && second.patternProperties) {
    merged.patternProperties = { ...first.patternProperties, ...second.patternProperties };
  }
  // Not equivalent to both lists, but shows all variants.
  if (first.oneOf && second.oneOf) merged.oneOf = [...first.oneOf, ...second.oneOf];
  if (first.anyOf && second.anyOf) merged.anyOf = [...first.anyOf, ...second.anyOf];
  if (first.required ?? second.required) {
    merged.required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  }
  return merged;
}
