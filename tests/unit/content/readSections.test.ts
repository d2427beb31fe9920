import { expect, test } from 'vitest';
import { readArticle } from '../../../src/content/readArticle.ts';
import { readSections } from '../../../src/content/readSections.ts';

test('the sections of a guide are read with their text, anchors, tables, code and search words', () => {
  const source = [
    '---\ntitle: T\n---',
    "import GeneratedContent from './part.mdx';",
    '# Title',
    '{/* search: start, begin */}',
    'The *lead* of <span>us</span>.',
    '## One',
    'Text of *one*.',
    '{/* truncate */}',
    '- first\n- second',
    '| What | Limit |\n| --- | --- |\n| `count` | 100 |',
    '```md title="a-file.md"\n## Code { code: 7 }\n```',
    '## One',
    '#### Too deep',
    '## Commented {/* #its-id */}',
    'From 0 to 255.',
    '<GeneratedContent name="Table" />',
    '<List />',
    '<RequestEditor\n  title="Editor"\n  values={{ text: \'{{name}}\' }}\n>',
    '</RequestEditor>',
  ].join('\n\n');
  const none = { table: '', code: '', aliases: [] };
  const row = { id: 'row-a', name: 'A', places: [], text: 'About A.', aliases: [] };
  const parts = {
    Table: { markdown: '| a |\n| --- |\n| b |' },
    List: { markdown: 'Before the list.\n\n- A: one', rows: [row] },
  };
  expect(readSections(readArticle('a.mdx', source, parts))).toEqual({
    preamble: { ...none, text: 'The lead of us.', aliases: ['start', 'begin'] },
    sections: [
      {
        ...none,
        heading: 'One',
        anchor: 'one',
        depth: 2,
        text: 'Text of one.\nfirst\nsecond',
        table: 'What Limit count 100',
        code: 'title a-file.md Code code',
      },
      { ...none, heading: 'One', anchor: 'one-1', depth: 2, text: '' },
      {
        ...none,
        heading: 'Commented',
        anchor: 'its-id',
        depth: 2,
        text: 'From 0 to 255.\nBefore the list.\nEditor',
        table: 'a b',
        rows: [row],
      },
    ],
  });
});
