import type { Argument } from '../generator.ts';
import type { ParameterSchema } from '../engineTable.ts';

/** A parameter as sent: its percent-decoded name and text. The text is undefined if it cannot be decoded. */
export interface SentParameter {
  name: string;
  text: string | undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/**
 * Reads the parameters of a query string, in order. A plus is a space, as in forms (URL Standard,
 * `application/x-www-form-urlencoded`).
 *
 * @param query Without the question mark.
 */
export function readQuery(query: string): SentParameter[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return { name: decode(name) ?? name, text: decode(rest.join('=')) };
    });
}

const INTEGER = /^-?\d+$/;
/** A JSON number (RFC 8259, section 6). */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Converts a string to the type of its schema. Returns the string unchanged if it does not match the type. */
export function readValue(text: string, schema: ParameterSchema): Argument {
  switch (schema.type) {
    case 'integer':
      // Adding zero turns -0 into 0.
      return INTEGER.test(text) ? Number(text) + 0 : text;
    case 'number':
      return NUMBER.test(text) ? Number(text) + 0 : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
      return text.split(',');
    default:
      return text;
  }
}
