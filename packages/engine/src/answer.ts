import type { LocaleDefinition } from '@faker-js/faker';
import { FALLBACK_LOCALE, effectiveLocale } from './arguments.ts';
import {
  INTERNAL_ERROR_DETAIL,
  API_KEY_HEADER,
  MAX_QUERY_LENGTH,
  RATE_LIMIT_HEADERS,
  VERSION_HEADER,
} from './contract.ts';
import type { Engine } from './engine.ts';
import { readBody } from './http/body.ts';
import { appendPointer } from './http/checkSchema.ts';
import { findNearest } from './http/suggest.ts';
import { checkBody, checkQuery } from './http/parameters.ts';
import type { CheckedParameters } from './http/parameters.ts';
import { createProblem, createParametersProblem } from './http/problems.ts';
import type { InvalidParameter, ProblemKind } from './http/problems.ts';
import { createProblemResponse, rejectKey, rejectRateLimit } from './http/reject.ts';
import type { BareResponse, RateLimit } from './http/reject.ts';
import { ValidationError } from './validationError.ts';
import { writeJson } from './losslessJson.ts';
import type { EngineOperation, EngineTable } from './engineTable.ts';

/** An HTTP request. */
export interface ApiRequest {
  method: string;
  /** Path without the query: `/v1/finance/iban`. */
  path: string;
  /** Query string, with or without its question mark. If omitted, the request has no query. */
  query?: string;
  /** Header fields by name, in any case: an object, or `Headers`. */
  headers?: Readonly<Record<string, string | undefined>> | Iterable<readonly [string, string]>;
  /** Body as a string. */
  body?: string;
}

/** An HTTP response. Header names have their usual case, such as `Content-Type`. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON; empty for `HEAD` and `OPTIONS`. */
  body: string;
}

/** Clock, random numbers, locale data and callbacks that the caller of `answer` provides. */
export interface AnswerOptions {
  /** Returns the current time, in milliseconds since 1970. */
  now: () => number;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Loads faker's data of a locale, such as `de`. It is not called for English. */
  loadLocale: (locale: string) => Promise<LocaleDefinition | undefined>;
  /** Called with the error of a generator, before the response with status 500. */
  onError?: (error: unknown) => void;
  /** Counts the request against the rate limit of its API key. Returns the limit if the request exceeds it. */
  admit?: () => RateLimit | undefined;
  /** Called before each value, so that other requests can be processed. If its promise rejects, no response is returned. */
  pause?: () => Promise<void> | undefined;
}

/** Header fields that scripts of another origin may read (Fetch Standard, CORS protocol). */
const EXPOSED_HEADERS = [
  VERSION_HEADER,
  'Allow',
  'Deprecation',
  'Link',
  ...Object.values(RATE_LIMIT_HEADERS),
  'Retry-After',
  'WWW-Authenticate',
].join(', ');

