/** Character references as React writes them, and shorter. That of `<` stays: it is not looked at. */

const REFERENCE = /&(?:#x27|quot|gt);/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&gt;': '>',
};

/** Values that need no quotes (https://html.spec.whatwg.org/multipage/syntax.html#unquoted). */
const WITHOUT_QUOTES = /^[^\s"'=<>`]+$/;

/** Ampersands with which no character reference begins. */
const PLAIN = /&amp;(?![\w#])/g;

/**
 * The same in the value of an attribute, where a name without a semicolon but with `=` behind it is none
 * (https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state).
 */
const PLAIN_IN_VALUE = /&amp;(?![\w#])|&amp;(?=[A-Za-z0-9]+=)/g;

/** A text between tags with fewer character references. */
export function shortenText(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(REFERENCE, (reference) => CHARACTERS[reference] ?? reference)
    .replace(PLAIN, '&');
}

/** A value that stands in double quotes, with the quotes that it needs and fewer references. */
export function shortenValue(written: string): string {
  const value = written
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replace(PLAIN_IN_VALUE, '&');
  if (WITHOUT_QUOTES.test(value) && !value.includes('&quot;')) return value;
  if (!value.includes('&quot;') || value.includes("'")) return `"${value}"`;
  return `'${value.replaceAll('&quot;', '"')}'`;
}
