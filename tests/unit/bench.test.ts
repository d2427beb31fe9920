import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { synthesize } from '../../bench/growth/synthesize.mts';
import { readPhases } from '../../bench/builds.mts';
import { weighScripts } from '../../bench/pageScripts.mts';
import type { watchNeeded } from '../../bench/pageScripts.mts';
import { measureBytes } from '../../bench/parts/bytes.mts';
import { compare, renderRows, renderTable } from '../../bench/report.mts';
import type { Budget, Budgets } from '../../bench/report.mts';
import { chooseSession, openSite, SEARCH_TEXTS } from '../../bench/sites.mts';
import { createDescription } from '../support/api.ts';
import { listOperations } from '../support/operations.ts';

const budget = (most: number): Budget => ({ most, unit: 'B', what: 'bytes' });

describe('the bench holds figures against budgets', () => {
  test('a figure at its limit is kept, one above it is broken', () => {
    const rows = compare({ a: budget(10), b: budget(10) }, { a: 10, b: 11 }, { a: 99 });
    expect(rows.map(({ name, isKept, stock }) => [name, isKept, stock])).toEqual([
      ['a', true, 99],
      ['b', false, undefined],
    ]);
    expect(renderRows(rows)).toMatch(/^BROKEN {2}bytes +11 B +10 B$/m);
  });

  test('what could not be measured is broken', () => {
    expect(compare({ a: budget(10) }, { a: Number.NaN }).map(({ isKept }) => isKept)).toEqual([
      false,
    ]);
  });

  test('a figure without a budget and a budget without a figure are refused', () => {
    expect(() => compare({}, { a: 1 })).toThrow('No budget for a');
    expect(() => compare({ a: budget(1) }, {})).toThrow('Nothing was measured for a');
  });

  test('every budget says what it is about and in which unit', () => {
    const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Budgets;
    const all = Object.values(budgets).flatMap((part) => Object.values(part));
    expect(all.length).toBeGreaterThan(10);
    for (const { most, unit, what } of all) {
      expect(Number.isFinite(most)).toBe(true);
      expect(['B', 'MB', 'ms', 's', 'x', '']).toContain(unit);
      expect(what).not.toBe('');
    }
  });

  test('figures stand below each other at their ends, texts at their beginnings', () => {
    const table = [
      ['page', 'bytes'],
      ['home', 1.23456],
      ['a', 12345],
    ];
    expect(renderTable(table)).toBe('page  bytes\nhome  1.235\na     12345');
  });
});

describe('the bench measures the build by its phases', () => {
  const line = (wall: number, text: string) => ({ wall, cpu: wall * 2, text });
  const lines = [
    line(1, 'Name: 3 operations, 4 pages in docs/api (1.0 s)'),
    line(3, '[PERF] Build > en > Load site - 2.00 seconds!'),
    line(6, '[PERF] Build > en > Bundling with rspack - 3.00 seconds!'),
    line(10, '[PERF] Build > en > SSG - 4.00 seconds!'),
  ];

  test('each phase lasts from the end of the one before', () => {
    const phases = readPhases({ lines, wall: 15, cpu: 31 });
    expect(Object.values(phases).map(({ wall }) => wall)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.values(phases).map(({ cpu }) => cpu)).toEqual([2, 4, 6, 8, 11]);
  });

  test('a phase without an end is a failure', () => {
    const others = lines.slice(0, 2);
    expect(() => readPhases({ lines: others, wall: 15, cpu: 31 })).toThrow('"compile"');
  });
});

