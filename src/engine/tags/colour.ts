import type { Faker } from '@faker-js/faker';
import {
  contrast,
  fromHex,
  hslToRgb,
  luminance,
  mix,
  rgbToHsl,
  rgbToLab,
  toHex,
} from '../colours.ts';
import type { Rgb } from '../colours.ts';
import { drawUntil } from '../drawUntil.ts';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

const HEX_PREFIXES: Readonly<Record<string, string>> = { hash: '#', prefixed: '0x', plain: '' };

/** Names of the wide-gamut spaces in style sheets, and in faker. */
const SPACES = {
  srgb: 'sRGB',
  'display-p3': 'display-p3',
  'a98-rgb': 'a98-rgb',
  'prophoto-rgb': 'prophoto-rgb',
  rec2020: 'rec2020',
} as const;

/** Degrees on the colour wheel between the base and its companions. */
const SCHEMES = {
  monochromatic: [0],
  complementary: [0, 180],
  'split-complementary': [0, 150, 210],
  analogous: [0, 30, 330],
  triadic: [0, 120, 240],
  tetradic: [0, 90, 180, 270],
} as const;
type Scheme = keyof typeof SCHEMES;
const SCHEME_NAMES = Object.keys(SCHEMES) as Scheme[];

export const colour: TagGenerators = {
  'hex-colour': hexColour,
  'rgb-colour': rgbColour,
  'hsl-colour': hslColour,
  'hwb-colour': hwbColour,
  'cmyk-colour': cmykColour,
  'lab-colour': labColour,
  'lch-colour': lchColour,
  'wide-gamut-colour': wideGamutColour,
  'colour-name': colourName,
  'colour-space': (faker, request) => {
    const name = faker.color.space();
    return request.boolean('abbreviated') ? (/\((\w+)\)$/.exec(name)?.[1] ?? name) : name;
  },
  'colour-palette': colourPalette,
  'contrasting-colour-pair': contrastingColourPair,
};

/** Picks each channel by itself, so that all colours of the range are equally likely. */
function randomRgb(faker: Faker, range = { min: 0, max: 255 }): Rgb {
  return [faker.number.int(range), faker.number.int(range), faker.number.int(range)];
}

/** An opacity in hundredths if the request wants one. */
function alphaOf(faker: Faker, request: RequestArguments): number | undefined {
  return request.boolean('alpha') ? faker.number.float({ multipleOf: 0.01 }) : undefined;
}

