/** A response with values or with problem details. */
interface ResponseOrProblem {
  data?: unknown;
  meta?: object;
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** Converts a value to a string: JSON unless it is a string. */
export function stringifyValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Formats a response body as JSON: each value on separate lines, and `meta` on one line. */
export function renderResponse(body: ResponseOrProblem): string {
  const { data, meta } = body;
  if (!Array.isArray(data) || !meta) return JSON.stringify(body, null, 2);
  const values = data.map((value) => `    ${indent(JSON.stringify(value, null, 2), '    ')}`);
  const facts = Object.entries(meta).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n  "data": [\n${values.join(',\n')}\n  ],\n  "meta": { ${facts.join(', ')} }\n}`;
}
