import { expect as playwrightExpect } from '@playwright/test';
import { DEFAULT_TIMEOUT } from '../../scripts/support/waitFor';

/** Waits long: a build at the same time leaves little of the machine to the browser. */
export const expect = playwrightExpect.configure({ timeout: DEFAULT_TIMEOUT });
