/**
 * The library that writes code samples does not escape what is inside a JSON body: a backslash or a
 * quote in it would change the request or break the code. So it is given names in the place of such
 * texts, and the names are replaced by literals of the language afterwards.
 */

/** Texts that read the same inside quotation marks in every language. */
const PLAIN = /^[^\\'"`$#\p{Cc}\u2028\u2029]*$/u;

/**
 * What stands for a text; nothing in it needs an escape in any language. The hyphens make that scripts
 * have it between quotation marks as a key too.
 */
const nameOf = (index: number) => `TEXT-IN-SAMPLE-${index}-`;
const NAME = /TEXT-IN-SAMPLE-(\d+)-/g;

/** The same JSON value with names in the place of all texts that need an escape, and those texts. */
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

/** How a text is written between the quotation marks that its language's writer puts around it. */
const ESCAPES: Record<string, (text: string) => string> = {
  // JSON, in an argument between single quotation marks.
  curl: (text) => jsonEscape(text).replaceAll("'", String.raw`'\''`),
  powershell: (text) => jsonEscape(text).replaceAll("'", "''"),
  // A literal between single quotation marks.
  javascript: scriptEscape,
  node: scriptEscape,
  php: (text) => text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`),
  // A literal between double quotation marks.
  python: jsonEscape,
  typescript: jsonEscape,
  // JSON, in a literal between double quotation marks, which may have marks of its own.
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
 * Code with the texts in the place of their names.
 *
 * @param language One of the keys of `LANGUAGES`.
 */
export function insertTexts(code: string, language: string, texts: readonly string[]): string {
  const escape = ESCAPES[language] ?? jsonEscape;
  return code.replaceAll(NAME, (name, index: string) => {
    const text = texts[Number(index)];
    return text === undefined ? name : escape(text);
  });
}
