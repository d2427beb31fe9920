/** The supported subset of OpenAPI 3.1. `src/reference/lint/renderedKeywords.ts` rejects everything else. */
import type { Oas3_1Schema, Oas3Example, Oas3Info, Oas3Tag } from '@redocly/openapi-core';

export interface Reference {
  $ref: string;
}

/** A resolved node, with the `$ref` that it was resolved from, if any. */
export type ResolvedReference<T> = T & Partial<Reference>;

/** Keyword whose value describes a `pattern` in error messages. */
export const PATTERN_DESCRIPTION_KEYWORD = 'x-pattern-words';

/** A schema. Alternatives of `oneOf` have only a type. */
export interface SchemaObject extends Omit<
  Oas3_1Schema,
  'additionalProperties' | 'allOf' | 'anyOf' | 'items' | 'oneOf' | 'properties'
> {
  properties?: Record<string, SchemaObject>;
  additionalProperties?: boolean;
  items?: SchemaObject;
  oneOf?: SchemaObject[];
  /**
   * An unregistered format. The engine checks it and pages show it, but downloads do not have this key.
   */
  'x-format'?: 'date-or-date-time';
  [PATTERN_DESCRIPTION_KEYWORD]?: string;
}

export interface Example extends Oas3Example {
  /** The recorded request that returned this response. */
  'x-request'?: SampleRequest;
}

/** Arguments of a sample's request, by location. */
export interface SampleRequest {
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface MediaType {
  schema?: SchemaObject;
  examples?: Record<string, Example>;
}

/** The body of a request or response in its only media type. */
export interface Body extends MediaType {
  mediaType: string;
}

/** Bodies by media type. */
export type Content = Record<string, MediaType>;

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: SchemaObject;
  example?: unknown;
}

/** A query parameter. The items of an array are separated by commas. */
export interface Parameter extends Header {
  name: string;
  in: 'query';
  style?: 'form';
  explode?: false;
}

export interface RequestBody {
  description?: string;
  required: true;
  content: Content;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

/** An API key in a header. */
export interface SecurityScheme {
  type: 'apiKey';
  description?: string;
  name: string;
  in: 'header';
}

/** The number of different values that an operation can return with default parameters. */
export interface DistinctValues {
  values: number;
  /** Whether `values` is exact, an estimate, or a lower bound. */
  is: 'exact' | 'about' | 'least';
  /** The number of values for which the probability of a repetition is about 50 %. */
  repetition: number;
  /** Numbers of different values, keyed by locale except English, if all numbers are exact. */
  locales?: Record<string, number>;
}

/** The body of an error response. */
export interface ProblemDetails {
  errors?: { name: string }[];
  [name: string]: unknown;
}

/** A request that is rejected because of one parameter, with its response body. */
export interface RejectedExample {
  'x-request': SampleRequest;
  value: ProblemDetails;
}

/**
 * Keys that only pages and the engine use. Downloads do not have them, because strict validators reject unknown keys in
 * schemas.
 */
export const INTERNAL_KEYS = [
  ...['x-locales-unfit', 'x-distinct', 'x-rejected', 'x-format', PATTERN_DESCRIPTION_KEYWORD],
];

/** The deprecation of an operation. */
export interface Deprecation {
  /** A date: `2026-05-01`. */
  since: string;
  /** The operationId of the operation that replaces it. Absent if there is none. */
  use?: string;
  /** A sentence of Markdown. */
  reason: string;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  /** Present if `deprecated` is true. Pages and lists read only this key. */
  'x-deprecated'?: Deprecation;
  /** One or two sentences of Markdown that readers need before they use the value. */
  'x-warning'?: string;
  /** Other names of the values. */
  'x-aliases'?: string[];
  /** Words for the search that are not names of the values. */
  'x-search-words'?: string[];
  /** Supported locales, with `en` first. Absent if the operation has no parameter `locale`. */
  'x-locales'?: string[];
  /** Locales that are not supported although their values differ from English, with the reason. */
  'x-locales-unfit'?: Record<string, string>;
  /** Conditions between parameters, described in `packages/engine/src/engineTable.ts`. */
  'x-rules'?: object[];
  'x-distinct'?: DistinctValues;
  'x-rejected'?: RejectedExample;
}

/** Supported methods. Each has a label and code samples. */
export const METHODS = ['get', 'post'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, OperationObject>>;

/** A request with its recorded response, for the landing page. */
export interface HomeSample {
  /** Slug of the operation. */
  operation: string;
  /** Label of its tab. If omitted, the operation's label. */
  label?: string;
  'x-request': SampleRequest;
  value: { data: unknown[]; meta: { locale?: string; [name: string]: unknown } };
}

/** Content of the landing page. */
export interface HomeContent {
  /** Names of tags that have a larger card. */
  lifted: string[];
  /**
   * Slugs of operations whose sample value is on the card of their tag. For a tag without such an operation, its first
   * operation is used.
   */
  typical: string[];
  /** Requests of the first panel. */
  featured: HomeSample[];
  /** Requests to one operation, with every combination of some seeds and locales. */
  repeats: HomeSample[];
  /** Requests for the same records in several formats. */
  formats: HomeSample[];
}

export interface Spec {
  openapi: string;
  info: Oas3Info & { summary?: string; 'x-home'?: HomeContent };
  servers: [{ url: string }];
  security?: Record<string, string[]>[];
  tags: Oas3Tag[];
  paths: Record<string, PathItem | Reference>;
  components?: {
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}
