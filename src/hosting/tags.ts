import { findRule } from './elements.ts';
import type { ElementRule } from './elements.ts';
import { shortenValue } from './references.ts';

/** A start tag of a page. */
export interface Tag {
  rule: ElementRule;
  /** Whether it says that it has no content, as tags of drawings may. */
  isEmpty: boolean;
  /** Whether a policy may refuse what it has within it. */
  isSuspect: boolean;
  /** How long it is in the page. */
  length: number;
  /** How it is written shorter. */
  text: string;
  /** The same for an element of a drawing without content. */
  empty: string;
}

const SPACE = '[\\t\\n\\f\\r ]';
const ATTRIBUTE_NAME = '[^\\t\\n\\f\\r "\'<>/=]+';

/** A tag as React writes it: with double quotes around every value. */
const TAG = new RegExp(
  `<([A-Za-z][\\w-]*)((?:${SPACE}+${ATTRIBUTE_NAME}(?:="[^"]*")?)*)${SPACE}*(/?)>`,
  'y',
);

const ATTRIBUTE = new RegExp(`(${ATTRIBUTE_NAME})(?:="([^"]*)")?`, 'g');

/** Names, values and elements that may be refused. A reference that is left may stand for a letter. */
const SUSPECT_NAME = /^(?:style$|on)/i;
const SUSPECT_VALUE = /javascript:|&(?!(?:amp|lt|quot);)(?:#|\w+;)/i;
const SUSPECT_ELEMENT = 'style';

interface Attributes {
  /** Each stands behind a space. */
  text: string;
  isSuspect: boolean;
}

/** The attributes of a tag; undefined if one is there twice. */
function shortenAttributes(written: string): Attributes | undefined {
  const names = new Set<string>();
  let text = '';
  let isSuspect = false;
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (names.has(name.toLowerCase())) return undefined;
    names.add(name.toLowerCase());
    const short = shortenValue(value);
    text += value === '' ? ` ${name}` : ` ${name}=${short}`;
    isSuspect ||= SUSPECT_NAME.test(name) || SUSPECT_VALUE.test(short);
  }
  return { text, isSuspect };
}

/**
 * Reads the start tag at a place of a page.
 *
 * @returns undefined if it is none, or written in another way than React's, or of an unknown element
 */
function readTag(page: string, at: number, inDrawing: boolean): Tag | undefined {
  TAG.lastIndex = at;
  const [whole = '', name = '', written = '', emptiness] = TAG.exec(page) ?? [];
  const rule = findRule(name, inDrawing);
  const attributes = shortenAttributes(written);
  if (whole === '' || rule === undefined || attributes === undefined) return undefined;
  const isEmpty = emptiness === '/';
  if (isEmpty && !inDrawing && !rule.isVoid && name !== 'svg') return undefined;
  const text = `<${name}${attributes.text}`;
  // Behind a value without quotes, the slash would be a part of it.
  const space = /[^"']$/.test(attributes.text) ? ' ' : '';
  return {
    rule,
    isEmpty,
    isSuspect: attributes.isSuspect || name === SUSPECT_ELEMENT,
    length: whole.length,
    text: `${text}>`,
    empty: `${text}${space}/>`,
  };
}

/** Reads the start tag at a place of a page, as `readTag` does. */
export type TagReader = (page: string, at: number) => Tag | undefined;

/** Reads start tags of HTML, or those within a drawing, each once: pages have the same ones thousands of times. */
export function createTagReader(inDrawing: boolean): TagReader {
  const known = new Map<string, Tag>();
  return (page, at) => {
    const written = page.slice(at, page.indexOf('>', at) + 1);
    const found = known.get(written);
    if (found) return found;
    const tag = readTag(page, at, inDrawing);
    // With a `>` in a value, the tag is longer. A part of a page would keep all of it in memory.
    if (tag?.length === written.length) known.set(Buffer.from(written).toString(), tag);
    return tag;
  };
}
