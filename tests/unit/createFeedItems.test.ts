import { expect, test } from 'vitest';
import { toPlainContent } from '../../src/content/createFeedItems';

test('text, links, pictures, tables and code stay as they are', () => {
  const html =
    '<p>A <a href="https://a.example/b">link</a> &amp; <img src="https://a.example/c.svg" alt="c"></p>' +
    '<table><tbody><tr><th scope="col">a</th><td>1</td></tr></tbody></table>' +
    '<pre><code class="language-js">a &lt; b\n</code></pre>';
  expect(toPlainContent(html)).toBe(html);
});

test('controls, icons, scripts, comments and links to headings go', () => {
  const html =
    '<p>a</p><!-- c --><button>Copy</button><svg><path d=""></path></svg><script>x()</script><style>p{}</style>' +
    '<label>Seed<select><option>1</option></select></label>' +
    '<h2>b<a class="hash-link" href="#b">#</a></h2>';
  expect(toPlainContent(html)).toBe('<p>a</p><h2>b</h2>');
});

test('attributes that only the page understands go', () => {
  const html =
    '<div class="a" id="b" style="color:red" data-x="1" tabindex="0" onclick="x()"><code class="c language-sql d">e</code></div>';
  expect(toPlainContent(html)).toBe('<div><code class="language-sql">e</code></div>');
});
