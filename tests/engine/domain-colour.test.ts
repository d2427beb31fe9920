import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { fromHex, rgbToHsl, rgbToLab } from '../../src/engine/colours.ts';
import { contrast } from '../support/contrast.ts';
import { answersOf, distinct, fresh, MANY_SEEDS, recordedAndFresh } from './faults.ts';
import type { Query } from './faults.ts';

/** All numbers in a text, in their order. */
const numbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Least distance of two hues on the wheel, in degrees. */
function angleBetween(first: number, second: number): number {
  const difference = Math.abs(first - second) % 360;
  return Math.min(difference, 360 - difference);
}

describe('a colour', () => {
  test('a hex colour passes an independent validator and has the digits asked for', () => {
    const colours = [...recordedAndFresh('colour/hex-colour'), ...fresh('colour/hex-colour')];
    const written = colours.filter((value) => !value.startsWith('0x'));
    expect(written.filter((value) => !validator.isHexColor(value))).toEqual([]);
    const queries: Query[] = [{}, { alpha: true }, { short: true }, { short: true, alpha: true }];
    const lengths = queries.map(
      (query) => new Set(fresh('colour/hex-colour', query).map((value) => value.length - 1)),
    );
    expect(lengths).toEqual([new Set([6]), new Set([8]), new Set([3]), new Set([4])]);
  });

  test('the notations that an independent validator knows pass it', () => {
    for (const alpha of [true, false]) {
      const rgb = fresh('colour/rgb-colour', { format: 'legacy', alpha });
      const allowSpaces = true;
      expect(rgb.filter((value) => !validator.isRgbColor(value, { allowSpaces }))).toEqual([]);
      const hsl = fresh('colour/hsl-colour', { alpha });
      expect(hsl.filter((value) => !validator.isHSL(value))).toEqual([]);
    }
  });

  test('the channels of an RGB colour keep to the limits and reach them', () => {
    const channels = fresh('colour/rgb-colour', { min: 10, max: 20 }).flatMap(numbers);
    expect([Math.min(...channels), Math.max(...channels)]).toEqual([10, 20]);
  });

  test('components that the request fixes are the same in all colours', () => {
    const hsl = fresh('colour/hsl-colour', { hue: 210, lightness: 40 }).map(numbers);
    expect(hsl.filter(([hue, , lightness]) => hue !== 210 || lightness !== 40)).toEqual([]);
    const lch = fresh('colour/lch-colour', { hue: 33.3, maxChroma: 12.5 }).map(numbers);
    expect(lch.filter(([, chroma = 99, hue]) => hue !== 33.3 || chroma > 12.5)).toEqual([]);
  });

  test('about half of the HWB colours are grey, and none when that is not wanted', () => {
    const isGrey = ([, white = 0, black = 0]: number[]) => white + black >= 100;
    const greys = fresh('colour/hwb-colour').map(numbers).filter(isGrey);
    expect(greys.length).toBeGreaterThan(120);
    expect(greys.length).toBeLessThan(180);
    const chromatic = fresh('colour/hwb-colour', { chromatic: true }).map(numbers);
    expect(chromatic.filter(isGrey)).toEqual([]);
  });

  test.each([100, 240, 300])('no CMYK colour needs more than %i%% of ink', (maxInk) => {
    const totals = fresh<Record<string, number>>('colour/cmyk-colour', { maxInk }).map((ink) =>
      Object.values(ink).reduce((sum, part) => sum + part),
    );
    expect(Math.max(...totals)).toBeLessThanOrEqual(maxInk);
  });

  test('the conversion to Lab reproduces the values that CSS Color 4 gives for red and blue', () => {
    const rounded = (hex: string) => rgbToLab(fromHex(hex)).map((value) => value.toFixed(1));
    expect(rounded('#ff0000')).toEqual(['54.3', '80.8', '69.9']);
    expect(rounded('#0000ff')).toEqual(['29.6', '68.3', '-112.0']);
    const shown = fresh('colour/lab-colour', { gamut: 'srgb' }).map(numbers);
    expect(shown.filter(([, a = 0, b = 0]) => Math.hypot(a, b) > 131.3)).toEqual([]);
  });

  test('a palette begins with its base, has its size, no colour twice, and the angles of its scheme', () => {
    const angles = { complementary: 180, triadic: 120, tetradic: 90, analogous: 30 };
    for (const [scheme, angle] of Object.entries(angles)) {
      const query = { scheme, size: 7, colour: '#2E8555' };
      for (const { colours } of fresh<{ colours: string[] }>('colour/colour-palette', query)) {
        expect(colours[0]).toBe('#2e8555');
        expect(new Set(colours).size).toBe(7);
        const [first = 0, second = 0] = colours.map((hex) => rgbToHsl(fromHex(hex))[0]);
        expect(Math.abs(angleBetween(first, second) - angle), scheme).toBeLessThan(1.5);
      }
    }
    const grey = { colour: '#777777', scheme: 'triadic', size: 7 };
    for (const { colours } of fresh<{ colours: string[] }>('colour/colour-palette', grey)) {
      expect(colours.filter((hex) => !/^#(..)\1\1$/.test(hex))).toEqual([]);
      expect([colours[0], new Set(colours).size]).toEqual(['#777777', 7]);
    }
  });

  test.each([3, 4.5, 7, 15, 21])('pairs reach a contrast of %d and say which', (minContrast) => {
    type Pair = Record<'background' | 'text', string> & { ratio: number };
    const query = { minContrast, mode: 'dark' };
    for (const { background, text, ratio } of fresh<Pair>(
      'colour/contrasting-colour-pair',
      query,
    )) {
      expect(ratio).toBeGreaterThanOrEqual(minContrast);
      expect(Math.abs(contrast(fromHex(background), fromHex(text)) - ratio)).toBeLessThan(0.0101);
      expect(rgbToLab(fromHex(background))[0]).toBeLessThan(rgbToLab(fromHex(text))[0]);
    }
  });

  test('a wide-gamut colour names its space, and its channels go from 0 to 1', () => {
    const wrong = answersOf('colour/wide-gamut-colour').filter(({ query: { space }, value }) => {
      const [, name = '', channels = ''] = /^color\((\S+) (.+)\)$/.exec(value) ?? [];
      const values = channels.split(' ').map(Number);
      return name !== space || values.length !== 3 || !values.every((v) => v >= 0 && v <= 1);
    });
    expect(wrong).toEqual([]);
  });

  test('colour names are as many as is said, and written as asked for', () => {
    const wrong = answersOf('colour/colour-name').filter(({ query: { casing }, value }) =>
      casing === 'lower'
        ? /\p{Lu}/u.test(value)
        : casing === 'capitalised' && /^\p{Ll}/u.test(value),
    );
    expect(wrong).toEqual([]);
    const namesIn = (locale: string) =>
      new Set(fresh('colour/colour-name', { locale }, MANY_SEEDS));
    const english = namesIn('en');
    const spaced = [...english].filter((name) => name.includes(' ')).sort();
    expect(spaced).toEqual(['mint green', 'sky blue']);
    expect(namesIn('en-GB')).toEqual(english);
    expect([...namesIn('de')].filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  });

  test('a Turkish colour name that starts with a dotted i keeps the dot as a capital', () => {
    const query = { locale: 'tr', casing: 'capitalised' };
    const names = fresh('colour/colour-name', query, MANY_SEEDS);
    expect(names).toContain('İndigo');
    expect(names).not.toContain('Indigo');
  });

  test('colour spaces that have an abbreviation are abbreviated where that is asked for', () => {
    const full = distinct('colour/colour-space');
    const short = distinct('colour/colour-space', { abbreviated: true });
    const own = [...full].filter((name) => name.includes('('));
    expect(own.map((name) => /\((.+)\)$/.exec(name)?.[1] ?? '').sort()).toEqual(
      [...short].filter((name) => !full.has(name)).sort(),
    );
    expect(own.length).toBeGreaterThan(0);
    const wrong = answersOf('colour/colour-space').filter(
      ({ query: { abbreviated }, value }) => !(abbreviated ? short : full).has(value),
    );
    expect(wrong).toEqual([]);
  });
});
