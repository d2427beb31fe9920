import { expect as playwrightExpect } from '@playwright/test';
import { DEFAULT_TIMEOUT } from '../../scripts/support/waitFor';

/** Playwright's `expect` with a long timeout, because the browser is slow while a build runs on the same machine. */
export const expectWithTimeout = playwrightExpect.configure({ timeout: DEFAULT_TIMEOUT });
