import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a strict content security policy stops unless it is named there, or stops for good. */
export interface InlineCode {
  /** Sources of inline scripts, as CSP names them: `'sha256-…'`. */
  scripts: string[];
  /** What no hash can allow: `onclick of <a>`, in the order of the page. */
  refused: string[];
}

/** Types whose script elements run; all others hold data (HTML Standard, "prepare the script element"). */
const RUNNING =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function listElements(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  // A template's content is a document of its own, which scripts may put into the page.
  const content = 'content' in node ? listElements(node.content) : [];
  return 'tagName' in node ? [node, ...content, ...below] : [...content, ...below];
}

/** Every element of a page in its order. */
export function readElements(html: string): Element[] {
  return listElements(parse(html));
}

/** A text as a source in a content security policy (CSP Level 3, "hash-source"). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function readScript(element: Element): string | undefined {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return undefined;
  if (!RUNNING.test(type)) return undefined;
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function listRefused(element: Element): string[] {
  const { tagName, attrs } = element;
  const names = attrs
    .filter(({ name, value }) => /^on/.test(name) || name === 'style' || isCode(value))
    .map(({ name }) => `${name} of <${tagName}>`);
  return tagName === 'style' ? ['<style>', ...names] : names;
}

const isCode = (value: string): boolean => /^\s*javascript:/i.test(value);

/** Finds the inline scripts of a page, and what else a strict policy refuses. */
export function readInlineCode(html: string): InlineCode {
  const elements = readElements(html);
  const scripts = elements.map(readScript).filter((text) => text !== undefined);
  return {
    scripts: [...new Set(scripts.map(hashSource))],
    refused: elements.flatMap(listRefused),
  };
}
