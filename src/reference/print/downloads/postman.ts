import { STATUS_CODES } from 'node:http';
import type { ApiView, OperationView, SampleView } from '../../view/types.ts';
import type { SecurityView } from '../../view/security.ts';
import { createRequest } from './postmanRequest.ts';
import type { PostmanRequest } from './postmanRequest.ts';

/** URL of the collection format's JSON Schema. */
const POSTMAN_FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface Attribute {
  key: string;
  value: string;
  type: 'string';
}

type Auth = { type: string } & Partial<Record<string, Attribute[] | string>>;

function attributes(values: Record<string, string>): Attribute[] {
  return Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
}

/** Authorization by the first security scheme, with collection variables for secrets. */
function createAuth([first]: SecurityView[]): Auth {
  const [scheme] = first?.schemes ?? [];
  if (!scheme) return { type: 'noauth' };
  const { type, in: place = 'header', name = scheme.key } = scheme;
  if (type === 'apiKey') {
    return {
      type: 'apikey',
      apikey: attributes({ key: name, value: '{{apiKey}}', in: place }),
    };
  }
  return { type: 'bearer', bearer: attributes({ token: '{{token}}' }) };
}

/** Names of the secrets that the collection uses as variables. */
function secretsOf(collection: unknown): string[] {
  const text = JSON.stringify(collection);
  return ['apiKey', 'token'].filter((name) => text.includes(`{{${name}}}`));
}

/** The request of an example, without descriptions, as the operation's own request has them. */
function withoutWords({ header, url, description: _words, ...request }: PostmanRequest) {
  const strip = <Field extends { description: string }>(fields: Field[]) =>
    fields
      .filter((field) => !('disabled' in field))
      .map(({ description: _about, ...field }) => field);
  return {
    ...request,
    header: strip(header),
    url: { ...url, query: strip(url.query), variable: strip(url.variable) },
  };
}

function createResponses(
  { samples, status }: OperationView,
  requestOf: (sample: SampleView) => PostmanRequest,
) {
  return samples.flatMap((sample) => {
    const { title, mediaType, response } = sample;
    const { language, text } = response;
    return [
      {
        name: title,
        originalRequest: withoutWords(requestOf(sample)),
        ...(STATUS_CODES[status] !== undefined && {
          status: STATUS_CODES[status],
          code: Number(status),
        }),
        _postman_previewlanguage: language,
        header: [{ key: 'Content-Type', value: mediaType }],
        cookie: [],
        body: text,
      },
    ];
  });
}

function createItem(operation: OperationView, auth: Auth) {
  const requestOf = (sample?: SampleView) => createRequest(operation, sample);
  const own = createAuth(operation.security);
  const isOwn = JSON.stringify(own) !== JSON.stringify(auth);
  return {
    name: operation.title,
    request: { ...requestOf(operation.samples[0]), ...(isOwn && { auth: own }) },
    response: createResponses(operation, requestOf),
  };
}

/**
 * The API as a Postman collection, format 2.1: a folder per tag, a request per operation, and an example
 * per sample. Optional parameters that the first sample does not use
 * are disabled.
 */
export function createPostmanCollection(api: ApiView) {
  const auth = createAuth(api.operations[0]?.security ?? []);
  const item = api.groups.map(({ label, markdown, operations }) => ({
    name: label,
    description: markdown,
    item: operations.map((operation) => createItem(operation, auth)),
  }));
  return {
    info: { name: api.title, description: api.markdown, schema: POSTMAN_FORMAT },
    item,
    auth,
    variable: [
      { key: 'baseUrl', value: api.server, type: 'string' },
      ...secretsOf([item, auth]).map((key) => ({ key, value: '', type: 'string' })),
    ],
  };
}
