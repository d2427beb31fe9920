import { escapeHtml } from './escapeHtml.ts';

/** A colour in the syntax of CSS. */
const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|color)\([-\w\s%.,/+]+\))$/i;

/** The URL of a picture without another request: a data URI, the source of an SVG document, or a PNG file in Base64. */
function pictureUrl(value: string): string | undefined {
  if (/^data:image\/[\w.+-]+[;,][^"<>]*$/.test(value)) return value;
  if (/^<svg\s[^]*<\/svg>\s*$/.test(value))
    return `data:image/svg+xml,${encodeURIComponent(value)}`;
  return /^iVBORw0KGgo[\w+/]+=*$/.test(value) ? `data:image/png;base64,${value}` : undefined;
}

/**
 * Shows a value as what it is, next to its text: a colour as a swatch, a picture as a thumbnail. Without text, so that
 * nothing of it is copied or read aloud, and without a style, which the content security policy blocks.
 *
 * @returns HTML; empty for other values.
 */
export function preview(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (COLOUR.test(value))
    return `<svg class="swatch" aria-hidden="true"><rect width="99" height="99" fill="${value}"/></svg>`;
  const url = pictureUrl(value);
  return url === undefined ? '' : `<img class="thumbnail" alt="" src="${escapeHtml(url)}">`;
}
