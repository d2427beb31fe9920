import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { pageTemplate } from '../../../src/plugins/pageTemplate';

/** Compiles a page template with the function in Docusaurus. */
const { compileSSGTemplate } = createRequire(import.meta.url)(
  '@docusaurus/core/lib/ssg/ssgTemplate.js',
) as { compileSSGTemplate: (template: string) => Promise<(data: object) => string> };

const [SCRIPT, ICONS] = ['<script>first()</script>', '<svg style="display: none;"></svg>'];

const render = async (preBodyTags: string) =>
  (await compileSSGTemplate(pageTemplate))({
    ...{ htmlAttributes: 'lang="en"', bodyAttributes: 'class="page"', baseUrl: '/base/' },
    ...{ headTags: '<link rel="icon" href="/icon.svg">', metaAttributes: ['<title>Title</title>'] },
    ...{ preBodyTags, appHtml: '<p>Text</p>', postBodyTags: '<i></i>' },
    ...{ stylesheets: ['a.css'], scripts: ['a.js', 'b.js'] },
  });

test('the page template puts inline scripts before the style sheet and script files at the end', async () => {
  const scripts = ['a', 'b'].map(
    (name) => `<script src="/base/${name}.js" defer fetchpriority="low"></script>`,
  );
  const parts = [
    ...['<!DOCTYPE html>', SCRIPT, '<script>second()</script>', '/base/a.css', '<body'],
    ...['<svg display="none"></svg>', '<div id="__docusaurus"><p>Text</p></div>', ...scripts],
  ];
  const html = await render(`${SCRIPT}\n${ICONS}\n<script>second()</script>`);
  expect(parts.filter((part) => html.split(part).length !== 2)).toEqual([]);
  const positions = parts.map((part) => html.indexOf(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  // The script elements have a separate parent element.
  expect(html).toMatch(/<div>\s*(?:<script [^>]*><\/script>){2}\s*<\/div>\s*<\/body>/);
});

test.each([
  [ICONS, 'has no inline script before the page'],
  [SCRIPT, 'The theme does not hide its icons'],
])('the build fails if the theme inserts only %s before the page content', async (tags, reason) => {
  await expect(render(tags)).rejects.toThrow(reason);
});
