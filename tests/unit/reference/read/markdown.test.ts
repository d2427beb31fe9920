import { expect, test } from 'vitest';
import { findUnsupportedMarkdown } from '../../../../src/reference/read/markdown.ts';

test.each([
  ['Not <b>bold</b>.', ['html "<b>"', 'html "</b>"']],
  ['<div>\n\na block\n\n</div>', ['html "<div>"', 'html "</div>"']],
  ['A <!-- comment --> too.', ['html "<!-- comment -->"']],
  ['A \u0007 bell.', ['control character']],
  ['![it](/it.svg)', ['image "![it](/it.svg)"']],
  ['[it](it.md)', ['link "[it](it.md)"']],
  ['[it](javascript:it)', ['link "[it](javascript:it)"']],
  ['[it](//elsewhere.example)', ['link "[it](//elsewhere.example)"']],
  ['[it][a]\n\n[a]: /it', ['linkReference "[it][a]"', 'definition "[a]: /it"']],
  ['One.\n\n## Two', ['heading "## Two"']],
  ['One\n===', ['heading "One"']],
  ['```html\n<b>bold</b>\n```', ['code "```html"']],
  ['One:\n\n    two', ['code "    two"']],
  ['One.\n\n---', ['thematicBreak "---"']],
  ['> one', ['blockquote "> one"']],
  ['~~one~~', ['delete "~~one~~"']],
  // Code, placeholders and comparisons are supported, because they are text.
  ['Of the form `{{<tag>.<generator>}}`.', []],
  ['\\<b> and 1 < 2, a > b', []],
  ['[it](/it), [that](#that), <a@x.example> and https://x.example', []],
])('the Markdown %j has the unsupported elements %j', (markdown, found) => {
  expect(findUnsupportedMarkdown(markdown)).toEqual(found);
});
