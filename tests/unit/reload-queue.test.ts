/** The queue of reloads of the development server, with a site that is the list of its reloads. */
import { describe, expect, test } from 'vitest';
import { queueReloads } from '../../src/plugins/reloadQueue';
import type { SiteModule } from '../../src/plugins/reloadQueue';

type Site = readonly string[];

const DOCS = { name: 'docs', id: 'default' };
const BLOG = { name: 'blog', id: 'default' };
const BROKEN = { name: 'broken', id: 'default' };

/** Creates a queued server. `during` runs within each reload. */
function createServer(during: (server: SiteModule<Site>, site: Site) => void = () => undefined) {
  const server: SiteModule<Site> = {
    reloadSite: async (site) => Promise.resolve([...site, 'site']),
    reloadSitePlugin: async (site, { name }) => {
      during(server, site);
      await Promise.resolve();
      if (name === BROKEN.name) throw new Error('Broken.');
      return [...site, name];
    },
  };
  queueReloads(server, { blog: { name: 'search', id: 'default' } });
  return server;
}

describe('the reload queue', () => {
  test('starts each reload from the result of the previous one', async () => {
    const server = createServer();
    const reloads = [
      server.reloadSitePlugin([], DOCS),
      server.reloadSite([]),
      server.reloadSitePlugin([], { ...DOCS, id: 'other' }),
    ];
    expect((await Promise.all(reloads)).at(-1)).toEqual(['docs', 'site', 'docs']);
  });

  test('joins requests for a reload that has not started', async () => {
    const server = createServer();
    const reloads = [1, 2, 3].map(() => server.reloadSitePlugin([], DOCS));
    expect(await Promise.all(reloads)).toEqual([['docs'], ['docs'], ['docs']]);
  });

  test('reloads again for a request that comes during a reload', async () => {
    let second: Promise<Site> | undefined;
    const server = createServer((running, site) => {
      second ??= running.reloadSitePlugin(site, DOCS);
    });
    await server.reloadSitePlugin([], DOCS);
    expect(await second).toEqual(['docs', 'docs']);
  });

  test('keeps the site when a reload fails, and reports the error once', async () => {
    const server = createServer();
    const reloads = [DOCS, BROKEN, BROKEN, { ...DOCS, id: 'other' }];
    const results = await Promise.allSettled(
      reloads.map((plugin) => server.reloadSitePlugin([], plugin)),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results.at(-1)).toEqual({ status: 'fulfilled', value: ['docs', 'docs'] });
  });

  test('reloads a plugin that depends on another', async () => {
    expect(await createServer().reloadSitePlugin([], BLOG)).toEqual(['blog', 'search']);
  });

  test('names the missing functions of another version of Docusaurus', () => {
    // @ts-expect-error Docusaurus has renamed its functions.
    expect(() => queueReloads({ reloadOneSite: () => undefined })).toThrow('reload functions');
  });
});
