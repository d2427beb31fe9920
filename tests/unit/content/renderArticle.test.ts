import { expect, test } from 'vitest';
import { readArticle } from '../../../src/content/readArticle';
import { renderArticle } from '../../../src/content/renderArticle';

const parts = { Limits: { markdown: '[a](/a)' }, Explorer: { markdown: '- one' } };

/** Renders the Markdown version of a guide. */
function render(source: string): string {
  const tree = readArticle('docs/guide.mdx', source, parts);
  return renderArticle({ title: 'Title', tree }, (url) => `/base${url}`);
}

test.each([
  ['a title in the front matter', '---\ntitle: Title\n---\n\nText.', 'Text.'],
  ['an import', "import A from 'a';\n\nText.", 'Text.'],
  ['an id and a comment', '## One {/* #id */}\n\n{/* search: a */}\n\nText.', '## One\n\nText.'],
  ['a link', '[a](/a)', '[a](/base/a)'],
  ['a paragraph', 'one\ntwo *three\nfour*', 'one two _three four_'],
  ['an admonition', ':::note[Hot]\n\nIt is\nhot.\n\n:::', '> **Hot**\n>\n> It is hot.'],
  ['tabs', '<Tabs>\n<TabItem label="A">\n\n- one\n\n</TabItem>\n</Tabs>', '**A**\n\n* one'],
  ['a closed section', '<ClosedSection>\n\nPress <kbd>K</kbd>.\n\n</ClosedSection>', 'Press `K`.'],
  ['parts', '<GeneratedContent name="Limits" />\n\n<Explorer />', '[a](/base/a)\n\n* one'],
  ['code', '```js title="a"\n`{1}`;\n\n  b();\n```', '**a**\n\n```js\n`{1}`;\n\n  b();\n```'],
  ['a picture', '![A chart](./x.svg)', 'Image: A chart'],
])('the Markdown version of a guide converts or removes MDX syntax: %s', (_, source, markdown) => {
  expect(render(source)).toBe(`# Title\n\n${markdown}`);
});

test('a heading of level 1 in a guide replaces the title in the front matter', () => {
  expect(render('# Own title\n\nText.')).toBe('# Own title\n\nText.');
});

test.each([
  ['<Unknown />', '<Unknown> has no Markdown version'],
  ['<GeneratedContent name="Wrong" />', '<GeneratedContent> has no Markdown version'],
  ['{1 + 1}', 'Write its value'],
  [':::note\n\nText.\n\n:::', 'Write :::note[Title]'],
])(
  'MDX that cannot be converted to Markdown is rejected with the file name: %s',
  (source, reason) => {
    expect(() => render(source)).toThrow(reason);
    expect(() => render(source)).toThrow('docs/guide.mdx: ');
  },
);
