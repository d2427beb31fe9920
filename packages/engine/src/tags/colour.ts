import type { Faker } from '@faker-js/faker';
import {
  contrast,
  fromHex,
  hslToRgb,
  luminance,
  mixColours,
  rgbToHsl,
  rgbToLab,
  toHex,
} from '../colours.ts';
import type { Rgb } from '../colours.ts';
import { round } from '../multiples.ts';
import { retryUntil } from '../retryUntil.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

const HEX_PREFIXES = { hash: '#', prefixed: '0x', plain: '' };

/** Faker's names of CSS colour spaces. */
const SPACES = {
  srgb: 'sRGB',
  'display-p3': 'display-p3',
  'a98-rgb': 'a98-rgb',
  'prophoto-rgb': 'prophoto-rgb',
  rec2020: 'rec2020',
} as const;

/** Degrees on the colour wheel between the base colour and its companions. */
const SCHEMES = {
  monochromatic: [0],
  complementary: [0, 180],
  'split-complementary': [0, 150, 210],
  analogous: [0, 30, 330],
  triadic: [0, 120, 240],
  tetradic: [0, 90, 180, 270],
};
const SCHEME_NAMES = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];

export const colour = defineTag('colour', {
  'hex-colour':
    ({ alpha, short, format, casing }) =>
    (faker) => {
      const count = alpha ? 4 : 3;
      const digits = faker.helpers
        .multiple(() => faker.number.int(short ? 15 : 255), { count })
        .map((channel) => channel.toString(16).padStart(short ? 1 : 2, '0'))
        .join('');
      return HEX_PREFIXES[format] + (casing === 'upper' ? digits.toUpperCase() : digits);
    },
  'rgb-colour': (args) => (faker) => {
    const rgb = createRgb(faker, args);
    const alpha = createAlpha(faker, args);
    if (args.format === 'modern') return cssFunction('rgb', rgb, alpha);
    return alpha === undefined ? `rgb(${rgb.join(', ')})` : `rgba(${[...rgb, alpha].join(', ')})`;
  },
  'hsl-colour': (args) => (faker) => {
    const hue = args.hue ?? faker.number.int(359);
    const saturation = args.saturation ?? faker.number.int(100);
    const lightness = args.lightness ?? faker.number.int(100);
    const components = [`${hue}deg`, `${saturation}%`, `${lightness}%`];
    return cssFunction('hsl', components, createAlpha(faker, args));
  },
  'hwb-colour': (args) => (faker) => {
    const hue = faker.number.int(359);
    const whiteness = faker.number.int(args.chromatic ? 99 : 100);
    const blackness = faker.number.int(args.chromatic ? 99 - whiteness : 100);
    const components = [`${hue}deg`, `${whiteness}%`, `${blackness}%`];
    return cssFunction('hwb', components, createAlpha(faker, args));
  },
  // Generates percentages of ink until their sum is within the limit.
  'cmyk-colour':
    ({ maxInk }) =>
    (faker) =>
      retryUntil(
        () => {
          const [cyan = 0, magenta = 0, yellow = 0, black = 0] = faker.color
            .cmyk({ format: 'decimal' })
            .map((share) => Math.round(share * 100));
          return { cyan, magenta, yellow, black };
        },
        ({ cyan, magenta, yellow, black }) => cyan + magenta + yellow + black <= maxInk,
      ),
  'lab-colour':
    ({ gamut }) =>
    (faker) => {
      const [lightness, a, b] = gamut === 'srgb' ? rgbToLab(createRgb(faker)) : createLab(faker);
      return cssFunction('lab', [`${round(lightness, 2)}%`, round(a, 2), round(b, 2)]);
    },
  'lch-colour':
    ({ maxChroma, ...args }) =>
    (faker) => {
      const [lightness = 0] = faker.color.lch({ format: 'decimal' });
      const chroma = faker.number.float({ max: maxChroma, fractionDigits: 1 });
      const hue = args.hue ?? faker.number.float({ max: 359.9, fractionDigits: 1 });
      return cssFunction('lch', [`${round(lightness * 100, 2)}%`, chroma, hue]);
    },
  'wide-gamut-colour':
    ({ space }) =>
    (faker) => {
      const asked = { format: 'decimal', space: SPACES[space] } as const;
      return cssFunction('color', [space, ...faker.color.colorByCSSColorSpace(asked)]);
    },
  'colour-name': ({ locale, casing }, { definitions }) => {
    const names = definitions.color.human;
    if (casing === 'original') return names;
    if (casing === 'lower') return names.map((name) => name.toLowerCase());
    // In Turkish, a capital i keeps its dot.
    return names.map((name) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1));
  },
  'colour-space': ({ abbreviated }, { definitions }) =>
    definitions.color.space.map((name) =>
      abbreviated ? (/\((\w+)\)$/.exec(name)?.[1] ?? name) : name,
    ),
  'colour-palette': (args) => (faker) => createPalette(faker, args),
  'contrasting-colour-pair': (args) => (faker) => createContrastingPair(faker, args),
});

