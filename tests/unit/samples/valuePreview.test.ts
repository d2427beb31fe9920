import { expect, test } from 'vitest';
import { codeToHtml } from '../../../src/components/CodeBlock/codeToHtml.ts';
import { renderValuePreview } from '../../../src/samples/valuePreview.ts';

const swatch = (colour: string): string =>
  `<svg class="swatch" aria-hidden="true"><rect width="99" height="99" fill="${colour}"/></svg>`;

test.each([
  ...['#a3f', '#A4F19737', 'rgb(141 6 245)', 'rgba(15, 255, 83, 0.16)', 'hsl(256deg 99% 31%)'],
  ...['hwb(51deg 98% 75%)', 'lab(79.95% -0.23 43.06)', 'lch(77.65% 121.2 276.7)'],
  'color(display-p3 0.9134 0.3652 0.9968)',
])('the colour %s has a swatch', (colour) => {
  expect(renderValuePreview(colour)).toBe(swatch(colour));
});

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['iVBORw0KGgoAAAA/+AB==', 'data:image/png;base64,iVBORw0KGgoAAAA/+AB=='],
  ['<svg d="#0"></svg>', 'data:image/svg+xml,%3Csvg%20d%3D%22%230%22%3E%3C%2Fsvg%3E'],
])('the image %s has a thumbnail', (value, url) => {
  expect(renderValuePreview(value)).toBe(`<img class="thumbnail" alt="" src="${url}">`);
});

test.each([
  ...['#12', '#12345', '#gggggg', 'blue', 'rgb(1 2 3', 'rgb("1")', 'call(1)'],
  ...['data:text/html,<b>', 'data:image/png,"', 'https://a.example/a.png', '<svg', 7, null],
])('%j has neither a swatch nor a thumbnail', (value) => {
  expect(renderValuePreview(value)).toBe('');
});

test('a swatch precedes a colour value in JSON, and the text is unchanged', () => {
  const json = JSON.stringify({ '#aabbcc': ['#aabbcc', 'a'] }, null, 2);
  const html = codeToHtml(json, { language: 'json' });
  expect(html.split(swatch('#aabbcc'))).toHaveLength(2);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(json);
});

test('a colour value in a language other than JSON has no swatch', () => {
  const code = [{ kind: 's', text: '"#aabbcc"' }];
  expect(codeToHtml(code, { language: 'python' })).toBe('<span class="code-s">"#aabbcc"</span>');
});
