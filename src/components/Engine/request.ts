import type { ApiRequest, EngineOperation, ParameterSchema } from 'fakewright-engine';
import { encodeQueryValue } from '../../samples/requestUrl';
import { isJson } from '../ParameterFields/controls';
import type { FormValues } from '../ParameterFields/controls';

/** Converts a string to the parameter's type. Invalid strings are sent unchanged, so that the engine rejects them. */
function toValue({ type }: ParameterSchema, text: string): unknown {
  return type !== 'string' && isJson(text) ? (JSON.parse(text) as unknown) : text;
}

/** Creates the body of a POST from the fields that are not empty. */
function toBody({ parameters }: EngineOperation, values: FormValues): Record<string, unknown> {
  const pairs = Object.entries(parameters).flatMap(([name, schema]) => {
    const { [name]: text = '' } = values;
    return text.trim() === '' ? [] : [[name, toValue(schema, text)] as const];
  });
  return Object.fromEntries(pairs);
}

/** Returns the text in an array field if the text is not valid JSON. */
function findBroken({ parameters }: EngineOperation, values: FormValues): string | undefined {
  return Object.entries(parameters)
    .filter(([, { type }]) => type === 'array')
    .flatMap(([name]) => values[name] ?? [])
    .find((text) => text.trim() !== '' && !isJson(text));
}

/** Renders path and query of a request. Empty fields are omitted. A POST has all values in its body. */
export function renderRequestTarget(
  path: string,
  operation: EngineOperation,
  values: FormValues,
): string {
  const names = operation.method === 'GET' ? Object.keys(operation.parameters) : [];
  const pairs = names.flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [`${name}=${encodeQueryValue(value)}`] : [];
  });
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/**
 * Creates the engine's request. An array that is not valid JSON is sent alone, so that line and column of the error
 * match the text that the reader typed.
 */
export function toRequest(
  path: string,
  operation: EngineOperation,
  values: FormValues,
): ApiRequest {
  const [, query = ''] = renderRequestTarget(path, operation, values).split('?');
  const headers = { 'X-API-Key': 'none' };
  if (operation.method === 'GET') return { method: 'GET', path, query, headers };
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: findBroken(operation, values) ?? JSON.stringify(toBody(operation, values)),
  };
}

/** Adds the values of `meta` to a body, so that sending it again returns the same response. */
export function addMetaToBody(
  operation: EngineOperation,
  values: FormValues,
  meta: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const body: Record<string, unknown> = { ...meta, ...toBody(operation, values) };
  const names = Object.keys(operation.parameters).filter((name) => name in body);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}
