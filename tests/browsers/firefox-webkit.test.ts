import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { product } from '../../src/site/product';
import { hasProgram } from '../../scripts/support/programs';
import { serveSite } from '../../scripts/support/staticServer';
import type { StaticServer } from '../../scripts/support/staticServer';
import { JOURNEYS, resetState, createSite } from './journeys';
import type { JourneySite } from './journeys';
import { startFirefox } from './firefox';
import type { BrowserTab } from './browserTab';
import { startWebkit } from './webkit';

/** Browsers in which the journeys run. For Chromium, `tests/e2e` covers the same journeys. */
const BROWSERS = [
  { name: 'Firefox', program: 'firefox', start: startFirefox },
  { name: 'WebKit', program: 'webkit', start: startWebkit },
] as const;

for (const { name, program, start } of BROWSERS) {
  describe.runIf(hasProgram(program))(`in ${name}`, () => {
    let server: StaticServer;
    let site: JourneySite;
    let tab: BrowserTab | undefined;

    beforeAll(async () => {
      server = await serveSite('build', product.baseUrl, ({ body }, url) => {
        if (site.lost?.test(url.pathname)) return { status: 503, body: Buffer.of() };
        return { headers: { 'cache-control': 'no-cache' }, body };
      });
      site = createSite(server.origin);
      tab = await start();
    });

    afterAll(async () => {
      await tab?.close();
      await server.close();
    });

    beforeEach(() => tab && resetState(tab, site));

    test.each(Object.entries(JOURNEYS))('%s', (_, journey) => tab && journey(tab, site));
  });
}
