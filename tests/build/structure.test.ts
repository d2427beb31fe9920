import { select, textOf } from '../support/html';
import { allPages, testPages } from '../support/pages';

testPages(
  'pages have one heading of level 1, and no heading level is skipped',
  ({ root }) => {
    const headings = select('h1, h2, h3, h4, h5, h6', root);
    const levelOf = (index: number) => Number(headings[index]?.name[1] ?? 0);
    const gaps = headings.filter((_, index) => levelOf(index) > levelOf(index - 1) + 1);
    const tops = select('h1', root).length;
    return [
      ...(tops === 1 ? [] : [`${tops} headings of the first level`]),
      ...gaps.map((heading) => `a gap above <${heading.name}> ${textOf(heading)}`),
    ];
  },
  ['<h1>a</h1><h1>b</h1>', '<h1>a</h1><h3>b</h3>'],
);

testPages(
  'pages have one <main>, and several landmarks of the same kind have different names',
  ({ root }) => {
    const mains = select('main', root).length;
    const unnamed = ['nav', 'aside'].filter((kind) => {
      const names = select(kind, root).map(
        ({ attribs }) => attribs['aria-label'] ?? attribs['aria-labelledby'],
      );
      return new Set(names).size < names.length;
    });
    return [
      ...(mains === 1 ? [] : [`${mains} main landmarks`]),
      ...unnamed.map((kind) => `several <${kind}> of the same name`),
    ];
  },
  ['<div></div>', '<main></main><nav></nav><nav></nav>'],
);

testPages(
  'code blocks and scrollable tables can be focused and have a name',
  ({ root, elements }) => {
    const ids = new Set(elements.map(({ attribs }) => attribs.id));
    // Tables of components do not scroll, so they have no tabindex. If such a table scrolled, axe would report an error.
    const boxes = select('pre, table[tabindex]', root).filter(({ attribs }) => {
      const by = attribs['aria-labelledby'];
      const isNamed = by === undefined ? attribs['aria-label'] : ids.has(by);
      return !isNamed || attribs.tabindex !== '0';
    });
    return boxes.map((box) => `<${box.name}> ${textOf(box).slice(0, 60)}`);
  },
  [
    '<pre aria-label=a>a</pre>',
    '<pre tabindex=0>a</pre>',
    '<table tabindex=0 aria-labelledby=gone></table>',
  ],
);

testPages(
  'the table of contents covers heading levels 2 to 3',
  ({ path, root }) => {
    // The page has the table of contents twice: next to the text, and above it for small screens.
    const entries = select('.table-of-contents__link', root).map(({ attribs }) => attribs.href);
    const listed = [...new Set(entries)].join();
    const [content] = [...select('.markdown', root), ...select('article', root)];
    // The table of contents does not list headings in the summary of a section.
    const closed = select('summary *', root);
    const headings = (content ? select('h2[id], h3[id]', content) : [])
      .filter((heading) => !closed.includes(heading))
      .map(({ attribs }) => `#${attribs.id}`)
      .join();
    const isGuide = /^\/docs\/(?!api|category)|^\/docs\/api\/fakewright$/.test(path);
    const isRight = listed === headings || (listed === '' && !isGuide);
    return isRight ? [] : [`contents ${listed} instead of ${headings}`];
  },
  ['<a class=table-of-contents__link href=#a></a><article><h2 id=b></h2></article>'],
);

testPages(
  'no page has the same id twice',
  ({ elements }) => {
    const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  ['<p id=a></p><p id=a></p>'],
  allPages,
);

testPages(
  'pages have the language English and the text direction left to right',
  ({ root }) => (select('html[lang=en][dir=ltr]', root).length === 1 ? [] : ['another language']),
  ['<html lang=en>'],
  allPages,
);
