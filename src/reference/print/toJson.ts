/**
 * Formats a value as the text of a JSON file, with a line feed at the end. One space of indentation keeps the OpenAPI
 * document below the limit of parsers that read JSON as YAML: SnakeYAML takes 3,145,728 characters, and no tabs.
 */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
