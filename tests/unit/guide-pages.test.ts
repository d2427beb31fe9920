import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guides, readFences } from '../support/guides.ts';
import { parseMarkdown, findLeftovers } from '../support/markdown.ts';
import { readPage, visibleText } from '../support/mdx.ts';
import { renderWrittenTwin } from '../../src/twins/writtenTwin';

const FRONT_MATTER = /^---\n.*?\n---\n/s;

const files = Object.keys(guides).filter((file) => file.endsWith('.mdx'));

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const fences = readFences(source);

  test('is a page that shows every example, table and heading as it is written', async () => {
    const { html, frontMatter } = await readPage(source);
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

  test('has a Markdown twin with every example', async () => {
    const content = source.replace(FRONT_MATTER, '');
    const twin = await renderWrittenTwin({ file, title: 'Title', content }, (url) => url);
    expect(findLeftovers(parseMarkdown(twin))).toEqual([]);
    expect(readFences(twin).map(({ code }) => code)).toEqual(fences.map(({ code }) => code));
  });
});
