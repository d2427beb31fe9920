/** Extends Playwright's `test`: a test fails if a page reports an error, sends data or requests another host. */
import { expect, test as base } from '@playwright/test';
import { collectErrors } from '../support/collectErrors';

interface Watched {
  /** Pattern of the errors that the tests of a file or a `describe` provoke. Other errors fail the test. */
  expectedErrors: RegExp | undefined;
  /** The errors that the pages of the test have already reported. */
  errors: string[];
}

/**
 * Matches errors that every test may cause: aborted or offline requests, and a page that does not exist. If a test opens a
 * text file, the browser requests `/favicon.ico` at the root of the host, which is outside the site.
 */
const PROVOKED = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|\/no-such-page\b|\/favicon\.ico$/;

export const test = base.extend<Watched>({
  expectedErrors: [undefined, { option: true }],
  errors: [
    async ({ page, expectedErrors }, use) => {
      const errors = collectErrors(page);
      await use(errors);
      const unexpected = errors.filter(
        (error) => !PROVOKED.test(error) && !expectedErrors?.test(error),
      );
      expect(unexpected, 'errors on the console, exceptions and requests').toEqual([]);
    },
    { auto: true },
  ],
});
