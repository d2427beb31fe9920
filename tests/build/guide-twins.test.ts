import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { readFences } from '../support/guides.ts';
import { findLeftovers, parseMarkdown } from '../support/markdown.ts';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const files = globSync(['docs/**/*.mdx', 'blog/**/*.mdx'], { ignore: 'docs/api/**' }).sort();

/** The file of a guide's or post's twin, from the slug in its front matter. */
function twinFile(file: string, source: string): string {
  const slug = /^slug: (\S+)$/m.exec(FRONT_MATTER.exec(source)?.[1] ?? '')?.[1];
  if (file.startsWith('blog/')) return `build/blog/${slug}.md`;
  return `build/${file.replace(/\.mdx$/, '.md')}`;
}

test('There are guides and posts to compare', () => {
  expect(files.length).toBeGreaterThan(4);
});

describe.each(files)('The Markdown twin of %s', (file) => {
  const source = readFileSync(file, 'utf8');
  const twin = twinFile(file, source);
  const text = existsSync(twin) ? readFileSync(twin, 'utf8') : '';

  test('has every example as it is written, in its order', () => {
    const written = readFences(source).map(({ code }) => code);
    const shown = readFences(text).map(({ code }) => code);
    // Components can show more code than the source has.
    expect(shown.filter((code) => written.includes(code))).toEqual(written);
  });

  test('has every heading and table of the source', () => {
    const count = (markdown: string, type: string) =>
      parseMarkdown(markdown.replace(FRONT_MATTER, '')).children.filter(
        (node) => node.type === type,
      ).length;
    // A post's title stands in its front matter.
    const title = /^# /m.test(source.replaceAll(/^```.*?^```/gms, '')) ? 0 : 1;
    expect(count(text, 'heading')).toBe(count(source, 'heading') + title);
    expect(count(text, 'table')).toBeGreaterThanOrEqual(count(source, 'table'));
  });

  test('has no syntax of MDX and HTML left', () => {
    expect(findLeftovers(parseMarkdown(text.replace(FRONT_MATTER, '')))).toEqual([]);
    const prose = text.replaceAll(/^(```+).*?^\1/gms, '').replaceAll(/`[^`\n]+`/g, '');
    expect(prose).not.toMatch(/<!--|\{\/\*|^import /m);
  });
});
