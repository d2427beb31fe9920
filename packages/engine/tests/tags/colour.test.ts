import { describe, expect, test } from 'vitest';
import { fromHex, rgbToHsl, rgbToLab } from '../../src/colours.ts';
import { contrast } from '../support/contrast.ts';
import { rangeOf, shareOf, sum } from '../measures.ts';
import { createDistinctValues, createValues, testEachValue } from '../values.ts';

/** All numbers in a text, in their order. */
const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Least distance of two hues on the wheel, in degrees. */
function angleBetween(first: number, second: number): number {
  const difference = Math.abs(first - second) % 360;
  return Math.min(difference, 360 - difference);
}

testEachValue('colour/colour-name', {
  'has the requested casing': (name, { casing }) =>
    casing === 'lower' ? !/\p{Lu}/u.test(name) : casing !== 'capitalised' || !/^\p{Ll}/u.test(name),
});

testEachValue('colour/wide-gamut-colour', {
  'names its space, and its channels go from 0 to 1': (value, { space }) => {
    const [, name, channels = ''] = /^color\((\S+) (.+)\)$/.exec(value) ?? [];
    const [least, most] = rangeOf(channels.split(' ').map(Number));
    return name === space && channels.split(' ').length === 3 && least >= 0 && most <= 1;
  },
});

testEachValue<Record<string, number>>('colour/cmyk-colour', {
  'needs no more ink than requested': (ink, { maxInk = 400 }) =>
    sum(Object.values(ink)) <= Number(maxInk),
});

describe('colours', () => {
  test('the channels of RGB keep to the limits and reach them', () => {
    const colours = createValues('colour/rgb-colour', { min: 10, max: 20 });
    expect(rangeOf(colours.flatMap(numbersIn))).toEqual([10, 20]);
  });

  test('about half of the HWB colours are grey, and none if only chromatic colours are requested', () => {
    const isGrey = (colour: string) => sum(numbersIn(colour).slice(1)) >= 100;
    expect(Math.abs(shareOf(createValues('colour/hwb-colour'), isGrey) - 0.5)).toBeLessThan(0.1);
    expect(shareOf(createValues('colour/hwb-colour', { chromatic: true }), isGrey)).toBe(0);
  });

  test('the conversion to Lab has the values that CSS Color 4 gives for red and blue', () => {
    const rounded = (hex: string) => rgbToLab(fromHex(hex)).map((value) => value.toFixed(1));
    expect(rounded('#ff0000')).toEqual(['54.3', '80.8', '69.9']);
    expect(rounded('#0000ff')).toEqual(['29.6', '68.3', '-112.0']);
    const shown = createValues('colour/lab-colour', { gamut: 'srgb' }).map(numbersIn);
    expect(shown.filter(([, a = 0, b = 0]) => Math.hypot(a, b) > 131.3)).toEqual([]);
  });

  test.each(Object.entries({ complementary: 180, triadic: 120, tetradic: 90, analogous: 30 }))(
    'a %s palette begins with its base, has no colour twice, and an angle of %i degrees',
    (scheme, angle) => {
      const query = { scheme, size: 7, colour: '#2E8555' };
      for (const { colours } of createValues<{ colours: string[] }>(
        'colour/colour-palette',
        query,
      )) {
        expect([colours[0], new Set(colours).size]).toEqual(['#2e8555', 7]);
        const [first = 0, second = 0] = colours.map((hex) => rgbToHsl(fromHex(hex))[0]);
        expect(Math.abs(angleBetween(first, second) - angle)).toBeLessThan(1.5);
      }
    },
  );

  test('a palette of a grey has seven greys', () => {
    const query = { colour: '#777777', scheme: 'triadic', size: 7 };
    for (const { colours } of createValues<{ colours: string[] }>('colour/colour-palette', query)) {
      expect(colours.filter((hex) => !/^#(..)\1\1$/.test(hex))).toEqual([]);
      expect([colours[0], new Set(colours).size]).toEqual(['#777777', 7]);
    }
  });

  test.each([3, 4.5, 7, 15, 21])(
    'pairs have a contrast of at least %d, as stated',
    (minContrast) => {
      type Pair = Record<'background' | 'text', string> & { ratio: number };
      const query = { minContrast, mode: 'dark' };
      for (const pair of createValues<Pair>('colour/contrasting-colour-pair', query)) {
        const [background, text] = [fromHex(pair.background), fromHex(pair.text)];
        expect(pair.ratio).toBeGreaterThanOrEqual(minContrast);
        expect(Math.abs(contrast(background, text) - pair.ratio)).toBeLessThan(0.0101);
        expect(rgbToLab(background)[0]).toBeLessThan(rgbToLab(text)[0]);
      }
    },
  );

  test('colour spaces with an abbreviation are abbreviated if requested', () => {
    const full = [...createDistinctValues('colour/colour-space')];
    const short = full.map((name) => /\((.+)\)$/.exec(name)?.[1] ?? name);
    expect(short).not.toEqual(full);
    expect(createDistinctValues('colour/colour-space', { abbreviated: true })).toEqual(
      new Set(short),
    );
  });
});
