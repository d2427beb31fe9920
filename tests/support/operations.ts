/** Lists the operations, fields and strings of an OpenAPI document. Does not share code with the renderers of pages. */
import { visit } from 'unist-util-visit';
import { METHODS } from '../../src/reference/read/types';
import type {
  Spec,
  Example,
  Header,
  Method,
  OperationObject,
  Parameter,
  PathItem,
  SchemaObject,
} from '../../src/reference/read/types';
import { parseProse } from './markdown';

type Content = Record<string, { schema?: SchemaObject; examples?: Record<string, Example> }>;

/** An operation with all references resolved, and its method and path. */
export interface ResolvedOperation extends Omit<OperationObject, 'responses' | 'requestBody'> {
  /** The last segment of the page path. */
  slug: string;
  method: Method;
  path: string;
  parameters: Parameter[];
  requestBody?: { description?: string; content: Content };
  responses: Record<
    string,
    { description: string; headers?: Record<string, Header>; content?: Content }
  >;
}

/** Replaces each $ref with its target, and merges the keywords next to the $ref into the target. */
export function dereference(spec: Spec): Spec {
  const known = new Map<string, unknown>();
  function follow($ref: string): unknown {
    if (!known.has($ref)) {
      const keys = $ref.replace('#/', '').split('/');
      const target = keys.reduce<unknown>(
        (parent, key) => (parent as Record<string, unknown>)[key],
        spec,
      );
      known.set($ref, read(target));
    }
    return known.get($ref);
  }
  function read(node: unknown): unknown {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(read);
    const { $ref, ...own } = node as { $ref?: string };
    const copied = Object.entries(own).map(([key, value]) => [key, read(value)] as const);
    const target = $ref === undefined ? {} : (follow($ref) as object);
    return { ...target, ...Object.fromEntries(copied) };
  }
  return read(spec) as Spec;
}

/**
 * Removes the schemas from error responses with a status other than 400, because pages show the fields of errors only with
 * the status 400.
 */
function withoutCommonFields(responses: ResolvedOperation['responses']): typeof responses {
  const shown: ResolvedOperation['responses'] = {};
  for (const [status, response] of Object.entries(responses)) {
    const content: Content = {};
    for (const [type, { examples = {} }] of Object.entries(response.content ?? {}))
      content[type] = { examples };
    shown[status] = ['200', '400'].includes(status) ? response : { ...response, content };
  }
  return shown;
}

/** Lists all operations of a bundled OpenAPI document in document order. */
export function listOperations(spec: Spec): ResolvedOperation[] {
  const { paths } = dereference(spec) as { paths: Record<string, PathItem> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId: slug, parameters = [] } = operation;
      const placed = { ...operation, slug, method, path, parameters } as ResolvedOperation;
      return [{ ...placed, responses: withoutCommonFields(placed.responses) }];
    }),
  );
}

/** Lists the examples of the responses with these statuses. */
export const listExamples = (
  { responses }: ResolvedOperation,
  isShown: (status: string) => boolean,
): Example[] =>
  Object.entries(responses)
    .filter(([status]) => isShown(status))
    .flatMap(([, { content = {} }]) =>
      Object.values(content).flatMap(({ examples = {} }) => Object.values(examples)),
    );

interface OperationField {
  of: 'parameter' | 'body' | 'response' | 'header';
  /** Location of the field: `query`, `body`, or the status of a response. */
  place: string;
  /** Path of the field within its location: `data.street`. */
  path: string;
  isRequired: boolean;
}

/** Lists the properties of a schema at any depth, including the properties of array items. */
function listProperties(schema: SchemaObject, prefix = ''): [path: string, isRequired: boolean][] {
  const { items, properties = {}, required = [] } = schema;
  if (items !== undefined) return listProperties(items, prefix);
  return Object.entries(properties).flatMap(([name, property]) => [
    [prefix + name, required.includes(name)],
    ...listProperties(property, `${prefix}${name}.`),
  ]);
}

/** Lists every parameter, property and header of an operation. */
export function listFields({
  parameters,
  requestBody,
  responses,
}: ResolvedOperation): OperationField[] {
  const ofContent = (of: 'body' | 'response', place: string, content: Content = {}) =>
    Object.values(content).flatMap(({ schema = {} }) =>
      listProperties(schema).map(([path, isRequired]): OperationField => ({
        ...{ of, place, path, isRequired },
      })),
    );
  const ofHeaders = (place: string, headers: Record<string, Header> = {}) =>
    Object.entries(headers).map(([path, { required = false }]): OperationField => ({
      ...{ of: 'header', place, path, isRequired: required },
    }));
  return [
    ...parameters.map(({ in: place, name: path, required = false }): OperationField => ({
      ...{ of: 'parameter', place, path, isRequired: required },
    })),
    ...ofContent('body', 'body', requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content, headers }]) => [
      ...ofContent('response', status, content),
      ...ofHeaders(status, headers),
    ]),
  ];
}

