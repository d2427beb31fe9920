import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The inline code of a page, which a strict content security policy blocks. */
export interface InlineCode {
  /** CSP hash sources of its inline scripts, which allow them: `'sha256-…'`. */
  scripts: string[];
  /** Inline code that no hash can allow, in document order: `onclick of <a>`. */
  refused: string[];
}

/** Types of script elements that run; all others are data blocks (HTML Standard, "prepare the script element"). */
const RUNNING =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function listElements(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  // A template's content is a separate document, which scripts may insert into the page.
  const content = 'content' in node ? listElements(node.content) : [];
  return 'tagName' in node ? [node, ...content, ...below] : [...content, ...below];
}

/** All elements of a page in document order. */
export function readElements(html: string): Element[] {
  return listElements(parse(html));
}

/** The CSP source that allows an inline script (CSP Level 3, "hash-source"). */
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

/** Finds the inline code of a page. */
export function readInlineCode(html: string): InlineCode {
  const elements = readElements(html);
  const scripts = elements.map(readScript).filter((text) => text !== undefined);
  return {
    scripts: [...new Set(scripts.map(hashSource))],
    refused: elements.flatMap(listRefused),
  };
}
