/** A description whose texts and shapes are as awkward as they may be: shown as it is, never run. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { METHODS } from '../../src/reference/read/types';
import type { Description, Parameter } from '../../src/reference/read/types';
import { product } from '../../src/product';
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser';
import { createProject } from '../support/project';
import type { Project, RunResult } from '../support/project';
import { serveSite } from '../support/staticServer';
import type { StaticServer } from '../support/staticServer';
import { listTexts } from '../support/texts';

const SPEC = 'tests/fixtures/awkward/openapi.yaml';
const OUT = 'site';

const description = parse(readFileSync(SPEC, 'utf8')) as Description;

const operations = Object.values(description.paths ?? {}).flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const shared = (item.parameters ?? []) as Parameter[];
    return [{ ...operation, slug: operation.operationId ?? '', shared }];
  }),
);

/** Every page that shows something of the description. */
const pages = [
  '',
  'docs/category/api',
  'docs/api/awkward',
  ...operations.map(({ slug }) => `docs/api/${slug}`),
];

/** White space is for the browser to arrange. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

let project: Project;
let build: RunResult;
let server: StaticServer;
let browser: Browser;

const readBuilt = (file: string): string => readFileSync(path.join(project.dir, OUT, file), 'utf8');

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

/** What the HTML of a page says and holds, read once. */
function readStatic(address: string): Promise<StaticPage> {
  const known = read.get(address) ?? openStatic(address).then(inspect);
  read.set(address, known);
  return known;
}

const read = new Map<string, Promise<StaticPage>>();

type StaticPage = Awaited<ReturnType<typeof inspect>>;

async function inspect(page: Page) {
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const ids = elements.map(({ id }) => id).filter((id) => id !== '');
    const targets = elements.map((element) => element.getAttribute('href') ?? '');
    const main = document.querySelector('main');
    const text = (document.querySelector('main .theme-doc-markdown') ?? main)?.textContent ?? '';
    return {
      text,
      faults: {
        handlers: elements.flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
        // The catalogue has a form of its own, in the place that is marked as its search.
        active: [...(main?.querySelectorAll('*:not(search > form)') ?? [])]
          .map(({ tagName }) => tagName)
          .filter((name) => /^(?:script|style|iframe|object|embed|img|form)$/i.test(name)),
        schemes: targets.filter((target) => /^\s*(?:javascript|data|vbscript):/i.test(target)),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        lost: targets
          .filter((target) => target.startsWith('#'))
          .filter((target) => !ids.includes(decodeURIComponent(target.slice(1)))),
      },
    };
  });
  return { ...found, shown: withoutSpaces(found.text) };
}

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
  project = await createProject({ without: ['openapi', 'blog', 'src/engine'], also: [SPEC] });
  await project.write('blog/post.mdx', '---\ndate: 2025-01-20\ntags: []\n---\n\n# Post\n\nText.\n');
  build = await project.run('npm', ['run', '--silent', 'build', '--', '--out-dir', OUT], {
    OPENAPI_SPEC: SPEC,
  });
  if (build.code !== 0) throw new Error(build.output);
  server = await serveSite(path.join(project.dir, OUT), product.baseUrl);
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const viewport = { width: 390, height: 844 };
  scripted = await browser.newContext({ viewport });
  unscripted = await browser.newContext({ viewport, javaScriptEnabled: false });
});

afterEach(async () => {
  const open = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(open.map((page) => page.close()));
});

// Whatever the build reached; a failed one leaves less to close.
afterAll(async () => {
  await Promise.allSettled([
    (async () => browser.close())(),
    (async () => server.close())(),
    (async () => project.remove())(),
  ]);
});

describe('every text of an operation is on its page without JavaScript', () => {
  test.each(operations)('$slug', async ({ slug, shared, ...operation }) => {
    const { shown } = await readStatic(`docs/api/${slug}`);
    const texts = listTexts(description, operation, shared);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(([, text]) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  });

  test('the introduction has what the description says about the API', async () => {
    const { summary = '', version, description: text = '' } = description.info;
    const { shown } = await readStatic('docs/api/awkward');
    // Neither of its paragraphs has any Markdown in it but marks of headings and rules.
    const lines = text.split('\n').map((line) => line.replace(/^(?:#+ |---$)/, ''));
    const plain = lines.filter((line) => !line.includes('&lt;'));
    expect(plain.length).toBeGreaterThan(10);
    for (const line of [summary, version, ...plain]) expect(shown).toContain(withoutSpaces(line));
  });

  test('the catalogue has the names of all tags and operations', async () => {
    const { shown } = await readStatic('docs/category/api');
    const names = [
      ...(description.tags ?? []).map((tag) => tag['x-displayName'] ?? tag.name),
      ...operations.map(({ summary = '' }) => summary),
    ];
    for (const name of names) expect(shown).toContain(withoutSpaces(name));
  });

  test('other names of the thing are keywords of its page', async () => {
    const page = await openStatic('docs/api/hostile-texts');
    const keywords = await page.locator('meta[name="keywords"]').getAttribute('content');
    const [{ 'x-aliases': aliases = [] } = {}] = operations;
    expect(aliases.length).toBeGreaterThan(0);
    expect(keywords).toBe(aliases.join(','));
  });
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

describe('the HTML of a page is safe and whole', () => {
  test.each(pages)('/%s', async (address) => {
    const nothing = { handlers: [], active: [], schemes: [], twice: [], lost: [] };
    expect((await readStatic(address)).faults).toEqual(nothing);
  });
});

describe('awkward shapes', () => {
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
    const values = await page.locator('[id="query-value"] dd code').allTextContents();
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

describe('the build', () => {
  test('writes exactly one page and one Markdown twin for each operation', () => {
    const files = readdirSync(path.join(project.dir, OUT, 'docs/api')).filter(
      (file) => !/\.(?:br|gz)$/.test(file),
    );
    const expected = ['awkward', ...operations.map(({ slug }) => slug)].sort();
    expect(files.sort()).toEqual(expected.flatMap((slug) => [`${slug}.html`, `${slug}.md`]).sort());
    const listed = [...readBuilt('sitemap.xml').matchAll(/\/docs\/api\/([^<]+)</g)];
    expect(listed.map(([, slug]) => slug).sort()).toEqual(expected);
  });

  test('finds no fault in the HTML and no broken anchor', () => {
    expect(build.output).not.toMatch(/HTML minifier|broken anchors|\[ERROR\]/);
  });

  test('publishes the description with every name and value that it has', () => {
    const published: unknown = JSON.parse(readBuilt('openapi.json'));
    expect(JSON.stringify(published)).toBe(JSON.stringify(description));
    expect(JSON.stringify(parse(readBuilt('openapi.yaml')))).toBe(JSON.stringify(description));
  });
});
