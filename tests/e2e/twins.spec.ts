import { expect, test } from '@playwright/test';
import { product, siteAddress } from '../../src/product';
import { builtFiles, operations, readBuilt, sitemapPaths } from '../support/build';
import { readAnchors } from '../support/html';
import { findLeftovers, listLinks, parseMarkdown, readMarkdown } from '../support/markdown';
import { at } from './site';

const files = new Set(builtFiles());
const twins = [...files].filter((file) => file.endsWith('.md'));

/** The addresses that have a twin: documentation, and posts but no list of posts. */
const paths = sitemapPaths()
  .map((path) => path.slice(product.baseUrl.length))
  .filter((path) => /^docs\/.|^blog\/(?!archive|authors|tags)./.test(path));

/** Why a link leads nowhere; nothing when it leads somewhere, or to another site. */
function findFault(link: string): string | undefined {
  if (!/^(?:https?|mailto):/.test(link)) return `${link}: no whole address`;
  const target = new URL(link);
  if (!link.startsWith(siteAddress)) return undefined;
  const path = decodeURIComponent(target.pathname.slice(product.baseUrl.length));
  const file = [path, `${path}.html`, `${path}/index.html`].find((each) => files.has(each));
  if (file === undefined) return `${link}: no such file`;
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '') return undefined;
  return readAnchors(readBuilt(file)).has(anchor) ? undefined : `${link}: no such anchor`;
}

/** The address that a page's head names for its Markdown. */
function alternateOf(html: string): string | undefined {
  const [link = ''] = /<link[^>]*type="?text\/markdown[^>]*>/.exec(html) ?? [];
  return /href="?([^"\s>]+)/.exec(link)?.[1];
}

test('Every docs page and every blog post has a twin, and nothing else has', () => {
  expect(paths.length).toBeGreaterThan(operations.length + 4);
  expect([...twins].sort()).toEqual(paths.map((path) => `${path}.md`).sort());
});

test('Every page with a twin names it in its head, and no other page does', () => {
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const named = pages.flatMap((file) => {
    const address = alternateOf(readBuilt(file));
    return address === undefined ? [] : [[file.replace(/\.html$/, ''), address]];
  });
  expect(new Map(named as [string, string][])).toEqual(
    new Map(paths.map((path) => [path, at(`/${path}.md`)])),
  );
});

test('Every link of every twin resolves, and no twin holds anything but Markdown', () => {
  const faults = twins.flatMap((file) => {
    const { head, tree } = readMarkdown(readBuilt(file));
    const links = new Set([head.url ?? '', ...listLinks(tree)]);
    expect(head.url).toBe(`${siteAddress}${file.replace(/\.md$/, '')}`);
    return [...findLeftovers(tree), ...[...links].map(findFault)]
      .filter((fault) => fault !== undefined)
      .map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('A link that leads nowhere is found', () => {
  expect(findFault(`${siteAddress}docs/api/nothing.md`)).toContain('no such file');
  expect(findFault(`${siteAddress}docs/category/api#nothing`)).toContain('no such anchor');
  expect(findFault('pathname:///llms.txt')).toContain('no whole address');
  expect(findFault('https://example.org/')).toBeUndefined();
});

test('The twin of a guide or a post says what its page says', async ({ page }) => {
  const written = paths.filter(
    (path) => !path.startsWith('docs/api/') && !path.includes('category'),
  );
  expect(written.length).toBeGreaterThan(4);
  for (const path of written) {
    await page.goto(at(`/${path}`));
    // Words of prose; code is compared by its blocks.
    const shown = await page.evaluate(() => {
      const content = document.querySelector('article .markdown');
      const read = (selector: string) =>
        [...(content?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
      return {
        blocks: read('p:not(:has(img)), h2, h3, td, th, summary, [class*="title"]').map((text) =>
          text.replaceAll('\u200b', ''),
        ),
        code: read('pre code'),
      };
    });
    expect(shown.blocks.length).toBeGreaterThan(5);
    const tree = parseMarkdown(readBuilt(`${path}.md`).replace(/^---\n.*?\n---\n/s, ''));
    const text = await page.evaluate(
      (parts) => parts.join('').replaceAll(/\s+/g, ''),
      textsOf(tree),
    );
    const missing = [...shown.blocks, ...shown.code].filter(
      (block) => !text.includes(block.replaceAll(/\s+/g, '')),
    );
    expect(missing, path).toEqual([]);
  }
});

function textsOf(node: object): string[] {
  if ('value' in node) return [String(node.value)];
  return 'children' in node ? (node.children as object[]).flatMap(textsOf) : [];
}

test.describe('llms.txt', () => {
  const tree = parseMarkdown(readBuilt('llms.txt'));

  test('follows the conventions: a title, a summary, and sections that are lists of links', () => {
    const [title, summary, ...others] = tree.children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(summary?.type).toBe('blockquote');
    const start = others.findIndex(({ type }) => type === 'heading');
    expect(others.slice(0, start).every(({ type }) => type === 'paragraph')).toBe(true);
    const sections = others.slice(start);
    for (const [index, node] of sections.entries()) {
      expect(node).toMatchObject(
        index % 2 === 0 ? { type: 'heading', depth: 2 } : { type: 'list', ordered: false },
      );
      if (node.type !== 'list') continue;
      for (const { children } of node.children) {
        const [paragraph] = children;
        expect(children).toHaveLength(1);
        const [link, text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
        expect(link?.type).toBe('link');
        expect(text).toMatchObject({
          type: 'text',
          value: expect.stringMatching(/^: \S/),
        });
      }
    }
    expect(sections.at(-2)).toMatchObject({ children: [{ value: 'Optional' }] });
  });

  test('lists every twin and every download, and each link resolves', () => {
    const links = listLinks(tree);
    expect(links.map(findFault).filter(Boolean)).toEqual([]);
    for (const file of twins) expect(links).toContain(`${siteAddress}${file}`);
    for (const file of [
      'openapi.yaml',
      'openapi.json',
      'postman_collection.json',
      'generators.json',
    ]) {
      expect(links).toContain(`${siteAddress}${file}`);
    }
    expect(new Set(links).size).toBe(links.length);
  });

  test('llms-full.txt holds every twin in the same order', () => {
    const full = readBuilt('llms-full.txt');
    const listed = listLinks(tree).filter((link) => link.endsWith('.md'));
    const places = listed.map((link) => full.indexOf(readBuilt(link.slice(siteAddress.length))));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

test('Information page and footer lead to every download without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const downloads = ['openapi.yaml', 'openapi.json', 'postman_collection.json', 'generators.json'];
  const hrefs = (selector: string) =>
    page.locator(`${selector} a`).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  await page.goto(at('/docs/api/fakewright'));
  for (const file of [...downloads, 'generators.schema.json', 'llms.txt', 'llms-full.txt']) {
    expect(await hrefs('main')).toContain(at(`/${file}`));
    expect((await page.request.get(at(`/${file}`))).status()).toBe(200);
  }
  await expect(page.locator('main li', { hasText: 'OpenAPI, YAML' })).toContainText(/\d MB/);
  for (const path of ['/', '/blog', '/docs/api/generate-an-iban']) {
    await page.goto(at(path));
    const links = await hrefs('footer');
    for (const file of [...downloads, 'llms.txt', 'blog/rss.xml', 'blog/atom.xml']) {
      expect(links).toContain(at(`/${file}`));
    }
    expect(links).toContain(at('/docs/category/api'));
  }
  await page.close();
});
