import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from 'fakewright-engine/testing/contrast';
import type { Colour } from 'fakewright-engine/testing/contrast';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The colours of a property, the one of the light mode first. */
const readColours = (property: string): Colour[] =>
  [...css.matchAll(new RegExp(`^  ${property}: #(\\w+);`, 'gm'))].map(([, digits = '']) => {
    const parts = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
    const [red = NaN, green = NaN, blue = NaN] = parts.map((part) =>
      Number.parseInt(part.padEnd(2, part), 16),
    );
    return [red, green, blue];
  });

// Text is checked in a browser, by tests/e2e/axe.spec.ts.
test.each(['--ifm-background-color', '--site-surface'])(
  'borders of controls have enough contrast with %s in both modes',
  (property) => {
    const backgrounds = readColours(property);
    const borders = readColours('--site-control');
    expect(borders).toHaveLength(2);
    for (const [mode, border] of borders.entries())
      expect(contrast(border, backgrounds[mode] ?? border)).toBeGreaterThanOrEqual(3);
  },
);
