import { SCRIPT_LOADER } from './plugins/leanClient/scriptLoader';

/**
 * The frame of every page, in the syntax of the framework's template engine. It differs from the
 * framework's own in seven ways, the first two for the first paint:
 *
 * - Inline scripts stand in front of the style sheet. Behind it they would wait for it, and hold back
 *   the reading of all that follows them: the first paint would show half a page.
 * - Scripts are asked for by a small one, after the style sheet: they are needed after the first paint,
 *   the style sheet before it, and both come over one line. It stands at the end: anywhere else it would
 *   run as soon as it is there, and a browser may paint the half of the page that it has read by then.
 * - The framework's banner for a wrong base URL asks whether scripts have run when the page has loaded: at
 *   the event before, they have not.
 * - It does not say what has made the page: no reader asks, and its scripts' names take that room.
 * - React's hints to load the images at the top of the page stand right before these images, and are left
 *   out.
 * - The theme's set of icons is hidden by an attribute of SVG, where the theme has an inline style: with
 *   it, the content security policy could not be strict.
 * - What pages look like on paper is a file of its own, which no first paint waits for.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<% const inlineScript = /<script>[^]*?<[/]script>/g; %>
<% const base = it.baseUrl; %>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('').replace("document.addEventListener('DOMContentLoaded', function maybe", "window.addEventListener('load', function maybe") %>
<%~ it.headTags.replaceAll(/>\\s+</g, '><') %>
<%~ (it.preBodyTags.match(inlineScript) ?? []).join('') %>
<%~ it.stylesheets.map((file) => '<link rel="stylesheet" href="' + base + file + '">').join('') %>
<link rel="stylesheet" href="<%= base %>print.css" media="print">
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replaceAll(inlineScript, '').replaceAll('style="display: none;"', 'display="none"') %>
<div id="__docusaurus"><%~ it.appHtml.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '') %></div>
<%~ it.postBodyTags %>
<script src="<%= base %>${SCRIPT_LOADER}" async data-scripts="<%= it.scripts.map((file) => file.replaceAll(/^.*[/]|[.]js$/g, '')).join(' ') %>"></script>
</body>
</html>
`.replaceAll('\n', '');
