import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** Lints a rule with the given selectors. Returns the line and lint rule of each warning. */
async function lint(selectors: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `${selectors} {\n  color: red;\n}\n`,
    codeFilename: 'src/css/planted.css',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line}: ${rule}`));
}

test.each([
  "[class*='docItemCol'] > .row",
  '.wrapped [class^="code-line"] span',
  ".ok,\n[class~='a'][data-x~='b']:not(.c)\n  + .d",
])(
  'the style lint rejects an attribute selector on class before a combinator: %s',
  async (selectors) => {
    const line = selectors.startsWith('.ok') ? 2 : 1;
    expect(await lint(selectors)).toEqual([`${line}: selector-disallowed-list`]);
  },
);

test.each([
  'body:has(.samples) .button',
  'html:has(:focus-visible)',
  '.container:has(> .row > main)',
])('the style lint rejects the pseudo-class :has(): %s', async (selectors) => {
  expect(await lint(selectors)).toEqual(['1: selector-pseudo-class-disallowed-list']);
});

test('the style lint reports a comment that disables a rule without a reason', async () => {
  const comment = '/* stylelint-disable-next-line selector-pseudo-class-disallowed-list */\n';
  expect(await lint(`${comment}.panel:has(:checked)`)).toEqual([
    '1: --report-descriptionless-disables',
  ]);
});

test.each([".markdown a[class*='tag']::before", 'th:not([class])', '[data-x] > .row'])(
  'the style lint accepts a fast selector: %s',
  async (selectors) => {
    expect(await lint(selectors)).toEqual([]);
  },
);
