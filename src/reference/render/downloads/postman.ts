/** Creates a Postman collection, format 2.1. */
import { STATUS_CODES } from 'node:http';
import { stringifyValue } from '../../../samples/response.ts';
import type { ApiView, OperationView, SampleView, SchemeView } from '../../model/types.ts';

/** URL of the collection format's JSON Schema. */
const POSTMAN_FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A parameter in one of Postman's tables. */
interface PostmanField {
  key: string;
  value: string;
  description: string;
  /** Set if Postman shows the parameter, but does not send it. */
  disabled?: true;
}

const variable = (key: string, value: string) => ({ key, value, type: 'string' });

/** Creates the authorization settings from the first security scheme. The key is a variable of the collection. */
function createAuth(scheme?: SchemeView) {
  if (!scheme) return { type: 'noauth' };
  const apikey = { key: scheme.header, value: '{{apiKey}}', in: 'header' };
  return {
    type: 'apikey',
    apikey: Object.entries(apikey).map(([key, value]) => variable(key, value)),
  };
}

const schemeAuth = ({ security: [name] }: OperationView, schemes: ApiView['schemes']) =>
  createAuth(name === undefined ? undefined : schemes[name]);

/** Encodes special characters of a query. Postman encodes only characters that are invalid in a URL. */
function queryText(value: unknown): string {
  return stringifyValue(value).replaceAll(/[%&#+]/g, encodeURIComponent);
}

/** Creates the parameters. Parameters that the sample omits are disabled. */
function createFields({ parameters }: OperationView, sample?: SampleView): PostmanField[] {
  const sent = sample?.arguments?.query ?? {};
  return parameters.map(({ name: key, description, example, schema }): PostmanField => {
    if (key in sent) {
      return { key, value: [sent[key]].flat().map(queryText).join(','), description };
    }
    const usual = example ?? schema.default ?? schema.enum?.[0] ?? '';
    return { key, value: stringifyValue(usual), description, disabled: true };
  });
}

/** Creates the request of an operation, with the arguments of a sample. */
function createRequest(operation: OperationView, sample?: SampleView) {
  const { method, path, markdown, body } = operation;
  const host = '{{baseUrl}}';
  const query = createFields(operation, sample);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  const type = { key: 'Content-Type', value: body?.mediaType, description: 'Format of the body.' };
  const raw = JSON.stringify(sample?.arguments?.body, null, 2);
  return {
    method,
    description: markdown,
    header: body ? [type] : [],
    url: {
      raw: `${host}${path}${search}`,
      host: [host],
      path: path.split('/').slice(1),
      query,
      variable: [],
    },
    ...(body && { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }),
  };
}

/** Removes descriptions from an example's request, because they are in the operation's request. */
function withoutWords({
  header,
  url,
  description: _words,
  ...request
}: ReturnType<typeof createRequest>) {
  const strip = <Each extends { description: string }>(fields: Each[]) =>
    fields
      .filter((field) => !('disabled' in field))
      .map(({ description: _about, ...field }) => field);
  return {
    ...request,
    header: strip(header),
    url: { ...url, query: strip(url.query) },
  };
}

/** Creates an example of the operation from a sample. */
function createExample(operation: OperationView, sample: SampleView) {
  const { title, response } = sample;
  return {
    name: title,
    originalRequest: withoutWords(createRequest(operation, sample)),
    status: STATUS_CODES[operation.status],
    code: Number(operation.status),
    _postman_previewlanguage: 'json',
    header: [{ key: 'Content-Type', value: operation.mediaType }],
    cookie: [],
    body: JSON.stringify(response, null, 2),
  };
}

function createItem(
  operation: OperationView,
  { schemes }: ApiView,
  auth: ReturnType<typeof createAuth>,
) {
  const own = schemeAuth(operation, schemes);
  const isOwn = JSON.stringify(own) !== JSON.stringify(auth);
  return {
    name: operation.title,
    request: { ...createRequest(operation, operation.samples[0]), ...(isOwn && { auth: own }) },
    response: operation.samples.map((sample) => createExample(operation, sample)),
  };
}

/**
 * Creates the collection: a folder per tag, a request per operation, and an example per sample. Optional parameters
 * that the first sample omits are disabled.
 */
export function createPostmanCollection(api: ApiView) {
  const [first] = api.operations;
  const auth = first ? schemeAuth(first, api.schemes) : createAuth();
  const item = api.tags.map(({ label, markdown, operations }) => ({
    name: label,
    description: markdown,
    item: operations.map((operation) => createItem(operation, api, auth)),
  }));
  return {
    info: { name: api.title, description: api.markdown, schema: POSTMAN_FORMAT },
    item,
    auth,
    variable: [variable('baseUrl', api.server), variable('apiKey', '')],
  };
}
