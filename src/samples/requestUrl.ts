/** Percent-encodes a value: the reserved characters of RFC 3986 and quotation marks, but not commas. */
export function encodeQueryValue(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))
    .replaceAll('%2C', ',')
    .replaceAll(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Encodes commas of an item too, because commas separate the items of a list. */
const encodeItem = (item: unknown): string => encodeQueryValue(String(item)).replaceAll(',', '%2C');

/** Renders a query parameter. The items of an array are separated by commas. */
function renderParameter([name, value]: [string, unknown]): string {
  const text = Array.isArray(value) ? value.map(encodeItem).join(',') : encodeQueryValue(value);
  return `${encodeURIComponent(name)}=${text}`;
}

/** Renders the path and query of a request. */
export function renderUrl(path: string, query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).map(renderParameter);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
