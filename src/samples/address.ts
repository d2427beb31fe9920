/** A parameter of a request, as far as its URL depends on it. */
interface UrlParameter {
  name: string;
  in?: string;
  /** Whether each item of an array is a pair of its own. If omitted, it is. */
  explode?: boolean;
}

/** Percent-encodes a value for a URL: the reserved characters of RFC 3986 and quotation marks, but no commas. */
export function encode(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))
    .replaceAll('%2C', ',')
    .replaceAll(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The commas of an item are encoded, as they separate the items of a list. */
const encodeItem = (item: unknown): string => encode(String(item)).replaceAll(',', '%2C');

/** Writes the value of a query parameter: a list as one value with commas, or each item by itself. */
function renderParameter({ name, explode = true }: UrlParameter, value: unknown): string {
  const key = encodeURIComponent(name);
  if (!Array.isArray(value)) return `${key}=${encode(value)}`;
  const items = (value as unknown[]).map(encodeItem);
  return explode ? items.map((item) => `${key}=${item}`).join('&') : `${key}=${items.join(',')}`;
}

/** Path and query of a request. */
export function renderUrl(
  { path, parameters }: { path: string; parameters: readonly UrlParameter[] },
  given: { path: Record<string, unknown>; query: Record<string, unknown> },
): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const { [name]: value = placeholder } = given.path;
    return value === placeholder ? placeholder : encode(value);
  });
  const pairs = Object.entries(given.query).map(([name, value]) => {
    const known = parameters.find((each) => each.in === 'query' && each.name === name);
    return renderParameter(known ?? { name }, value);
  });
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
