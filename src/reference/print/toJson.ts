/** A value as the text of a JSON file, indented, with a line feed at the end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
