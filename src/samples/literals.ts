/** Renders text and JSON values as literals of programming languages. */

/** Characters that are invisible in code or change the direction of text. They are escaped in every language. */
const INVISIBLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const hexOf = (character: string): string => character.charCodeAt(0).toString(16);

/** Renders a JSON string, which is also valid in Python and JavaScript. */
export function jsonString(text: string): string {
  return JSON.stringify(text).replaceAll(
    INVISIBLE,
    (character) => `\\u${hexOf(character).padStart(4, '0')}`,
  );
}

/** Renders a string in JavaScript or Python, in the preferred quotes unless the other quotes need fewer escapes. */
export function quotedString(text: string, preferred: "'" | '"'): string {
  const other = preferred === "'" ? '"' : "'";
  const quote = text.split(preferred).length > text.split(other).length ? other : preferred;
  if (quote === '"') return jsonString(text);
  const single = jsonString(text).replaceAll(/\\.|'/g, (part) =>
    part === '\\"' ? '"' : part === "'" ? String.raw`\'` : part,
  );
  return `'${single.slice(1, -1)}'`;
}

/** Renders a string in PHP or Ruby: in single quotes, or in double quotes if it needs their escapes. */
export function phpOrRubyString(text: string, special: RegExp): string {
  if (text.search(INVISIBLE) < 0) {
    return `'${text.replaceAll(/\\(?=[\\']|$)|'/g, String.raw`\$&`)}'`;
  }
  const named: Partial<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' };
  const escaped = text
    .replaceAll(special, String.raw`\$&`)
    .replaceAll(INVISIBLE, (each) => `\\${named[each] ?? `u{${hexOf(each)}}`}`);
  return `"${escaped}"`;
}

/** Renders an argument of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
