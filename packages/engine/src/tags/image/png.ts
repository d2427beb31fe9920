import { zlibSync } from 'fflate';
import { base64 } from '@scure/base';
import { fromHex } from '../../colours.ts';
import type { Rgb } from '../../colours.ts';
import { crc32 } from '../../crc32.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import { hexColour } from '../../hexadecimal.ts';
import type { ValueGenerator } from '../../tag.ts';
import { workCounters } from '../../workCounters.ts';
import { GLYPHS } from './glyphs.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width of a character including the gap, and height of a character, in pixels at scale 1. */
const GLYPH_WIDTH = 6;
const HEIGHT = 7;

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

/** Creates a chunk: length, type, data, and the checksum of type and data (PNG, third edition, section 5.3). */
function chunk(type: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...[...type].map((letter) => letter.charCodeAt(0)), ...data]);
  return [...uint32(data.length), ...body, ...uint32(crc32(body))];
}

/** Returns black for light colours, white for dark colours, with the luma weights of Rec. 709. */
function inkOn([red, green, blue]: Rgb): Rgb {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 128 ? [0, 0, 0] : [255, 255, 255];
}

/** A picture with one bit per pixel: the palette index. Each row begins with a byte for the filter type 0. */
interface Bitmap {
  rows: Uint8Array;
  /** Bytes per row. */
  stride: number;
}

function createBitmap(width: number, height: number): Bitmap {
  const stride = 1 + Math.ceil(width / 8);
  return { rows: new Uint8Array(stride * height), stride };
}

function setPixel({ rows, stride }: Bitmap, x: number, y: number): void {
  const offset = y * stride + 1 + (x >> 3);
  rows[offset] = (rows[offset] ?? 0) | (0x80 >> (x & 7));
}

/** Renders a centred label at the largest scale that fits. If no scale fits, the label is omitted. */
function addLabel(bitmap: Bitmap, width: number, height: number, label: string): void {
  const length = [...label].length * GLYPH_WIDTH - 1;
  const scale = Math.min(Math.floor((width - 2) / length), Math.floor((height - 2) / HEIGHT), 8);
  if (scale < 1) return;
  const left = Math.floor((width - length * scale) / 2);
  const top = Math.floor((height - HEIGHT * scale) / 2);
  [...label].forEach((character, index) => {
    for (let x = 0; x < (GLYPH_WIDTH - 1) * scale; x += 1) {
      const column = GLYPHS.get(character)?.[Math.floor(x / scale)] ?? 0;
      for (let y = 0; y < HEIGHT * scale; y += 1) {
        if (((column >> Math.floor(y / scale)) & 1) === 0) continue;
        setPixel(bitmap, left + index * GLYPH_WIDTH * scale + x, top + y);
      }
    }
  });
}

/** Creates the chunk of pixels with a centred label. The chunk does not depend on the colour. */
function pixelChunk(width: number, height: number, label: string): number[] {
  const bitmap = createBitmap(width, height);
  if (label !== '') addLabel(bitmap, width, height, label);
  workCounters.pixels += 8 * bitmap.rows.length;
  return chunk('IDAT', zlibSync(bitmap.rows, { level: 9 }));
}

/** Encodes a PNG with two colours and one bit per pixel (PNG, third edition). */
function encodePng(width: number, height: number, colour: string, pixels: number[]): Uint8Array {
  const background = fromHex(colour);
  const header = Uint8Array.from([...uint32(width), ...uint32(height), 1, 3, 0, 0, 0]);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', Uint8Array.from([...background, ...inkOn(background)])),
    ...pixels,
    ...chunk('IEND', new Uint8Array()),
  ]);
}

/** Creates PNGs as data URIs or Base64. All images of a request have the same pixels. */
export const createPng: ValueGenerator<ArgumentsOf['image']['png-image']> = (args) => {
  const { width, height, label = `${width}x${height}` } = args;
  const pixels = pixelChunk(width, height, label);
  const prefix = args.format === 'data-uri' ? 'data:image/png;base64,' : '';
  return (faker) => {
    const colour = args.colour ?? hexColour(faker);
    return prefix + base64.encode(encodePng(width, height, colour, pixels));
  };
};
