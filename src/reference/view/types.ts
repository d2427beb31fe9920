import type { HomeOperations, SampleRequest } from '../read/types.ts';
import type { HowManyView } from './howMany.ts';
import type { ParameterView } from './parameters.ts';
import type { SchemeView, SecurityView } from './security.ts';

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

/** A fact about a field other than a limit, such as how it is written. */
export interface FactView {
  name: string;
  values: string[];
}

/** A parameter, a header, a property, or a whole body (whose name is empty). */
export interface FieldView {
  /** Display name: invisible characters are escaped. */
  name: string;
  /** Id of its element, unique in its page. */
  anchor: string;
  /** In words: `string`, `array of integer`, `string or null`. */
  type: string;
  format?: string;
  /** Whether it is there, where that is the exception: `required` in a request, `may be absent` in a response. */
  presence?: 'required' | 'may be absent';
  /** Whether nearly all operations have it: shown in a closed row. */
  isCommon?: true;
  deprecated?: true;
  description?: Prose;
  default?: string;
  limits?: LimitView[];
  /** Values of `enum` or `const`. */
  allowed?: string[];
  /** A name for each of these, where they are codes of countries. */
  names?: string[];
  facts?: FactView[];
  examples?: string[];
  properties?: FieldView[];
  variants?: VariantView[];
}

/** An alternative of `oneOf` or `anyOf`. */
export interface VariantView {
  label: string;
  schema: FieldView;
}

/** The parameters in one place: path, query or header. */
export interface ParameterSectionView {
  heading: string;
  anchor: string;
  fields: FieldView[];
}

/** An example of a body. */
export interface ExampleView {
  key: string;
  title: string;
  mediaType: string;
  description?: Prose;
  code: CodeView;
}

/** A body of one media type. */
export interface BodyView {
  mediaType: string;
  schema?: FieldView;
  examples?: ExampleView[];
}

export interface RequestBodyView {
  heading: string;
  description?: Prose;
  bodies: BodyView[];
}

export interface ResponseView {
  status: string;
  /** Reason phrase, `Not Found`; empty for an unregistered status. */
  title: string;
  anchor: string;
  isSuccess?: true;
  description?: Prose;
  /** Absent when the response has no body. */
  bodies?: BodyView[];
  headers?: FieldView[];
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
  codes: RequestCodeView[];
  /** All its arguments: the recorded ones and the required ones. */
  arguments: SampleRequest;
}

/** A request, with its response if one is documented. */
export interface SampleView {
  key: string;
  title: string;
  mediaType?: string;
  description?: Prose;
  request: RequestView;
  /** Whether the code of the first sample serves for this one: they differ in their address only. */
  hasCodeOfFirst?: boolean;
  response?: CodeView;
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

/** A link to a section of the information page. */
export interface SectionLink {
  label: string;
  /** Path below the base URL, with the section. */
  to: string;
}

/** How to run the API on one's own machine, how to send the key, what to do about errors, and the record. */
export type PageLinks = Partial<Record<'run' | 'key' | 'errors' | 'record', SectionLink>>;

export interface OperationView {
  /** Last segment of the page's path. */
  slug: string;
  /** Name of its tag. */
  tag: string;
  title: string;
  /** Short title, for lists of operations. */
  label: string;
  /** Upper case. */
  method: string;
  server: string;
  path: string;
  deprecated?: true;
  /** Other names for what it generates. */
  aliases: string[];
  /** Words that people look for it with, which are no names of it. */
  searchWords: string[];
  /** First paragraph of its description, plain text. */
  summary: string;
  /** Locales with data of their own, `en` first, which all have; undefined where the operation does not say. */
  locales?: string[];
  /** Source of its description, for formats that support Markdown. */
  markdown: string;
  /** The first two sentences of its description, and what follows them. */
  lead?: Prose;
  details?: Prose;
  security: SecurityView[];
  parameters: ParameterView[];
  /** Parameters that a field of a record must have to name this operation. */
  fieldParameters?: object;
  sections: ParameterSectionView[];
  body?: RequestBodyView;
  responses: ResponseView[];
  /** Type of one returned value: an item of `data` if there is an envelope, else the body. */
  returns: string;
  /** The main response without its envelope. */
  values?: FieldView;
  /** Status of the main response. */
  status: string;
  /** A GET request that is refused for one of its parameters. */
  refusal?: Refusal;
  /** How many different values it has, where that can be said. */
  howMany?: HowManyView;
  /** Never empty: without documented responses, it has one sample with a request only. */
  samples: SampleView[];
  /** The TypeScript type of its response: declarations that compile by themselves, and short, on one line. */
  responseType?: Record<'declaration' | 'short', CodeView>;
  /** Operations that have to do with it, the closest first. */
  related: { slug: string; label: string }[];
}

export interface GroupView {
  name: string;
  label: string;
  /** Its anchor on the catalogue page. */
  anchor: string;
  /** Markdown. */
  markdown: string;
  /** The description's first paragraph, plain text. */
  summary: string;
  /** The whole description, where it has more than its first paragraph. */
  text?: Prose;
  operations: OperationView[];
}

/** The API as a whole. */
export interface ApiView {
  title: string;
  /** One line below the title. */
  summary: string;
  /** Meta description of the information page. */
  excerpt: string;
  version: string;
  slug: string;
  server: string;
  /** Markdown. */
  markdown: string;
  /** The introduction: before _Authorization_, from there to _Downloads_, and after these. */
  texts: Record<'start' | 'main' | 'end', Prose>;
  schemes: SchemeView[];
  /** Sections of the information page that pages of operations lead to; only those that there are. */
  links: PageLinks;
  /** Ids of the information page's own headings. */
  headings: Record<'Authorization' | 'Downloads' | 'Generators', string>;
  home: HomeOperations;
  groups: GroupView[];
  operations: OperationView[];
}
