import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { product } from '../../src/site/product';

type ChunkNames = string | null | ChunkNames[] | { [key: string]: ChunkNames };

/** Chunks of each route in the build. A key consists of the route's path and a short hash. */
const routes = JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as Record<
  string,
  ChunkNames
>;

function listNames(names: ChunkNames): string[] {
  if (typeof names === 'string') return [names];
  return names === null ? [] : Object.values(names).flatMap(listNames);
}

/**
 * Returns a pattern that matches the URLs of the chunks that only one page needs: `pageChunkPattern('/docs/api/fakewright')`.
 *
 * @throws Error if the site does not have this page, or if the page shares all its chunks.
 */
export function pageChunkPattern(path: string): RegExp {
  const route = product.baseUrl.replace(/\/$/, '') + path;
  const isOfRoute = (key: string): boolean => key.replace(/-[^-]+$/, '') === route;
  const others = new Set(
    Object.entries(routes).flatMap(([key, names]) => (isOfRoute(key) ? [] : listNames(names))),
  );
  const own = Object.entries(routes)
    .flatMap(([key, names]) => (isOfRoute(key) ? listNames(names) : []))
    .filter((name) => !others.has(name));
  if (own.length === 0) throw new Error(`No chunk belongs to ${path} alone.`);
  return new RegExp(`/assets/js/(?:${own.join('|')})\\.[0-9a-f]+\\.js$`);
}

/** Returns a pattern that matches the URL of the chunk with the component that renders a page. */
export function componentChunkPattern(path: string): RegExp {
  const route = product.baseUrl.replace(/\/$/, '') + path;
  const [, names] =
    Object.entries(routes).find(([key]) => key.replace(/-[^-]+$/, '') === route) ?? [];
  const { __comp: name } = (names ?? {}) as Record<string, ChunkNames>;
  if (typeof name !== 'string') throw new Error(`No chunk renders ${path}.`);
  return new RegExp(`/assets/js/${name}\\.[0-9a-f]+\\.js$`);
}

/**
 * Holds requests until the returned function is called.
 *
 * Call it before the page opens: an open page may send its next request before Chromium intercepts requests.
 */
export async function holdRequests(
  target: Page | BrowserContext,
  addresses: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds requests for a page's own chunks until the returned function is called. */
export const holdChunks = (page: Page, path: string): Promise<() => void> =>
  holdRequests(page, pageChunkPattern(path));

/** Makes requests for a page's own chunks fail while `isLost` returns true. */
export async function failChunks(
  page: Page,
  path: string,
  isLost: () => boolean = () => true,
): Promise<void> {
  await page.route(pageChunkPattern(path), (route) =>
    isLost() ? route.abort('failed') : route.continue(),
  );
}

/** Exports of a page's module: the component and the metadata of the page. */
interface PageModule {
  default: (props: object) => unknown;
  [name: string]: unknown;
}

/** Adds a call of a function to the source text of a chunk. The function changes the chunk's modules in the browser. */
function wrapChunk(text: string, change: (module: PageModule) => object): string {
  return `(() => {
    const change = ${change.toString()};
    const wrap = (define) => function (module, exports, require) {
      define.call(this, module, exports, require);
      if (typeof module.exports.default === 'function') module.exports = change(module.exports);
    };
    const wrapAll = (modules) =>
      Object.fromEntries(Object.entries(modules).map(([id, define]) => [id, wrap(define)]));
    const push = (list) => ([ids, modules, ...rest]) => list.push([ids, wrapAll(modules), ...rest]);
    const scope = new Proxy({}, {
      get: (_, name) => ({ push: push(window[name]) }),
      set: () => true,
    });
    (function (self) {\n${text}\n})(scope);
  })();`;
}

/**
 * Changes the page module in a page's own chunks. Requests for these chunks return the changed source text.
 *
 * @param change Runs in the browser, so it must not refer to variables outside of the function.
 */
export async function changePageModule(
  page: Page,
  path: string,
  change: (module: PageModule) => object,
): Promise<void> {
  await page.route(pageChunkPattern(path), async (route) => {
    // Skip prefetched scripts, which are not executed and may still be loading when the test ends.
    if (route.request().resourceType() !== 'script') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: wrapChunk(await response.text(), change) });
  });
}

/** Records requests for a page's own chunks in the returned array, in the order in which they are sent. */
export function recordChunkRequests(page: Page, path: string): Request[] {
  const pattern = pageChunkPattern(path);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Records the URLs of documents that the main frame requests in the returned array: one entry for each load or reload. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