/** Space-separated arguments, with the opacity after a slash: the syntax of CSS Color 4. */
function cssFunction(name: string, components: readonly unknown[], alpha?: number): string {
  return `${name}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

function hexColour(faker: Faker, request: RequestArguments): string {
  const format = request.string('format');
  const short = request.boolean('short');
  const channels = faker.helpers.multiple(() => faker.number.int(short ? 15 : 255), {
    count: request.boolean('alpha') ? 4 : 3,
  });
  const digits = channels
    .map((channel) => channel.toString(16).padStart(short ? 1 : 2, '0'))
    .join('');
  const cased = request.string('casing') === 'upper' ? digits.toUpperCase() : digits;
  return (HEX_PREFIXES[format] ?? '') + cased;
}

function rgbColour(faker: Faker, request: RequestArguments): string {
  const rgb = randomRgb(faker, { min: request.number('min'), max: request.number('max') });
  const alpha = alphaOf(faker, request);
  if (request.string('format') === 'modern') return cssFunction('rgb', rgb, alpha);
  return alpha === undefined ? `rgb(${rgb.join(', ')})` : `rgba(${[...rgb, alpha].join(', ')})`;
}

function hslColour(faker: Faker, request: RequestArguments): string {
  const hue = request.optional.number('hue') ?? faker.number.int(359);
  const saturation = request.optional.number('saturation') ?? faker.number.int(100);
  const lightness = request.optional.number('lightness') ?? faker.number.int(100);
  const components = [`${hue}deg`, `${saturation}%`, `${lightness}%`];
  return cssFunction('hsl', components, alphaOf(faker, request));
}

function hwbColour(faker: Faker, request: RequestArguments): string {
  const hue = faker.number.int(359);
  const chromatic = request.boolean('chromatic');
  const whiteness = faker.number.int(chromatic ? 99 : 100);
  const blackness = faker.number.int(chromatic ? 99 - whiteness : 100);
  const components = [`${hue}deg`, `${whiteness}%`, `${blackness}%`];
  return cssFunction('hwb', components, alphaOf(faker, request));
}

/** Generates ink in percent of full coverage, again until the sheet can take it. */
function cmykColour(faker: Faker, request: RequestArguments) {
  const maxInk = request.number('maxInk');
  return drawUntil(
    () => {
      const [cyan = 0, magenta = 0, yellow = 0, black = 0] = faker.color
        .cmyk({ format: 'decimal' })
        .map((share) => Math.round(share * 100));
      return { cyan, magenta, yellow, black };
    },
    ({ cyan, magenta, yellow, black }) => cyan + magenta + yellow + black <= maxInk,
  );
}

function round(value: number, decimals: number): number {
  // Adding 0 turns the negative zero that rounding can leave into a plain one.
  return Number(value.toFixed(decimals)) + 0;
}

function labColour(faker: Faker, request: RequestArguments): string {
  const [lightness, a, b] =
    request.string('gamut') === 'srgb'
      ? rgbToLab(randomRgb(faker))
      : toPercent(faker.color.lab({ format: 'decimal' }));
  return cssFunction('lab', [`${round(lightness, 2)}%`, round(a, 2), round(b, 2)]);
}

/** Faker's lightness is a fraction of 1. */
function toPercent([lightness = 0, a = 0, b = 0]: readonly number[]) {
  return [lightness * 100, a, b] as const;
}

function lchColour(faker: Faker, request: RequestArguments): string {
  const [lightness = 0] = faker.color.lch({ format: 'decimal' });
  const chroma = faker.number.float({ max: request.number('maxChroma'), fractionDigits: 1 });
  const hue =
    request.optional.number('hue') ?? faker.number.float({ max: 359.9, fractionDigits: 1 });
  return cssFunction('lch', [`${round(lightness * 100, 2)}%`, chroma, hue]);
}

function wideGamutColour(faker: Faker, request: RequestArguments): string {
  const names = Object.keys(SPACES) as (keyof typeof SPACES)[];
  const space = request.oneOf('space', names);
  const channels = faker.color.colorByCSSColorSpace({ format: 'decimal', space: SPACES[space] });
  return cssFunction('color', [space, ...channels]);
}

function colourName(faker: Faker, request: RequestArguments): string {
  const name = faker.color.human();
  if (request.string('casing') === 'lower') return name.toLowerCase();
  if (request.string('casing') === 'capitalised') {
    // The Turkish i keeps its dot as a capital.
    return name.charAt(0).toLocaleUpperCase(request.string('locale')) + name.slice(1);
  }
  return name;
}

/** The base colour first, then its companions; once those are used up, the same hues again in other lightnesses. */
function colourPalette(faker: Faker, request: RequestArguments) {
  const scheme =
    request.optional.oneOf('scheme', SCHEME_NAMES) ?? faker.helpers.arrayElement(SCHEME_NAMES);
  const given = request.optional.string('colour');
  const base = given
    ? fromHex(given)
    : hslToRgb([
        faker.number.int(359),
        faker.number.int({ min: 40, max: 85 }),
        faker.number.int({ min: 35, max: 65 }),
      ]);
  const [hue, saturation, lightness] = rgbToHsl(base);
  const size = request.number('size');
  // A grey that is turned stays the same grey: only its lightness can change.
  const angles = saturation === 0 ? SCHEMES.monochromatic : SCHEMES[scheme];
  const rounds = Math.ceil(size / angles.length);
  const used = new Set<string>();
  const colours = Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / angles.length);
    const turned = (hue + (angles[index % angles.length] ?? 0)) % 360;
    // The lightnesses of one hue are as far apart as the number of rounds allows.
    const light = round === 0 ? lightness : 8 + ((lightness - 8 + (84 * round) / rounds + 84) % 84);
    let colour = toHex(index === 0 ? base : hslToRgb([turned, saturation, light]));
    // Hues of a colour that is almost black or white are the same in whole numbers: they get another lightness.
    for (let step = 1; used.has(colour) && step < 84; step += 1)
      colour = toHex(hslToRgb([turned, saturation, 8 + ((light + step) % 84)]));
    used.add(colour);
    return colour;
  });
  return { scheme, colours };
}

/** Two random colours, moved towards white and black until their contrast is sufficient. */
function contrastingColourPair(faker: Faker, request: RequestArguments) {
  const minContrast = request.number('minContrast');
  const mode =
    request.optional.oneOf('mode', ['light', 'dark']) ??
    (faker.datatype.boolean() ? 'light' : 'dark');
  const drawn = [randomRgb(faker), randomRgb(faker)] as const;
  let [dark, light] = luminance(drawn[0]) > luminance(drawn[1]) ? [drawn[1], drawn[0]] : drawn;
  for (let step = 1; step <= 20 && contrast(light, dark) < minContrast; step += 1) {
    light = mix(light, WHITE, step / 20);
    dark = mix(dark, BLACK, step / 20);
  }
  const ratio = Math.floor(contrast(light, dark) * 100) / 100;
  const [background, text] = mode === 'light' ? [light, dark] : [dark, light];
  return { background: toHex(background), text: toHex(text), ratio };
}
