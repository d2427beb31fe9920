import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { pageLists } from '../../src/patches/pageLists';
import { Site } from '../../src/patches/patch';

interface Page {
  id: string;
  hash: string;
  sidebar?: string;
  names?: object;
}

/** Docusaurus' list of all modules that are loaded on demand, in the form in which it writes it. */
const REGISTRY = `export default {
${['0a1b2c3d', '17896441']
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`,
  )
  .join('\n')}};
`;

/** Docusaurus' lists of docs pages, in the form in which it writes them. */
function writeLists(folder: string, pages: Page[]) {
  const prefix = '/base/docs/';
  const route = ({ id, hash, sidebar = 'main' }: Page) => `{
    path: '${prefix}${id}',
    component: ComponentCreator('${prefix}${id}', '${hash}'),
    exact: true,
    sidebar: "${sidebar}"
  }`;
  const names = pages.map(({ id, hash, names: own }, index) => [
    `${prefix}${id}-${hash}`,
    own ?? { __comp: 'page', content: `content${index}` },
  ]);
  const docs = pages.map(({ id, sidebar = 'main' }) => ({ id, path: `${prefix}${id}`, sidebar }));
  const data = {
    'docusaurus-plugin-content-docs': {
      default: { path: '/base/docs', versions: [{ name: 'current', path: '/base/docs', docs }] },
    },
  };
  const files = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/base/blog', component: ComponentCreator('/base/blog', 'aaa'), exact: true },
  { path: '/base/docs', routes: [${pages.map(route).join(',\n')}] },
  { path: '*', component: ComponentCreator('*') },
];`,
    'routesChunkNames.json': JSON.stringify({ '/base/blog-aaa': {}, ...Object.fromEntries(names) }),
    'globalData.json': JSON.stringify(data),
    'registry.js': REGISTRY,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return files;
}

/** The texts that the browser gets for the lists in a folder, by their names, and that of the table. */
function load(folder: string): Record<string, string> {
  const site = new Site({ siteDir: folder, generatedFilesDir: folder });
  const replacements = Object.entries(pageLists.replace?.(site) ?? {});
  return Object.fromEntries(
    replacements.map(([replaced, by]) => [
      path.basename(replaced),
      typeof by === 'object' ? by.text : '',
    ]),
  );
}

/** What a module of that text exports by default, with the table as the modules import it. */
async function evaluate(text: string, table = ''): Promise<unknown> {
  const creator = 'export default (path, hash) => [path, hash];';
  const weak = 'const require = { resolveWeak: () => 0 };\n';
  const source = text
    .replace('@patches/page-table', `data:text/javascript,${encodeURIComponent(table)}`)
    .replace('@docusaurus/ComponentCreator', `data:text/javascript,${encodeURIComponent(creator)}`);
  const module = (await import(`data:text/javascript,${encodeURIComponent(weak + source)}`)) as {
    default: unknown;
  };
  return module.default;
}

const folders: string[] = [];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const alike = ['a', 'b-2', 'api/c'].map((id, index) => ({ id, hash: `00${index}` }));
const cases: [what: string, pages: Page[], rows: number][] = [
  ['pages that are alike', alike, 3],
  ['one page', alike.slice(0, 1), 1],
  ['a page in another sidebar behind them', [...alike, { id: 'd', hash: 'abc', sidebar: 'x' }], 3],
  [
    'a page of other scripts between them',
    [
      ...alike,
      { id: 'd', hash: 'abc', names: { __comp: 'other', content: 'd' } },
      { id: 'e', hash: 'e' },
    ],
    3,
  ],
];

describe.each(cases)('the lists of pages that browsers load, of %s', (_what, pages, rows) => {
  test.each(['routesChunkNames.json', 'globalData.json'] as const)(
    'hold in %s what Docusaurus has written',
    async (name) => {
      const folder = createFolder();
      const before = writeLists(folder, pages)[name];
      const { 'page-table': table, [name]: text = '' } = load(folder);
      expect(await evaluate(text, table)).toEqual(JSON.parse(before));
      expect(text).not.toContain(`${pages[0]?.id}-`);
    },
  );

  test('hold the same routes in the same order', async () => {
    const folder = createFolder();
    const before = writeLists(folder, pages)['routes.js'];
    const { 'page-table': table, 'routes.js': after = '' } = load(folder);
    expect(await evaluate(after, table)).toEqual(await evaluate(before));
    expect(after).not.toBe(before);
  });

  test('name in the table the pages that are alike', () => {
    const folder = createFolder();
    writeLists(folder, pages);
    const { 'page-table': table } = load(folder);
    const named = pages.filter(({ id, hash }) => table?.includes(`${id} ${hash} `));
    expect(named).toHaveLength(rows);
  });
});

test('A page with more scripts is not taken for one like others.', () => {
  const folder = createFolder();
  writeLists(folder, [
    { id: 'd', hash: 'abc', names: { __comp: 'page', content: 'd', more: 'e' } },
  ]);
  expect(() => load(folder)).toThrow('a page on which routes.js');
});

test('The list of modules loses the names and numbers of modules, and keeps their loaders.', async () => {
  const folder = createFolder();
  writeLists(folder, alike);
  const { 'registry.js': text = '' } = load(folder);
  expect(text).not.toContain('resolveWeak');
  expect(text.match(/@site/g)).toHaveLength(2);
  const registry = (await evaluate(text)) as Record<string, unknown[]>;
  expect(Object.keys(registry)).toEqual(['17896441', '0a1b2c3d']);
  for (const entry of Object.values(registry)) expect(entry).toEqual([expect.any(Function)]);
});

test('A site without documentation has nothing to shorten.', () => {
  const folder = createFolder();
  writeLists(folder, alike);
  writeFileSync(path.join(folder, 'globalData.json'), '{}');
  expect(load(folder)).toEqual({});
});
