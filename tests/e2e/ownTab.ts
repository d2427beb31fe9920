/** Provides Playwright's `test`, which fails if a page reports an error, sends data or requests another host. */
import { expect, test as base } from '@playwright/test';
import { collectErrors } from '../support/collectErrors';

interface Watched {
  /** Errors that the tests of a file or a group provoke. Other errors fail the test. */
  expectedErrors: RegExp | undefined;
  /** The errors so far. */
  errors: string[];
}

/** Errors that a browser reports about a page that does not exist. */
export const NOT_FOUND = /^(?:console|response): .*\b404\b/;

export const test = base.extend<Watched>({
  expectedErrors: [undefined, { option: true }],
  errors: [
    async ({ page, expectedErrors }, use) => {
      const errors = collectErrors(page);
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors on the console, exceptions and requests').toEqual([]);
    },
    { auto: true },
  ],
});
