/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Relative luminance (WCAG 2.2, definition of "relative luminance"). */
function luminance(colour: Colour): number {
  const [red = NaN, green = NaN, blue = NaN] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2, definition of "contrast ratio"), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
