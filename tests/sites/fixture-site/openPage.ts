import { expect as playwrightExpect } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';

/** Opens an address of the fixture site in a browser profile of its own, and waits for its scripts. */
export type OpenPage = (address: string, options?: BrowserContextOptions) => Promise<Page>;

/** A long timeout: a build before or during these tests leaves little of the machine to the browser. */
export const expect = playwrightExpect.configure({ timeout: 60_000 });
