import type { RequestArguments } from './request.ts';

/**
 * Rejects a parameter that filters English words when the locale has its own words, as the API does with
 * status 400.
 *
 * @param parameter Name of the parameter in the request.
 * @param foreign Locales with data of their own for this generator. All others fall back to English.
 * @throws TypeError when the request's locale is one of them.
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
