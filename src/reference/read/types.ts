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
  unevaluatedProperties?: Schema;
  unevaluatedItems?: Schema;
  propertyNames?: Schema;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  contentSchema?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  discriminator?: Discriminator;
  xml?: Xml;
  externalDocs?: ExternalDocs;
}

export interface Discriminator {
  propertyName?: string;
  mapping?: Record<string, string>;
  /** OpenAPI 3.2: the schema when the property has none of the values, or is absent. */
  defaultMapping?: string;
}

export interface Xml {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
  /** OpenAPI 3.2, instead of `attribute` and `wrapped`. */
  nodeType?: string;
}

export interface ExternalDocs {
  url: string;
  description?: string;
}

/** A schema of JSON Schema 2020-12: `true` allows everything, `false` nothing. */
export type Schema = SchemaObject | boolean;

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
  externalValue?: string;
  /** OpenAPI 3.2: the value as it is sent. */
  serializedValue?: string;
  /** The recorded request that returned this response. */
  'x-request'?: SampleRequest;
}

/** The arguments of a sample's request, by place. */
export interface SampleRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  querystring?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
  body?: unknown;
  /** Names of properties of the body that are files. */
  files?: string[];
}

/** How a property of a form is sent. */
export interface Encoding {
  contentType?: string;
  headers?: Record<string, Header | Reference>;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

export interface MediaType {
  schema?: Schema;
  /** OpenAPI 3.2: each item of a stream. */
  itemSchema?: Schema;
  encoding?: Record<string, Encoding>;
  /** OpenAPI 3.2: of the parts of a multipart body without names, by their places, and of all others. */
  prefixEncoding?: Encoding[];
  itemEncoding?: Encoding;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export type Content = Record<string, MediaType>;

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema;
  content?: Content;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

/** Where parameters are sent; `querystring` is OpenAPI 3.2's for all of the query as one value. */
export const PARAMETER_PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

export interface Parameter extends Header {
  name: string;
  in: ParameterPlace;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Content;
}

export interface Response {
  /** OpenAPI 3.2. */
  summary?: string;
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
  links?: Record<string, Link | Reference>;
}

/** What can be done with a response: a request with values from it. */
export interface Link {
  operationRef?: string;
  operationId?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
  description?: string;
  server?: Server;
}

export interface OAuthFlow {
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

export interface SecurityScheme {
  type: string;
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  deprecated?: boolean;
  flows?: Record<string, OAuthFlow>;
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
  callbacks?: Record<string, Callback | Reference>;
  externalDocs?: ExternalDocs;
  'x-aliases'?: string[];
  /** Locales with data of their own. */
  'x-locales'?: string[];
  /** What must hold between parameters, as `src/engine/table.ts` describes it. */
  'x-rules'?: object[];
}

export interface Server {
  url: string;
  name?: string;
  description?: string;
  variables?: Record<string, ServerVariable>;
}

export interface ServerVariable {
  default?: string;
  description?: string;
  enum?: string[];
}

/** Requests that the API sends, by the expression for their address. */
export type Callback = Record<string, PathItem | Reference>;

export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, OperationObject>> & {
  summary?: string;
  description?: string;
  /** OpenAPI 3.2: operations of other methods. */
  additionalOperations?: Record<string, OperationObject>;
  parameters?: (Parameter | Reference)[];
  servers?: Server[];
};

export interface Tag {
  name: string;
  /** OpenAPI 3.2: a short title, and the name of the tag above. */
  summary?: string;
  parent?: string;
  /** OpenAPI 3.2: `nav` for navigation; others mark operations, such as `badge` and `audience`. */
  kind?: string;
  description?: string;
  externalDocs?: ExternalDocs;
  'x-displayName'?: string;
}

export interface Description {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    termsOfService?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: { name?: string; url?: string; identifier?: string };
    /** Slugs of the operations that the landing page features. */
    'x-featured'?: string[];
  };
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: Tag[];
  externalDocs?: ExternalDocs;
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    securitySchemes?: Record<string, SecurityScheme | Reference>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}
