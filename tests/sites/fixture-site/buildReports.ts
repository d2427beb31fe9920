import { expect, test } from 'vitest';

/** A page with one error of each kind, and a second file with the same URL. */
export const FAULTY_PAGES = {
  'tests/fixtures/site/docs/faults.mdx': `# Faults

- A [link](/nowhere) to no page
- A [link](./missing.mdx) to no Markdown file
- A [link](/docs/next/faults#nowhere) to no anchor
`,
  'tests/fixtures/site/docs/faults/index.mdx': '# The same address again\n',
};

/** Tests that the site's configuration reports wrong content of the fixture, and builds the fixture. */
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

  const faulty = '/fixture/docs/next/faults';

  test('a build with broken links, anchors and duplicate routes does not fail', () => {
    expect(readOutput()).toContain('[SUCCESS] Generated static files in');
    expect(readOutput()).not.toContain('[ERROR]');
  });

  test('broken links are logged, and there are no others', () => {
    const { sources, targets } = readLinks(findMessage('[INFO] Docusaurus found broken links!'));
    // The fixture has no catalogue, to which its page for missing addresses leads.
    expect(sources.filter((page) => page !== '/fixture/404.html')).toEqual([faulty]);
    expect(targets).toContain('/fixture/nowhere');
  });

  test('broken markdown links give a warning', () => {
    const message = findMessage('[WARNING] Markdown link with URL');
    expect(message).toContain('`./missing.mdx`');
    expect(message).toContain('docs/faults.mdx"');
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
    expect(targets).toEqual([`${faulty}#nowhere`]);
  });

  test('the HTML minifier has no complaint', () => {
    expect(readOutput()).not.toContain('HTML minifier');
  });
}
