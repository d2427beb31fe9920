import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSource, readInlineCode } from '../../../src/hosting/inlineCode.ts';
import { findPolicyViolations } from '../../../src/hosting/contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  [
    'inline scripts',
    '<script>a &amp;&lt; b\n</script><script type=module>c</script>',
    ['a &amp;&lt; b\n', 'c'],
  ],
  ['a script within a script', '<p></p><script>a("<script>")</script>', ['a("<script>")']],
  ['no external script', '<script src="a.js"></script>', []],
  ['no JSON-LD data', '<script type="application/ld+json">{}</script>', []],
  ['no script in an attribute', '<p title="<script>b</script>"></p><script>a</script>', ['a']],
  ['no script in a comment', '<script>a</script><!-- <script>b</script> -->', ['a']],
  ['no script in a text field', '<textarea><script>x</script></textarea>&lt;script>x', []],
  ["no comment of React's", '<!-- --><!--$--><script>a</script><!--/$-->', ['a']],
  ['no text that looks like a handler', '<p>onclick = go()</p>', []],
])('script hashes are computed for %s', (_, html, scripts) => {
  expect(readInlineCode(html)).toEqual({ scripts: scripts.map(hash), styles: [], blocked: [] });
});

test.each([
  ['<a onclick="go()">a</a>', 'onclick of <a>'],
  ['<a href=" javascript:go()">a</a>', 'href of <a>'],
  ['<p style="color: red">a</p>', 'style of <p>'],
  ['<template><p style="color: red">a</p></template>', 'style of <p>'],
])('the content security policy blocks %s', (html, rejected) => {
  expect(readInlineCode(html).blocked).toEqual([rejected]);
});

test('an inline style sheet whose hash is not in the policy is rejected', () => {
  const page = {
    file: 'a.html',
    ...readInlineCode('<style>a{}</style><svg><style>b{}</style></svg>'),
  };
  const [a, b] = [hashSource('a{}'), hashSource('b{}')];
  const problem = `the content security policy has no hash for an inline style (${b}). Use a CSS module.`;
  expect(findPolicyViolations([page], [a, b])).toEqual([]);
  expect(findPolicyViolations([page], [a])).toEqual([`a.html: ${problem}`]);
  expect(findPolicyViolations([page, { ...page, file: 'b.html' }], [a])).toEqual([
    `a.html and 1 more: ${problem}`,
  ]);
});
