import { expect, test } from 'vitest';
import { toFeedHtml } from '../../../src/content/createFeedItems.ts';

test.each([
  ['links', '<a href="/b" class="c">B</a>', '<a href="/b">B</a>'],
  [
    'images and their text',
    '<img src="/a.png" alt="A map" loading="lazy">',
    '<img src="/a.png" alt="A map">',
  ],
  [
    'the language of code',
    '<code class="block language-js">a</code>',
    '<code class="language-js">a</code>',
  ],
  ['no anchor links of headings', '<h2>A<a class="hash-link" href="#a">#</a></h2>', '<h2>A</h2>'],
  ['no controls', '<p>A<button>Copy</button></p>', '<p>A</p>'],
])('a post in a feed has %s', (_, html, expected) => {
  expect(toFeedHtml(html)).toBe(expected);
});
