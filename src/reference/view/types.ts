import type { Api, Operation, OperationGroup } from '../read/model.ts';
import type { Distinct, HomeOperations, SampleRequest } from '../read/types.ts';
import type { ParameterPlace, Reference } from '../read/types.ts';
import type { ParameterView } from './parameters.ts';

/**
 * The view: the content of the reference as plain JSON data. `createView` creates it; pages, Markdown twins,
 * downloads, catalogue and search print it. Optional properties are absent rather than empty.
 */

/** Markdown as a sanitised tree, in the compact form of JsonML: text, or an element with attributes and children. */
export type Prose = ProseNode[];
export type ProseNode = string | ProseElement;
export type ProseElement = [tag: string, attributes: ProseAttributes, ...children: ProseNode[]];
export type ProseAttributes = Record<string, string | number | boolean>;

/** Code with its highlighting. */
export interface CodeView {
  /** Prism's name for the language; absent for plain text. */
  language?: string;
  text: string;
  /** Highlighting, `k6_1s12`; see highlight.ts. Absent if Prism has no grammar. */
  tokens?: string;
}

/** A limit in words, followed by a pattern if it has one. */
export interface LimitView {
  words: string;
  pattern?: string;
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
  default?: string;
  limits?: LimitView[];
  /** Values of `enum` or `const`. */
  allowed?: string[];
  /** A name for each of these, where they are codes of countries. */
  names?: string[];
  /** How a list is sent, where the description says it: `airline=LH,BA`. */
  written?: string;
  examples?: string[];
  properties?: FieldNode[];
  variants?: VariantView[];
}

/** A field of a page. An array of a component refers to it, too. */
export type FieldNode = Referable<FieldView>;

/** An alternative of `oneOf` or `anyOf`. */
export interface VariantView {
  label: string;
  schema: FieldNode;
}

/** The parameters in one place. */
export interface ParameterSectionView {
  heading: string;
  place: ParameterPlace;
  fields: FieldNode[];
}

/** An example of a body. */
export interface ExampleView {
  key: string;
  title: string;
  description?: Prose;
  code: CodeView;
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
export interface RequestCodeView extends CodeView {
  /** Key of the language in local storage and style sheets. */
  key: string;
  /** Display name: `JavaScript`. */
  label: string;
  /** What a reader needs to run it: `Python 3 with requests`. */
  needs: string;
}

/** A request in code, with placeholders for what differs between operations: see requests/placeholders.ts. */
export interface RequestView {
  /** Path and query. */
  address: string;
  /** Absent where they are those of `ApiView.codes`. */
  codes?: RequestCodeView[];
  /** All its arguments: the recorded ones and the required ones. */
  arguments: SampleRequest;
}

/** A recorded request and its response. */
export interface SampleView {
  title: string;
  mediaType: string;
  description?: Prose;
  request: RequestView;
  response: CodeView;
  /** The only value of the response, if it is a text of several lines, which JSON escapes. */
  text?: CodeView;
}

/** A request that the API refuses for one of its parameters. */
export interface Refusal {
  /** Path and query. */
  address: string;
  /** The problem that it is answered with, without its only error. */
  problem: object;
  error: object;
}

/** A security scheme. */
export interface SchemeView {
  /** Whether it is a key, rather than a bearer token. */
  isKey: boolean;
  /** Name of the header in which it is sent. */
  header: string;
  /** What is sent, before the name of the header: `Key in the header`. */
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

export interface OperationView extends Pick<
  Operation,
  'slug' | 'tag' | 'title' | 'label' | 'method' | 'server' | 'path' | 'aliases' | 'searchWords'
> {
  deprecated?: true;
  /** First paragraph of its description, plain text. */
  summary: string;
  /** Locales with data of their own, `en` first, which all have; undefined where the operation does not say. */
  locales?: string[];
  /** Source of its description, for formats that support Markdown. */
  markdown: string;
  /** The first two sentences of its description, and what follows them. */
  lead?: Prose;
  details?: Prose;
  security: SchemeView[];
  parameters: ParameterView[];
  /** Parameters that a field of a record must have to name this operation. */
  fieldParameters?: object;
  sections: ParameterSectionView[];
  body?: RequestBodyView;
  /** The properties of the body. */
  properties: FieldView[];
  responses: ResponseNode[];
  /** Type of one returned value. */
  returns: string;
  /** The values of the main response, without its envelope. */
  values?: FieldView;
  /** Status of the main response. */
  status: string;
  /** A GET request that is refused for one of its parameters. */
  refusal?: Refusal;
  /** The number of its different values, if it is known. */
  distinct?: Distinct;
  samples: SampleView[];
  /** The TypeScript type of its response: declarations that compile by themselves, and short, on one line. */
  responseType?: Record<'declaration' | 'short', CodeView>;
  /** Operations that have to do with it, the closest first. */
  related: { slug: string; label: string }[];
}

export interface GroupView extends Pick<OperationGroup, 'name' | 'label'> {
  /** Its anchor on the catalogue page. */
  anchor: string;
  /** Markdown. */
  markdown: string;
  /** The description's first paragraph, plain text. */
  summary: string;
  operations: OperationView[];
}

/** The API as a whole. */
export interface ApiView extends Pick<Api, 'title' | 'summary' | 'version' | 'server'> {
  /** Markdown. */
  markdown: string;
  schemes: SchemeView[];
  /** Sections of the introduction that pages of operations lead to. */
  links: PageLinks;
  home: HomeOperations;
  components: Components;
  /** The code of a request that sends nothing but a query, which is that of nearly all operations. */
  codes: RequestCodeView[];
  groups: GroupView[];
  operations: OperationView[];
}