/** Returns the label of a field: `required` in requests, `may be absent` in responses, or an empty string. */
const noteOf = ({ of, isRequired }: OperationField): string => {
  if (of === 'response') return isRequired ? '' : 'may be absent';
  return isRequired ? 'required' : '';
};

/** Describes a field in a comparable form: `query: sex, required`, `200: data.discount, may be absent`. */
export const describeField = (field: OperationField): string =>
  [`${field.place}: ${field.path}`, noteOf(field)].filter(Boolean).join(', ');

/** Lists the anchor (`query-count`, `response-200-data.street`) and the label of each parameter and property. */
export const listFieldNotes = (operation: ResolvedOperation): [anchor: string, note: string][] =>
  listFields(operation)
    .filter(({ of }) => of !== 'header')
    .map((field) => {
      const place = field.of === 'response' ? `response-${field.place}` : field.place;
      return [`${place}-${field.path}`, noteOf(field)];
    });

/** Lists the anchors of all parameters and properties. */
export const listAnchors = (operation: ResolvedOperation): string[] =>
  listFieldNotes(operation).map(([anchor]) => anchor);

/** Cache for `wordsOf`, because shared parameters and responses are in every operation. */
const known = new Map<string, string[]>();

/** Returns the text and the code in a Markdown string. */
function wordsOf(markdown = ''): string[] {
  const read = known.get(markdown);
  if (read) return read;
  const words: string[] = [];
  visit(parseProse(markdown), (node) => {
    if ('value' in node) words.push(node.value);
  });
  known.set(markdown, words);
  return words;
}

/** Formats a value or name like code on pages, in which invisible characters are escaped. */
function asCode(value: unknown): string {
  const isClear = typeof value === 'string' && /^\S(?:[ \S]*\S)?$/.test(value);
  return isClear ? value : JSON.stringify(value);
}

/** Returns the keys and primitive values of a JSON value, in JSON syntax. */
function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([key, part]) => [JSON.stringify(key), ...partsOf(part)]);
}

/** Keywords whose values pages show as limits. */
const LIMITS = [
  ...['minimum', 'maximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'pattern', 'format'],
  'x-format',
  'contentMediaType',
] as const;

function textsOfSchema(schema: SchemaObject): string[] {
  const { properties = {}, items } = schema;
  const values = [...(schema.enum ?? []), ...(schema.examples ?? [])];
  if ('default' in schema) values.push(schema.default);
  return [
    ...wordsOf(schema.description),
    ...LIMITS.flatMap((key) => (schema[key] === undefined ? [] : [String(schema[key])])),
    ...values.map(asCode),
    ...Object.keys(properties).map(asCode),
    ...[...Object.values(properties), items].flatMap((part) => (part ? textsOfSchema(part) : [])),
  ];
}

function textsOfContent(content: Content = {}, hasExamples = true): string[] {
  return Object.entries(content).flatMap(([mediaType, { schema = {}, examples = {} }]) => [
    mediaType,
    ...textsOfSchema(schema),
    ...(hasExamples ? Object.values(examples) : []).flatMap(({ summary = [], value }) => [
      ...[summary].flat(),
      ...partsOf(value),
    ]),
  ]);
}

/** Lists the strings of a parameter or header. Its description replaces the description of its schema. */
const textsOfField = (name: string, { description, schema, ...rest }: Header): string[] => [
  asCode(name),
  ...wordsOf(description),
  ...textsOfSchema({ ...schema, ...(description && { description: '' }) }),
  ...('example' in rest ? [asCode(rest.example)] : []),
];

/** Lists every string about an operation, including the strings of components that it uses. */
export function listTexts(operation: ResolvedOperation): string[] {
  const { summary, description, parameters, requestBody, responses } = operation;
  const texts = [
    summary,
    // Split the description into sentences, because pages show its parts in different places.
    ...wordsOf(description).flatMap((text) => text.split(/(?<=[.!?]["’)]?)\s/)),
    ...parameters.flatMap((parameter) => textsOfField(parameter.name, parameter)),
    ...wordsOf(requestBody?.description),
    ...textsOfContent(requestBody?.content),
    ...Object.entries(responses).flatMap(([status, response]) => [
      status,
      ...wordsOf(response.description),
      ...Object.entries(response.headers ?? {}).flatMap((header) => textsOfField(...header)),
      // For GET operations, pages replace the shared example of status 400 with their own rejected request.
      ...textsOfContent(response.content, status !== '400' || requestBody !== undefined),
    ]),
  ];
  // Pages leave out these generic descriptions.
  return texts.filter((text) => text !== 'Success.' && text !== 'The values.');
}
