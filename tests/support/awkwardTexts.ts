import { createRandom } from './random';

/** Characters and words with a meaning in Markdown, HTML or MDX. */
const PARTS = [
  ...['{', '}', '<', '>', '</', '/>', '<b>', '<script>', '</script>', '<Foo', '={x}', '<?x', ']]>'],
  ...['`', '``', '```', '````', '~~~', 'mdx-code-block', '{/*', '*/}', '<!--', '-->', '<![CDATA['],
  ...['\n', '\n', '\n\n', '\n\n', '  ', '\t', '    ', '- ', '1. ', '> ', '# ', '## ', '- [ ] '],
  ...['---', '***', '===', '*', '_', '**', '~~', '|', '{#id}'],
  '\n\n| a | b |\n|---|---|\n| c | d |\n',
  ...['import x', 'export', 'import {a} from "b"', ':x', ':::note', '::a', '\\', '&lt;', '&#123;'],
  ...['&', '#', '[', ']', '(', ')', '"', "'", '$', '@', '%', '+', '=', '!', 'word', 'x', '1', ' '],
  ...['www.a.example', 'http://a.example/', 'a@b.example', '[a](/b)', '[^1]', '\n[r]: /c\n', '[r]'],
  ...['é', 'שלום', '😀', '\u2028', '\u00a0', '<a href="javascript:x">'],
];

/** Mixtures of these, the same ones in every run. */
export function createAwkwardTexts(count: number): string[] {
  const random = createRandom(20250101);
  const pick = () => PARTS[Math.floor(random() * PARTS.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, pick).join(''),
  );
}
