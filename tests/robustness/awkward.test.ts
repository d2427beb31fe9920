/**
 * One site of an awkward description and faulty pages: its texts are shown as they are and never run, each
 * shape has its page, and each fault is named. Built again, it has the same bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { product } from '../../src/product';
import { launchBrowser } from '../support/browser';
import { has } from '../support/programs';
import { createProject } from '../support/project';
import type { Project, RunResult } from '../support/project';
import { serveSite } from '../support/staticServer';
import type { StaticServer } from '../support/staticServer';
import { expectOnePageChanged, readSite } from '../support/siteBytes';
import { EVERYTHING } from '../support/sweep';
import { listTexts } from '../support/texts';
import { description, files, operations } from './awkward/description';
import { FAULTY_PAGES, testBuildRules } from './awkward/rules';
import { withoutSpaces } from '../support/withoutSpaces';
import { readStaticPage } from './awkward/staticPage';
import type { StaticPage } from './awkward/staticPage';
import { KEPT, testWholeSite } from './awkward/wholeSite';

const SPEC = 'awkward/openapi.yaml';
const OUT = 'site';

/** Every page that shows something of the description. */
const pages = [
  '',
  'docs/category/api',
  'docs/api/awkward',
  ...operations.map(({ slug }) => `docs/api/${slug}`),
];

let project: Project;
let build: RunResult;
async function createSite(): Promise<Project> {
  const created = await createProject({ without: ['openapi', 'blog', 'src/engine'] });
  const contents = { ...files, ...FAULTY_PAGES };
  for (const [file, text] of Object.entries(contents)) await created.write(file, text);
  return created;
}

async function buildSite(of: Project, args: string[], env: NodeJS.ProcessEnv): Promise<RunResult> {
  const result = await of.run('npm', ['run', '--silent', 'build', '--', ...args], {
    OPENAPI_SPEC: SPEC,
    ...env,
  });
  if (result.code !== 0) throw new Error(result.output);
  return result;
}

beforeAll(async () => {
  project = await createSite();
  build = await buildSite(project, ['--out-dir', OUT], KEPT);
});

afterAll(() => project.remove());

const readBuilt = (file: string): string => readFileSync(path.join(project.dir, OUT, file), 'utf8');

/** The HTML of a page of the site: `docs/api/awkward`, nothing for the home page. */
function readStatic(address: string): StaticPage {
  const known = read.get(address) ?? readStaticPage(readBuilt(`${address || 'index'}.html`));
  read.set(address, known);
  return known;
}

const read = new Map<string, StaticPage>();

