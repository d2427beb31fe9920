import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listScripts } from '../tests/support/scripts.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { compressedSize, sum } from './files.mts';
import { serveCompressed } from './server.mts';
import { choosePages, htmlFile, permalink } from './sites.mts';
import type { BuiltSite } from './sites.mts';
import { isPrefetch } from './visits.mts';

export interface PageScripts {
  /** Bytes of the scripts that other pages need as well, by file without its hash. */
  shared: Record<string, number>;
  /** Bytes of those that no other page needs. */
  own: number;
}

/** The addresses of the scripts that each page needs, by the page's path. */
type NeededScripts = ReadonlyMap<string, readonly string[]>;

/** For each page the scripts that no other one needs. */
function findOwn(needed: NeededScripts): Map<string, string[]> {
  const users = new Map<string, number>();
  for (const address of [...needed.values()].flat()) {
    users.set(address, (users.get(address) ?? 0) + 1);
  }
  return new Map(
    [...needed].map(([page, addresses]) => [
      page,
      addresses.filter((each) => users.get(each) === 1),
    ]),
  );
}

const readNamed = (site: BuiltSite, pages: readonly string[]): NeededScripts =>
  new Map(
    pages.map((page) => {
      const html = readFileSync(htmlFile(site, page), 'utf8');
      return [page, [...new Set(listScripts(html))]];
    }),
  );

/** Opens each page in a browser, and notes what it asks for until it is hydrated. */
export async function watchNeeded(
  { build }: BuiltSite,
  pages: readonly string[],
): Promise<NeededScripts> {
  const server = await serveCompressed(build);
  const browser = await launchBrowser();
  const needed = new Map<string, string[]>();
  try {
    const page = await browser.newPage();
    let seen = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'script' || isPrefetch(request)) return;
      seen.add(new URL(request.url()).pathname);
    });
    for (const each of pages) {
      seen = new Set();
      await page.goto(`${server.origin}${each}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      needed.set(each, [...seen]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return needed;
}

/**
 * The scripts that each page of a build needs: those that its HTML names. Plain Docusaurus names two scripts
 * in every page, and these ask for the others. Then a browser opens the pages.
 *
 * @throws Error when an endpoint page has no script of its own: its content must be in some script, so it
 *   has been overlooked
 */
async function findNeeded(site: BuiltSite, watch: typeof watchNeeded) {
  const endpoints = site.endpoints.map(({ page }) => page);
  const pages = [...new Set([...endpoints, ...Object.values(choosePages(site))])];
  const named = readNamed(site, pages);
  const namesOwn = (page: string): boolean => (findOwn(named).get(page) ?? []).length > 0;
  const needed = endpoints.some(namesOwn) ? named : await watch(site, pages);
  const own = findOwn(needed);
  const without = endpoints.find((page) => own.get(page)?.length === 0);
  if (without !== undefined) {
    throw new Error(
      `${site.build}: ${without} needs no script that is its own, so bytes cannot be counted. ` +
        `It needs ${needed.get(without)?.join(', ')}.`,
    );
  }
  return { needed, own };
}

/**
 * Finds the scripts that each page of a build needs, and which of them are its own.
 *
 * @returns compressed bytes of the scripts of a page, by its path below the site's base
 * @throws Error when an endpoint page has no script of its own, or a script that a page names is missing
 */
export async function weighScripts(
  site: BuiltSite,
  watch: typeof watchNeeded = watchNeeded,
): Promise<(page: string) => PageScripts> {
  const { needed, own } = await findNeeded(site, watch);
  const sizes = new Map<string, number>();
  const sizeOf = (address: string): number => {
    const file = path.join(site.build, address.slice(permalink('/').length));
    const size = sizes.get(address) ?? compressedSize(file);
    sizes.set(address, size);
    return size;
  };
  return (page) => {
    const ownScripts = own.get(page) ?? [];
    const others = (needed.get(page) ?? []).filter((address) => !ownScripts.includes(address));
    return {
      shared: Object.fromEntries(
        others.map((address) => [
          path.basename(address).replace(/\.\w+\.js$/, ''),
          sizeOf(address),
        ]),
      ),
      own: sum(ownScripts.map(sizeOf)),
    };
  };
}
