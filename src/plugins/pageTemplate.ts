/* Helpers for the Eta template. They must use only their arguments, because the template contains their source text. */

/** Joins the inline scripts of some HTML. Data blocks, whose script tag has a type, are not included. */
function findInlineScripts(html: string): string {
  const scripts = html.match(/<script>[^]*?<[/]script>/g);
  if (!scripts)
    throw new Error(
      'The page template of Docusaurus has no inline script before the page. Adapt src/plugins/pageTemplate.ts.',
    );
  return scripts.join('');
}

function withoutInlineScripts(html: string): string {
  return html.replaceAll(/<script>[^]*?<[/]script>/g, '');
}

/**
 * Hides the classic theme's SVG sprite with an SVG attribute, because the content security policy forbids inline
 * styles.
 */
function hideIcons(html: string): string {
  const style = 'style="display: none;"';
  if (!html.includes(style)) {
    throw new Error(
      `The theme does not hide its icons with ${style}. Adapt src/plugins/pageTemplate.ts.`,
    );
  }
  return html.replaceAll(style, 'display="none"');
}

const FUNCTIONS = Object.entries({ findInlineScripts, withoutInlineScripts, hideIcons })
  .map(([name, source]) => `const ${name} = ${String(source)};`)
  .join('\n');

/**
 * The HTML around every page: Docusaurus' option `ssrTemplate`, in Eta syntax. It differs from the default:
 *
 * - Inline scripts come before the style sheet. Otherwise, the scripts and the parser would wait for the style sheet.
 * - Scripts are at the end with a low priority: the first paint needs the styles, not them.
 * - Scripts have a separate parent element. Rspack removes each script element after the script has loaded. Because the
 *   classic theme has selectors such as `header + *`, browsers then restyle everything in the same parent.
 * - Print styles are a separate file, which does not block the first paint.
 * - There is no `<meta name="generator">`.
 *
 * The option is public, so this is not in src/patches. The helpers search for HTML of the classic theme:
 * they fail the build if that HTML is missing, because pages would violate the content security policy.
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
<div>
<% for (const file of it.scripts) { %><script src="<%= it.baseUrl %><%= file %>" defer fetchpriority="low"></script><% } %>
</div>
</body>
</html>
`;
