import { answer } from '../../engine/index.ts';
import type { ApiResponse, Engine } from '../../engine/index.ts';

/** The answer to a GET request of a reader with a key, whose locale is English. */
export function ask(
  engine: Engine,
  request: { path: string; query: string },
): Promise<ApiResponse> {
  return answer(
    engine,
    { method: 'GET', ...request, headers: { 'X-API-Key': 'any-key' } },
    { now: () => 0, random: () => 0, loadLocale: () => Promise.resolve(undefined) },
  );
}
