import { referenceName, resolveReference } from '../description/resolve.ts';
import type { Description, Schema, SchemaObject } from '../description/types.ts';

/** A schema without references. */
export type FlatSchema = SchemaObject & {
  /** What a boolean schema allows, in words. */
  label?: string;
};

/** Keywords that make a schema more than the one it refers to. */
const STRUCTURE = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
] as const;

/** Anything is allowed, or nothing. */
function booleanSchema(schema: boolean): FlatSchema {
  return { label: schema ? 'any value' : 'nothing' };
}

/** Resolves the reference and merges what `allOf` lists; keywords beside a reference win. */
export function flattenSchema(
  description: Description,
  schema: Schema,
  seen: ReadonlySet<string> = new Set(),
): FlatSchema {
  if (typeof schema === 'boolean') return booleanSchema(schema);
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined && seen.has($ref)) return own;
  const visited = $ref === undefined ? seen : new Set([...seen, $ref]);
  const target = $ref === undefined ? {} : resolveReference<Schema>(description, { $ref });
  const parts = [...($ref === undefined ? [] : [target]), ...(allOf ?? [])].map((part) =>
    flattenSchema(description, part, visited),
  );
  return [...parts, own].reduce(mergeSchemas, {});
}

/** The schema behind references that add no structure, by which a repetition is recognised. */
export function findEssence(
  description: Description,
  schema: Schema,
): { schema: Schema; name?: string } {
  const seen = new Set<Schema>();
  let current = schema;
  let name: string | undefined;
  while (typeof current === 'object' && !seen.has(current)) {
    seen.add(current);
    const { $ref, allOf = [] } = current;
    const parts: Schema[] = [...($ref === undefined ? [] : [{ $ref }]), ...allOf];
    const [part] = parts;
    const more = STRUCTURE.some((keyword) => keyword in (current as SchemaObject));
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