/** Names of header fields, separated by commas (RFC 9110, section 5.6). */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:[\t ]*,[\t ]*[\w!#$%&'*+.^`|~-]+)*$/;

const encoder = new TextEncoder();

/** An existing path, for error messages. */
const EXAMPLE_PATH = '/v1/finance/iban';

/** A request with a known path and method. */
interface KnownRequest {
  engine: Engine;
  request: ApiRequest;
  operation: EngineOperation;
  options: AnswerOptions;
}

function headerOf({ headers = {} }: ApiRequest, name: string): string | undefined {
  const fields = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return fields.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function methodsOf({ method }: EngineOperation): string {
  return method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
}

/** The response to `OPTIONS`, including CORS preflight requests. */
function preflight({
  operation,
  request,
}: Pick<KnownRequest, 'operation' | 'request'>): BareResponse {
  const methods = methodsOf(operation);
  const asked = headerOf(request, 'Access-Control-Request-Headers') ?? '';
  return {
    status: 204,
    headers: {
      Allow: methods,
      'Access-Control-Allow-Methods': methods,
      // Allows all requested headers. They are harmless, because the API uses no cookies.
      'Access-Control-Allow-Headers': HEADER_NAMES.test(asked)
        ? asked
        : `${API_KEY_HEADER}, Content-Type`,
      Vary: 'Access-Control-Request-Headers',
      'Access-Control-Max-Age': '86400',
    },
  };
}

function readParameters({
  engine,
  request,
  operation,
}: KnownRequest): CheckedParameters | BareResponse {
  const query = String(request.query ?? '').replace(/^\?/, '');
  const { server } = engine.table;
  if (query.length > MAX_QUERY_LENGTH) {
    const detail = `The query may have at most ${MAX_QUERY_LENGTH} characters.`;
    return createProblemResponse(createProblem(server, 'url-too-long', detail));
  }
  if (operation.method === 'GET') return checkQuery(query, operation);
  const read = readBody(String(request.body ?? ''), {
    mediaType: headerOf(request, 'Content-Type'),
    encoding: headerOf(request, 'Content-Encoding'),
  });
  if ('properties' in read) return checkBody(read.properties, query, operation);
  const { kind, detail, errors } = read.error;
  return createProblemResponse({
    ...createProblem(server, kind, detail),
    ...(errors && { errors }),
  });
}

/** The earliest allowed `reference`. It replaces the current time if a test sets the clock to an earlier time. */
const FIRST_REFERENCE = Date.UTC(2000, 0, 1);

/**
 * Adds a random `seed` if the request has none, and the current time as `reference` if the operation has this
 * parameter.
 */
function completeGiven(
  { operation, options }: KnownRequest,
  given: CheckedParameters['given'],
): CheckedParameters['given'] {
  const seed = Math.floor(options.random() * 2 ** 32);
  const now = new Date(Math.max(options.now(), FIRST_REFERENCE));
  const reference = `${now.toISOString().slice(0, 19)}Z`;
  return { seed, ...('reference' in operation.parameters && { reference }), ...given };
}

/**
 * Lists the errors of a rejected request. Errors name only parameters in the request, because a client cannot correct a
 * default.
 */
function toInvalidParameters(
  { method }: EngineOperation,
  { errors }: ValidationError,
  given: CheckedParameters['given'],
): InvalidParameter[] {
  const sent = Object.keys(given).flatMap((sentName) =>
    errors.filter(({ name }) => name === sentName),
  );
  return (sent.length > 0 ? sent : errors).map(({ name, pointer, detail }) =>
    method === 'GET'
      ? { in: 'query', name, detail }
      : { in: 'body', name, pointer: pointer ?? appendPointer('', name), detail },
  );
}

async function respond(
  known: KnownRequest,
  given: CheckedParameters['given'],
): Promise<BareResponse> {
  const { engine, request, operation, options } = known;
  const locale = effectiveLocale(operation, given);
  const isEnglish = locale === undefined || locale === FALLBACK_LOCALE;
  const { server } = engine.table;
  const definition = isEnglish ? undefined : await options.loadLocale(locale);
  let running: ReturnType<Engine['steps']> | undefined;
  for (;;) {
    await options.pause?.();
    try {
      running ??= engine.steps(request.path, completeGiven(known, given), () => definition);
      const { done, value } = running.next();
      if (done === true)
        return {
          status: 200,
          headers: { 'Content-Type': 'application/json', ...operation.headers },
          body: value,
        };
    } catch (error) {
      if (error instanceof ValidationError) {
        return createProblemResponse(
          createParametersProblem(server, toInvalidParameters(operation, error, given)),
        );
      }
      options.onError?.(error);
      return createProblemResponse(createProblem(server, 'internal-error', INTERNAL_ERROR_DETAIL));
    }
  }
}

/** Explains why a path is unknown, and suggests a valid path: the new path of a moved operation, or a similar path. */
function describeUnknownPath(path: string, { operations, moved = {} }: EngineTable): string {
  const paths = Object.keys(operations);
  const trimmed = path.replace(/\/+$/, '');
  const move = Object.hasOwn(moved, trimmed) ? moved[trimmed] : undefined;
  if (move?.to !== undefined) return `The path has changed. Send the request to ${move.to}.`;
  if (move) return `The generator at this path was removed. ${move.reason}`;
  const [, tag] = /^\/v1\/([^/]+)$/.exec(trimmed) ?? [];
  const ofTag = paths.find((each) => each.startsWith(`/v1/${tag}/`));
  if (tag !== undefined && ofTag !== undefined)
    return `${tag} is a tag. Add one of its generators to the path, such as ${ofTag}.`;
  const nearest =
    findNearest(path, paths) ??
    paths.find((each) => /\/.+/.test(path) && each.endsWith(path.slice(path.lastIndexOf('/'))));
  return nearest === undefined
    ? `There is nothing at this path. Paths are /v1/<tag>/<generator>, such as ${EXAMPLE_PATH}.`
    : `There is nothing at this path. The nearest path is ${nearest}.`;
}

async function handle(
  engine: Engine,
  request: ApiRequest,
  options: AnswerOptions,
): Promise<BareResponse> {
  const { server, operations } = engine.table;
  const { method, path } = request;
  const operation = Object.hasOwn(operations, path) ? operations[path] : undefined;
  if (!operation) {
    const detail = describeUnknownPath(path.slice(0, 200), engine.table);
    return createProblemResponse(createProblem(server, 'not-found', detail));
  }
  if (method === 'OPTIONS') return preflight({ operation, request });
  const allowed = methodsOf(operation);
  if (!allowed.split(', ').includes(method)) {
    const detail = `Send ${operation.method} to this path, not ${method.slice(0, 20)}.`;
    return createProblemResponse(createProblem(server, 'method-not-allowed', detail), {
      Allow: allowed,
    });
  }
  const rejection = rejectKey(server, headerOf(request, API_KEY_HEADER));
  if (rejection) return rejection;
  const known = { engine, request, operation, options };
  const parameters = readParameters(known);
  // A request with wrong parameters counts against the rate limit. A request that is too long or has another media type
  // does not.
  if ('status' in parameters && parameters.status !== 400) return parameters;
  const used = options.admit?.();
  if (used) return rejectRateLimit(server, used);
  if ('status' in parameters) return parameters;
  if (parameters.errors.length > 0)
    return createProblemResponse(createParametersProblem(server, parameters.errors));
  return respond(known, parameters.given);
}

/** Adds the headers that every response has. */
function complete({ table }: Engine, { status, headers = {}, body }: BareResponse): ApiResponse {
  const text = body === undefined ? '' : writeJson(body);
  return {
    status,
    headers: {
      ...headers,
      ...(body !== undefined && { 'Content-Length': String(encoder.encode(text).length) }),
      'Cache-Control': 'no-store',
      [VERSION_HEADER]: table.version,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    },
    body: text,
  };
}

/** Creates the response to a request that a server cannot parse. */
export function rejectUnparsed(engine: Engine, kind: ProblemKind, detail: string): ApiResponse {
  return complete(engine, createProblemResponse(createProblem(engine.table.server, kind, detail)));
}

/**
 * Returns the API's response to a request. The caller counts requests for rate limits in `options.admit`.
 *
 * @returns The response, also for errors: problem details (RFC 9457). Rejects only if `options.loadLocale` or
 *   `options.pause` rejects.
 */
export async function answer(
  engine: Engine,
  request: ApiRequest,
  options: AnswerOptions,
): Promise<ApiResponse> {
  // Callers without TypeScript may omit required properties.
  const known = { ...request, method: String(request.method), path: String(request.path) };
  const response = complete(engine, await handle(engine, known, options));
  return request.method === 'HEAD' ? { ...response, body: '' } : response;
}
