/** `npm run api`, and what Docusaurus' own commands say of its pages, with a document of a few operations. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_URLS } from '../../src/site/product';
import { cutSpec } from '../support/cutSpec';
import { createProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';

const FILE = 'openapi/paths/string/nano-id.yaml';
const PAGE = 'generate-a-nano-id.api.mdx';

let project: Project;

const pagePath = (file = ''): string => path.join(project.dir, 'docs/api', file);
const runApi = () => project.run('npm', ['run', '--silent', 'api']);
const docusaurus = (...args: string[]) => project.run('docusaurus', args);

/** URLs of a host, which a build has in place of the default ones. */
const OWN_URLS = {
  SITE_URL: 'https://docs.acme.test',
  VENDOR_URL: 'https://acme.test/about',
  MARKETPLACE_URL: 'https://market.acme.test/fake',
};

/** Texts of all generated pages by name. */
const readPages = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(pagePath()).map((file) => [file, readFileSync(pagePath(file), 'utf8')]),
  );

beforeAll(async () => {
  project = await createProject();
  await cutSpec(project.dir);
});

afterAll(() => project.remove());

test('a build without pages names the command that generates them', async () => {
  const { code, output } = await docusaurus('build');
  expect(code).toBe(1);
  expect(output).toContain('The pages of the API have not been generated. Run `npm run api`.');
});

test("the OpenAPI plugin's own commands write the pages, a build with the host's URLs accepts them, and clean leaves nothing", async () => {
  const generated = await project.run('docusaurus', ['gen-api-docs', 'all'], OWN_URLS);
  expect(generated.code, generated.output).toBe(0);
  const built = await project.run('docusaurus', ['build'], OWN_URLS);
  expect(built.code, built.output).toBe(0);
  const html = readFileSync(path.join(project.dir, 'build/docs/api/generate-a-nano-id.html'));
  expect(html.toString()).toContain(
    'The JavaScript library Nano ID uses the same characters: letters, digits, underscore and hyphen.',
  );
  for (const file of ['docs/api/generate-a-nano-id.md', 'openapi.json', 'llms.txt']) {
    expect(existsSync(path.join(project.dir, 'build', file)), file).toBe(true);
  }
  const text = new Map(
    globSync('build/**/*.{html,js,json,md,mjs,txt,xml,yaml}', { cwd: project.dir }).map((file) => [
      file,
      readFileSync(path.join(project.dir, file), 'utf8'),
    ]),
  );
  for (const url of Object.values(OWN_URLS)) expect(text.get('build/index.html')).toContain(url);
  for (const file of ['openapi.yaml', 'openapi.json', 'docs/api/fakewright.md'])
    expect(text.get(`build/${file}`), file).toContain(OWN_URLS.MARKETPLACE_URL);
  const isDefault = (each: string) => Object.values(DEFAULT_URLS).some((url) => each.includes(url));
  expect([...text].filter(([, each]) => isDefault(each)).map(([file]) => file)).toEqual([]);
  const cleaned = await docusaurus('clean-api-docs', 'all');
  expect(cleaned.code, cleaned.output).toBe(0);
  expect(readdirSync(pagePath())).toEqual([]);
});

test('docs:version is rejected and writes nothing', async () => {
  const { code, output } = await docusaurus('docs:version', '1.0');
  expect(code).toBe(1);
  expect(output).toContain('This site has one version of its docs, because openapi/ has one.');
  const written = readdirSync(project.dir).filter((file) => file.startsWith('version'));
  expect(written).toEqual([]);
});

describe('npm run api', () => {
  let pages: Record<string, string>;

  beforeAll(async () => {
    const { code, output } = await runApi();
    expect(code, output).toBe(0);
    pages = readPages();
    expect(Object.keys(pages)).toEqual(expect.arrayContaining([PAGE, 'sidebar.ts']));
  });

  test('does not write pages that have not changed', async () => {
    const before = statSync(pagePath(PAGE)).mtimeMs;
    const { code, output } = await runApi();
    expect(code).toBe(0);
    expect(output).toContain('0 files changed');
    expect(statSync(pagePath(PAGE)).mtimeMs).toBe(before);
  });

  test.each<[state: string, damage: () => void, said: string]>([
    ['a page is missing', () => rmSync(pagePath(PAGE)), 'no page of generate-a-nano-id'],
    ['there is a page too many', () => writeFileSync(pagePath('more.mdx'), ''), 'more.mdx'],
    ['the sidebar is missing', () => rmSync(pagePath('sidebar.ts')), 'sidebar.ts'],
    [
      'a page is a folder',
      () => {
        rmSync(pagePath(PAGE));
        mkdirSync(pagePath(PAGE));
      },
      PAGE,
    ],
  ])(
    'writes the pages again if %s, and a build names the problem',
    async (_state, damage, said) => {
      damage();
      const { code, output } = await docusaurus('build');
      expect(code).toBe(1);
      expect(output).toContain(said);
      const second = await runApi();
      expect(second.code, second.output).toBe(0);
      expect(readPages()).toEqual(pages);
    },
  );

  test('names the path that it cannot write, and exits with 1', async () => {
    rmSync(pagePath(), { recursive: true });
    writeFileSync(pagePath(), 'a file instead of the folder');
    const { code, output } = await runApi();
    expect(code).toBe(1);
    expect(output).toContain('docs/api');
    rmSync(pagePath());
    expect((await runApi()).code).toBe(0);
    expect(readPages()).toEqual(pages);
  });

  test.each(['api', 'api:samples', 'mock'])(
    '%s names the file that imports a renamed module of the engine',
    async (script) => {
      const file = 'packages/engine/src/tags/index.ts';
      const text = readFileSync(path.join(project.dir, file), 'utf8');
      await project.write(file, text.replace('./music.ts', './songs.ts'));
      const { code, output } = await project.run('npm', ['run', '--silent', script]);
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `${file} imports ./songs.ts, which does not exist. Correct the import.`,
      );
      await project.write(file, text);
    },
  );

  test('rejects a document with file, line and column, and keeps the pages', async () => {
    const text = readFileSync(path.join(project.dir, FILE), 'utf8');
    await project.write(FILE, text.replace('in: query', 'in: cookie'));
    const { code, output } = await runApi();
    expect(code).toBe(1);
    expect(output).toMatch(/openapi\/paths\/string\/nano-id\.yaml:\d+:\d+/);
    expect(output).toContain('Pages do not show parameters in cookie');
    expect(output, 'no stack trace').not.toMatch(/^\s+at \S+ \(/m);
    expect(readPages()).toEqual(pages);
    await project.write(FILE, text);
  });
});
