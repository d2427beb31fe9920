import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { product } from '../../src/product';
import { has } from '../support/programs';
import { serveSite } from '../support/staticServer';
import type { StaticServer } from '../support/staticServer';
import { EVERYTHING } from '../support/sweep';
import { journeys, siteAt, startAnew } from './engines/journeys';
import type { Site } from './engines/journeys';
import { startChromium, startFirefox } from './engines/puppeteer';
import type { Reader } from './engines/reader';
import { startWebkit } from './engines/webkit';

const ENGINES = [
  { name: 'Chromium', program: 'browser', start: startChromium },
  { name: 'Firefox', program: 'firefox', start: startFirefox },
  { name: 'WebKit', program: 'webkit', start: startWebkit },
] as const;

/** In Chromium, `tests/e2e` proves all that the journeys do, and more. */
const engines = ENGINES.filter(({ name }) => EVERYTHING || name !== 'Chromium');

for (const { name: engine, program, start } of engines) {
  describe.runIf(has(program))(`A reader's journeys in ${engine}`, () => {
    let server: StaticServer;
    let site: Site;
    let reader: Reader | undefined;

    beforeAll(async () => {
      server = await serveSite('build', product.baseUrl, ({ file, body }, url) => {
        if (site.lost?.test(url.pathname)) return { status: 503, body: Buffer.of() };
        const headers = {
          'cache-control': 'no-cache',
          ...(site.forbidsScripts &&
            file.endsWith('.html') && { 'content-security-policy': "script-src 'none'" }),
        };
        return { headers, body };
      });
      site = siteAt(server.origin);
      reader = await start();
    });

    afterAll(async () => {
      await reader?.close();
      await server.close();
    });

    beforeEach(() => reader && startAnew(reader, site));

    for (const { name, take } of journeys.filter(({ isShort }) => EVERYTHING || isShort)) {
      test(name, () => reader && take(reader, site));
    }
  });
}
