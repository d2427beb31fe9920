/** Percent-encodes a value for a URL: the reserved characters of RFC 3986 and quotation marks, but no commas. */
export function encode(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))
    .replaceAll('%2C', ',')
    .replaceAll(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
