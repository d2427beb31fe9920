import type { Api, Operation } from '../../read/model.ts';
import type { Parameter, ParameterPlace, SampleRequest } from '../../read/types.ts';
import { absoluteServer, bodyText, requiredArguments } from '../../view/requests/codeSamples.ts';
import { isJson, readExamples } from '../../view/examples.ts';
import { flattenSchema } from '../../view/schema/flatten.ts';

/** A parameter as Postman shows it in a table. */
interface Field {
  key: string;
  value: string;
  description: string;
  /** Listed and not sent. */
  disabled?: true;
}

/** A request of a Postman collection, format 2.1. */
export interface PostmanRequest {
  method: string;
  description: string;
  header: Field[];
  url: { raw: string; host: string[]; path: string[]; query: Field[]; variable: Field[] };
  body?: { mode: 'raw'; raw: string; options?: { raw: { language: 'json' } } };
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Postman escapes what an address cannot hold, but not what has a meaning in a query. */
function queryText(value: unknown): string {
  return valueText(value).replaceAll(/[%&#+]/g, encodeURIComponent);
}

/** A value to begin with, for a parameter that is switched off. */
function exampleText({ source }: Api, { example, examples, schema = true }: Parameter): string {
  const flat = flattenSchema(source, schema);
  const [[, named] = []] = readExamples(source, { examples });
  const value =
    example ?? named?.value ?? flat.example ?? flat.examples?.[0] ?? flat.default ?? flat.enum?.[0];
  return value === undefined ? '' : valueText(value);
}

/** The values that a parameter is sent with; several for an array that is sent item by item. */
function sentValues({ explode, in: place }: Parameter, value: unknown): string[] {
  const toText = place === 'query' ? queryText : valueText;
  if (!Array.isArray(value)) return [toText(value)];
  const items = (value as unknown[]).map(toText);
  return place === 'query' && explode !== false ? items : [items.join(',')];
}

function createFields(
  api: Api,
  parameters: Parameter[],
  { place, sent }: { place: ParameterPlace; sent: Record<string, unknown> },
): Field[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .flatMap((parameter): Field[] => {
      const { name: key, description = '' } = parameter;
      if (!(key in sent)) {
        return [{ key, value: exampleText(api, parameter), description, disabled: true }];
      }
      return sentValues(parameter, sent[key]).map((value) => ({ key, value, description }));
    });
}

/** Postman knows cookies of a domain only, so those of a request are a header, switched off. */
function createCookies(api: Api, parameters: Parameter[]): Field[] {
  const cookies = parameters.filter((parameter) => parameter.in === 'cookie');
  return cookies.map((parameter) => ({
    key: 'Cookie',
    value: `${parameter.name}=${exampleText(api, parameter)}`,
    description: parameter.description ?? '',
    disabled: true,
  }));
}

function createBody(api: Api, { requestBody }: Operation, body: unknown) {
  const [[mediaType, media] = []] = Object.entries(requestBody?.content ?? {});
  if (mediaType === undefined) return {};
  const [[, example] = []] = readExamples(api.source, media ?? {});
  const value = body ?? example?.value;
  if (value === undefined) return {};
  return {
    mediaType,
    body: {
      mode: 'raw' as const,
      raw: bodyText(value),
      ...(isJson(mediaType) && { options: { raw: { language: 'json' as const } } }),
    },
  };
}

/** `/things/{id}` as Postman writes it: `things`, `:id`. Part of a segment is a variable of its own. */
function pathSegments(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) =>
      segment.replace(/^\{([^{}]+)\}$/, ':$1').replaceAll(/\{([^{}]+)\}/g, '{{$1}}'),
    );
}

/** The request of an operation with the arguments of a sample; without one, with those it must have. */
export function createRequest(
  api: Api,
  operation: Operation,
  sample: SampleRequest = {},
): PostmanRequest {
  const { method, parameters, server, path, description } = operation;
  const fields = (place: 'path' | 'query' | 'header') =>
    createFields(api, parameters, {
      place,
      sent: { ...requiredArguments(parameters, place), ...sample[place] },
    });
  const { mediaType, body } = createBody(api, operation, sample.body);
  const host = server === api.server ? '{{baseUrl}}' : absoluteServer(server);
  const query = fields('query');
  const segments = pathSegments(path);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  return {
    method,
    description,
    header: [
      ...(mediaType === undefined
        ? []
        : [{ key: 'Content-Type', value: mediaType, description: 'Format of the body.' }]),
      ...fields('header'),
      ...createCookies(api, parameters),
    ],
    url: {
      raw: `${host}/${segments.join('/')}${search}`,
      host: [host],
      path: segments,
      query,
      variable: fields('path'),
    },
    ...(body && { body }),
  };
}
