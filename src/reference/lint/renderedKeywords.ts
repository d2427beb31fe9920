/**
 * Lint rule for keywords in the OpenAPI document. Pages render the keywords that are listed here, and the rule rejects
 * all others. To allow another keyword, render it in the file that the message names, and add it to
 * `RENDERED_KEYWORDS`.
 */
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import compact from 'lodash/compact.js';
import isEqual from 'lodash/isEqual.js';
import { findUnsupportedMarkdown } from '../read/markdown.ts';
import { METHODS } from '../read/types.ts';
import { REPLACED_KEYWORDS } from './commonSubset.ts';
import { keyLocation } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

/** Annotations that can occur next to a reference to a schema. */
const ANNOTATIONS = ['title', 'description', 'deprecated', 'default', 'examples'];

/** Keywords that pages render, and the file of `src/reference` that reads them, by Redocly's node type. */
const RENDERED_KEYWORDS: Readonly<Record<string, { file: string; keys: readonly string[] }>> = {
  Root: {
    file: 'view/api.ts',
    keys: ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'],
  },
  Info: {
    file: 'view/api.ts',
    keys: ['title', 'version', 'summary', 'description', 'contact', 'license'],
  },
  Contact: { file: 'view/api.ts', keys: ['name', 'email'] },
  License: { file: 'view/api.ts', keys: ['name', 'identifier'] },
  // Client generators and Postman show the description. Pages do not, because there is one server.
  Server: { file: 'view/api.ts', keys: ['url', 'description'] },
  Tag: { file: 'read/api.ts', keys: ['name', 'description', 'x-displayName'] },
  SecurityScheme: {
    file: 'view/security.ts',
    keys: ['type', 'description', 'name', 'in'],
  },
  PathItem: { file: 'read/api.ts', keys: METHODS },
  Operation: {
    file: 'view/operation.ts',
    keys: [
      ...['operationId', 'tags', 'summary', 'description', 'deprecated', 'parameters'],
      ...['requestBody', 'responses', 'security'],
    ],
  },
  Parameter: {
    file: 'view/parameters.ts',
    keys: [
      ...['name', 'in', 'description', 'required', 'deprecated', 'style', 'explode', 'schema'],
      'example',
    ],
  },
  RequestBody: { file: 'read/api.ts', keys: ['description', 'required', 'content'] },
  Response: { file: 'view/bodies.ts', keys: ['description', 'headers', 'content'] },
  Header: {
    file: 'view/fields.ts',
    keys: ['description', 'required', 'deprecated', 'schema', 'example'],
  },
  MediaType: { file: 'view/bodies.ts', keys: ['schema', 'examples'] },
  Example: { file: 'read/api.ts', keys: ['summary', 'description', 'value'] },
  Schema: {
    file: 'view/fields.ts',
    keys: [
      ...ANNOTATIONS,
      ...['type', 'format', 'enum', 'multipleOf', 'minimum', 'maximum'],
      ...['minLength', 'maxLength', 'pattern'],
      ...['contentEncoding', 'contentMediaType', 'minItems', 'maxItems', 'uniqueItems', 'items'],
      ...['minProperties', 'maxProperties', 'required', 'properties', 'additionalProperties'],
      'oneOf',
    ],
  },
};

/** Reports a key that pages do not render, with the correction. */
function reject(context: UserContext, key: string, sentence: string, file: string): void {
  context.report({
    message: `${sentence} Remove it, or render it in src/reference/${file} and add it to src/reference/lint/renderedKeywords.ts.`,
    location: keyLocation(context.location.child([key])),
  });
}

/** Whether a schema allows null only. OpenAPI 3.0 has no type for null. */
const isNull = ({ enum: values, ...rest }: JsonObject): boolean =>
  isEqual(values, [null]) && Object.keys(rest).length === 0;

/** Whether an alternative of `oneOf` is null, or a type without keywords. */
const isBareType = ({ type, additionalProperties: _, ...rest }: JsonObject): boolean =>
  type === undefined ? isNull(rest) : Object.keys(rest).length === 0;

/** Rejects alternative keys and tokens, because pages would show all of them as required. */
const rejectAlternatives = ({ security }: JsonObject): [key: string, sentence: string][] =>
  Array.isArray(security) && security.length > 1
    ? [['security', 'Pages do not show alternatives in `security`.']]
    : [];

/** Lists the key of each value that pages do not render, and a sentence with the correction. */
const VALUE_CHECKS: Readonly<
  Record<string, (node: JsonObject, context: UserContext) => [key: string, sentence: string][]>
