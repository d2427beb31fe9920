import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { describe, expect, test } from 'vitest';
import { renderOperationPage } from '../../src/reference/render/mdx.ts';

/** Strings that a version of YAML could parse as another type. */
const TEXTS = [
  ...['Generate an IPv4 address', '2024-01-01', '0x1F', '12:30:45', '1e3', 'yes', 'null', '~'],
  ...['<<', '---', '- a', 'a: b', 'a #b', '"a" \'b\'', '\\d+ \\', '{{name}}', '[a]', '*a', '&a'],
  ...['@a', '`a`', '| a', '? a', 'a\n---\nb', 'a\ttab', '\u2028', 'שלום 😀', 'a'.repeat(3000)],
];

describe('Docusaurus reads what the front matter was made from', () => {
  test.each(TEXTS)('%j', async (text) => {
    const api = { operationId: 'generate-a-thing', 'x-aliases': [text] };
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: 'docs/api/page.mdx',
      fileContent: renderOperationPage({ title: text, api }),
    });
    expect(validateDocFrontMatter(frontMatter)).toEqual({
      id: 'generate-a-thing',
      title: text,
      description: text,
      slug: '/api/generate-a-thing',
      sidebar_label:
        text === TEXTS[0] ? 'IPv4 address' : text.charAt(0).toUpperCase() + text.slice(1),
      hide_title: true,
      hide_table_of_contents: true,
      keywords: [text],
      custom_edit_url: null,
    });
    expect(content.trim()).toBe(
      'import page from "@generated/reference/default/pages/generate-a-thing.json";\n\n<OperationPage {...page} />',
    );
  });
});
