import { INTRODUCTION_PATH } from '../../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPage } from '../site';
import { pageChunkPattern } from '../../support/chunks';
import { test } from '../fixtures';

test.use({ expectedErrors: /\b(?:404|500)\b/ });

/** A page with few links, because each link causes many requests. */
const START = '/markdown-page';

/** Target of the navbar link "API Doc". */
const target = INTRODUCTION_PATH;

/** A request of the prefetch fallback, and whether the page treats its response as a success. */
interface Prefetch {
  url: string;
  method: string;
  withCredentials: boolean;
  verdict?: 'success' | 'failure';
}

type Recording = Window & { prefetches?: Prefetch[]; verdict?: Prefetch['verdict'] };

/**
 * Removes support for `<link rel="prefetch">` from the browser, and records the requests that the page sends instead. The
 * verdict comes from the promise that the page settles after the response, because Docusaurus ignores failures.
 */
async function forbidLinkPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = window as Recording;
    const prefetches: Prefetch[] = [];
    recording.prefetches = prefetches;

    const supports = Object.getOwnPropertyDescriptor(DOMTokenList.prototype, 'supports');
    const knows = supports?.value as (this: DOMTokenList, token: string) => boolean;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && knows.call(this, token);
    };

    window.Promise = class<T> extends Promise<T> {
      constructor(executor: ConstructorParameters<typeof Promise<T>>[0]) {
        super((resolve, reject) => {
          executor(
            (value) => {
              recording.verdict ??= 'success';
              resolve(value);
            },
            (reason) => {
              recording.verdict ??= 'failure';
              reject(reason as Error);
            },
          );
        });
      }
    };

    window.XMLHttpRequest = class extends XMLHttpRequest {
      private readonly prefetch: Prefetch = { url: '', method: '', withCredentials: false };

      override open(method: string, url: string | URL): void {
        Object.assign(this.prefetch, { method, url: String(url) });
        super.open(method, url);
      }

      override send(): void {
        this.prefetch.withCredentials = this.withCredentials;
        prefetches.push(this.prefetch);
        const judge = this.onload;
        this.onload = (event) => {
          recording.verdict = undefined;
          judge?.call(this, event);
          this.prefetch.verdict = recording.verdict;
        };
        super.send();
      }
    };
  });
}

async function findPrefetches(page: Page): Promise<Prefetch[]> {
  const prefetches = await page.evaluate(() => (window as Recording).prefetches ?? []);
  return prefetches.filter(({ url }) => pageChunkPattern(target).test(url));
}

test('a link in view prefetches its page with a <link rel="prefetch"> tag', async ({ page }) => {
  await openPage(page, START);
  const addresses = async (): Promise<string[]> =>
    page
      .locator('head > link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await expect
    .poll(
      async () => (await addresses()).filter((url) => pageChunkPattern(target).test(url)).length,
    )
    .toBe(1);
});

const answers = [
  [200, 'success'],
  [204, 'failure'],
  [404, 'failure'],
  [500, 'failure'],
] as const;

for (const [status, verdict] of answers) {
  test(`without support for <link rel="prefetch"> a GET request prefetches: status ${status} is a ${verdict}`, async ({
    page,
  }) => {
    await forbidLinkPrefetch(page);
    await page.route(pageChunkPattern(target), (route) => route.fulfill({ status, body: '' }));
    await openPage(page, START);
    const request = { method: 'GET', withCredentials: true, verdict };
    await expect.poll(() => findPrefetches(page)).toMatchObject([request]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}
