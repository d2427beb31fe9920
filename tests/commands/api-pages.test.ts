/** Tests `npm run api` and a build of its pages with an OpenAPI document of a few operations. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortenSpec } from '../support/shortenSpec';
import { runScript } from '../support/runScript';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';

const FILE = 'openapi/paths/string/nano-id.yaml';
const PAGE = 'generate-a-nano-id.api.mdx';
const OTHER_PAGE = 'generate-a-port.api.mdx';

let project: Project;

const pagePath = (file = ''): string => path.join(project.dir, 'docs/api', file);
const runApi = () => runScript(project, 'api');
const build = () => project.run('docusaurus', ['build']);

/** Returns the texts of all generated pages, keyed by file name. */
const readPages = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(pagePath()).map((file) => [file, readFileSync(pagePath(file), 'utf8')]),
  );

beforeAll(async () => {
  project = await copyProject();
  await shortenSpec(project.dir);
});

afterAll(() => project.remove());

test('a build without generated API pages fails and names the command that generates the pages', async () => {
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('The pages of the API have not been generated. Run `npm run api`.');
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

  test('regenerates the missing and damaged pages that a build has reported', async () => {
    rmSync(pagePath(PAGE));
    rmSync(pagePath(OTHER_PAGE));
    mkdirSync(pagePath(OTHER_PAGE));
    writeFileSync(pagePath('more.mdx'), '');
    rmSync(pagePath('sidebar.ts'));
    const { code, output } = await build();
    expect(code).toBe(1);
    for (const said of [
      /no page of generate-a-port, generate-a-nano-id;/,
      /no operation has generate-a-port\.api\.mdx, more\.mdx;/,
      /sidebar\.ts is missing/,
    ])
      expect(output).toMatch(said);
    const second = await runApi();
    expect(second.code, second.output).toBe(0);
    expect(readPages()).toEqual(pages);
  });

  test.each(['api', 'api:samples', 'mock'])(
    'npm run %s names the file that imports a missing module of the engine',
    async (script) => {
      const file = 'packages/engine/src/tags/index.ts';
      const text = readFileSync(path.join(project.dir, file), 'utf8');
      await project.write(file, text.replace('./music.ts', './songs.ts'));
      const { code, output } = await runScript(project, script);
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `${file} imports ./songs.ts, which does not exist. Correct the import.`,
      );
      await project.write(file, text);
    },
  );

  test('reports an invalid OpenAPI document with file, line and column, and keeps the pages', async () => {
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

  test('exits with code 1 and names the folder if the pages cannot be written', async () => {
    rmSync(pagePath(), { recursive: true });
    writeFileSync(pagePath(), 'a file instead of the folder');
    const { code, output } = await runApi();
    expect(code).toBe(1);
    expect(output).toContain('docs/api');
  });
});
