import type { ArgumentsOf } from '../../generated/arguments.ts';
import { hexColour } from '../hexadecimal.ts';
import { defineTag } from '../tag.ts';
import { drawIdenticon, drawPlaceholder } from './image/drawings.ts';
import { createPng } from './image/png.ts';

const RATIOS = [
  '1:1',
  '5:4',
  '4:3',
  '3:2',
  '16:10',
  '16:9',
  '21:9',
] satisfies ArgumentsOf['image']['image-size']['ratio'][];

/** Minimum length of the longer side in pixels, rounded up to a multiple of its ratio. */
const MIN_SIDE = 64;

export const image = defineTag('image', {
  'data-uri':
    ({ width, height, colour, encoding }) =>
    (faker) =>
      faker.image.dataUri({
        width,
        height,
        color: colour ?? hexColour(faker),
        type: encoding === 'base64' ? 'svg-base64' : 'svg-uri',
      }),
  'placeholder-svg':
    ({ width, height, colour, label }) =>
    (faker) =>
      drawPlaceholder(width, height, colour ?? hexColour(faker), label),
  'png-image': createPng,
  identicon:
    ({ size, colour }) =>
    (faker) =>
      drawIdenticon(faker, size, colour ?? hexColour(faker)),
  // Width and height are integer multiples of the ratio, and the longer side is at most `max`.
  'image-size':
    ({ max, ...args }) =>
    (faker) => {
      const ratio = args.ratio ?? faker.helpers.arrayElement(RATIOS);
      const orientation =
        args.orientation ?? faker.helpers.arrayElement(['landscape', 'portrait'] as const);
      const [long = 1, short = 1] = ratio.split(':').map(Number);
      const unit = faker.number.int({
        min: Math.ceil(MIN_SIDE / long),
        max: Math.floor(max / long),
      });
      const [first, second] = [long * unit, short * unit];
      return orientation === 'landscape'
        ? { width: first, height: second, ratio }
        : { width: second, height: first, ratio };
    },
  'image-url':
    ({ width, height, greyscale: grayscale, blur }) =>
    (faker) =>
      faker.image.urlPicsumPhotos({ width, height, grayscale, blur: blur as 0 }),
  'portrait-url':
    ({ sex, size }) =>
    (faker) =>
      faker.image.personPortrait({ sex, size }),
});
