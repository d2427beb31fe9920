/** Tests the commands of Docusaurus and its OpenAPI plugin, with an OpenAPI document of a few operations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';
import { DEFAULT_URLS } from '../../src/site/product';
import { shortenSpec } from '../support/shortenSpec';

let project: Project;

const docusaurus = (...args: string[]) => project.run('docusaurus', args);

/** Configured URLs, which replace the default URLs in a build. */
const OWN_URLS = {
  SITE_URL: 'https://docs.acme.test',
  VENDOR_URL: 'https://acme.test/about',
  MARKETPLACE_URL: 'https://market.acme.test/fake',
};

beforeAll(async () => {
  project = await copyProject();
  await shortenSpec(project.dir);
});

afterAll(() => project.remove());

test('gen-api-docs, a build with configured URLs and clean-api-docs succeed one after the other', async () => {
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
  expect(readdirSync(path.join(project.dir, 'docs/api'))).toEqual([]);
});

test('the command docs:version is rejected and writes nothing', async () => {
  const { code, output } = await docusaurus('docs:version', '1.0');
  expect(code).toBe(1);
  expect(output).toContain('This site has one version of its docs, because openapi/ has one.');
  const written = readdirSync(project.dir).filter((file) => file.startsWith('version'));
  expect(written).toEqual([]);
});