describe('the bench counts what a build folder holds, and nothing beside it', () => {
  let build: string;
  const watch = vi.fn<typeof watchNeeded>();

  const script = (name: string) => `/documentation/assets/js/${name}.12345678.js`;

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  }

  function writePage(page: string, ...names: string[]): void {
    const tags = names.map((name) => `<script src=${script(name)} defer></script>`);
    write(`${page}.html`, `<!doctype html><title>${page}</title>${tags.join('')}`);
    for (const name of names) write(`assets/js/${name}.12345678.js`, `"${name}"`.repeat(20));
  }

  const endpoints = ['find-a-pet', 'list-pets'];

  beforeEach(() => {
    watch.mockClear();
    build = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
    const generators = endpoints.map((slug) => ({ slug, tag: 'pets' }));
    write('generators.json', JSON.stringify({ generators }));
    write('assets/css/styles.css', 'body {}');
    for (const [name, text] of Object.entries(SEARCH_TEXTS)) {
      write(`assets/js/search-${name}.12345678.js`, text);
    }
    for (const slug of endpoints) writePage(`docs/api/${slug}`, 'main', 'frame', slug);
    for (const page of ['index', 'docs/category/api', 'docs/api/pets', 'blog/welcome']) {
      writePage(page, 'main', page.replaceAll('/', '-'));
    }
    writePage('blog/archive', 'main');
  });

  afterEach(() => rmSync(build, { recursive: true }));

  test("a page's own scripts are those of its HTML that no other page names, whatever it is called", async () => {
    const scriptsOf = await weighScripts(openSite(build), watch);
    const { shared, own } = scriptsOf('/docs/api/list-pets');
    expect(Object.keys(shared)).toEqual(['main', 'frame']);
    expect(own).toBeGreaterThan(0);
    expect(watch).not.toHaveBeenCalled();
    const { figures } = await measureBytes(openSite(build));
    expect(Object.values(figures).every((bytes) => bytes > 0)).toBe(true);
    expect(chooseSession(openSite(build))).toEqual(endpoints.map((slug) => `/docs/api/${slug}`));
  });

  test('where the HTML names what all pages share and no more, a browser says what each page needs', async () => {
    for (const slug of endpoints) writePage(`docs/api/${slug}`, 'main');
    watch.mockImplementation((_, pages) =>
      Promise.resolve(new Map(pages.map((page) => [page, [script('main'), own(page)]]))),
    );
    const own = (page: string) =>
      page.startsWith('/docs/api/') && !page.endsWith('/pets')
        ? script(path.basename(page))
        : script('frame');
    const scriptsOf = await weighScripts(openSite(build), watch);
    expect(scriptsOf('/docs/api/find-a-pet').own).toBeGreaterThan(0);
  });

  test('a page without a script of its own is named: it does not weigh 0 B', async () => {
    writePage('docs/api/list-pets', 'main', 'frame');
    await expect(weighScripts(openSite(build), watch)).rejects.toThrow(
      '/docs/api/list-pets needs no script that is its own',
    );
    writePage('docs/api/find-a-pet', 'main', 'frame');
    watch.mockResolvedValue(
      new Map(endpoints.map((slug) => [`/docs/api/${slug}`, [script('main')]])),
    );
    await expect(weighScripts(openSite(build), watch)).rejects.toThrow(
      '/docs/api/find-a-pet needs no script that is its own',
    );
  });

  test('a folder that lacks what is looked for is named', async () => {
    const site = openSite(build);
    rmSync(path.join(build, 'assets/css/styles.css'));
    await expect(measureBytes(site)).rejects.toThrow('assets/css has no file that matches');
    rmSync(path.join(build, 'assets/js/frame.12345678.js'));
    const scriptsOf = await weighScripts(site, watch);
    expect(() => scriptsOf('/docs/api/list-pets')).toThrow('frame.12345678.js');
    rmSync(path.join(build, 'docs/api/list-pets.html'));
    expect(() => openSite(build)).toThrow('names /docs/api/list-pets, and');
    write('generators.json', '{"generators": []}');
    expect(() => openSite(build)).toThrow('names no generator');
    rmSync(path.join(build, 'generators.json'));
    expect(() => openSite(build)).toThrow('it has no generators.json');
  });

  test('a script that a page names twice is still its own', async () => {
    writePage('docs/api/list-pets', 'main', 'list-pets', 'list-pets');
    const scriptsOf = await weighScripts(openSite(build), watch);
    expect(scriptsOf('/docs/api/list-pets').own).toBeGreaterThan(0);
  });
});

describe('the bench grows the description', () => {
  const operation = (name: string) => ({
    operationId: `generate-an-${name}`,
    summary: `Generate an ${name}`,
    description: 'Text.',
    tags: ['things'],
    parameters: [{ name: 'count', in: 'query' as const, description: 'How many.', example: 1 }],
    responses: { '200': { description: 'Things.' } },
  });
  const source = {
    ...createDescription(),
    tags: [{ name: 'things', 'x-displayName': 'Things' }],
    paths: Object.fromEntries(
      ['apple', 'olive', 'onion'].map((name) => [`/v1/things/${name}`, { get: operation(name) }]),
    ),
  };
  const grown = synthesize(source, 40);
  const operations = listOperations(grown);

  test('there are as many operations as were asked for, each with a name of its own', () => {
    expect(operations).toHaveLength(40);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(40);
    expect(operations[0]).toMatchObject(operation('apple'));
    expect(operations[39]?.operationId).toMatch(/^generate-a-\w+-apple$/);
  });

  test('their tags are described and their texts differ', () => {
    const tags = new Set(grown.tags?.map(({ name }) => name));
    expect(operations.flatMap((each) => each.tags ?? []).every((tag) => tags.has(tag))).toBe(true);
    expect(new Set(operations.map(({ description }) => description)).size).toBeGreaterThan(20);
    expect(operations[39]?.parameters?.[0]).toMatchObject({ name: 'count', example: 1 });
  });
});
