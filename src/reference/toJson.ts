/**
 * Formats a value as the content of a JSON file that ends with a line feed. One space of indentation keeps the OpenAPI
 * document below the limit of parsers that read JSON as YAML: SnakeYAML accepts at most 3,145,728 characters, and no
 * tabs.
 *
 * @param change The replacer of `JSON.stringify`.
 */
export function toJson(value: unknown, change?: (key: string, value: unknown) => unknown): string {
  return `${JSON.stringify(value, change, 1)}\n`;
}
