import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createValues } from '../values.ts';
import type { Query } from '../values.ts';

interface Png {
  width: number;
  height: number;
  /** Colours in the form `#rrggbb`. */
  palette: string[];
  /** Palette index of each pixel, row by row. */
  pixels: number[];
}

/** Decodes a PNG image with one bit per pixel, and verifies its checksums. */
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
  // Bit depth 1, indexed colour, deflate, filter method 0, not interlaced.
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

const createImages = (query: Query) =>
  createValues('image/png-image', { format: 'base64', ...query }, [1], 5).map((each) =>
    readPng(Buffer.from(each, 'base64')),
  );

/** Returns the rows of an image, in which `#` is a pixel of the text. */
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
  ])('an image of %i by %i pixels can be decoded', (width, height) => {
    for (const image of createImages({ width, height }))
      expect(image).toMatchObject({ width, height });
  });

  test('an image shows its label in the middle', () => {
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

  test('each letter, digit and punctuation mark has a different bitmap', () => {
    const characters = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:!?#%+/()_-',
    ];
    const drawings = characters.map((label) =>
      String(drawingOf(createImages({ width: 8, height: 10, label })[0] as Png)),
    );
    expect(new Set(drawings).size).toBe(characters.length);
    expect(drawings.filter((drawing) => !drawing.includes('#'))).toEqual([]);
  });

  test('an image has one colour if its label is empty or does not fit', () => {
    const queries: Query[] = [{ label: '' }, { width: 8, label: 'too long' }];
    for (const { pixels } of queries.flatMap(createImages))
      expect(new Set(pixels)).toEqual(new Set([0]));
  });

  test('the label is black on light colours and white on dark colours', () => {
    expect(createImages({ colour: '#ffee00' })[0]?.palette).toEqual(['#ffee00', '#000000']);
    expect(createImages({ colour: '#112244' })[0]?.palette).toEqual(['#112244', '#ffffff']);
  });
});
