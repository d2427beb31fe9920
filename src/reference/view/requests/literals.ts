/**
 * HTTPSnippet does not escape strings in a JSON body, so a backslash or quote would change the request or break
 * the code. Such strings are replaced by names before the conversion, and inserted with the language's escapes
 * after it.
 */

/** Strings that need no escapes in any language. */
export const PLAIN = /^[^\\'"`$#\p{Cc}\u2028\u2029]*$/u;

/** The name that replaces a string. Because of the hyphens, it is also quoted as a key in JavaScript. */
export const nameOf = (index: number) => `TEXT-IN-SAMPLE-${index}-`;
const NAME = /TEXT-IN-SAMPLE-(\d+)-/g;

/** Replaces all strings and keys in a JSON value that need escapes. Returns the value and the strings. */
export function nameTexts(body: unknown): { body: unknown; texts: string[] } {
  const texts: string[] = [];
  const named = (text: string): string => {
    if (PLAIN.test(text) && text.search(NAME) < 0) return text;
    return nameOf(texts.push(text) - 1);
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [named(key), visit(item)]),
    );
  };
  return { body: visit(body), texts };
}

/** Escapes a string for the quotes that HTTPSnippet writes around it, by language. */
const ESCAPES: Record<string, (text: string) => string> = {
  // JSON in a single-quoted argument.
  curl: (text) => jsonEscape(text).replaceAll("'", String.raw`'\''`),
  powershell: (text) => jsonEscape(text).replaceAll("'", "''"),
  // A single-quoted literal.
  node: scriptEscape,
  php: singleQuoted,
  // A double-quoted literal.
  python: jsonEscape,
  javascript: jsonEscape,
  typescript: jsonEscape,
  // JSON in a double-quoted literal.
  go: nestedEscape,
  java: nestedEscape,
  csharp: nestedEscape,
  rust: nestedEscape,
  ruby: (text) => nestedEscape(text).replaceAll('#', String.raw`\#`),
  kotlin: (text) => nestedEscape(text).replaceAll('$', String.raw`\$`),
};

function jsonEscape(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

function scriptEscape(text: string): string {
  return jsonEscape(text)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
}

function nestedEscape(text: string): string {
  return jsonEscape(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

/**
 * Escapes a string as code writes it.
 *
 * @param language One of the keys of `LANGUAGES`.
 */
export function escapeFor(language: string, text: string): string {
  return (ESCAPES[language] ?? jsonEscape)(text);
}

const doubleQuoted = (text: string): string => jsonEscape(text);

/** Escapes a text for single quotes, as PHP and Ruby have them. */
export function singleQuoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`);
}

/** An argument in single quotes, for POSIX shells. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Escapes a text for the quotes that HTTPSnippet writes around a body, by language. */
const TEXT_ESCAPES: Record<string, (text: string) => string> = {
  node: scriptEscape,
  php: (text) => doubleQuoted(text).replaceAll('$', String.raw`\$`),
  ruby: (text) => doubleQuoted(text).replaceAll('#', String.raw`\#`),
  kotlin: (text) => doubleQuoted(text).replaceAll('$', String.raw`\$`),
  powershell: (text) => text.replaceAll("'", "''"),
};

/** The same for the value of a header. */
const HEADER_ESCAPES: Record<string, (text: string) => string> = {
  ...TEXT_ESCAPES,
  ruby: singleQuoted,
  powershell: (text) => text.replaceAll(/[`"$]/g, '`$&'),
};

/** Escapes a text body as code writes it. */
export function escapeText(language: string, text: string): string {
  return (TEXT_ESCAPES[language] ?? doubleQuoted)(text);
}

/** Escapes the value of a header as code writes it. */
export function escapeHeader(language: string, text: string): string {
  return (HEADER_ESCAPES[language] ?? doubleQuoted)(text);
}

/**
 * Inserts the strings in place of their names.
 *
 * @param language One of the keys of `LANGUAGES`.
 */
export function insertTexts(code: string, language: string, texts: readonly string[]): string {
  return code.replaceAll(NAME, (name, index: string) => {
    const text = texts[Number(index)];
    return text === undefined ? name : escapeFor(language, text);
  });
}
