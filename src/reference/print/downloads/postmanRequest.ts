import { bodyText } from '../../view/requests/codeSamples.ts';
import type { ParameterView } from '../../view/parameters.ts';
import type { OperationView, SampleView } from '../../view/types.ts';

/** A parameter in one of Postman's tables. */
interface Field {
  key: string;
  value: string;
  description: string;
  /** Shown but not sent. */
  disabled?: true;
}

/** A request of a Postman collection, format 2.1. */
export interface PostmanRequest {
  method: string;
  description: string;
  header: Field[];
  url: { raw: string; host: string[]; path: string[]; query: Field[]; variable: Field[] };
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Postman percent-encodes characters that are invalid in a URL, but not those with a meaning in a query. */
function queryText(value: unknown): string {
  return valueText(value).replaceAll(/[%&#+]/g, encodeURIComponent);
}

/** Initial value of a disabled parameter. */
function exampleText({ example, schema }: ParameterView): string {
  const value = example ?? schema.default ?? schema.enum?.[0];
  return value === undefined ? '' : valueText(value);
}

/** The values of a parameter: several for an exploded array. */
function sentValues({ explode, in: place }: ParameterView, value: unknown): string[] {
  const toText = place === 'query' ? queryText : valueText;
  if (!Array.isArray(value)) return [toText(value)];
  const items = (value as unknown[]).map(toText);
  return place === 'query' && explode ? items : [items.join(',')];
}

/** The parameters in one place (path, query, header); those that the sample does not use are disabled. */
function createFields(
  { parameters }: OperationView,
  place: 'path' | 'query' | 'header',
  sample?: SampleView,
): Field[] {
  const sent = sample?.request.arguments[place] ?? {};
  return parameters
    .filter((parameter) => parameter.in === place)
    .flatMap((parameter): Field[] => {
      const { name: key, description } = parameter;
      if (!(key in sent)) {
        return [{ key, value: exampleText(parameter), description, disabled: true }];
      }
      return sentValues(parameter, sent[key]).map((value) => ({ key, value, description }));
    });
}

/** The body of the sample's request, or else the documented example. */
function createBody({ body }: OperationView, sample?: SampleView) {
  if (!body) return {};
  const { mediaType, examples: [example] = [] } = body;
  const sent = sample?.request.arguments.body;
  const raw = sent === undefined ? example?.code.text : bodyText(sent);
  if (raw === undefined) return {};
  return {
    mediaType,
    body: {
      mode: 'raw' as const,
      raw,
      options: { raw: { language: 'json' as const } },
    },
  };
}

/** Segments of a path: `things`, `:id` for `/things/{id}`. */
function pathSegments(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{([^{}]+)\}$/, ':$1'));
}

/** The request of an operation, with the arguments of a sample if there is one. */
export function createRequest(operation: OperationView, sample?: SampleView): PostmanRequest {
  const { method, path, markdown } = operation;
  const { mediaType, body } = createBody(operation, sample);
  const host = '{{baseUrl}}';
  const query = createFields(operation, 'query', sample);
  const segments = pathSegments(path);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  return {
    method,
    description: markdown,
    header: [
      ...(mediaType === undefined
        ? []
        : [{ key: 'Content-Type', value: mediaType, description: 'Format of the body.' }]),
      ...createFields(operation, 'header', sample),
    ],
    url: {
      raw: `${host}/${segments.join('/')}${search}`,
      host: [host],
      path: segments,
      query,
      variable: createFields(operation, 'path', sample),
    },
    ...(body && { body }),
  };
}