> = {
  Root: ({ servers, ...root }) => [
    ...rejectAlternatives(root),
    ...(Array.isArray(servers) && servers.length > 1
      ? [['servers', 'Pages do not show more than one server.'] as [string, string]]
      : []),
  ],
  Tag: ({ description = '' }) =>
    /\n\s*\n/.test(String(description).trim())
      ? [['description', 'Pages do not show more than one paragraph of a tag.']]
      : [],
  Operation: rejectAlternatives,
  SecurityScheme: ({ type, in: location }) =>
    type === 'apiKey' && location === 'header'
      ? []
      : [['type', 'Pages show only keys in headers.']],
  Parameter: ({ in: location, style = 'form', explode, schema = {} }, { resolve }) => {
    const { type } = resolve(schema as JsonObject).node ?? {};
    return compact([
      location !== 'query' && ['in', `Pages do not show parameters in ${String(location)}.`],
      style !== 'form' && ['style', `Pages do not show the style ${String(style)}.`],
      (type === 'array' ? explode !== false : explode === true) && [
        'explode',
        'Pages show only arrays with `explode: false`.',
      ],
    ]);
  },
  RequestBody: ({ required }) =>
    required === true ? [] : [['required', 'Pages do not show optional bodies.']],
  Responses: (node) =>
    Object.keys(node)
      .filter((status) => !/^\d{3}$/.test(status))
      .map((status) => [status, `Pages show only responses with one status code, not ${status}.`]),
  MediaTypesMap: (node) =>
    Object.keys(node)
      .filter((type, index) => index > 0 || !/^application\/(?:[\w.-]+\+)?json$/.test(type))
      .map((type) => [type, `Pages show only bodies of one JSON media type, not ${type}.`]),
  Schema: ({ type, oneOf, additionalProperties, ...rest }) => {
    // A schema that has only annotations allows any value.
    const isAny = Object.keys(rest).every((key) => ANNOTATIONS.includes(key));
    const isTyped = (type ?? oneOf) !== undefined || isAny || isNull(rest);
    const hasTypes = [oneOf ?? []].flat().every((each) => isBareType(each as JsonObject));
    return compact([
      !isTyped && ['type', 'Pages do not show schemas without a type.'],
      !hasTypes && ['oneOf', 'Pages show only the types of alternatives in `oneOf`.'],
      typeof additionalProperties === 'object' && [
        'additionalProperties',
        'Pages do not show a schema in `additionalProperties`.',
      ],
    ]);
  },
};

/** Rule: pages render every keyword, parameter location, media type and Markdown syntax of the document. */
export const renderedKeywords: Oas3Rule = () => {
  /** Location and target of each reference. */
  const references: { from: string; to: string; report: () => void }[] = [];
  return {
    any: {
      enter(node: unknown, context) {
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        const { name, properties } = context.type;
        const { file, keys } = RENDERED_KEYWORDS[name] ?? {
          file: 'view/bodies.ts',
          keys: undefined,
        };
        const own = node as JsonObject;
        for (const key of Object.keys(own)) {
          // Skips keys that OpenAPI does not have, because Redocly rejects them.
          if (keys === undefined || keys.includes(key) || !(key in properties)) continue;
          // Skips a key that the rule `common-subset` reports with a replacement.
          if (REPLACED_KEYWORDS.includes(key)) continue;
          reject(context, key, `Pages do not show \`${key}\` of ${name}.`, file);
        }
        for (const [key, sentence] of VALUE_CHECKS[name]?.(own, context) ?? [])
          reject(context, key, sentence, file);
        if (typeof own.description !== 'string' || !('description' in properties)) return;
        for (const mark of findUnsupportedMarkdown(own.description)) {
          reject(
            context,
            'description',
            `Pages do not show this Markdown: ${mark}.`,
            'read/markdown.ts',
          );
        }
      },
    },
    ref: {
      enter(node, context, { location }) {
        if (context.type.name === 'Example')
          reject(context, '$ref', 'Pages do not show a $ref to an example.', 'read/api.ts');
        if (context.type.name !== 'Schema' || !location) return;
        const { location: here } = context;
        for (const key of Object.keys(node)) {
          if (key === '$ref' || ANNOTATIONS.includes(key)) continue;
          reject(context, key, `Pages do not show \`${key}\` next to a $ref.`, 'read/resolve.ts');
        }
        references.push({
          from: here.absolutePointer,
          to: location.absolutePointer,
          report: () =>
            context.report({
              message: 'Pages cannot show a schema that contains itself. Remove the circular $ref.',
              location: keyLocation(here.child('$ref')),
            }),
        });
      },
    },
    Root: {
      leave() {
        const isWithin = (inner: string, outer: string) =>
          inner === outer || ['#', '/'].some((mark) => inner.startsWith(outer + mark));
        for (const { from, to, report } of references) {
          // Collects all pointers that the reference reaches, directly or indirectly. The set grows during the loop.
          const reached = new Set([to]);
          for (const pointer of reached) {
            for (const next of references) if (isWithin(next.from, pointer)) reached.add(next.to);
          }
          if ([...reached].some((pointer) => isWithin(from, pointer))) report();
        }
      },
    },
  };
};
