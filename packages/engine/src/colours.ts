/** Red, green and blue, each a whole number from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Hue in degrees below 360, saturation and lightness in percent. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

type Triple = readonly [number, number, number];

/** Converts linear sRGB to CIE XYZ, adapted to the white point D50. */
const LINEAR_TO_XYZ_D50: readonly Triple[] = [
  [0.43606574687426936, 0.3851515095901596, 0.14307841996513868],
  [0.22249317711056518, 0.7168870130944824, 0.06061980979495235],
  [0.01392392146316939, 0.09708132423141015, 0.7140993584005155],
];

const D50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

/** Returns `#` and two hexadecimal digits for each channel. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads `#` and six hexadecimal digits in either case. */
export function fromHex(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hslToRgb([hue, saturation, lightness]: Hsl): Rgb {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Converts RGB to HSL. Greys have hue 0 and saturation 0. */
export function rgbToHsl(rgb: Rgb): Hsl {
  const [red, green, blue] = rgb.map((channel) => channel / 255) as [number, number, number];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return [0, 0, lightness * 100];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  let sextant = (red - green) / range + 4;
  if (max === red) sextant = (green - blue) / range + 6;
  else if (max === green) sextant = (blue - red) / range + 2;
  return [(sextant * 60) % 360, saturation * 100, lightness * 100];
}

/** Returns the linear light of a channel, from 0 to 1: the inverse of the sRGB transfer function. */
function linearise(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns CIE L*a*b* under D50, as in CSS: lightness from 0 to 100, a and b around 0. */
export function rgbToLab(rgb: Rgb): Triple {
  const light = rgb.map(linearise);
  const [x, y, z] = LINEAR_TO_XYZ_D50.map((row, index) => {
    const sum = row.reduce((total, factor, at) => total + factor * (light[at] ?? 0), 0);
    const ratio = sum / (D50[index] ?? 1);
    return ratio > 216 / 24389 ? Math.cbrt(ratio) : ((24389 / 27) * ratio + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(linearise) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21, with at most six decimals. */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return Number(((light + 0.05) / (dark + 0.05)).toFixed(6));
}

/** Interpolates between two colours. The result is `rgb` if `share` is 0, and `target` if `share` is 1. */
export function mixColours(rgb: Rgb, target: Rgb, share: number): Rgb {
  return rgb.map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  ) as unknown as Rgb;
}
