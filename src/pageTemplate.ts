/*
 * Functions that run in the template: Eta gets their source text, so they refer to nothing but their
 * arguments.
 */

/** Inline scripts of a piece of HTML. Those that hold data have a type. */
export function findInlineScripts(html: string): string {
  const scripts = html.match(/<script>[^]*?<[/]script>/g);
  if (!scripts) throw new Error('Page template: Docusaurus puts no inline script before the page.');
  return scripts.join('');
}

export function withoutInlineScripts(html: string): string {
  return html.replaceAll(/<script>[^]*?<[/]script>/g, '');
}

/** Hides the theme's set of icons by an attribute of SVG: the content security policy allows no inline style. */
export function hideIcons(html: string): string {
  const style = 'style="display: none;"';
  if (!html.includes(style)) {
    throw new Error(`Page template: the theme's icons are not hidden by ${style} any more.`);
  }
  return html.replaceAll(style, 'display="none"');
}

const FUNCTIONS = Object.entries({ findInlineScripts, withoutInlineScripts, hideIcons })
  .map(([name, source]) => `const ${name} = ${String(source)};`)
  .join('\n');

/**
 * The HTML around every page, as a template of Docusaurus (its option `ssrTemplate`, in the syntax of Eta).
 * It differs from Docusaurus' own:
 *
 * - Inline scripts stand in front of the style sheet. Behind it they wait for it, and so does the parser.
 * - Scripts have a low priority and stand at the end: they are needed after the first paint, the style sheet
 *   before it.
 * - Print styles are a file of their own, which no first paint waits for.
 * - There is no `<meta name="generator">`.
 */
export const pageTemplate = `<% ${FUNCTIONS} %>
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<%~ findInlineScripts(it.preBodyTags) %>
<% for (const file of it.stylesheets) { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% } %>
<link rel="stylesheet" href="<%= it.baseUrl %>print.css" media="print">
</head>
<body <%~ it.bodyAttributes %>>
<%~ hideIcons(withoutInlineScripts(it.preBodyTags)) %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<% for (const file of it.scripts) { %><script src="<%= it.baseUrl %><%= file %>" defer fetchpriority="low"></script><% } %>
</body>
</html>
`;
