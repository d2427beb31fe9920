import sortBy from 'lodash/sortBy.js';
import { bodyOf, mainResponse } from '../read/api.ts';
import type { Api, Operation } from '../read/api.ts';
import { resolveReference } from '../read/resolve.ts';
import type { SchemaObject, Spec } from '../read/types.ts';

/** A parameter, or a property of a JSON body. */
interface PublishedParameter {
  type: string;
  required: boolean;
  /** The enum, sorted. Absent if every value of the type is allowed. */
  values?: string[];
}

interface PublishedOperation {
  /** `GET /v1/finance/iban` */
  request: string;
  parameters: Record<string, PublishedParameter>;
  /** Types of the properties of a successful response by their path: `data[].account`. */
  properties: Record<string, string>;
}

/** Everything that readers' programs and links depend on. `openapi/published.json` has the state that was last published. */
export interface PublishedRecord {
  /** By operationId, which is also the last part of the page's URL. */
  operations: Record<string, PublishedOperation>;
  /** Names by kind: client generators make type names of them. */
  components: Record<string, string[]>;
  /** Paths of guides, posts and lists below the site. */
  pages: string[];
  /** Downloads. `{version}-{hash}` marks the second name of a file, which never gets another content. */
  files: string[];
  /** Old paths of pages and requests with the new ones, which are empty after a removal: see `decisions.yaml`. */
  moved: Record<string, string>;
}

/** Its type in words, such as `string` or `array of integer`. */
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

/** The properties of a schema, those of its items included, by their path. */
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
 * Describes what is public now.
 *
 * @param pages Paths of pages below the site, except those of operations.
 * @param files Names of downloads.
 */
export function createPublishedRecord(
  { spec, operations, moves }: Api,
  pages: readonly string[],
  files: readonly string[],
): PublishedRecord {
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
      sortBy(Object.entries({ ...moves.pages, ...moves.requests }), '0').map(
        ([old, { to = '' }]) => [old, to],
      ),
    ),
  };
}
