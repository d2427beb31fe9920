import { expect, test } from 'vitest';
import { product } from '../../../src/product';

/** A post, a page with one fault of each kind, and a second module that claims its address as well. */
export const FAULTY_PAGES = {
  'blog/post.mdx': '---\ndate: 2025-01-20\ntags: []\n---\n\n# Post\n\nText.\n',
  'src/pages/faults.mdx': `# Faults

- A [link](/nowhere) to no page
- A [link](./missing.mdx) to no Markdown file
- A [link](/blog#nowhere) to no anchor
`,
  'src/pages/faults/index.mdx': '# The same address again\n',
};

/** What the site's own configuration makes of faulty contents: it says so, and builds. */
export function testBuildRules(readOutput: () => string): void {
  /** The message that begins like this, level and all, up to the next one. */
  function findMessage(start: string): string {
    const output = readOutput();
    const found = output.split(/^(?=\[[A-Z]+\])/m).find((message) => message.startsWith(start));
    if (found === undefined) throw new Error(`No message "${start}" in:\n${output}`);
    return found;
  }

  /** The pages that a message names, and where their links lead to. */
  const readLinks = (message: string) => ({
    sources: [...message.matchAll(/source page path = (\S+?):?$/gm)].map(([, page]) => page),
    targets: [...message.matchAll(/-> linking to (\S+)/g)].map(([, target]) => target),
  });

  const faulty = `${product.baseUrl}faults`;

  test('a build with broken links, anchors and duplicate routes is no failed build', () => {
    expect(readOutput()).toContain('[SUCCESS] Generated static files in');
    expect(readOutput()).not.toContain('[ERROR]');
  });

  test('broken links are logged', () => {
    // Other pages link to operations that this description does not have.
    const { sources, targets } = readLinks(findMessage('[INFO] Docusaurus found broken links!'));
    expect(sources).toContain(faulty);
    expect(targets).toContain(`${product.baseUrl}nowhere`);
  });

  test('broken markdown links give a warning', () => {
    const message = findMessage('[WARNING] Markdown link with URL');
    expect(message).toContain('`./missing.mdx`');
    expect(message).toContain('"src/pages/faults.mdx"');
  });

  test('duplicate routes give a warning', () => {
    const message = findMessage('[WARNING] Duplicate routes found!');
    expect(message).toContain(`Attempting to create page at ${faulty}`);
  });

  test('broken anchors give a warning, and there are no others', () => {
    const { sources, targets } = readLinks(
      findMessage('[WARNING] Docusaurus found broken anchors!'),
    );
    expect(sources).toEqual([faulty]);
    expect(targets).toEqual([`${product.baseUrl}blog#nowhere`]);
  });

  test('the HTML minifier has no complaint', () => {
    expect(readOutput()).not.toContain('HTML minifier');
  });
}
