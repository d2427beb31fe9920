/** Checks components that several pages have: controls, sidebar, navigation bar, footer, scripts and style sheets. */
import { product } from '../../src/site/product';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { withBasePath } from '../e2e/site';
import { select, textOf } from '../support/html';
import { allPages, testPages } from '../support/pages';

const introduction = withBasePath(INTRODUCTION_PATH);

/** Patterns of the accessible names of buttons. All other buttons expand a section and have the section's name. */
const BUTTONS = [
  /^Skip to main content$/,
  /^Close$/,
  /^Switch between dark and light mode/,
  /^Search/,
  /^Copy (?:URL|code|field|page as Markdown)$/,
  /^On this page$/,
  /^Edit (?:this template|this record|these customers)$/,
  /^Show all$/,
  /^Scroll back to top$/,
];

testPages(
  'pages have only the listed buttons, which do not send requests',
  ({ root }) =>
    select(':is(button, [role=button]):not([aria-expanded])', root)
      .map((button) => (button.attribs['aria-label'] ?? textOf(button)).trim())
      .filter((name) => !BUTTONS.some((known) => known.test(name))),
  ['<button>Send</button>', '<a role=button>Send</a>'],
);

testPages(
  'the only inputs are the catalogue filter, sample lists and radio buttons, and no form has an action',
  ({ path, root }) => {
    const filter = path === '/docs/category/api' ? ['form ', 'input search', 'select '] : [];
    const samples = path.startsWith('/docs/api/') ? ['select '] : [];
    return select('form, input:not([type=radio]), select, textarea', root)
      .filter(({ attribs }) => attribs.action === undefined)
      .map(({ name, attribs }) => `${name} ${attribs.type ?? ''}`)
      .filter((input) => ![...filter, ...samples].includes(input))
      .concat(select('form[action]', root).map(({ attribs }) => `form to ${attribs.action}`));
  },
  ['<input>', '<select>', '<form action=/send>'],
);

testPages(
  'the sidebar of docs pages begins with "Introduction" and has only buttons that expand categories',
  ({ path, root }) => {
    const isDocs = path.startsWith('/docs/');
    const sidebars = select('.theme-doc-sidebar-container', root).length;
    const [first] = select('.theme-doc-sidebar-menu a', root);
    const isRight = textOf(first) === 'Introduction' && first?.attribs.href === introduction;
    const buttons = select('.theme-doc-sidebar-container :is(button, [role=button])', root);
    return [
      ...(sidebars === (isDocs ? 1 : 0) ? [] : [`${sidebars} sidebars`]),
      ...(isRight === isDocs ? [] : [`the first link is ${textOf(first)}`]),
      ...buttons
        .filter((button) => button.attribs['aria-expanded'] === undefined)
        .map((button) => `button ${textOf(button)}`),
    ];
  },
  ['<div class=theme-doc-sidebar-container></div>'],
);

testPages(
  'the link "API Doc" leads to the introduction, whose URL is below /documentation/docs/',
  ({ root }) => {
    const link = select('a', root).find((each) => textOf(each) === 'API Doc');
    const href = link?.attribs.href;
    const isRight = href === introduction && href.startsWith('/documentation/docs/');
    return isRight ? [] : [`API Doc: ${href}`];
  },
  ['<a href=/>API Doc</a>'],
);

testPages(
  'the footer has a copyright line for 2025 with a link to the vendor',
  ({ root }) => {
    const [footer] = select('.theme-layout-footer', root);
    const vendors = select(`.theme-layout-footer a[href="${product.vendorUrl}"]`, root);
    const isRight = textOf(footer).includes('Copyright © 2025') && vendors.length > 0;
    return isRight ? [] : [textOf(footer)];
  },
  ['<div class=theme-layout-footer>Copyright © 2025</div>'],
);

testPages(
  'URLs of scripts and style sheets are below the base path',
  ({ root }) => {
    const loaded = select('script[src], link[rel=stylesheet]', root).map(
      ({ attribs }) => attribs.src ?? attribs.href ?? '',
    );
    const outside = loaded.filter((url) => !url.startsWith('/documentation/'));
    return loaded.length < 2 ? ['less than a script and a style sheet'] : outside;
  },
  [
    '<script src=/documentation/a.js></script>',
    '<script src=/documentation/a.js></script><script src=/b.js></script>',
  ],
  allPages,
);
