import { expect, test } from 'vitest';
import { fromHex, rgbToLab } from '../../src/colours.ts';

test.each([
  ['#ff0000', ['54.3', '80.8', '69.9']],
  ['#0000ff', ['29.6', '68.3', '-112.0']],
])('the conversion of %s to Lab returns the values in CSS Color 4', (hex, lab) => {
  expect(rgbToLab(fromHex(hex)).map((value) => value.toFixed(1))).toEqual(lab);
});
