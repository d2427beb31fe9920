import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { PAGES_FOLDER } from '../../src/reference/paths';
import { readPage } from '../../src/mdx/generated/readPage';
import { compilePage } from '../support/mdx';

/** In the form in which the generator writes pages. */
const PAGE = `---
id: a
title: "A: B"
---

import A from './_shared/a.mdx';
import ResponseB from './_shared/response-b.mdx';

<Operation>

<Sample title="One file, two" checked>

\`\`\`json title="a"
{ "a": [
  "<b>\\n", 1 ] }

\`\`\`

\`\`\`\`
\`\`\`
\`\`\`\`

</Sample>

# Generate \`a\` file

Folder \`/var/log/<a>\` and
a \\*file\\* together: 21\\:9, "quoted", it's (here) – é. _See_ _De
Luca!_ (_Mrs._). See [the \`count\` there](/docs/api/b#query-count).

A second one.

### Query parameters {/* #in-query */}

<Parameter name="a" limits={["at most 2","matches ^\\"[a]{1}\\\\\\\\$"]} default={-1500} required={null} examples={[]}>

- [A](/docs/b)
- B and \`c\`
- [C](/docs/d) after

</Parameter>

<A />

</Operation>
`;

/** What means something to Markdown, MDX, GFM, a directive, or the reader of generated pages. */
const PARTS = [
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n\n',
    '\n\n<A>\n\n',
    '\n\n</A>\n\n',
    '\n\n<A b="c" />\n\n',
    '<A>',
    '</A>',
  ],
  ...[
    '\n\n```\n',
    '\n```\n\n',
    '\n```js\n',
    '\n\n````json a="b"\n',
    '~~~',
    '`',
    '``',
    '```',
    '\n- ',
  ],
  ...['- ', '* ', '1. ', '12) ', '> ', '# ', '\n\n## ', '#', '- [ ] ', '---', '===', '\n=', '***'],
  ...[
    ' {/* #a */}',
    '{/*',
    '*/}',
    '{',
    '}',
    '{1}',
    ' {#id}',
    '<',
    '>',
    '/>',
    '<b>',
    '</b>',
    '<!--',
  ],
  ...[
    'import a from "b"',
    "import A from './a.mdx';\n",
    'export',
    'export const a = 1',
    ':a',
    ':::note',
  ],
  ...['\n:::\n', '::a', ':', ': ', '&', '&lt;', '&#123;', '\\', '\\*', '\\_', '\\:', '\\@', '\\\n'],
  ...[
    '[',
    ']',
    '(',
    ')',
    '[a](/b)',
    '[a]',
    '\n\n[a]: /c\n\n',
    '[^1]',
    '\n\n[^1]: d\n',
    '![a](/b)',
    '!',
  ],
  ...[
    'www.a.example',
    'https://a.example',
    'https\\://a.example',
    'a@b.example',
    '@',
    '*',
    '_',
    '**',
  ],
  ...[
    '~~',
    '|',
    '\n\n| a | b |\n|---|---|\n| c | d |\n',
    '  ',
    ' ',
    ' ',
    '   \n',
    '\t',
    '    ',
    '"',
  ],
  ...['_a_', ' _b c_ ', '(_d!_)', ' _é._,', '\n_e_ ', '_f_g', 'h_i_', '_ j_'],
  ...['word', 'word', 'Two words', '1', '.', 'é', '😀', '\u00a0', '\u3000'],
];

/** The module of a text, or that it has none. */
async function compileOrFail(text: string, compiler: 'site' | 'mdx'): Promise<string> {
  return compilePage(text, compiler).catch(() => 'fault');
}

const refuse = (): never => {
  throw new Error('The parser of MDX was asked.');
};

const written = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(path.join(PAGES_FOLDER, file), 'utf8') }));

describe('A generated page', () => {
  test('becomes the module that the parser of MDX would make of it.', async () => {
    expect(readPage(PAGE, refuse)).toBeDefined();
    expect(await compilePage(PAGE)).toBe(await compilePage(PAGE, 'mdx'));
  });

  test('becomes that module in any other form, too, or fails as it would.', async () => {
    // Of directives that nothing is made of.
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const text = parts.join('');
        expect(await compileOrFail(text, 'site')).toBe(await compileOrFail(text, 'mdx'));
      }),
      { numRuns: 1000, seed: 20261122 },
    );
  }, 60_000);

  test('that has a fault is told of with the line that has it.', async () => {
    const error: unknown = await compilePage('# A\n\n<A>\n\nWord *and* {\n\n</A>\n').catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ line: 5 });
  });

  test('of the reference has a form that is known.', () => {
    expect(written.length).toBeGreaterThan(300);
    const unknown = written.filter(
      ({ text }) => !readPage(text, () => ({ type: 'root', children: [] })),
    );
    expect(unknown.map(({ file }) => file)).toEqual([]);
  });

  test('of the reference becomes the module that the parser of MDX would make of it.', async () => {
    for (const { file, text } of written.filter((_, index) => index % 15 === 0)) {
      expect(await compilePage(text), file).toBe(await compilePage(text, 'mdx'));
    }
  }, 30_000);
});
