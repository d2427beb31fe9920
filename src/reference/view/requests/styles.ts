import type { Encoding, Parameter } from '../../read/types.ts';
import { isObject } from '../../isObject.ts';
import { encode } from './encode.ts';

/**
 * Writes the values of parameters as OpenAPI's styles have them (OpenAPI 3.1, Parameter Object: Style Values,
 * which are those of RFC 6570 and a few more).
 */

/** A parameter, or a property of a form, as far as it matters how its value is written. */
export type Styled = Pick<Parameter, 'name' | 'style' | 'explode' | 'allowReserved' | 'content'> & {
  in: string;
};

/** The styles of parameters that state none, by place. */
const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

function styleOf({ in: place, style }: Pick<Styled, 'in' | 'style'>): string {
  return style ?? DEFAULT_STYLES[place] ?? 'form';
}

/** Whether each item of a list, and each property of an object, is written by itself. */
function isExploded(parameter: Pick<Styled, 'in' | 'style' | 'explode'>): boolean {
  return parameter.explode ?? ['form', 'cookie'].includes(styleOf(parameter));
}

type Write = (text: string) => string;

/** An item of a list or a property: text, or JSON of what no style can write. */
function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Percent-encodes, with commas, which separate the items of lists. */
const encodeItem: Write = (text) => encode(text).replaceAll(',', '%2C');

/** Percent-encodes what is not allowed in a query, and leaves reserved characters. */
const encodeReserved: Write = (text) =>
  encodeURI(text).replaceAll('#', '%23').replaceAll(/%5B/g, '[').replaceAll(/%5D/g, ']');

/** The pairs of an object that have a value. */
function pairsOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined);
}

/** Items of a list or pairs of an object in one text: `a,b`, `k,v`, or `k=v`. */
function join(
  value: unknown,
  { separator, write, explode }: { separator: string; write: Write; explode: boolean },
): string {
  if (Array.isArray(value)) return value.map((item) => write(toText(item))).join(separator);
  if (!isObject(value)) return write(toText(value));
  return pairsOf(value)
    .map(([name, each]) => `${write(name)}${explode ? '=' : separator}${write(toText(each))}`)
    .join(separator);
}

/** The text of a parameter with `content`, which is one value of a media type. */
function contentText({ content }: Styled, value: unknown): string | undefined {
  if (content === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value of a path parameter, percent-encoded. */
export function writePath(parameter: Styled, value: unknown): string {
  const text = contentText(parameter, value);
  if (text !== undefined) return encode(text);
  const explode = isExploded(parameter);
  const write = parameter.allowReserved ? encodeReserved : encodeItem;
  switch (styleOf(parameter)) {
    case 'label':
      return `.${join(value, { separator: explode ? '.' : ',', write, explode })}`;
    case 'matrix':
      return writeMatrix(parameter, value, write);
    default:
      return typeof value === 'object'
        ? join(value, { separator: ',', write, explode })
        : parameter.allowReserved
          ? encodeReserved(toText(value))
          : encode(value);
  }
}

function writeMatrix({ name, ...rest }: Styled, value: unknown, write: Write): string {
  const explode = isExploded({ ...rest });
  const pair = (key: string, each: string) => `;${write(key)}${each === '' ? '' : `=${each}`}`;
  if (explode && Array.isArray(value)) {
    return value.map((item) => pair(name, write(toText(item)))).join('');
  }
  if (explode && isObject(value)) {
    return pairsOf(value)
      .map(([key, each]) => pair(key, write(toText(each))))
      .join('');
  }
  return pair(name, join(value, { separator: ',', write, explode: false }));
}

const SEPARATORS: Readonly<Record<string, string>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** A query parameter as pairs of encoded name and value; several if it is exploded. */
export function writeQuery(parameter: Styled, value: unknown): [string, string][] {
  const name = encodeURIComponent(parameter.name);
  const text = contentText(parameter, value);
  if (text !== undefined) return [[name, encode(text)]];
  const write = parameter.allowReserved ? encodeReserved : encodeItem;
  const style = styleOf(parameter);
  const explode = isExploded(parameter);
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => [name, write(toText(item))]);
    return [[name, join(value, { separator: SEPARATORS[style] ?? ',', write, explode })]];
  }
  if (isObject(value)) {
    if (style === 'deepObject') return writeDeep(parameter.name, value);
    if (explode) return pairsOf(value).map(([key, each]) => [encode(key), write(toText(each))]);
    return [[name, join(value, { separator: SEPARATORS[style] ?? ',', write, explode })]];
  }
  return [[name, parameter.allowReserved ? write(toText(value)) : encode(value)]];
}

/** `filter[name]=value`. OpenAPI leaves objects in objects open: they are nested in the same way. */
function writeDeep(name: string, value: Record<string, unknown>): [string, string][] {
  return pairsOf(value).flatMap(([key, each]): [string, string][] => {
    const inner = `${name}[${key}]`;
    if (isObject(each)) return writeDeep(inner, each);
    const items = Array.isArray(each) ? each : [each];
    return items.map((item) => [encodeURIComponent(inner), encodeItem(toText(item))]);
  });
}

/** The value of a header, which is not encoded. */
export function writeHeader(parameter: Styled, value: unknown): string {
  const text = contentText(parameter, value);
  if (text !== undefined) return text;
  return join(value, { separator: ',', write: (each) => each, explode: isExploded(parameter) });
}

/** A cookie parameter as pairs of name and encoded value. */
export function writeCookie(parameter: Styled, value: unknown): [string, string][] {
  const isPlain = typeof value !== 'object' && parameter.content === undefined;
  if (isPlain) return [[parameter.name, encode(value)]];
  return writeQuery(parameter, value).map(([name, each]) => [decodeURIComponent(name), each]);
}

/** The body of a form, `application/x-www-form-urlencoded`. */
export function writeForm(
  value: Record<string, unknown>,
  encoding: Readonly<Record<string, Encoding>> = {},
): string {
  return pairsOf(value)
    .flatMap(([name, each]) => {
      const { style, explode, allowReserved, contentType } = encoding[name] ?? {};
      // OpenAPI sends objects in forms as JSON, unless the encoding says otherwise.
      const isJson = isObject(each) && style === undefined && explode === undefined;
      const content = contentType !== undefined || isJson ? {} : undefined;
      return writeQuery({ in: 'query', name, style, explode, allowReserved, content }, each);
    })
    .map((pair) => pair.join('='))
    .join('&');
}
