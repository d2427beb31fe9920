import type { RequestArguments } from './request.ts';

/**
 * Refuses a parameter that sorts English words where the locale has words of its own, as the API
 * does with status 400.
 *
 * @param parameter Name of the parameter that the request has given.
 * @param foreign Locales with data of their own for this generator. The others fall back to English.
 */
export function refuseOutsideEnglish(
  request: RequestArguments,
  parameter: string,
  foreign: readonly string[],
): void {
  const locale = request.string('locale') ?? 'en';
  if (foreign.includes(locale)) {
    throw new TypeError(`${parameter} sorts English names, but the locale is ${locale}`);
  }
}
