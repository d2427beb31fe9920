import { escapeHtml } from './escapeHtml.ts';

/** A CSS colour. */
const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|color)\([-\w\s%.,/+]+\))$/i;

/** Returns the URL of a picture that needs no request: a data URI, an SVG document, or a PNG file in Base64. */
function pictureUrl(value: string): string | undefined {
  if (/^data:image\/[\w.+-]+[;,][^"<>]*$/.test(value)) return value;
  if (/^<svg\s[^]*<\/svg>\s*$/.test(value))
    return `data:image/svg+xml,${encodeURIComponent(value)}`;
  return /^iVBORw0KGgo[\w+/]+=*$/.test(value) ? `data:image/png;base64,${value}` : undefined;
}

/**
 * Renders a preview of a value: a swatch of a colour, or a thumbnail of a picture. The preview has no text, so that
 * nothing is copied or read aloud. It has no `style` attribute, because the content security policy would block it.
 *
 * @returns HTML; empty for other values.
 */
export function renderValuePreview(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (COLOUR.test(value))
    return `<svg class="swatch" aria-hidden="true"><rect width="99" height="99" fill="${value}"/></svg>`;
  const url = pictureUrl(value);
  return url === undefined ? '' : `<img class="thumbnail" alt="" src="${escapeHtml(url)}">`;
}
