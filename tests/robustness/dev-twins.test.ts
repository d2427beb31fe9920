import { stringify } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../src/product';
import { createDescription } from '../support/api';
import { findFreePort } from '../support/freePort';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

const DESCRIPTION = 'small.yaml';

let project: Project;
let origin: string;

const read = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${origin}${product.baseUrl}${path}`).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
};

beforeAll(async () => {
  project = await createProject();
  const text = { 'text/plain': { schema: { type: 'string' }, example: 'a thing' } };
  await project.write(
    DESCRIPTION,
    stringify(
      createDescription({
        summary: 'List things',
        responses: { 200: { description: 'Fine.', content: text } },
      }),
    ),
  );
  const made = await project.run('tsx', ['scripts/api.mts'], { OPENAPI_SPEC: DESCRIPTION });
  expect(made.code, made.output).toBe(0);
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  void project.run('docusaurus', ['start', '--no-open', '--port', String(port)]);
});

afterAll(() => project.remove());

test('The development server serves Markdown twins, llms.txt and downloads, too', async () => {
  await expect
    .poll(async () => (await read('docs/api/list-things.md')).text, { timeout: 200_000 })
    .toContain('# List things');
  for (const [path, words] of [
    ['docs/custom/custom-template.md', '# Custom template'],
    ['blog/welcome.md', '# Welcome'],
    ['llms.txt', 'docs/api/list-things.md'],
    ['llms-full.txt', '# Custom template'],
    ['generators.json', '"list-things"'],
    ['postman_collection.json', '"List things"'],
  ] as const) {
    const { status, text } = await read(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain(words);
  }
});
