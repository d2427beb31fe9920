import type { Faker } from '@faker-js/faker';
import { fromHex, luminance } from '../../colours.ts';

/** Number of rows and columns of an identicon, and width of its empty border in cells. */
const GRID = 5;
const BORDER = 0.5;

/** Relative luminance (WCAG 2) at which black and white text have the same contrast. */
const EQUAL_CONTRAST = 0.179;

const ENTITIES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }));

/** Escapes text for XML content and attributes. */
const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);

/** Renders an SVG rectangle with a centred label. The label is black or white, whichever has more contrast. */
export function drawPlaceholder(
  width: number,
  height: number,
  colour: string,
  label = `${width} × ${height}`,
): string {
  const text = luminance(fromHex(colour)) > EQUAL_CONTRAST ? '#000' : '#fff';
  // The text takes at most four fifths of the width. A character is about 0.6 times as wide as the font size.
  const size = Math.max(8, Math.round(Math.min(height / 4, (0.8 * width) / (0.6 * label.length))));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">`,
    `<rect width="100%" height="100%" fill="${colour}"/>`,
    `<text x="50%" y="50%" fill="${text}" font-family="sans-serif" font-size="${size}"`,
    ` text-anchor="middle" dominant-baseline="central">${escapeXml(label)}</text></svg>`,
  ].join('');
}

/** Renders a symmetrical grid of filled and empty cells. */
export function drawIdenticon(faker: Faker, size: number, colour: string): string {
  const half = Math.ceil(GRID / 2);
  const rows = Array.from({ length: GRID }, () =>
    Array.from({ length: half }, () => faker.datatype.boolean()),
  );
  const cells = rows.flatMap((row, y) =>
    Array.from({ length: GRID }, (_, x) =>
      row[Math.min(x, GRID - 1 - x)] ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : '',
    ),
  );
  const edge = GRID + 2 * BORDER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`,
    ` viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">`,
    `<rect width="${edge}" height="${edge}" fill="#f0f0f0"/>`,
    `<path fill="${colour}" d="${cells.join('')}"/></svg>`,
  ].join('');
}
