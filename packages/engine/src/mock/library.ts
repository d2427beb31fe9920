/**
 * Exports of `fakewright-mock.mjs`. Readers get its types as `fakewright-mock.d.mts`, which imports no file of this
 * project. The last line checks that both match.
 */
import { answer as answerWith, createEngine, rejectUnread, tags } from '../index.ts';
import { locales, table } from './bundledData.ts';
import type * as Declared from './fakewright-mock.d.mts';
import type { ApiRequest, ApiResponse, AnswerOptions, ProblemKind } from '../index.ts';

const engine = createEngine(table, tags);

/** Version of the OpenAPI document and of the data behind the seeds. */
export const version = table.version;

/** The response to what the server could not read as a request. */
export const reject = (kind: ProblemKind, detail: string): ApiResponse =>
  rejectUnread(engine, kind, detail);

/**
 * Answers a request as the API does, without a server.
 *
 * @param options The clock and the random numbers. If omitted, those of the machine.
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