describe('every text of an operation is on its page without JavaScript', () => {
  test.each(operations)('$slug', ({ slug, shared, ...operation }) => {
    const { shown } = readStatic(`docs/api/${slug}`);
    const texts = listTexts(description, operation, shared);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(([, text]) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  });

  test('the introduction has what the description says about the API', () => {
    const { summary = '', version, description: text = '' } = description.info;
    const { shown } = readStatic('docs/api/awkward');
    // Neither of its paragraphs has any Markdown in it but marks of headings and rules.
    const lines = text.split('\n').map((line) => line.replace(/^(?:#+ |---$)/, ''));
    const plain = lines.filter((line) => !line.includes('&lt;'));
    expect(plain.length).toBeGreaterThan(10);
    for (const line of [summary, version, ...plain]) expect(shown).toContain(withoutSpaces(line));
  });

  test('the catalogue has the names of all tags and operations', () => {
    const { shown } = readStatic('docs/category/api');
    const names = [
      ...(description.tags ?? []).map((tag) => tag['x-displayName'] ?? tag.name),
      ...operations.map(({ summary = '' }) => summary),
    ];
    for (const name of names) expect(shown).toContain(withoutSpaces(name));
  });
});

describe('the HTML of a page is safe and whole', () => {
  test.each(pages)('/%s', (address) => {
    const nothing = { handlers: [], active: [], schemes: [], twice: [], lost: [] };
    expect(readStatic(address).faults).toEqual(nothing);
  });
});

describe.runIf(has('browser'))('in a browser', () => {
  let server: StaticServer;
  let browser: Browser;

  /** One profile for the pages with scripts and one for those without, of the size of a phone. */
  let scripted: BrowserContext;
  let unscripted: BrowserContext;

  async function openPage(
    context: BrowserContext,
    address: string,
    before?: (page: Page) => Promise<void>,
  ): Promise<Page> {
    const page = await context.newPage();
    await before?.(page);
    await page.goto(`${server.origin}${product.baseUrl}${address}`);
    return page;
  }

  const openStatic = (address: string) => openPage(unscripted, address);

  /** Opens a page with scripts and collects what happens that should not. */
  async function openWatched(address: string, before?: (page: Page) => Promise<void>) {
    const events: string[] = [];
    const page = await openPage(scripted, address, async (opening) => {
      opening.on('console', (message) => {
        if (message.type() === 'error') events.push(`console: ${message.text()}`);
      });
      opening.on('pageerror', (error) => events.push(`error: ${error.message}`));
      opening.on('dialog', (dialog) => {
        events.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      opening.on('request', (request) => {
        if (!request.url().startsWith(server.origin)) events.push(`request: ${request.url()}`);
      });
      await before?.(opening);
    });
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    if (await page.evaluate(() => 'hostile' in window)) events.push('A text of the page ran.');
    return { page, events };
  }

  /** By how many pixels a page, all of it unfolded, is wider than the screen. */
  function overflow(page: Page): Promise<number> {
    return page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
      return scrollWidth - clientWidth;
    });
  }

  beforeAll(async () => {
    server = await serveSite(path.join(project.dir, OUT), product.baseUrl);
    browser = await launchBrowser();
    const viewport = { width: 390, height: 844 };
    scripted = await browser.newContext({ viewport });
    unscripted = await browser.newContext({ viewport, javaScriptEnabled: false });
  });

  afterEach(async () => {
    const open = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(open.map((page) => page.close()));
  });

  // Whatever was reached; a failure leaves less to close.
  afterAll(async () => {
    await Promise.allSettled([(async () => browser.close())(), (async () => server.close())()]);
  });

  describe('nothing in a description runs, and nothing makes a page wider than a phone', () => {
    test('the check itself sees a script that runs, an image that is missing and a wide page', async () => {
      const added =
        '<script>window.hostile = 1</script><img src="x"><div style="width: 800px">-</div>';
      const { page, events } = await openWatched('docs/api/no-content', async (opening) => {
        await opening.route('**/no-content', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `${await response.text()}${added}` });
        });
      });
      expect(events).toContain('A text of the page ran.');
      expect(events.join('\n')).toContain('404');
      expect(await overflow(page)).toBeGreaterThan(0);
    });

    test.each(pages)('/%s', async (address) => {
      const { page, events } = await openWatched(address);
      expect(events).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });

  describe('awkward shapes', () => {
    test('other names of the thing are keywords of its page', async () => {
      const page = await openStatic('docs/api/hostile-texts');
      const keywords = await page.locator('meta[name="keywords"]').getAttribute('content');
      const [{ 'x-aliases': aliases = [] } = {}] = operations;
      expect(aliases.length).toBeGreaterThan(0);
      expect(keywords).toBe(aliases.join(','));
    });

    const repeats = (page: Page) => page.locator('dt', { hasText: 'Repeats' }).locator('+ dd a');

    test.each([
      ['recursive-schema', 6, ['#body', '#response-200-data']],
      ['mutual-recursion', 4, ['#query-query', '#response-200']],
    ])('recursion is cut with a link to what repeats: %s', async (slug, count, targets) => {
      const page = await openStatic(`docs/api/${slug}`);
      const links = await repeats(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(links).toHaveLength(count);
      expect([...new Set(links)]).toEqual(targets);
      for (const target of targets) {
        expect(await page.locator(`[id="${target.slice(1)}"]`).count(), target).toBe(1);
      }
    });

    test('all twelve levels of an object are on the page, each inside the one above', async () => {
      const page = await openStatic('docs/api/twelve-levels');
      const levels = Array.from({ length: 12 }, (_, index) => `level-${index + 1}`);
      const innermost = page.locator(`[id="response-200-${levels.join('.')}"]`);
      const enclosing = innermost.locator(
        'xpath=ancestor-or-self::*[starts-with(@id, "response-200-level")]',
      );
      expect(await enclosing.count()).toBe(12);
    });

    test('all 300 values of a choice are on the page', async () => {
      const page = await openStatic('docs/api/many-values');
      const values = await page.locator('[id="query-value"] dd details code').allTextContents();
      expect(values).toHaveLength(300);
      expect(values).toEqual(
        Array.from(values, (_, index) => `value-${String(index + 1).padStart(3, '0')}`),
      );
    });

    test('an operation that answers with 204 only says that there is no body', async () => {
      const page = await openStatic('docs/api/no-content');
      expect(await page.locator('[id="response-204"]').textContent()).toContain(
        'This response has no body.',
      );
    });

    test('an operation without parameters says so', async () => {
      const page = await openStatic('docs/api/no-parameters');
      expect(await page.locator('main').textContent()).toContain(
        'This operation takes no parameters.',
      );
    });

    test('what is deprecated says so: operation, parameter, header and property', async () => {
      const page = await openStatic('docs/api/deprecated-operation');
      expect(await page.locator('main').textContent()).toContain('This operation is deprecated.');
      for (const id of ['query-old', 'response-200-header-X-Old', 'response-200-older']) {
        expect(await page.locator(`[id="${id}"]`).textContent(), id).toContain('deprecated');
      }
    });

    test('responses stand in the order of their codes, ranges in words', async () => {
      const page = await openStatic('docs/api/default-and-ranges');
      const titles = await page.locator('details[id^="response-"] > summary').allTextContents();
      expect(titles).toEqual([
        '2XX Any success',
        '4XX Any client error',
        '503 Service Unavailable',
        'default Any other status',
      ]);
    });

    test('each of several media types has its own schema, and its samples say which they are of', async () => {
      const page = await openStatic('docs/api/several-media-types');
      const types = ['application/json', 'application/xml', 'text/csv'];
      const success = page.locator('[id="response-200"]');
      expect(await success.locator('section').count()).toBe(5);
      for (const type of types) {
        expect(await success.locator('section', { hasText: type }).count(), type).toBe(1);
        expect(await page.locator('aside label', { hasText: type }).count(), type).toBe(1);
      }
      const error = page.locator('[id="response-400"] section', { hasText: 'text/plain' });
      expect(await error.textContent()).toContain('Text error');
    });
  });
});

describe('the build', () => {
  test('writes exactly one page and one Markdown twin for each operation', () => {
    const written = readdirSync(path.join(project.dir, OUT, 'docs/api')).filter(
      (file) => !/\.(?:br|gz)$/.test(file),
    );
    const slugs = operations.map(({ slug }) => slug);
    const expected = ['awkward', ...slugs].sort();
    expect(written.sort()).toEqual(
      expected.flatMap((slug) => [`${slug}.html`, `${slug}.md`]).sort(),
    );
    const listed = [...readBuilt('sitemap.xml').matchAll(/\/docs\/api\/([^<]+)</g)];
    expect(listed.map(([, slug = '']) => slug).sort()).toEqual(expected);
    const catalogue = JSON.parse(
      readFileSync(path.join(project.dir, '.api/catalogue.json'), 'utf8'),
    ) as { count: number; groups: { entries: { slug: string }[] }[] };
    const entries = catalogue.groups.flatMap((group) => group.entries);
    expect(entries.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
    expect(catalogue.count).toBe(slugs.length);
  });

  test('shows on the home page what the description has, and nothing of another one', () => {
    const html = readBuilt('index.html');
    expect(html).not.toContain('IBAN');
    expect(html).toContain('What it does');
  });

  test("leaves out this project's own guides, posts and texts, and every link to them", () => {
    const own = ['docs/custom', 'blog', 'markdown-page'];
    const built = readdirSync(path.join(project.dir, OUT), { recursive: true }).map(String);
    for (const address of own) {
      expect(built.filter((file) => file.startsWith(address))).toEqual([]);
      for (const page of pages) {
        const { targets } = readStatic(page);
        expect(targets.filter((target) => target.includes(`/${address}`))).toEqual([]);
      }
    }
  });

  test('publishes the description with every name and value that it has', () => {
    const published: unknown = JSON.parse(readBuilt('openapi.json'));
    expect(JSON.stringify(published)).toBe(JSON.stringify(description));
    expect(JSON.stringify(parse(readBuilt('openapi.yaml')))).toBe(JSON.stringify(description));
  });
});

describe('faulty contents', () => testBuildRules(() => build.output));

describe('built again, the site', () => {
  let elsewhere: Project;

  beforeAll(async () => {
    elsewhere = await createSite();
  });

  afterAll(() => elsewhere.remove());

  test('has the same bytes in another folder, with nothing kept of a former build', async () => {
    const site = readSite(path.join(project.dir, OUT));
    expect(Object.keys(site).length).toBeGreaterThan(100);
    await buildSite(elsewhere, [], { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' });
    expect(readSite(path.join(elsewhere.dir, 'build'))).toEqual(site);
  });

  test('has another script for a page of which one word has changed, and another list of hashes', async () => {
    const before = readSite(path.join(project.dir, OUT));
    const { [SPEC]: text = '' } = files;
    const changed = text.replace('with the name of another.', 'with the name of one more.');
    expect(changed).not.toBe(text);
    await project.write(SPEC, changed);
    // With what the first build has kept, into another folder.
    await buildSite(project, ['--out-dir', 'public/site'], KEPT);
    expectOnePageChanged(before, readSite(path.join(project.dir, 'public/site')));
  });
});

if (EVERYTHING) describe('the whole site', testWholeSite);
