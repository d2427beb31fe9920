import { crc32, inflateSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../../src/colours.ts';
import { rangeOf } from '../measures.ts';
import { contrast } from '../support/contrast.ts';
import { createValues, testEachValue } from '../values.ts';
import type { Query } from '../values.ts';

/** Tags whose attributes are quoted, and text, both with entities where XML requires them. */
const WELL_FORMED =
  /^(<\/?\w+( [\w:-]+="([^"<&]|&(amp|lt|gt|quot);)*")*\/?>|[^<&]|&(amp|lt|gt|quot);)*$/;

/** Reads the elements of an SVG document in their order. */
function readSvg(source: string) {
  expect(source).toMatch(WELL_FORMED);
  expect(source).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(source.match(/<\//g)).toHaveLength(source.match(/<\w[^>]*[^/]>/g)?.length ?? 0);
  const elements = DomUtils.getElementsByTagName('*', parseDocument(source, { xmlMode: true }));
  return elements.map((element) => ({
    ...{ attributes: element.attribs, text: DomUtils.textContent(element) },
  }));
}

/** Returns the document in a data URI. */
function decode(uri: string): string {
  const [head = '', body = ''] = uri.split(/,(.*)/s);
  return head.endsWith(';base64')
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeURIComponent(body);
}

/** Returns the requested value, or the actual one if the request has none. */
const requested = (query: Query, name: string, actual: unknown) => String(query[name] ?? actual);

testEachValue('image/data-uri', {
  'holds an SVG image of the requested size and colour': (uri, query) => {
    const [svg, area, text] = readSvg(decode(uri));
    const { width, height } = svg?.attributes ?? {};
    const { fill = '' } = area?.attributes ?? {};
    return (
      uri.includes(';base64,') === (query['encoding'] === 'base64') &&
      width === requested(query, 'width', width) &&
      height === requested(query, 'height', height) &&
      fill === requested(query, 'colour', fill) &&
      validator.isHexColor(fill) &&
      text?.text === `${width}x${height}`
    );
  },
});

function isPlaceholder(source: string, query: Query): boolean {
  const [svg, area, text] = readSvg(source);
  const { width, height, viewBox, 'aria-label': name } = svg?.attributes ?? {};
  const label = requested(query, 'label', `${width} × ${height}`);
  const { fill = '' } = area?.attributes ?? {};
  const [black = 0, white = 0] = ['#000000', '#ffffff'].map((letters) =>
    contrast(fromHex(fill), fromHex(letters)),
  );
  const better = text?.attributes['fill'] === '#000' ? black - white : white - black;
  const size = Number(text?.attributes['font-size']);
  return (
    width === String(query['width']) &&
    height === String(query['height']) &&
    viewBox === `0 0 ${width} ${height}` &&
    name === label &&
    text?.text === label &&
    fill === requested(query, 'colour', fill) &&
    better >= -0.02 &&
    size >= 8 &&
    (size === 8 || (size - 0.5) * 0.6 * label.length <= 0.8 * Number(width))
  );
}

testEachValue('image/placeholder-svg', {
  'has the requested size and label, in the colour with more contrast': isPlaceholder,
});

test.each(['Tom & "Jerry" <3', '1 > 0', 'x'.repeat(40), '写真', "it's"])(
  'a placeholder shows the label %s',
  (label) => {
    const query = { label, width: 300, height: 150 };
    const images = createValues('image/placeholder-svg', query);
    expect(images.filter((image) => !isPlaceholder(image, query)).slice(0, 5)).toEqual([]);
  },
);

/** Lists the filled cells of an identicon, as `0,4`. */
const cellsOf = (path: string) =>
  Array.from(path.matchAll(/M(\d)\.5 (\d)\.5h1v1h-1z/g), ([, x = '', y = '']) => `${x},${y}`);

testEachValue('image/identicon', {
  'has the requested size and colour, and is its own mirror image': (source, query) => {
    const [svg, , shape] = readSvg(source);
    const { d = '', fill } = shape?.attributes ?? {};
    const filled = new Set(cellsOf(d));
    return (
      svg?.attributes['width'] === String(query['size']) &&
      svg.attributes['height'] === String(query['size']) &&
      fill === requested(query, 'colour', fill) &&
      [...filled].every((cell) => filled.has(`${4 - Number(cell[0])}${cell.slice(1)}`))
    );
  },
});

type Size = Record<'width' | 'height', number> & { ratio: string };

testEachValue<Size>('image/image-size', {
  'has its ratio exactly, and the requested orientation and limit': (size, query) => {
    const [long = 0, short = 0] = size.ratio.split(':').map(Number);
    const [shorter, longer] = rangeOf([size.width, size.height]);
    const isUpright = size.height >= size.width;
    const { orientation } = query;
    return (
      longer * short === shorter * long &&
      longer % long === 0 &&
      longer >= 64 &&
      longer <= Number(query['max']) &&
      (orientation !== 'portrait' || isUpright) &&
      (orientation !== 'landscape' || !isUpright || long === short)
    );
  },
});

testEachValue('image/image-url', {
  'has the requested size, and greyscale and blur only if requested': (url, query) => {
    const { pathname, searchParams } = new URL(url);
    const [width, height] = pathname.split('/').slice(-2);
    return (
      width === requested(query, 'width', width) &&
      height === requested(query, 'height', height) &&
      searchParams.has('grayscale') === query['greyscale'] &&
      Number(searchParams.get('blur') ?? 0) === query['blur']
    );
  },
});

interface Png {
  width: number;
  height: number;
  /** Colours as `#` and six digits. */
  palette: string[];
  /** Index of the colour of each pixel, row by row. */
  pixels: number[];
}

/** Reads an image of one bit for each pixel, as the PNG specification describes it, with the checks of zlib. */
function readPng(file: Buffer): Png {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: [type: string, data: Buffer][] = [];
  let at = 8;
  while (at < file.length) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push([body.subarray(0, 4).toString('latin1'), body.subarray(4)]);
    at += 12 + length;
  }
  expect(at).toBe(file.length);
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const empty = Buffer.alloc(0);
  const [header = empty, palette = empty, data = empty, end] = chunks.map(([, each]) => each);
  expect([header.length, end?.length]).toEqual([13, 0]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  // One bit, indexed colour, deflate, the one filter method, not interlaced.
  expect([...header.subarray(8)]).toEqual([1, 3, 0, 0, 0]);
  const rows = inflateSync(data);
  const stride = 1 + Math.ceil(width / 8);
  expect(rows).toHaveLength(stride * height);
  const filters = new Set(Array.from({ length: height }, (_, y) => rows[y * stride]));
  expect([...filters]).toEqual([0]);
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return ((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  });
  const colours = palette.toString('hex').match(/.{6}/g) ?? [];
  return { width, height, palette: colours.map((each) => `#${each}`), pixels };
}

/** Creates five images. */
const createImages = (query: Query) =>
  createValues('image/png-image', { format: 'base64', ...query }, [1], 5).map((each) =>
    readPng(Buffer.from(each, 'base64')),
  );

/** Returns the rows of an image, with `#` for the pixels of its text. */
const drawingOf = ({ width, pixels }: Png): string[] =>
  pixels
    .map((pixel) => (pixel ? '#' : '.'))
    .join('')
    .match(RegExp(`.{${width}}`, 'g')) ?? [];

describe('PNG images', () => {
  test.each([
    [1, 1],
    [7, 3],
    [64, 64],
    [512, 100],
  ])('a file of %i by %i pixels can be read', (width, height) => {
    for (const image of createImages({ width, height }))
      expect(image).toMatchObject({ width, height });
  });

  test('an image shows the text in its middle', () => {
    const [image] = createImages({ width: 13, height: 9, label: 'Hi' });
    expect(drawingOf(image as Png)).toEqual([
      '.............',
      '.#...#...#...',
      '.#...#.......',
      '.#...#..##...',
      '.#####...#...',
      '.#...#...#...',
      '.#...#...#...',
      '.#...#..###..',
      '.............',
    ]);
  });

  test('each letter, digit and mark has its own drawing', () => {
    const characters = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:!?#%+/()_-',
    ];
    const drawings = characters.map((label) =>
      String(drawingOf(createImages({ width: 8, height: 10, label })[0] as Png)),
    );
    expect(new Set(drawings).size).toBe(characters.length);
    expect(drawings.filter((drawing) => !drawing.includes('#'))).toEqual([]);
  });

  test('an image has one colour without a text, or if the text does not fit', () => {
    const queries: Query[] = [{ label: '' }, { width: 8, label: 'too long' }];
    for (const { pixels } of queries.flatMap(createImages))
      expect(new Set(pixels)).toEqual(new Set([0]));
  });

  test('text is black on light and white on dark colours', () => {
    expect(createImages({ colour: '#ffee00' })[0]?.palette).toEqual(['#ffee00', '#000000']);
    expect(createImages({ colour: '#112244' })[0]?.palette).toEqual(['#112244', '#ffffff']);
  });
});

testEachValue('image/png-image', {
  'has the requested format, size and colour': (text, query) => {
    const [, head, body = ''] = /^(data:image\/png;base64,)?(.*)$/.exec(text) ?? [];
    const file = Buffer.from(body, 'base64');
    const { format, width, height, colour } = query;
    const background = `#${file.subarray(41, 44).toString('hex')}`;
    return (
      (head !== undefined) === (format === 'data-uri') &&
      file.readUInt32BE(16) === width &&
      file.readUInt32BE(20) === height &&
      (typeof colour !== 'string' || background === colour.toLowerCase())
    );
  },
});
