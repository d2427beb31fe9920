import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/reference/print/page.ts';
import { readFrontMatter } from '../support/mdx.ts';

/** What YAML, or one of its versions, could take for something else than a text. */
const TEXTS = [
  ...['Generate an IPv4 address', '2024-01-01', '0x1F', '12:30:45', '1e3', 'yes', 'null', '~'],
  ...['<<', '---', '- a', 'a: b', 'a #b', '"a" \'b\'', '\\d+ \\', '{{name}}', '[a]', '*a', '&a'],
  ...['@a', '`a`', '| a', '? a', 'a\n---\nb', 'a\ttab', '\u2028', 'שלום 😀', 'a'.repeat(3000)],
];

describe('Docusaurus reads what the front matter was made from', () => {
  test.each(TEXTS)('%j', async (text) => {
    const given = {
      id: text,
      title: text,
      description: text,
      slug: '/api/x',
      sidebar_label: text,
      keywords: [text],
      custom_edit_url: null,
    };
    const { frontMatter, content } = await readFrontMatter(renderPage(given, 'Page'));
    expect(validateDocFrontMatter(frontMatter)).toEqual(given);
    expect(content.trim()).toMatch(/^import page from "[^]*";\n\n<Page \{\.\.\.page\} \/>$/);
  });
});

test('what is undefined is left out', () => {
  const frontMatter = {
    id: 'a',
    title: 'A',
    description: 'b',
    slug: '/api/a',
    sidebar_label: 'A',
    keywords: undefined,
    custom_edit_url: null,
  } as const;
  expect(renderPage(frontMatter, 'Page')).toBe(
    '---\nid: a\ntitle: A\ndescription: b\nslug: /api/a\nsidebar_label: A\ncustom_edit_url: null\n---\n\nimport page from "@site/.api/pages/a.json";\n\n<Page {...page} />\n',
  );
});
