import type { Api, ApiTag } from '../read/api.ts';
import type { HomeContent, Problem, SampleRequest } from '../read/types.ts';
import type { Parameter, Reference, SchemaObject } from '../read/types.ts';
import type { Code } from '../../samples/code.ts';
import type { SlottedRequest } from '../../samples/codes.ts';
import type { createOperationView } from '../view/operation.ts';
import type { SlottedCode } from '../../samples/slots.ts';

/**
 * The page model: plain JSON data of each operation. `createView` creates it. React, the Markdown version and all lists
 * render the same objects: page data and lists are selections of their properties. Optional properties are absent
 * rather than empty.
 */

/** A Markdown text of the document. */
export interface Prose {
  /** The Markdown. Page data lacks it. */
  source?: string;
  nodes: ProseNode[];
}

export type ProseNode = string | ProseElement;

/** An element of a page: code with its highlighting, or a tag with React's properties. */
export interface ProseElement {
  tag: string;
  properties?: Record<string, string | number | boolean>;
  children?: ProseNode[];
  /** The content of `pre`. */
  code?: CodeView;
}

/** Code with its highlighting. */
export interface CodeView {
  /** Prism's name for the language; absent for plain text. */
  language?: string;
  /** Highlighted runs; of JSON its text, which components highlight themselves. */
  code: string | Code;
}

/** Words, code, or words and then code: `matches ^[A-Z]+$`. */
export interface FactItem {
  words?: string;
  code?: string;
  /** The name of a country whose code it is. */
  name?: string;
}

/** Fact about a field besides its type, from its schema: `One of`, and the values. */
export interface Fact {
  label: string;
  items: FactItem[];
}

/**
 * A view, or the reference to a component of the document by its `$ref`, with what differs from that component:
 * `{ "$ref": "#/components/schemas/Meta", "name": "meta" }`.
 */
export type Referable<T> = T | (Partial<T> & Reference);

/** A parameter, a header, a property, or a whole body (whose name is empty). */
export interface FieldView {
  /** Display name: invisible characters are escaped. */
  name: string;
  /** In words: `string`, `array of integer`, `string or null`. */
  type: string;
  format?: string;
  required?: true;
  deprecated?: true;
  description?: Prose;
  /** Default, limits, values and examples. */
  facts?: Fact[];
  properties?: FieldNode[];
}

/** A field of a page. An array of a component refers to it, too. */
export type FieldNode = Referable<FieldView>;

/** A parameter for programs: downloads, search and lists. */
export interface ParameterView {
  /** Name as it is sent, not escaped. */
  name: string;
  in: Parameter['in'];
  required: boolean;
  /** Markdown source, for formats that support Markdown. */
  description: string;
  /** Its schema, dereferenced at the top level. */
  schema: SchemaObject;
  /** String enum values, including those of its items. */
  options: string[];
  /** An example value. */
  example?: unknown;
  field: FieldNode;
  /** Its type in words. */
  type: string;
}

/** The parameters of a page. */
export interface ParameterSectionView {
  heading: string;
  location: Parameter['in'];
  fields: FieldNode[];
}

/** An example of a body. */
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

/** A response, whatever its status. */
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

/** The components of the document that pages refer to, by their `$ref`. */
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
  /** Requirements for running the code: `Python 3 with requests`. */
  needs: string;
  /** Prism's name for the language. */
  language: string;
  code: SlottedCode;
}

/** A recorded request and the body of its response. */
export interface SampleView {
  title: string;
  description?: Prose;
  /** Path and query. */
  requestTarget: string;
  /** The request in code. Absent where it is that of `ApiView.codes`. */
  codes?: RequestCodeView[];
  /** All arguments of the request: the recorded ones and the required ones. Page data lacks them. */
  arguments?: SampleRequest;
  response: ResponseBody;
}

/** The body of a response that succeeds. */
export interface ResponseBody {
  data: unknown[];
  meta: { locale?: string; [name: string]: unknown };
}

/** A request that is rejected for one of its parameters. */
export interface RejectedView {
  /** Path and query. */
  requestTarget: string;
  problem: Problem;
}

/** A key in a header. */
export interface SchemeView {
  isKey: true;
  /** Name of the header in which it is sent. */
  header: string;
  /** Words before the name of the header: `Key in the header`. */
  words: string;
  /** Source of its description. */
  markdown: string;
  anchor: string;
  field: FieldView;
}

/** A link to a section of the introduction. */
export interface SectionLink {
  label: string;
  /** Path below the base URL, with the section. */
  to: string;
}

/** Links to the introduction that every page shows. */
export type PageLinks = Record<'run' | 'key' | 'errors', SectionLink> & { record?: SectionLink };

/** A link to an operation. */
export interface RelatedOperation {
  slug: string;
  label: string;
}

/** An operation of the document as pages, Markdown versions and lists render it. */
export type OperationView = ReturnType<typeof createOperationView>;

export interface TagView extends Pick<ApiTag, 'name' | 'label'> {
  /** Its anchor on the catalogue page. */
  anchor: string;
  /** Markdown. */
  markdown: string;
  /** The description's first paragraph, plain text. */
  summary: string;
  operations: OperationView[];
}

/** The API as a whole. */
export interface ApiView extends Pick<Api, 'title' | 'summary' | 'version' | 'server' | 'common'> {
  /** Markdown. */
  markdown: string;
  /** Security schemes by name. */
  schemes: Record<string, SchemeView>;
  /** Sections of the introduction that pages of operations lead to. */
  links: PageLinks;
  home: HomeContent;
  components: Components;
  /** A request that sends nothing but a query, as nearly all operations have it, and its code. */
  plain: SlottedRequest;
  codes: RequestCodeView[];
  tags: TagView[];
  operations: OperationView[];
}

/** Properties of an operation that only lists and files need. */
export const LIST_KEYS = [
  ...['slug', 'tag', 'label', 'aliases', 'searchWords', 'promise', 'markdown', 'warningMarkdown'],
  ...['parameters', 'countries', 'required', 'properties', 'returns', 'firstValue', 'values'],
  ...['status', 'mediaType', 'distinct'],
] as const;

/** The data of an operation's page. */
export type PageData = Omit<OperationView, (typeof LIST_KEYS)[number]>;
