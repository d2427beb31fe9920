/**
 * Exports of `fakewright-mock.mjs`. Its types are in `fakewright-mock.d.mts`, which must not import project files
 * because it is a download. The last line checks that both match.
 */
import { answer as answerWith, createEngine, rejectUnparsed, tags } from '../index.ts';
import { locales, table } from './bundledData.ts';
import type * as Declared from './fakewright-mock.d.mts';
import type { ApiRequest, ApiResponse, AnswerOptions, ProblemKind } from '../index.ts';

const engine = createEngine(table, tags);

/** Version of the OpenAPI document and of the data. */
export const version = table.version;

/** Creates the response to a request that the server cannot parse. */
export const reject = (kind: ProblemKind, detail: string): ApiResponse =>
  rejectUnparsed(engine, kind, detail);

/**
 * Returns the API's response to a request, without a server.
 *
 * @param options If a property is omitted, the system clock or `Math.random` is used.
 */
export function answer(
  request: ApiRequest,
  options: Partial<Omit<AnswerOptions, 'loadLocale'>> = {},
): Promise<ApiResponse> {
  return answerWith(engine, request, {
    now: Date.now,
    random: Math.random,
    loadLocale: (locale) => Promise.resolve(locales[locale]?.()),
    ...options,
  });
}

({ answer, version }) satisfies typeof Declared;
