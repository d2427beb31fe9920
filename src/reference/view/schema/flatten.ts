import { resolveReference } from '../../read/resolve.ts';
import type { Description, SchemaObject } from '../../read/types.ts';

/** A schema without `$ref` and `allOf`, whose only entry is a reference. The words beside it win. */
export function flattenSchema(description: Description, schema: SchemaObject): SchemaObject {
  const { allOf: [part] = [], ...own } = resolveReference<SchemaObject>(description, schema);
  return part ? { ...flattenSchema(description, part), ...own } : own;
}
