import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawValues, testAnswers } from './values.ts';
import type { Query } from './values.ts';

interface Image {
  width: number;
  height: number;
  /** Colours as `#` and six digits. */
  palette: string[];
  /** Index of the colour of each pixel, row by row. */
  pixels: number[];
}

/** Reads an image of one bit for each pixel, as the PNG specification has it, with the checks of zlib. */
function readPng(file: Buffer): Image {
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

/** Five images that answer to a request. */
const drawImages = (query: Query) =>
  drawValues('image/png-image', { format: 'base64', ...query }, [1], 5).map((each) =>
    readPng(Buffer.from(each, 'base64')),
  );

/** The rows of an image that hold a pixel of the text, as a drawing. */
function drawingOf({ width, height, pixels }: Image): string {
  return Array.from({ length: height }, (_, y) =>
    pixels
      .slice(y * width, (y + 1) * width)
      .map((pixel) => (pixel ? '#' : '.'))
      .join(''),
  ).join('\n');
}

describe('PNG images', () => {
  test.each([
    [1, 1],
    [7, 3],
    [64, 64],
    [512, 100],
  ])('of %i by %i pixels are files that a reader of PNG accepts', (width, height) => {
    for (const image of drawImages({ width, height }))
      expect([image.width, image.height]).toEqual([width, height]);
  });

  test('show the text in their middle', () => {
    const [image] = drawImages({ width: 13, height: 9, label: 'Hi' });
    if (!image) throw new Error('There is no image');
    expect(drawingOf(image).split('\n')).toEqual([
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

  test('have every letter and digit, each with a drawing of its own', () => {
    const characters = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:!?#%+/()_-',
    ];
    const drawings = characters.map((label) =>
      drawingOf(drawImages({ width: 8, height: 10, label })[0] as Image),
    );
    expect(new Set(drawings).size).toBe(characters.length);
    expect(drawings.filter((drawing) => !drawing.includes('#'))).toEqual([]);
  });

  test('are of one colour without a text, or where it does not fit', () => {
    const queries: Query[] = [{ label: '' }, { width: 8, label: 'too long' }];
    for (const query of queries)
      for (const { pixels } of drawImages(query)) expect(new Set(pixels)).toEqual(new Set([0]));
  });

  test('have black text on light and white text on dark colours', () => {
    expect(drawImages({ colour: '#ffee00' })[0]?.palette).toEqual(['#ffee00', '#000000']);
    expect(drawImages({ colour: '#112244' })[0]?.palette).toEqual(['#112244', '#ffffff']);
  });
});

testAnswers('image/png-image', {
  'has the format, the size and the colour asked for': (text, query) => {
    const [, head = '', body = ''] = /^(data:image\/png;base64,)?(.*)$/.exec(text) ?? [];
    const file = Buffer.from(body, 'base64');
    const background = `#${file.subarray(41, 44).toString('hex')}`;
    const { format, width, height, colour } = query;
    return (
      (head !== '') === (format === 'data-uri') &&
      file.readUInt32BE(16) === width &&
      file.readUInt32BE(20) === height &&
      (typeof colour !== 'string' || background === colour.toLowerCase())
    );
  },
});