/** Picks each channel independently, so that all colours of the range are equally likely. */
function createRgb(faker: Faker, { min, max } = { min: 0, max: 255 }): Rgb {
  const range = { min, max };
  return [faker.number.int(range), faker.number.int(range), faker.number.int(range)];
}

/** Creates an opacity with two decimals if `alpha` is true. */
function createAlpha(faker: Faker, { alpha }: { alpha: boolean }): number | undefined {
  return alpha ? faker.number.float({ multipleOf: 0.01 }) : undefined;
}

/** Formats a CSS Color 4 function, with the opacity after a slash. */
function cssFunction(name: string, components: readonly unknown[], alpha?: number): string {
  return `${name}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

function createLab(faker: Faker) {
  // Faker's lightness is between 0 and 1.
  const [lightness = 0, a = 0, b = 0] = faker.color.lab({ format: 'decimal' });
  return [lightness * 100, a, b] as const;
}

/** Creates the base colour and its companions. Larger palettes repeat these hues with other lightnesses. */
function createPalette(
  faker: Faker,
  { size, colour: given, ...args }: ArgumentsOf['colour']['colour-palette'],
) {
  const scheme = args.scheme ?? faker.helpers.arrayElement(SCHEME_NAMES);
  const base = given
    ? fromHex(given)
    : hslToRgb([
        faker.number.int(359),
        faker.number.int({ min: 40, max: 85 }),
        faker.number.int({ min: 35, max: 65 }),
      ]);
  const [hue, saturation, lightness] = rgbToHsl(base);
  // Another hue does not change a grey, so only the lightness varies.
  const angles = saturation === 0 ? SCHEMES.monochromatic : SCHEMES[scheme];
  const rounds = Math.ceil(size / angles.length);
  const used = new Set<string>();
  const colours = Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / angles.length);
    const turned = (hue + (angles[index % angles.length] ?? 0)) % 360;
    // Spreads the lightnesses of one hue evenly.
    const light = round === 0 ? lightness : 8 + ((lightness - 8 + (84 * round) / rounds + 84) % 84);
    let colour = toHex(index === 0 ? base : hslToRgb([turned, saturation, light]));
    // Hues of nearly black or white colours can be equal after rounding, so they get another lightness.
    for (let step = 1; used.has(colour) && step < 84; step += 1)
      colour = toHex(hslToRgb([turned, saturation, 8 + ((light + step) % 84)]));
    used.add(colour);
    return colour;
  });
  return { scheme, colours };
}

/** Moves two random colours towards white and black until their contrast is sufficient. */
function createContrastingPair(
  faker: Faker,
  { minContrast, ...args }: ArgumentsOf['colour']['contrasting-colour-pair'],
) {
  const mode = args.mode ?? (faker.datatype.boolean() ? 'light' : 'dark');
  const [one, other] = [createRgb(faker), createRgb(faker)];
  let [dark, light] = luminance(one) > luminance(other) ? [other, one] : [one, other];
  for (let step = 1; step <= 20 && contrast(light, dark) < minContrast; step += 1) {
    light = mixColours(light, WHITE, step / 20);
    dark = mixColours(dark, BLACK, step / 20);
  }
  const ratio = Math.floor(contrast(light, dark) * 100) / 100;
  const [background, text] = mode === 'light' ? [light, dark] : [dark, light];
  return { background: toHex(background), text: toHex(text), ratio };
}
