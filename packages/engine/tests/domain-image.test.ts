import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import validator from 'validator';
import { fromHex } from '../src/colours.ts';
import { contrast } from './support/contrast.ts';
import { rangeOf } from './measures.ts';
import { drawValues, testAnswers } from './values.ts';
import type { Query } from './values.ts';

/** Tags whose attributes are quoted, and text, both with entities where XML wants them. */
const WELL_FORMED =
  /^(<\/?\w+( [\w:-]+="([^"<&]|&(amp|lt|gt|quot);)*")*\/?>|[^<&]|&(amp|lt|gt|quot);)*$/;

/** The elements of an SVG document in their order. */
function readSvg(source: string) {
  expect(source).toMatch(WELL_FORMED);
  expect(source).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(source.match(/<\//g)).toHaveLength(source.match(/<\w[^>]*[^/]>/g)?.length ?? 0);
  const elements = DomUtils.getElementsByTagName('*', parseDocument(source, { xmlMode: true }));
  return elements.map((element) => ({
    ...{ attributes: element.attribs, text: DomUtils.textContent(element) },
  }));
}

/** The document in a data URI. */
function decode(uri: string): string {
  const [head = '', body = ''] = uri.split(/,(.*)/s);
  return head.endsWith(';base64')
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeURIComponent(body);
}

/** Returns the value that a request asks for, or the random value if it asks for none. */
const asked = (query: Query, name: string, drawn: unknown) => String(query[name] ?? drawn);

testAnswers('image/data-uri', {
  'is valid and holds an SVG of the size and colour asked for': (uri, query) => {
    const [svg, area, text] = readSvg(decode(uri));
    const { width, height } = svg?.attributes ?? {};
    const { fill = '' } = area?.attributes ?? {};
    return (
      validator.isDataURI(uri) &&
      uri.includes(';base64,') === (query['encoding'] === 'base64') &&
      width === asked(query, 'width', width) &&
      height === asked(query, 'height', height) &&
      [width, height].every((side) => Number(side) >= 1 && Number(side) <= 4096) &&
      fill === asked(query, 'colour', fill) &&
      validator.isHexColor(fill) &&
      text?.text === `${width}x${height}`
    );
  },
});

/** Contrast with black letters, and with white ones. */
const contrastsOn = (fill: string) =>
  ['#000000', '#ffffff'].map((letters) => contrast(fromHex(fill), fromHex(letters)));

function isPlaceholder(source: string, query: Query): boolean {
  const [svg, area, text] = readSvg(source);
  const { width, height, viewBox, 'aria-label': name } = svg?.attributes ?? {};
  const label = asked(query, 'label', `${width} × ${height}`);
  const { fill = '' } = area?.attributes ?? {};
  const [black = 0, white = 0] = contrastsOn(fill);
  const better = text?.attributes['fill'] === '#000' ? black - white : white - black;
  const size = Number(text?.attributes['font-size']);
  return (
    width === String(query['width']) &&
    height === String(query['height']) &&
    viewBox === `0 0 ${width} ${height}` &&
    name === label &&
    text?.text === label &&
    fill === asked(query, 'colour', fill) &&
    better >= -0.02 &&
    size >= 8 &&
    (size === 8 || (size - 0.5) * 0.6 * label.length <= 0.8 * Number(width))
  );
}

testAnswers('image/placeholder-svg', {
  'has the size and the label asked for, in the letters that read better': isPlaceholder,
});

test.each(['Tom & "Jerry" <3', '1 > 0', 'x'.repeat(40), '写真', "it's"])(
  'a placeholder shows the label %s',
  (label) => {
    const query = { label, width: 300, height: 150 };
    const images = drawValues('image/placeholder-svg', query);
    expect(images.filter((image) => !isPlaceholder(image, query))).toEqual([]);
  },
);

/** The cells of an identicon that are filled, as `0,4`. */
const cellsOf = (path: string) =>
  Array.from(path.matchAll(/M(\d)\.5 (\d)\.5h1v1h-1z/g), ([, x = '', y = '']) => `${x},${y}`);

testAnswers('image/identicon', {
  'is its own mirror image and keeps to its five by five cells': (source, query) => {
    const [svg, , shape] = readSvg(source);
    const { d = '', fill } = shape?.attributes ?? {};
    const filled = new Set(cellsOf(d));
    return (
      svg?.attributes['width'] === String(query['size']) &&
      svg.attributes['height'] === String(query['size']) &&
      fill === asked(query, 'colour', fill) &&
      d.length === filled.size * 'M0.5 0.5h1v1h-1z'.length &&
      [...filled].every((cell) => /^[0-4],[0-4]$/.test(cell)) &&
      [...filled].every((cell) => filled.has(`${4 - Number(cell[0])}${cell.slice(1)}`))
    );
  },
});

test('nearly every identicon differs from all others', () => {
  expect(new Set(drawValues('image/identicon').map(cellsOf).map(String)).size).toBeGreaterThan(290);
});

type Size = Record<'width' | 'height', number> & { ratio: string };

testAnswers<Size>('image/image-size', {
  'has its ratio exactly, lies the way asked for, and stays within the limit': (size, query) => {
    const [long = 0, short = 0] = size.ratio.split(':').map(Number);
    const [shorter, longer] = rangeOf([size.width, size.height]);
    const isUpright = size.height >= size.width;
    const { orientation } = query;
    return (
      size.ratio === asked(query, 'ratio', size.ratio) &&
      longer * short === shorter * long &&
      longer % long === 0 &&
      longer >= 64 &&
      longer <= Number(query['max']) &&
      (orientation !== 'portrait' || isUpright) &&
      (orientation !== 'landscape' || !isUpright || long === short)
    );
  },
});

test('image sizes have seven ratios', () => {
  const ratios = drawValues<Size>('image/image-size').map(({ ratio }) => ratio);
  expect(new Set(ratios).size).toBe(7);
});

const isHttps = (url: string) => validator.isURL(url, { protocols: ['https'] });

testAnswers('image/image-url', {
  'names the size, and asks for grey and blur only when the request does': (url, query) => {
    const { pathname, searchParams } = new URL(url);
    const [width, height] = pathname.split('/').slice(-2);
    return (
      isHttps(url) &&
      width === asked(query, 'width', width) &&
      height === asked(query, 'height', height) &&
      searchParams.has('grayscale') === query['greyscale'] &&
      Number(searchParams.get('blur') ?? 0) === query['blur']
    );
  },
});

testAnswers('image/portrait-url', {
  'names the sex and the size asked for': (url, query) => {
    const [sex, size] = new URL(url).pathname.split('/').slice(-3);
    return isHttps(url) && sex === asked(query, 'sex', sex) && size === String(query['size']);
  },
});

test('portraits are of women and men', () => {
  const sexes = drawValues('image/portrait-url').map((url) => /(fe)?male/.exec(url)?.[0]);
  expect(new Set(sexes)).toEqual(new Set(['female', 'male']));
});
