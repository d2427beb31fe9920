import { describe, expect, test } from 'vitest';
import { readArticle } from '../../src/content/markdown/article';
import { renderArticle } from '../../src/content/markdown/renderArticle';
import { findLeftovers, listCode, listLinks, parseMarkdown, shownText } from '../support/markdown';

/** Renders the Markdown version of a page with this HTML, which Docusaurus has minified. */
function render(html: string) {
  const page = `<!doctype html><body><nav><a href=/x>Menu</a></nav><article><div class="bar_x1"><button>Copy page</button></div><div class="theme-doc-markdown markdown">${html}</div><footer>Tags</footer></article>`;
  const article = readArticle(page);
  if (!article) throw new Error('The page has no text.');
  const text = renderArticle({ title: 'Title' }, article, (url) => url);
  const tree = parseMarkdown(text);
  expect(findLeftovers(tree)).toEqual([]);
  return { text, tree, shown: shownText(tree) };
}

describe('A guide or post reads the same as Markdown', () => {
  test('its title comes first, once', () => {
    expect(render('<p>Text.').text).toBe('# Title\n\nText.');
    expect(render('<header><h1>Own title</h1></header><p>Text.').text).toBe('# Own title\n\nText.');
  });

  test('what is around the text of the page is not in it', () => {
    expect(render('<p>Text.').shown).toBe('TitleText.');
    expect(readArticle('<main><article><p>No text of a guide.</article></main>')).toBeUndefined();
  });

  test('what components have rendered is text; comments, buttons and choices are not', () => {
    const { shown, text } = render(
      '<!-- --><ul><li>A<li>B</ul><p>0 to <!-- -->42<button>Try</button><label>Seed <select><option>1</select></label></p>',
    );
    expect(shown).toBe('TitleAB0to42');
    expect(text).not.toContain('<!--');
  });

  test('a heading has no link to itself', () => {
    const { text } = render(
      '<h2 class="anchor anchorTarget_x" id=a>Part<a href=#a class=hash-link aria-label="Direct link to Part">\u200b</a></h2>',
    );
    expect(text).toBe('# Title\n\n## Part');
  });

  test('links stay links, and lead where the caller says', () => {
    const { tree } = render('<p><a href="/a">one</a> <a href="https://b.example/">two</a>');
    expect(listLinks(tree)).toEqual(['/a', 'https://b.example/']);
    const article = readArticle('<article><div class=markdown><p><a href="/a">a</a>');
    expect(article && renderArticle({ title: 'T' }, article, (url) => `/base${url}`)).toBe(
      '# T\n\n[a](/base/a)',
    );
  });

  test('an admonition is a quotation with its title', () => {
    const { tree, shown } = render(
      '<div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_x><span><svg><path d=M1></svg></span>Test systems only</div><div><p>Never <strong>send</strong> money.</div></div>',
    );
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    expect(shown).toBe('TitleTestsystemsonlyNeversendmoney.');
  });

  test('tabs stand one below the other, each with its label; details are open', () => {
    const { shown } = render(
      '<div class=tabs-container><ul role=tablist><li role=tab>First<li role=tab>Second</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div><details><summary>More</summary><p>Three</details>',
    );
    expect(shown).toBe('TitleFirstOneSecondTwoMoreThree');
  });

  test('tabs in a tab have their own labels', () => {
    const { shown } = render(
      '<div class=tabs-container><ul role=tablist><li role=tab>A</ul><div><div role=tabpanel><div class=tabs-container><ul role=tablist><li role=tab>B</ul><div><div role=tabpanel><p>One</div></div></div></div></div></div>',
    );
    expect(shown).toBe('TitleABOne');
  });

  test('the label of a region is a line of strong text', () => {
    const { text } = render(
      '<section aria-labelledby=_r_1><p id=_r_1>Explorer<p>42</section><section aria-label=x><p>Plain</section>',
    );
    expect(text).toBe('# Title\n\n**Explorer**\n\n42\n\nPlain');
  });

  test('code keeps its language, its title and every character', () => {
    const { tree, shown } = render(
      '<div class="theme-code-block ink"><p class=title_x>a.js<pre tabindex=0><code class=language-js><span class=code-k>const</span> a = `&lt;b>${1}&lt;/b>`;\n\n  b();</code></pre><button>Copy</button></div><p><code>{x}</code> at 10:30',
    );
    expect(listCode(tree, 'js')).toEqual(['const a = `<b>${1}</b>`;\n\n  b();']);
    expect(shown).toBe('Titlea.jsconsta=`<b>${1}</b>`;b();{x}at10:30');
  });

  test('a picture is its description; a table is a table', () => {
    const { tree, shown } = render(
      '<p><img src=x.svg alt="A chart"></p><p><img src=y.svg alt=""></p><table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2</table>',
    );
    expect(tree.children.at(-1)?.type).toBe('table');
    expect(shown).toBe('TitleImage:Achartab12');
  });
});
