import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

type Loader = (
  this: { resourcePath: string; resourceQuery: string; addDependency: () => void },
  source: string,
) => string;

const shareTable = createRequire(import.meta.url)(
  '../../src/plugins/leanClient/pages.cjs',
) as Loader;

interface Page {
  id: string;
  hash: string;
  sidebar?: string;
  names?: object;
}

/** The framework's lists for pages of the documentation, in the form in which it writes them. */
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
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return files;
}

const load = (folder: string, name: string, query = ''): string =>
  shareTable.call(
    {
      resourcePath: path.join(folder, name),
      resourceQuery: query,
      addDependency: () => undefined,
    },
    readFileSync(path.join(folder, name), 'utf8'),
  );

/** What a module of that text exports by default, with the table as the modules import it. */
async function evaluate(folder: string, text: string): Promise<unknown> {
  const table = `data:text/javascript,${encodeURIComponent(load(folder, 'routesChunkNames.json', '?pages'))}`;
  const creator = 'export default (path, hash) => [path, hash];';
  const source = text
    .replace('@generated/routesChunkNames.json?pages', table)
    .replace('@docusaurus/ComponentCreator', `data:text/javascript,${encodeURIComponent(creator)}`);
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
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
  [
    'a page with more scripts',
    [{ id: 'd', hash: 'abc', names: { __comp: 'page', content: 'd', more: 'e' } }],
    0,
  ],
];

describe.each(cases)('the lists of pages that browsers load, of %s', (_what, pages, rows) => {
  test.each(['routesChunkNames.json', 'globalData.json'] as const)(
    'hold in %s what the framework has written',
    async (name) => {
      const folder = createFolder();
      const before = writeLists(folder, pages)[name];
      const text = load(folder, name);
      const after = rows > 0 ? await evaluate(folder, text) : (JSON.parse(text) as unknown);
      expect(after).toEqual(JSON.parse(before));
      if (rows > 0) expect(text).not.toContain(`${pages[0]?.id}-`);
    },
  );

  test('hold the same routes in the same order', async () => {
    const folder = createFolder();
    const before = writeLists(folder, pages)['routes.js'];
    const after = load(folder, 'routes.js');
    expect(await evaluate(folder, after)).toEqual(await evaluate(folder, before));
    expect(after === before).toBe(rows === 0);
  });

  test('name in the table the pages that are alike', () => {
    const folder = createFolder();
    writeLists(folder, pages);
    const table = load(folder, 'routesChunkNames.json', '?pages');
    const named = pages.filter(({ id, hash }) => table.includes(`${id} ${hash} `));
    expect(named).toHaveLength(rows);
  });
});
