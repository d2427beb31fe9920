/** A description with the shapes of large public ones, built into a site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject } from '../support/project';
import type { Project, RunResult } from '../support/project';

const SPEC = 'tests/fixtures/shapes/openapi.yaml';
const OUT = 'site';

let project: Project;
let build: RunResult;

beforeAll(async () => {
  project = await createProject({ without: ['openapi', 'tests/fixtures/awkward'] });
  const spec = path.resolve(SPEC);
  build = await project.run('npm', ['run', 'build', '--', '--out-dir', OUT], {
    OPENAPI_SPEC: spec,
  });
}, 300_000);

afterAll(() => project.remove());

interface Catalogue {
  count: number;
  groups: { entries: { slug: string; title: string }[] }[];
}

const readFile = (file: string): string => readFileSync(path.join(project.dir, file), 'utf8');

test('Builds must succeed, and name what is unsupported.', () => {
  expect(build.code, build.output).toBe(0);
  for (const words of ['callbacks', 'links', 'multipart/form-data', '"not"', 'servers'])
    expect(build.output).toContain(words);
});

test('One page per operation.', () => {
  const { count, groups } = JSON.parse(readFile('.api/catalogue.json')) as Catalogue;
  const entries = groups.flatMap((group) => group.entries);
  expect(entries).toHaveLength(count);
  const pages = readdirSync(path.join(project.dir, OUT, 'docs/api')).filter((file) =>
    file.endsWith('.html'),
  );
  // The information page is the one more.
  expect(pages).toHaveLength(count + 1);
  for (const { slug, title } of entries) {
    expect(readFile(`${OUT}/docs/api/${slug}.html`), slug).toContain(title);
    expect(readFile(`${OUT}/docs/api/${slug}.md`), slug).toContain(title);
  }
});

test('The home page shows what the description has, and nothing of another one.', () => {
  const html = readFile(`${OUT}/index.html`);
  expect(html).not.toContain('IBAN');
  expect(html).toContain('What it generates');
});
