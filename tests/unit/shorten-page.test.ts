import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readInlineCode } from '../../src/hosting/inline';
import { createMinifier } from '../../src/hosting/minify';
import { createShortener } from '../../src/hosting/shortenPage';

const shortenPage = createShortener((_, script) => script);
const shorten = (html: string) => shortenPage(html)?.code;

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>a</title>${head}</head><body>${body}</body></html>`;

const FRAME = /^<!doctype html><html lang=en><head><title>a<\/title><\/head><body>([^]*)<\/body>$/;

/** What becomes of the content of a page; undefined if it is left to the library. */
const shortenBody = (body: string) => FRAME.exec(shorten(page(body)) ?? '')?.[1];

/** All that a parser finds in a page. */
const read = (html: string) =>
  JSON.stringify(parse(html), (key, value: unknown) => (key === 'parentNode' ? undefined : value));

/** A content is written in this way, in which a parser finds the same. */
function expectShort(body: string, short: string): void {
  expect(shortenBody(body)).toBe(short);
  expect(read(page(short))).toBe(read(page(body)));
}

describe('What is written shorter', () => {
  test.each([
    ['A value without spaces has no quotes.', '<a href="/d/?a=b">a</a>', '<a href="/d/?a=b">a</a>'],
    ['A slash at the end of a value stays one.', '<a href="/d/">a</a>', '<a href=/d/>a</a>'],
    ['An empty value goes.', '<img alt="" src="/a.png"/>', '<img alt src=/a.png>'],
    ['Letters of all alphabets need no quotes.', '<p lang="é–日">a</p>', '<p lang=é–日>a</p>'],
    [
      'A value has the quotes that it has not in it.',
      '<p title="&quot;a&quot; b">a</p><p title="&quot;a&#x27;">b</p><p title="it&#x27;s">c</p>',
      `<p title='"a" b'>a<p title="&quot;a'">b<p title="it's">c</p>`,
    ],
    ['A backtick needs quotes.', '<p title="`a`">a</p>', '<p title="`a`">a</p>'],
    ['A `>` may stand in a value.', '<p title="a &gt; b>">a</p>', '<p title="a > b>">a</p>'],
    [
      'What would become a tag or a reference stays.',
      '&lt;p &amp;lt; &amp;#x27;',
      '&lt;p &amp;lt; &amp;#x27;',
    ],
    ['An ampersand stands for itself where it can.', 'a &amp; b&amp;', 'a & b&'],
    [
      'In a value, a name with an equals sign behind it is no reference.',
      '<a href="/a?b=1&amp;copy=2&amp;copy;=3&amp;copy">a</a>',
      '<a href="/a?b=1&copy=2&amp;copy;=3&amp;copy">a</a>',
    ],
    ["React's comments stay.", 'a<!-- -->b<!--$-->c<!--/$-->', 'a<!-- -->b<!--$-->c<!--/$-->'],
    ['Code is left as it is.', '<pre>\n\n a &gt;\n</pre>', '<pre>\n\n a >\n</pre>'],
    [
      'A form is left as it is.',
      '<textarea>\n\n<b>\n</textarea>',
      '<textarea>\n\n<b>\n</textarea>',
    ],
  ])('%s', (_, body, short) => {
    expectShort(body, short);
  });

  test.each([
    ['<div><p>a</p></div>', '<div><p>a</div>'],
    ['<p>a</p><ul><li>b</li><li>c</li></ul>', '<p>a<ul><li>b<li>c</ul>'],
    [
      '<ul><li><p>a</p></li><li><ul><li>b</li></ul></li></ul>',
      '<ul><li><p>a<li><ul><li>b</ul></ul>',
    ],
    ['<dl><dt>a</dt><dd>b</dd><dd><p>c</p></dd></dl>', '<dl><dt>a<dd>b<dd><p>c</dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    [
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td></td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>b<td></table>',
    ],
    [
      '<select><option>a</option><option>b</option></select>',
      '<select><option>a<option>b</select>',
    ],
  ])('%s needs fewer end tags.', (body, short) => {
    expectShort(body, short);
  });

  test.each([
    '<div><p>a</p> b</div>',
    '<div><p>a</p><!-- --></div>',
    '<div><p>a</p><span>b</span></div>',
    '<a><p>b</p></a>',
    '<ins><p>b</p></ins>',
    '<my-element><p>b</p></my-element>',
    '<span><p>b</p></span>',
    '<p>a</p>',
    '<ul><li>a</li> <li>b</li><!-- --></ul>',
    '<ul><li>a</li>b</ul>',
    '<dl><dt>a</dt></dl>',
  ])('%s needs each of its end tags.', (body) => {
    expect(shortenBody(body)).toBe(body);
  });

  test('A drawing keeps the slash of an empty element apart from a value.', () => {
    const body =
      '<svg viewBox="0 0 1 1"><path d="M0"></path><path d="M0 1" /><g><title>a</title></g></svg>';
    const short =
      '<svg viewBox="0 0 1 1"><path d=M0 /><path d="M0 1"/><g><title>a</title></g></svg>';
    expectShort(body, short);
  });

  test.each([
    '<p>javascript: style="" onclick=""</p>',
    '<p title="say on: style=">a</p>',
    '<button onclick="go()">a</button>',
    '<button onClick="">a</button>',
    '<p style="a:b">a</p>',
    '<style>a{}</style>',
    '<a href=" javascript:go()">a</a>',
    '<a href="&#106;avascript:go()">a</a>',
    '<a href="java&#x73;cript:go()">a</a>',
    '<svg><path style="a:b"></path></svg>',
    '<script>a()</script><script src="a.js"></script><script type="text/plain">b</script>',
    '<script onload="go()" src="a.js"></script>',
    '<script>a()</script><p><a href="/"><script>a()</script></a></p><script>b()</script>',
  ])('The inline code in %s is found.', (body) => {
    const { code, inline } = createMinifier()(page(body));
    expect(shortenBody(body)).toBeDefined();
    expect(inline).toEqual(readInlineCode(code));
  });

  test('Scripts and style sheets are not read as tags.', () => {
    const head = '<style>a>b{}</style><script type="module">"<p></p>" &amp;</script>';
    const short = createShortener((tag, script) => `${tag}${script}`)(page('', head))?.code;
    expect(short).toContain('<script type=module><script type=module>"<p></p>" &amp;</script>');
    expect(short).toContain('<style>a>b{}</style>');
  });
});

describe('What is left to the library', () => {
  test.each([
    '</table>a',
    '<p><div>a</div></p>',
    '<p><span><ul></ul></span></p>',
    '<a href="/"><b><a href="/">b</a></b></a>',
    '<button><span><button></button></span></button>',
    '<b><i>a</b></i>',
    '<div>',
    '<div/>',
    '<br></br>',
    '<DIV>a</DIV>',
    "<p title='a'>b</p>",
    '<p title=a>b</p>',
    '<p title="a"lang="b">c</p>',
    '<p lang="a" lang="b">c</p>',
    '<p title="a>b</p>',
    'a < b',
    '<!doctype html>',
    '<!-- a -- b -->',
    '<!--> -->',
    '<body>a</body>',
    '<li>a</li>',
    '<div><dt>a</dt></div>',
    '<table><tr><td>a</td></tr></table>',
    '<table><tbody><tr>a</tr></tbody></table>',
    '<table><p>a</p></table>',
    '<select><option><b>a</b></option></select>',
    '<template><p>a</p></template>',
    '<noscript><p>a</p></noscript>',
    '<svg><div>a</div></svg>',
    '<svg><title><b>a</b></title></svg>',
    '<svg><foreignObject><p>a</p></foreignObject></svg>',
    '<script><!-- <script> </script>',
    '<textarea></TEXTAREA></textarea>',
  ])('%s', (body) => {
    expect(shorten(page(body))).toBeUndefined();
  });

  test('It is made smaller by it, and the library tells what is wrong.', () => {
    const { code, faults } = createMinifier()(page('</table><p title=a>b</p>'));
    expect(code).toContain('<p title=a>b');
    expect(faults).toEqual(['Stray end tag "table"']);
  });

  test.each([
    ['no type', '<html><head></head><body></body></html>'],
    ['no head', '<!doctype html><html><body></body></html>'],
    ['a text behind it', '<!doctype html><html><head></head><body></body></html>a'],
    ['a text in its head', '<!doctype html><html><head>a</head><body></body></html>'],
    ['nothing in it', '<!doctype html>'],
    ['nothing', ''],
  ])('A page with %s is.', (_, html) => {
    expect(shorten(html)).toBeUndefined();
  });
});

describe('Whatever is written shorter is the same to a parser', () => {
  const NAMES =
    'a address article b body button caption center col colgroup dd details div dl dt em fieldset form g ' +
    'h1 h2 head hr i img input li main menu my-element nav ol object optgroup option p path pre ruby rt ' +
    'section select span summary svg table tbody td textarea tfoot th thead title tr ul video constructor';
  const CLOSING = 'p div section a li ul dl dd button h2 svg td table';
  const VOIDS = /^(?:col|hr|img|input)$/;
  const text = fc.constantFrom(
    ...[
      'a',
      ' ',
      '\n',
      '&lt;p&gt;',
      '&amp;lt;',
      '&amp;amp;',
      '&amp;',
      '&#x27;',
      '&quot;',
      '&amp;#x3c;',
    ],
    ...['<!-- -->', '<!--$-->', '/', '=', '&amp;copy', '&amp;copy=', '-->', ''],
  );
  const value = fc.array(
    text.filter((part) => !part.includes('<!')),
    { maxLength: 3 },
  );
  const attributes = fc.uniqueArray(
    fc.tuple(fc.constantFrom('class', 'id', 'hrefLang', 'open', 'data-a'), value),
    { maxLength: 3, selector: ([name]) => name },
  );
  const write = (name: string, values: [string, string[]][], content: string) => {
    const written = values.map((each) => ` ${each[0]}="${each[1].join('')}"`).join('');
    return VOIDS.test(name) ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
  };

  /** Elements within any others, and those in which each has its usual parent. */
  const { any, closing, usual } = fc.letrec<
    Record<'any' | 'closing' | 'usual' | 'cells' | 'items', string>
  >((tie) => {
    const many = (part: fc.Arbitrary<string>) =>
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
    const within = (names: string, content: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.constantFrom(...names.split(' ')), attributes, content)
        .map((parts) => write(...parts));
    const content = many(fc.oneof({ maxDepth: 4 }, text, tie('usual')));
    const rows = many(within('tr', tie('cells')));
    return {
      any: fc.oneof({ maxDepth: 4 }, text, within(NAMES, many(tie('any')))),
      closing: fc.oneof({ maxDepth: 5 }, text, within(CLOSING, many(tie('closing')))),
      cells: many(within('td th', content)),
      items: many(within('li', content)),
      usual: fc.oneof(
        { maxDepth: 4 },
        within('p span b a pre h2', many(text)),
        within('div section article blockquote details my-element span a ins', content),
        within('ul ol', tie('items')),
        within('dl', many(within('dt dd', content))),
        within(
          'table',
          fc.tuple(within('thead', rows), within('tbody tfoot', rows)).map((all) => all.join('')),
        ),
        within('svg', many(within('g path title', many(text)))),
        within('img hr', fc.constant('')),
      ),
    };
  });

  test.each([
    ['any elements within any others', any, 2000, 0.3],
    ['elements that close others', closing, 2000, 0.2],
    ['elements in their places', usual, 400, 0.9],
  ])('%s', (_, bodies, numRuns, least) => {
    let [known, all] = [0, 0];
    const property = fc.property(fc.array(bodies, { maxLength: 5 }), (parts) => {
      const html = page(parts.join(''));
      const short = shorten(html);
      all += 1;
      if (short === undefined) return;
      known += 1;
      expect(short.length).toBeLessThan(html.length);
      expect(read(short)).toBe(read(html));
    });
    fc.assert(property, { numRuns });
    expect(known / all).toBeGreaterThan(least);
  });
});
