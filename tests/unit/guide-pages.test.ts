import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guides, readFences } from '../support/guides.ts';
import { parseMarkdown } from '../support/markdown.ts';
import { readPage, visibleText } from '../support/mdx.ts';

const IMPORTS = /^import \w+ from '@site\/.*\n/gm;
const FRONT_MATTER = /^---\n.*?\n---\n/s;

const files = Object.keys(guides).filter((file) => file.endsWith('.mdx'));

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const fences = readFences(source);

  test('is a page that shows every example, table and heading as it is written', async () => {
    // Components stand in for those that the page imports.
    const { html, frontMatter } = await readPage(source.replaceAll(IMPORTS, ''));
    expect(frontMatter).toMatchObject({
      title: expect.stringMatching(/./) as string,
      description: expect.stringMatching(/./) as string,
    });
    const shown = visibleText(html);
    for (const { code } of fences) expect(shown).toContain(code.replaceAll(/\s+/g, ' ').trim());
    const { children } = parseMarkdown(source.replace(FRONT_MATTER, ''));
    const count = (type: string) => children.filter((node) => node.type === type).length;
    expect(html.match(/<h[1-3]\b/g)).toHaveLength(count('heading'));
    expect(html.match(/<table\b/g)).toHaveLength(count('table'));
  });
});
