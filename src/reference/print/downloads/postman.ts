import { STATUS_CODES } from 'node:http';
import { mainResponse } from '../../read/model.ts';
import type { Api, Operation, RequiredSecurity } from '../../read/model.ts';
import type { SampleRequest } from '../../read/types.ts';
import { absoluteServer } from '../../view/requests/codeSamples.ts';
import { readSamples } from '../../view/examples.ts';
import type { Sample } from '../../view/examples.ts';
import { createRequest } from './postmanRequest.ts';
import type { PostmanRequest } from './postmanRequest.ts';

/** The format that `createPostmanCollection` writes, by the address of its JSON Schema. */
export const POSTMAN_FORMAT =
  'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface Attribute {
  key: string;
  value: string;
  type: 'string';
}

type Auth = { type: string } & Partial<Record<string, Attribute[] | string>>;

function attributes(values: Record<string, string>): Attribute[] {
  return Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
}

/** How a request signs in, its secrets as variables of the collection. */
function createAuth([scheme]: RequiredSecurity[]): Auth {
  if (!scheme) return { type: 'noauth' };
  const { type, in: place = 'header', name = scheme.key, scheme: kind } = scheme;
  if (type === 'apiKey') {
    return {
      type: 'apikey',
      apikey: attributes({ key: name, value: '{{apiKey}}', in: place }),
    };
  }
  if (type === 'http' && kind?.toLowerCase() === 'basic') {
    return {
      type: 'basic',
      basic: attributes({ username: '{{username}}', password: '{{password}}' }),
    };
  }
  return { type: 'bearer', bearer: attributes({ token: '{{token}}' }) };
}

/** The variables that a text of the collection refers to, apart from the server. */
function secretsOf(collection: unknown): string[] {
  const text = JSON.stringify(collection);
  return ['apiKey', 'username', 'password', 'token'].filter((name) => text.includes(`{{${name}}}`));
}

/** The request of an example, without the words that its operation has said already. */
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

function createResponse(sample: Sample, status: string, originalRequest: PostmanRequest) {
  return {
    name: sample.title,
    originalRequest: withoutWords(originalRequest),
    ...(STATUS_CODES[status] !== undefined && {
      status: STATUS_CODES[status],
      code: Number(status),
    }),
    _postman_previewlanguage: sample.language === 'markup' ? 'xml' : sample.language,
    header: [{ key: 'Content-Type', value: sample.mediaType }],
    cookie: [],
    body: sample.text,
  };
}

function createItem(api: Api, operation: Operation, auth: Auth) {
  const main = mainResponse(operation);
  const samples = readSamples(api.source, main?.content ?? {});
  const request = (sample?: SampleRequest) => createRequest(api, operation, sample);
  const own = createAuth(operation.security[0] ?? []);
  const isOwn = JSON.stringify(own) !== JSON.stringify(auth);
  return {
    name: operation.title,
    request: { ...request(samples[0]?.request), ...(isOwn && { auth: own }) },
    response: samples.map((sample) =>
      createResponse(sample, main?.status ?? '', request(sample.request)),
    ),
  };
}

/**
 * The API as a Postman collection, format 2.1: a folder for each tag, a request for each operation that
 * a client can call (webhooks are not among them), and every documented sample as an example of its
 * request. Optional parameters that the first sample does not use are there and switched off.
 */
export function createPostmanCollection(api: Api) {
  const isCalled = ({ method }: Operation) => method !== 'EVENT';
  const auth = createAuth(api.operations.find(isCalled)?.security[0] ?? []);
  const item = api.groups
    .map(({ label, description, operations }) => ({
      name: label,
      description,
      item: operations.filter(isCalled).map((operation) => createItem(api, operation, auth)),
    }))
    .filter((folder) => folder.item.length > 0);
  return {
    info: { name: api.title, description: api.description, schema: POSTMAN_FORMAT },
    item,
    auth,
    variable: [
      { key: 'baseUrl', value: absoluteServer(api.server), type: 'string' },
      ...secretsOf([item, auth]).map((key) => ({ key, value: '', type: 'string' })),
    ],
  };
}
