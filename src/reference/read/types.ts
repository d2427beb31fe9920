/**
 * The parts of an OpenAPI 3.0, 3.1 or 3.2 description that are used here, with the keywords of all versions
 * where they differ (`nullable`, `exclusiveMinimum`).
 */

export interface Reference {
  $ref: string;
}

export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  multipleOf?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
}

/** A schema of JSON Schema 2020-12: `true` allows everything, `false` nothing. */
export type Schema = SchemaObject | boolean;

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
  externalValue?: string;
  /** The recorded request that returned this response. */
  'x-request'?: SampleRequest;
}

/** The arguments of a sample's request, by place. */
export interface SampleRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
  body?: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export type Content = Record<string, MediaType>;

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: Content;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export const PARAMETER_PLACES = ['path', 'query', 'header', 'cookie'] as const;
export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

export interface Parameter extends Header {
  name: string;
  in: ParameterPlace;
  style?: string;
  explode?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Content;
}

export interface Response {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

export interface SecurityScheme {
  type: string;
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  servers?: Server[];
  'x-aliases'?: string[];
  /** Locales with data of their own. */
  'x-locales'?: string[];
  /** What must hold between parameters, as `src/engine/table.ts` describes it. */
  'x-rules'?: object[];
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string }>;
}

export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: (Parameter | Reference)[];
  servers?: Server[];
};

export interface Tag {
  name: string;
  description?: string;
  'x-displayName'?: string;
}

export interface Description {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    /** Slugs of the operations that the landing page features. */
    'x-featured'?: string[];
  };
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: Tag[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    securitySchemes?: Record<string, SecurityScheme | Reference>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}
