import validator from 'validator';
import { fromHex, rgbToHsl, rgbToLab } from '../../src/colours.ts';
import { contrast } from '../support/contrast.ts';
import { rangeOf, sum } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const isRgb = (value: string): boolean => validator.isRgbColor(value, { allowSpaces: true });

/** Returns the numbers in a string, in order of occurrence. */
const numbersIn = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Returns whether a colour has the requested colour space, and channels from 0 to 1. */
function hasChannelsInSpace(value: string, { space }: Query): boolean {
  const [, name, channels = ''] = /^color\((\S+) (.+)\)$/.exec(value) ?? [];
  const [least, most] = rangeOf(channels.split(' ').map(Number));
  return name === space && channels.split(' ').length === 3 && least >= 0 && most <= 1;
}

const needsNoMoreInk = (ink: Record<string, number>, { maxInk = 400 }: Query): boolean =>
  sum(Object.values(ink)) <= Number(maxInk);

const isGrey = (colour: string): boolean => sum(numbersIn(colour).slice(1)) >= 100;

const hasSevenGreys = ({ colours }: Palette): boolean =>
  colours[0] === '#777777' &&
  new Set(colours).size === 7 &&
  colours.every((hex) => /^#(..)\1\1$/.test(hex));

const abbreviate = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name;

interface Palette {
  colours: string[];
}

const chromaOf = (colour: string): number => Math.hypot(...numbersIn(colour).slice(1));

/** Angle between the first two hues of each kind of palette, in degrees. */
const ANGLES = { complementary: 180, triadic: 120, tetradic: 90, analogous: 30 };

/** Returns the smaller angle between the first two hues, in degrees. */
function angleBetween(colours: readonly string[]): number {
  const [first = 0, second = 0] = colours.map((hex) => rgbToHsl(fromHex(hex))[0]);
  const difference = Math.abs(first - second) % 360;
  return Math.min(difference, 360 - difference);
}

type Pair = Record<'background' | 'text', string> & { ratio: number };

/** Returns whether a pair has its stated contrast and at least the requested contrast, with the darker colour as background. */
function hasStatedContrast(pair: Pair, { minContrast }: Query): boolean {
  const [background, text] = [fromHex(pair.background), fromHex(pair.text)];
  return (
    pair.ratio >= Number(minContrast) &&
    Math.abs(contrast(background, text) - pair.ratio) < 0.0101 &&
    rgbToLab(background)[0] < rgbToLab(text)[0]
  );
}

export const cases: readonly ValueCase[] = [
  ['hex-colour', { short: false, alpha: false }, /^#.{6}$/],
  ['hex-colour', { alpha: true }, /^#.{8}$/],
  ['hex-colour', { short: true }, /^#.{3}$/],
  ['hex-colour', { short: true, alpha: true }, /^#.{4}$/],
  ['rgb-colour', { format: 'legacy', alpha: true }, isRgb],
  ['rgb-colour', { format: 'legacy', alpha: false }, isRgb],
  ['hsl-colour', { hue: 210, lightness: 40 }, /^hsl\(210\D.*\D40%/],
  ['lch-colour', { hue: 33.3, maxChroma: 12.5 }, /^lch\(\S+ (\d|1[0-2])(\.\d+)? 33\.3\)/],
  ['colour-name', { locale: 'tr', casing: 'capitalised' }, { has: ['İndigo'] }],
  ['colour-name', { locale: 'tr', casing: 'capitalised' }, /^(?!Indigo$)/],
  ['colour-name', { locale: 'de' }, /^\p{Lu}/u],
  ['colour-name', {}, { has: ['mint green', 'sky blue'] }],
  ['contrasting-colour-pair', {}, ({ ratio }: { ratio: number }) => ratio >= 4.5],
  [
    'colour-palette',
    { colour: '#010000', size: 8 },
    ({ colours }: { colours: string[] }) => new Set(colours).size === 8,
  ],
  ['colour-name', { casing: 'lower' }, /^\P{Lu}+$/u],
  ['colour-name', { casing: 'capitalised' }, /^\P{Ll}/u],
  ['wide-gamut-colour', EVERY_REQUEST, hasChannelsInSpace],
  ['cmyk-colour', EVERY_REQUEST, needsNoMoreInk],
  ['rgb-colour', { min: 10, max: 20 }, { range: [10, 20], of: numbersIn }],
  ['hwb-colour', {}, { share: 1 / 2, tolerance: 0.02, of: isGrey }],
  ['hwb-colour', { chromatic: true }, (colour: string) => !isGrey(colour)],
  ['colour-palette', { colour: '#777777', scheme: 'triadic', size: 7 }, hasSevenGreys],
  ['colour-space', { abbreviated: true }, { sameAs: {}, convert: abbreviate }],
  ['lab-colour', { gamut: 'srgb' }, (colour: string) => chromaOf(colour) < 131.3],
  ...Object.entries(ANGLES).map(([scheme, angle]): ValueCase => [
    'colour-palette',
    { scheme, size: 7, colour: '#2E8555' },
    ({ colours }: Palette) =>
      colours[0] === '#2e8555' &&
      new Set(colours).size === 7 &&
      Math.abs(angleBetween(colours) - angle) < 1.5,
  ]),
  ...[3, 4.5, 7, 15, 21].map((minContrast): ValueCase => {
    return ['contrasting-colour-pair', { minContrast, mode: 'dark' }, hasStatedContrast];
  }),
];
