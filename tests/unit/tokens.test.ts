import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

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

/** Relative luminance (WCAG 2.2, definition of "relative luminance"). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2, definition of "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

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

  test('methods and faults have a contrast of at least 4.5:1 to the white on them', () => {
    const labels = Object.keys(palette).filter((name) => name.startsWith('--site-method'));
    expect(labels.length).toBeGreaterThan(2);
    const white = { ...palette, '--white': '#fff' };
    expect(below(white, ['--white'], [...labels, '--site-danger'], 4.5)).toEqual([]);
  });
});

test('every colour of code has a contrast of at least 4.5:1', () => {
  expect(CODE.length).toBeGreaterThan(5);
  expect(below(light, [...CODE, '--site-seed'], ['--code-background'], 4.5)).toEqual([]);
});
