/** What the site's own configuration makes of faulty contents: it says so, and builds; each time the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/hosting/files';
import { product } from '../../src/product';
import { createProject } from '../support/project';
import type { Project, RunResult } from '../support/project';

/** One operation, so that the build has little to do. */
const description = {
  openapi: '3.1.1',
  info: { title: 'Small', summary: 'A small API', version: '1.0.0' },
  servers: [{ url: 'https://api.small.example' }],
  paths: {
    '/thing': {
      get: {
        operationId: 'generate-a-thing',
        summary: 'Generate a thing',
        responses: { '200': { description: 'A thing' } },
      },
    },
  },
};

/** A page with one fault of each kind; a second module claims its address as well. */
const faults = {
  'src/pages/faults.mdx': `# Faults

- A [link](/nowhere) to no page
- A [link](./missing.mdx) to no Markdown file
- A [link](/blog#nowhere) to no anchor
`,
  'src/pages/faults/index.mdx': '# The same address again\n',
};

describe('build-time rules', () => {
  let project: Project;
  let result: RunResult;

  /** The message that begins like this, level and all, up to the next one. */
  function findMessage(start: string): string {
    const messages = result.output.split(/^(?=\[[A-Z]+\])/m);
    const found = messages.find((message) => message.startsWith(start));
    if (found === undefined) throw new Error(`No message "${start}" in:\n${result.output}`);
    return found;
  }

  /** What a build says, by file; compressed copies aside. */
  function readBuild(folder: string): Map<string, string> {
    const files = listFiles(path.join(project.dir, folder));
    return new Map(
      files.map((file) => [file, readFileSync(path.join(project.dir, folder, file), 'base64')]),
    );
  }

  beforeAll(async () => {
    project = await createProject({ without: ['openapi', 'blog'] });
    await project.write(
      'blog/post.mdx',
      '---\ndate: 2025-01-20\ntags: []\n---\n\n# Post\n\nText.\n',
    );
    await project.write('small.json', JSON.stringify(description));
    for (const [file, text] of Object.entries(faults)) await project.write(file, text);
    result = await project.run('npm', ['run', '--silent', 'build'], {
      OPENAPI_SPEC: 'small.json',
    });
  });

  afterAll(() => project.remove());

  test('a build with broken links, anchors and duplicate routes is no failed build', () => {
    expect(result.output).toContain('[SUCCESS] Generated static files in "build".');
    expect(result.code).toBe(0);
  });

  test('broken links are logged', () => {
    const message = findMessage('[INFO] Docusaurus found broken links!');
    expect(message).toContain(`source page path = ${product.baseUrl}faults`);
    expect(message).toContain(`-> linking to ${product.baseUrl}nowhere\n`);
  });

  test('broken markdown links give a warning', () => {
    const message = findMessage('[WARNING] Markdown link with URL');
    expect(message).toContain('`./missing.mdx`');
    expect(message).toContain('"src/pages/faults.mdx"');
  });

  test('duplicate routes give a warning', () => {
    const message = findMessage('[WARNING] Duplicate routes found!');
    expect(message).toContain(`Attempting to create page at ${product.baseUrl}faults`);
  });

  test('broken anchors give a warning', () => {
    const message = findMessage('[WARNING] Docusaurus found broken anchors!');
    expect(message).toContain(`-> linking to ${product.baseUrl}blog#nowhere`);
  });

  test.each([
    ['npm run build', []],
    ['npm run build -- --out-dir elsewhere', ['--', '--out-dir', 'elsewhere']],
  ])('the next build has the same bytes: %s', async (_, args) => {
    const before = readBuild('build');
    const { code, output } = await project.run('npm', ['run', '--silent', 'build', ...args], {
      OPENAPI_SPEC: 'small.json',
    });
    expect(code, output).toBe(0);
    expect(readBuild(args.at(-1) ?? 'build')).toEqual(before);
  });
});
