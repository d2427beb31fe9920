/** What a prop of a page component can hold. `undefined` and `false` props are left out. */
export type PropValue = string | number | boolean | readonly string[] | undefined;

/** Text that reads the same in a JSX attribute as it is: no entity, quote, brace or control character. */
const PLAIN = /^[^"&\\{}<>\p{Cc}]*$/u;

/**
 * A JavaScript expression on one line with the given JSON value. Line separators that older parsers
 * end a string at are escaped (ECMA-262, LineTerminator).
 */
export function expression(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function attribute([name, value]: [string, PropValue]): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  if (typeof value === 'string' && PLAIN.test(value)) return ` ${name}="${value}"`;
  return ` ${name}={${expression(value)}}`;
}

/**
 * A text without the line feeds around it. Other white space stays: without the no-break space in
 * front of it, `export` at the beginning of a text would be code of the page.
 */
export function trimLines(text: string): string {
  return text.replaceAll(/^\n+|\n+$/g, '');
}

/**
 * An MDX element on lines of its own, its children Markdown.
 *
 * @param children MDX; without it the element closes itself.
 */
export function element(
  name: string,
  props: Readonly<Record<string, PropValue>>,
  children = '',
): string {
  const open = `<${name}${Object.entries(props).map(attribute).join('')}`;
  return children.trim() === '' ? `${open} />` : `${open}>\n\n${trimLines(children)}\n\n</${name}>`;
}

/** Code in a fence that is longer than any run of backticks inside it. */
export function plainFence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}${code === '' ? '' : '\n'}${marks}`;
}

/**
 * Such a fence in MDX. The documentation framework unwraps a fence named `mdx-code-block` wherever it
 * stands; such code goes into an expression.
 */
export function fence(language: string, code: string): string {
  if (code.includes('mdx-code-block')) return `<pre>\n  {${expression(code)}}\n</pre>`;
  return plainFence(language, code);
}

/** Blocks of MDX, one below the other; empty ones are left out. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}
