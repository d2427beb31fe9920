import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { pageTemplate } from '../../src/plugins/pageTemplate';

/** Docusaurus' own way from a template to HTML. */
const { compileSSGTemplate } = createRequire(import.meta.url)(
  '@docusaurus/core/lib/ssg/ssgTemplate.js',
) as { compileSSGTemplate: (template: string) => Promise<(data: object) => string> };

const data = {
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="page"',
  baseUrl: '/base/',
  headTags: '<link rel="icon" href="/icon.svg">',
  metaAttributes: ['<title>Title</title>', '<script type="application/ld+json">{}</script>'],
  preBodyTags:
    '<script>first()</script>\n<svg style="display: none;"></svg>\n<script>second()</script>',
  appHtml: '<p>Text</p>',
  postBodyTags: '<i></i>',
  stylesheets: ['a.css'],
  scripts: ['a.js', 'b.js'],
};

const render = async (changed: object = {}) =>
  (await compileSSGTemplate(pageTemplate))({ ...data, ...changed });

test('inline scripts stand before the style sheet, and scripts behind the page', async () => {
  const html = await render();
  expect(html).toMatch(/^<!DOCTYPE html>/);
  const places = [
    'first()',
    'second()',
    '/base/a.css',
    '<body',
    '<svg',
    '<p>',
    '/base/a.js',
    '/base/b.js',
  ];
  const found = places.map((each) => html.indexOf(each));
  expect(found.every((place) => place > 0)).toBe(true);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(html.match(/first\(\)/g)).toHaveLength(1);
  expect(html).toContain('<script src="/base/a.js" defer fetchpriority="low"></script>');
  expect(html).toContain('<div id="__docusaurus"><p>Text</p></div>');
});

test('scripts have a parent of their own', async () => {
  expect(await render()).toMatch(/<div>\s*(?:<script [^>]*><\/script>){2}\s*<\/div>\s*<\/body>/);
});

test('no inline style is left: icons are hidden by an attribute', async () => {
  expect(await render()).toContain('<svg display="none"></svg>');
});

test('what Docusaurus does not write any more is named', async () => {
  await expect(render({ preBodyTags: '<svg style="display: none;"></svg>' })).rejects.toThrow(
    'has no inline script before the page',
  );
  await expect(render({ preBodyTags: '<script>first()</script>' })).rejects.toThrow(
    'The theme does not hide its icons',
  );
});
