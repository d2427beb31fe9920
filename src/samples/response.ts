/** The response of a generator, or the problem that it answers with. */
interface ResponseBody {
  data?: unknown;
  meta?: object;
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** A value as a string: JSON unless it is a string. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The body of a response as JSON: each value on lines of its own, `meta` on one. */
export function renderResponse(body: ResponseBody): string {
  const { data, meta } = body;
  if (!Array.isArray(data) || !meta) return JSON.stringify(body, null, 2);
  const values = data.map((value) => `    ${indent(JSON.stringify(value, null, 2), '    ')}`);
  const facts = Object.entries(meta).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n  "data": [\n${values.join(',\n')}\n  ],\n  "meta": { ${facts.join(', ')} }\n}`;
}
