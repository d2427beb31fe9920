import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast as contrastOf } from 'fakewright-engine/testing/contrast';
import type { Colour } from 'fakewright-engine/testing/contrast';

const css = ['tokens', 'code']
  .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
  .join('')
  .replaceAll(/\/\*[^]*?\*\//g, '');

/** The custom properties that the rule of one selector declares. */
function declarations(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/^([^\n{}][^{}]*)\{([^}]*)\}/gm)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  const pairs = rules.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const light = declarations(':root');
const dark = { ...light, ...declarations("[data-theme='dark']") };

/** The colours in each place: code has its own in light mode. */
const palettes = {
  light,
  dark,
  'code in light mode': { ...light, ...declarations('.ink') },
  'code in dark mode': { ...dark, ...declarations('.ink') },
};

/** Red, green and blue of a colour in hexadecimal digits. */
function readColour(colour: string): Colour {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

const contrast = (one: string, other: string): number =>
  contrastOf(readColour(one), readColour(other));

const TEXTS = [
  '--ifm-font-color-base',
  '--ifm-heading-color',
  '--ifm-color-primary',
  '--ifm-color-primary-darker',
  '--ifm-menu-color',
  '--site-muted',
  '--site-danger-text',
  '--site-warning-text',
  '--site-success-text',
  '--site-value',
];
const BACKGROUNDS = ['--ifm-background-color', '--site-surface', '--site-highlight'];
const CODE = Object.keys(light).filter((name) => /^--code-(?!background)/.test(name));

function below(
  palette: Record<string, string>,
  texts: readonly string[],
  backgrounds: readonly string[],
  least: number,
): string[] {
  return texts.flatMap((text) =>
    backgrounds.flatMap((background) => {
      const ratio = contrast(palette[text] ?? '', palette[background] ?? '');
      return ratio >= least ? [] : [`${text} on ${background}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe.each(Object.entries(palettes))('in %s', (_, palette) => {
  test('text has a contrast of at least 4.5:1', () => {
    expect(below(palette, TEXTS, BACKGROUNDS, 4.5)).toEqual([]);
  });

  test('controls have a contrast of at least 3:1', () => {
    expect(below(palette, ['--site-control'], BACKGROUNDS.slice(0, 2), 3)).toEqual([]);
  });

  test('what stands on the primary colour has a contrast of at least 4.5:1', () => {
    const primaries = ['--ifm-color-primary', '--ifm-color-primary-darker'];
    expect(below(palette, ['--site-on-primary'], primaries, 4.5)).toEqual([]);
  });

  test('methods and errors have a contrast of at least 4.5:1 to the white on them', () => {
    const labels = Object.keys(palette).filter((name) => name.startsWith('--site-method'));
    expect(labels.length).toBe(2);
    const white = { ...palette, '--white': '#fff' };
    expect(below(white, ['--white'], [...labels, '--site-danger'], 4.5)).toEqual([]);
  });
});

test('every colour of code has a contrast of at least 4.5:1', () => {
  expect(CODE.length).toBeGreaterThan(5);
  expect(below(light, CODE, ['--code-background'], 4.5)).toEqual([]);
});
