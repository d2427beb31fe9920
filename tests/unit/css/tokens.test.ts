import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from 'fakewright-engine/testing/contrast';
import type { Colour } from 'fakewright-engine/testing/contrast';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Returns the colours of a custom property in light mode and in dark mode. */
const readColours = (property: string): Colour[] =>
  [...css.matchAll(new RegExp(`^  ${property}: #(\\w+);`, 'gm'))].map(([, digits = '']) => {
    const parts = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
    const [red = NaN, green = NaN, blue = NaN] = parts.map((part) =>
      Number.parseInt(part.padEnd(2, part), 16),
    );
    return [red, green, blue];
  });

// tests/e2e/axe.spec.ts checks the contrast of text in a browser.
test.each(['--ifm-background-color', '--site-surface'])(
  'borders of controls have a contrast of 3:1 with %s in the light and the dark mode',
  (property) => {
    const backgrounds = readColours(property);
    const borders = readColours('--site-control');
    expect(borders).toHaveLength(2);
    for (const [mode, border] of borders.entries())
      expect(contrast(border, backgrounds[mode] ?? border)).toBeGreaterThanOrEqual(3);
  },
);
