import sortBy from 'lodash/sortBy.js';
import { bodyOf, mainResponse } from '../read/api.ts';
import type { Api, Operation } from '../read/api.ts';
import { resolveReference } from '../read/resolve.ts';
import type { SchemaObject, Spec } from '../read/types.ts';

/** A parameter, or a property of a JSON body. */
interface PublishedParameter {
  type: string;
  required: boolean;
  /** The sorted enum. Absent if every value of the type is allowed. */
  values?: string[];
}

interface PublishedOperation {
  /** Method and path: `GET /v1/finance/iban`. */
  request: string;
  parameters: Record<string, PublishedParameter>;
  /** Types of the properties of a successful response, keyed by path: `data[].account`. */
  properties: Record<string, string>;
}

/** Names, types and paths that clients and links depend on. `openapi/published.json` has the last published state. */
export interface PublicSurface {
  /** Operations, keyed by operationId. The operationId is also the last segment of the page's path. */
  operations: Record<string, PublishedOperation>;
  /** Component names by section of `components`. Client generators derive type names from them. */
  components: Record<string, string[]>;
  /** Paths of guides, posts and lists of posts, below the base path. */
  pages: string[];
  /** Names of downloads. A name with `{version}-{hash}` belongs to a copy whose content never changes. */
  files: string[];
  /**
   * New paths of pages and requests by their old paths. The path is empty if the operation was removed. See
   * `decisions.yaml`.
   */
  moved: Record<string, string>;
}

/** Returns the display name of a type, such as `string` or `array of integer`. */
function describeType(spec: Spec, node: SchemaObject): string {
  const { type, items, oneOf } = resolveReference<SchemaObject>(spec, node);
  if (oneOf) return oneOf.map((each) => describeType(spec, each)).join(' or ');
  if (items) return `${[type].flat().join(' or ')} of ${describeType(spec, items)}`;
  return [type ?? 'any'].flat().join(' or ');
}

function describeParameter(spec: Spec, node: SchemaObject, required: boolean): PublishedParameter {
  const { enum: own, items } = resolveReference<SchemaObject>(spec, node);
  const values = own ?? (items && resolveReference<SchemaObject>(spec, items).enum);
  return {
    type: describeType(spec, node),
    required,
    ...(values && { values: values.map(String).sort() }),
  };
}

/** Lists the properties of a schema and its items, keyed by path. */
function listProperties(spec: Spec, node: SchemaObject, path = ''): [path: string, type: string][] {
  const { items, properties = {} } = resolveReference<SchemaObject>(spec, node);
  if (items) return listProperties(spec, items, `${path}[]`);
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    const type: [string, string] = [inner, describeType(spec, property)];
    return [type, ...listProperties(spec, property, inner)];
  });
}

function describeOperation(spec: Spec, operation: Operation): PublishedOperation {
  const { method, path, parameters, requestBody } = operation;
  const { properties = {}, required = [] } = resolveReference<SchemaObject>(
    spec,
    bodyOf(requestBody?.content)?.schema ?? {},
  );
  const query = parameters.map(
    (each) =>
      [each.name, describeParameter(spec, each.schema ?? {}, each.required ?? false)] as const,
  );
  const body = Object.entries(properties).map(
    ([name, schema]) => [name, describeParameter(spec, schema, required.includes(name))] as const,
  );
  return {
    request: `${method} ${path}`,
    parameters: Object.fromEntries([...query, ...body]),
    properties: Object.fromEntries(
      listProperties(spec, mainResponse(operation).body?.schema ?? {}),
    ),
  };
}

/**
 * Creates the record of the current state.
 *
 * @param pages Paths of pages below the base path, except those of operations.
 * @param files Names of downloads.
 */
export function createPublicSurface(
  { spec, operations, pathChanges }: Api,
  pages: readonly string[],
  files: readonly string[],
): PublicSurface {
  const components = Object.entries(spec.components ?? {});
  return {
    operations: Object.fromEntries(
      sortBy(operations, 'operationId').map((each) => [
        each.operationId,
        describeOperation(spec, each),
      ]),
    ),
    components: Object.fromEntries(
      components.map(([kind, members]) => [kind, Object.keys(members as object).sort()]),
    ),
    pages: [...pages].sort(),
    files: [...files].sort(),
    moved: Object.fromEntries(
      sortBy(Object.entries({ ...pathChanges.pages, ...pathChanges.requests }), '0').map(
        ([old, { to = '' }]) => [old, to],
      ),
    ),
  };
}
