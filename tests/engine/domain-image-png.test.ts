import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answersOf, fresh } from './faults.ts';
import type { Query } from './faults.ts';

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
  const [header, palette, data, end] = chunks.map(([, each]) => each) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  expect([header.length, end.length]).toEqual([13, 0]);
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

const draw = (query: Query) =>
  fresh('image/png-image', { format: 'base64', ...query }, [1], 5).map((each) =>
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
  test('are files that a reader of PNG accepts, of the size and colour asked for', () => {
    for (const { query, value } of answersOf('image/png-image')) {
      const isUri = query['format'] === 'data-uri';
      expect(value.startsWith('data:image/png;base64,')).toBe(isUri);
      const data = Buffer.from(value.replace(/^data:image\/png;base64,/, ''), 'base64');
      const width = data.readUInt32BE(16);
      expect([width, data.readUInt32BE(20)]).toEqual([query['width'], query['height']]);
      const colour = query['colour'];
      const background = `#${data.subarray(41, 44).toString('hex')}`;
      if (typeof colour === 'string') expect(background).toBe(colour.toLowerCase());
    }
    for (const [width, height] of [
      [1, 1],
      [7, 3],
      [64, 64],
      [512, 100],
    ] as const)
      for (const image of draw({ width, height }))
        expect([image.width, image.height]).toEqual([width, height]);
  });

  test('show the text in their middle', () => {
    const [image] = draw({ width: 13, height: 9, label: 'Hi' });
    if (!image) throw new Error('There is no image');
    expect(drawingOf(image)).toBe(
      [
        '.............',
        '.#...#...#...',
        '.#...#.......',
        '.#...#..##...',
        '.#####...#...',
        '.#...#...#...',
        '.#...#...#...',
        '.#...#..###..',
        '.............',
      ].join('\n'),
    );
  });

  test('have every letter and digit, each with a drawing of its own', () => {
    const characters = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:!?#%+/()_-',
    ];
    const drawings = characters.map((label) =>
      drawingOf(draw({ width: 8, height: 10, label })[0] as Image),
    );
    expect(new Set(drawings).size).toBe(characters.length);
    expect(drawings.filter((drawing) => !drawing.includes('#'))).toEqual([]);
  });

  test('are of one colour without a text, or where it does not fit', () => {
    const queries: Query[] = [{ label: '' }, { width: 8, label: 'too long' }];
    for (const query of queries)
      for (const { pixels } of draw(query)) expect(new Set(pixels)).toEqual(new Set([0]));
  });

  test('have black text on light and white text on dark colours', () => {
    expect(draw({ colour: '#ffee00' })[0]?.palette).toEqual(['#ffee00', '#000000']);
    expect(draw({ colour: '#112244' })[0]?.palette).toEqual(['#112244', '#ffffff']);
  });
});
