/** An RGB colour. Each channel is a number from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Returns the relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red = NaN, green = NaN, blue = NaN] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
