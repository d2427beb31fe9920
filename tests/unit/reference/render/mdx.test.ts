import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { expect, test } from 'vitest';
import { createDocItem, renderOperationPage } from '../../../../src/reference/render/mdx.ts';

/** Strings that a version of YAML could parse as another type. */
const TEXTS = [
  ...['Generate an IPv4 address', '2024-01-01', '0x1F', '12:30:45', '1e3', 'yes', 'null', '~'],
  ...['<<', '---', '- a', 'a: b', 'a #b', '"a" \'b\'', '\\d+ \\', '{{name}}', '[a]', '*a', '&a'],
  ...['@a', '`a`', '| a', '? a', 'a\n---\nb', 'a\ttab', '\u2028', 'שלום 😀', 'a'.repeat(3000)],
];

test.each(TEXTS)('the front matter of a page keeps the string %j unchanged', async (text) => {
  const api = { operationId: 'generate-a-thing', 'x-aliases': [text], 'x-search-words': ['ding'] };
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'docs/api/page.mdx',
    fileContent: renderOperationPage({ title: text, api }),
  });
  expect(validateDocFrontMatter(frontMatter)).toMatchObject({
    id: 'generate-a-thing',
    title: text,
    description: text,
    slug: '/api/generate-a-thing',
    keywords: [text, 'ding'],
    hide_title: true,
    hide_table_of_contents: true,
    custom_edit_url: null,
  });
  expect(content.trim()).toBe(
    'import page from "@generated/reference/default/pages/generate-a-thing.json";\n\n<OperationPage {...page} />',
  );
});

test('the sidebar marks deprecated operations', () => {
  const deprecation = { since: '2026-05-01', reason: 'A code has letters, too.' };
  const operation = {
    title: 'Generate a PIN',
    api: { operationId: 'pin', 'x-deprecated': deprecation },
  };
  expect(createDocItem(operation).label).toBe('PIN (deprecated)');
  expect(renderOperationPage(operation)).toContain('sidebar_label: PIN (deprecated)\n');
});
