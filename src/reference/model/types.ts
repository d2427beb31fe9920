import type { Api, ApiTag } from '../read/api.ts';
import type { HomeContent, ProblemDetails, SampleRequest } from '../read/types.ts';
import type { Parameter, Reference, SchemaObject } from '../read/types.ts';
import type { HighlightedCode } from '../../samples/highlightedCode.ts';
import type { RequestTemplate } from '../../samples/requestCode.ts';
import type { createOperationView } from '../view/operation.ts';
import type { CodeTemplate } from '../../samples/slots.ts';

/**
 * The page model: plain JSON data of each operation, from `createApiView`. React pages, Markdown versions and lists of
 * operations render the same objects. Page data and entries of lists have some of their properties. Optional properties
 * are absent instead of empty.
 */

/** A Markdown string in the OpenAPI document. */
export interface Prose {
  /** The Markdown source; absent in page data. */
  source?: string;
  nodes: ProseNode[];
}

export type ProseNode = string | ProseElement;

/** An element: highlighted code, or a tag with React's properties. */
export interface ProseElement {
  tag: string;
  properties?: Record<string, string | number | boolean>;
  children?: ProseNode[];
  /** The content of `pre`. */
  code?: CodeView;
}

export interface CodeView {
  /** Prism's name of the language; absent for plain text. */
  language?: string;
  /** Highlighted tokens, or JSON source text, which components highlight. */
  code: string | HighlightedCode;
}

/** Text, code, or text before code: `matches ^[A-Z]+$`. */
export interface FactItem {
  words?: string;
  code?: string;
  /** Name of the country or language if `code` is its code. */
  name?: string;
}

/** A labelled detail from a field's schema, such as `One of` and the allowed values. */
export interface Fact {
  label: string;
  items: FactItem[];
}

/**
 * A view, or a `$ref` to a component of the OpenAPI document with the properties that differ: `{ "$ref":
 * "#/components/schemas/Meta", "name": "meta" }`.
 */
export type Referable<T> = T | (Partial<T> & Reference);

/** A parameter, a header, a property, or a whole body. The name of a body is empty. */
export interface FieldView {
  /** Display name, with escaped invisible characters. */
  name: string;
  /** Display name of the type: `string`, `array of integer`, `string or null`. */
  type: string;
  format?: string;
  required?: true;
  deprecated?: true;
  description?: Prose;
  facts?: Fact[];
  properties?: FieldNode[];
}

/** A field of a page, or a reference to a component. If the items of an array are a component, it is a reference too. */
export type FieldNode = Referable<FieldView>;

/** A parameter for downloads, search and lists. */
export interface ParameterView {
  /** Name as sent, without escapes. */
  name: string;
  in: Parameter['in'];
  required: boolean;
  /** Markdown, for formats that support it. */
  description: string;
  /** Schema, dereferenced at the top level. */
  schema: SchemaObject;
  /** String enum values of the schema and its items. */
  options: string[];
  example?: unknown;
  field: FieldNode;
  /** Display name of the type. */
  type: string;
}

export interface ParameterSectionView {
  heading: string;
  location: Parameter['in'];
  fields: FieldNode[];
}

export interface ExampleView {
  key: string;
  title: string;
  description?: Prose;
  value: unknown;
}

export interface BodyView {
  mediaType: string;
  schema?: FieldNode;
  examples?: ExampleView[];
}

export interface RequestBodyView extends BodyView {
  heading: string;
  description?: Prose;
}

/** A response with any status. */
export interface ResponseContent {
  description?: Prose;
  body?: BodyView;
  headers?: FieldNode[];
}

interface ResponseStatus {
  status: string;
  /** Reason phrase, `Not Found`; empty for an unregistered status. */
  title: string;
}

export type ResponseView = ResponseStatus & ResponseContent;
export type ResponseNode = ResponseStatus & Referable<ResponseContent>;

/** Components that pages refer to, by `$ref`. */
export interface Components {
  /** Parameters, headers and schemas. */
  fields: Record<string, FieldNode>;
  responses: Record<string, ResponseContent>;
}

/** A request in one language. */
export interface RequestCodeView {
  /** Key of the language in local storage and style sheets. */
  key: string;
  /** Display name: `JavaScript`. */
  label: string;
  /** Requirements of the code: `Python 3 with requests`. */
  needs: string;
  /** Prism's name of the language. */
  language: string;
  code: CodeTemplate;
}

/** A recorded request and the body of its response. */
export interface SampleView {
  title: string;
  description?: Prose;
  /** Path and query. */
  requestTarget: string;
  /** The request in each language; absent if it equals `ApiView.codes`. */
  codes?: RequestCodeView[];
  /** All arguments of the request, including required ones that the sample omits; absent in page data. */
  arguments?: SampleRequest;
  response: ResponseBody;
}

/** The body of a successful response. */
export interface ResponseBody {
  data: unknown[];
  meta: { locale?: string; [name: string]: unknown };
}

/** A request that is rejected because of one parameter. */
export interface RejectedView {
  /** Path and query. */
  requestTarget: string;
  problem: ProblemDetails;
}

/** An API key in a header. */
export interface SchemeView {
  isKey: true;
  /** Name of the header. */
  header: string;
  /** Label before the name of the header: `Key in the header`. */
  words: string;
  /** Markdown of the description. */
  markdown: string;
  anchor: string;
  field: FieldView;
}

export interface SectionLink {
  label: string;
  /** Path below the base URL, with the anchor. */
  to: string;
}

/** Links to the introduction on every page. */
export type PageLinks = Record<'run' | 'key' | 'errors', SectionLink> & { record?: SectionLink };

export interface RelatedOperation {
  slug: string;
  label: string;
}

/** An operation's data for pages, Markdown versions and lists. */
export type OperationView = ReturnType<typeof createOperationView>;

export interface TagView extends Pick<ApiTag, 'name' | 'label'> {
  /** Anchor on the catalogue page. */
  anchor: string;
  /** Markdown. */
  markdown: string;
  /** First paragraph of the description as plain text. */
  summary: string;
  operations: OperationView[];
}

export interface ApiView extends Pick<Api, 'title' | 'summary' | 'version' | 'server' | 'common'> {
  /** Markdown. */
  markdown: string;
  /** Security schemes, keyed by name. */
  schemes: Record<string, SchemeView>;
  /** Sections of the introduction that endpoint pages link to. */
  links: PageLinks;
  home: HomeContent;
  components: Components;
  /** Template of a request that has only a query. Nearly all operations share it, and its code in `codes`. */
  plain: RequestTemplate;
  codes: RequestCodeView[];
  tags: TagView[];
  operations: OperationView[];
}

/** Properties of an operation that only lists and downloads use. */
export const LIST_KEYS = [
  ...['slug', 'tag', 'label', 'aliases', 'searchWords', 'leadText', 'markdown', 'warningMarkdown'],
  ...['parameters', 'countries', 'required', 'properties', 'returns', 'firstValue', 'values'],
  ...['status', 'mediaType', 'distinct'],
] as const;

/** Data of an operation's page. */
export type PageData = Omit<OperationView, (typeof LIST_KEYS)[number]>;
