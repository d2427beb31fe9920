import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { hexColour } from '../hexadecimal.ts';
import type { RequestArguments } from '../request.ts';
import { drawIdenticon, drawPlaceholder } from './image/drawings.ts';
import { createPng } from './image/png.ts';

const RATIOS = ['1:1', '5:4', '4:3', '3:2', '16:10', '16:9', '21:9'] as const;
const ORIENTATIONS = ['landscape', 'portrait'] as const;
const PORTRAIT_SIZES = [32, 64, 128, 256, 512] as const;

/** The longer side has at least as many pixels as this, rounded up to a multiple of its ratio. */
const SHORTEST = 64;

function createDataUri(faker: Faker, request: RequestArguments): string {
  return faker.image.dataUri({
    width: request.optional.number('width'),
    height: request.optional.number('height'),
    color: request.optional.string('colour') ?? hexColour(faker),
    type: request.oneOf('encoding', ['percent', 'base64']) === 'base64' ? 'svg-base64' : 'svg-uri',
  });
}

function createPlaceholder(faker: Faker, request: RequestArguments): string {
  return drawPlaceholder(
    request.number('width'),
    request.number('height'),
    request.optional.string('colour') ?? hexColour(faker),
    request.optional.string('label'),
  );
}

/** Width and height that are whole multiples of a ratio, the longer side no longer than `max`. */
function createSize(faker: Faker, request: RequestArguments) {
  const ratio = request.optional.oneOf('ratio', RATIOS) ?? faker.helpers.arrayElement(RATIOS);
  const orientation =
    request.optional.oneOf('orientation', ORIENTATIONS) ?? faker.helpers.arrayElement(ORIENTATIONS);
  const [long = 1, short = 1] = ratio.split(':').map(Number);
  const unit = faker.number.int({
    min: Math.ceil(SHORTEST / long),
    max: Math.floor(request.number('max') / long),
  });
  const [first, second] = [long * unit, short * unit];
  return orientation === 'landscape'
    ? { width: first, height: second, ratio }
    : { width: second, height: first, ratio };
}

function createImageUrl(faker: Faker, request: RequestArguments): string {
  return faker.image.urlPicsumPhotos({
    width: request.optional.number('width'),
    height: request.optional.number('height'),
    grayscale: request.boolean('greyscale'),
    blur: request.number('blur') as 0,
  });
}

function createPortraitUrl(faker: Faker, request: RequestArguments): string {
  const size = PORTRAIT_SIZES.find((each) => each === request.number('size'));
  return faker.image.personPortrait({
    sex: request.optional.oneOf('sex', ['female', 'male']),
    size,
  });
}

export const image: TagGenerators = {
  'data-uri': createDataUri,
  'placeholder-svg': createPlaceholder,
  'png-image': createPng,
  identicon: (faker, request) =>
    drawIdenticon(
      faker,
      request.number('size'),
      request.optional.string('colour') ?? hexColour(faker),
    ),
  'image-size': createSize,
  'image-url': createImageUrl,
  'portrait-url': createPortraitUrl,
};
