import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * HTML in descriptions, which CommonMark allows and many of them use. Elements that format text become elements of
 * the page. Everything else stays text: what would run or load something, and what is not HTML, such as `<name>`.
 * What is safe is decided later, by `rehype-sanitize`.
 */

/** Elements whose end tag may be missing. */
const WITHOUT_END = new Set([
  ...['br', 'hr', 'img', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot'],
]);

/** All elements that format text. Of those that the page has no style for, only the content is kept. */
const FORMATTING = new Set([
  ...WITHOUT_END,
  ...['a', 'abbr', 'b', 'big', 'blockquote', 'caption', 'center', 'cite', 'code', 'del', 'details'],
  ...['div', 'dl', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'ins', 'kbd', 'mark'],
  ...['ol', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub'],
  ...['summary', 'sup', 'table', 'tt', 'u', 'ul', 'var'],
]);

const TAG = /<(\/?)([a-z][a-z\d]*)(\s[^<>]*?)?\/?>/gi;

const COMMENT = /<!--[^]*?-->/g;

function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, ...values] = pattern.exec(attributes) ?? [];
  return values.find((value) => value !== undefined)?.replaceAll('&amp;', '&');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Decides which tags of one text are kept, in the order in which they occur. */
export class HtmlFilter {
  /** Number of end tags not yet reached, by element name. */
  private readonly ends = new Map<string, number>();
  /** For each open link, whether it is kept as a link. */
  private readonly links: boolean[] = [];
  private readonly isSafeLink: (url: string) => boolean;

  constructor(tree: Root, isSafeLink: (url: string) => boolean) {
    this.isSafeLink = isSafeLink;
    visit(tree, 'html', ({ value }) => {
      for (const [, slash, name = ''] of value.matchAll(TAG)) {
        if (slash !== '/') continue;
        const key = name.toLowerCase();
        this.ends.set(key, (this.ends.get(key) ?? 0) + 1);
      }
    });
  }

  /**
   * Keeps formatting tags and escapes everything else.
   *
   * @returns HTML; undefined if no tag is kept.
   */
  filter(html: string): string | undefined {
    const visible = html.replaceAll(COMMENT, '');
    let end = 0;
    let isText = visible === html;
    const parts = [...visible.matchAll(TAG)].map((match) => {
      const before = visible.slice(end, match.index);
      end = match.index + match[0].length;
      const tag = this.keep(match);
      if (tag !== undefined) isText = false;
      // Character references are left as they are.
      return before.replaceAll('<', '&lt;') + (tag ?? escapeText(match[0]));
    });
    return isText ? undefined : parts.join('') + visible.slice(end).replaceAll('<', '&lt;');
  }

  /** The tag to keep: empty if only the element's content is kept, undefined if the tag is text. */
  private keep([tag, slash, rawName = '', attributes = '']: RegExpExecArray): string | undefined {
    const name = rawName.toLowerCase();
    if (!FORMATTING.has(name)) return undefined;
    const ends = this.ends.get(name) ?? 0;
    if (slash === '/') {
      this.ends.set(name, ends - 1);
      if (name !== 'a') return tag;
      const isShown = this.links.pop();
      return isShown === undefined ? undefined : isShown ? tag : '';
    }
    if (ends <= 0 && !WITHOUT_END.has(name)) return undefined;
    if (name === 'img') return this.keepImage(attributes);
    if (name === 'a') return this.keepLink(attributes);
    return tag;
  }

  /** Keeps a link to the page itself or the web. Of one without an address, or to a relative file, the content is kept. */
  private keepLink(attributes: string): string | undefined {
    const href = attributeOf(attributes, 'href');
    const isShown = href !== undefined && this.isSafeLink(href);
    if (!isShown && href !== undefined && /^[^/?#]*:|&|^\/\//.test(href)) return undefined;
    this.links.push(isShown);
    return isShown ? `<a href="${escapeText(href)}">` : '';
  }

  /** An image as a link, so that a page loads nothing from another host. */
  private keepImage(attributes: string): string | undefined {
    const source = attributeOf(attributes, 'src');
    if (source === undefined || !this.isSafeLink(source)) return undefined;
    const text = escapeText(attributeOf(attributes, 'alt') ?? source);
    return this.links.includes(true) ? text : `<a href="${escapeText(source)}">${text}</a>`;
  }
}

/** Current equivalents of obsolete elements. */
const RENAMED: Readonly<Record<string, string>> = { tt: 'code', strike: 'del', s: 'del' };

/** Containers, which are replaced by their content. */
const TRANSPARENT = new Set(['div', 'section', 'center', 'details']);

const PHRASING = new Set([
  ...['a', 'b', 'br', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'q', 'samp', 'span', 'strong'],
  ...['sub', 'sup', 'var', 'abbr', 'big', 'cite', 'font', 'mark', 'small', 'u', 'input'],
]);

const isPhrasing = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && PHRASING.has(node.tagName));

const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() === '' : node.type !== 'element';

/** Wraps text between blocks in paragraphs. */
function wrapPhrasing(children: ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let open: Element | undefined;
  for (const child of children) {
    if (!isPhrasing(child)) {
      open = undefined;
      wrapped.push(child);
    } else if (open) {
      open.children.push(child);
    } else if (!isBlank(child)) {
      open = { type: 'element', tagName: 'p', properties: {}, children: [child] };
      wrapped.push(open);
    }
  }
  return wrapped;
}

/** Parses the raw HTML in a tree, and replaces obsolete elements and containers. */
export function parseHtml(tree: HastRoot): HastRoot {
  const root = raw(tree) as HastRoot;
  visit(root, 'element', (element, index, parent) => {
    const { tagName, children } = element;
    element.tagName = RENAMED[tagName] ?? tagName;
    if (tagName === 'summary') {
      element.tagName = 'p';
      const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children };
      element.children = [strong];
    }
    if (!parent || index === undefined) return undefined;
    // The end of a paragraph that a block inside it has closed.
    if (tagName === 'p' && children.every(isBlank)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!TRANSPARENT.has(tagName)) return undefined;
    parent.children.splice(index, 1, ...wrapPhrasing(children));
    return [SKIP, index];
  });
  return { ...root, children: wrapPhrasing(root.children as ElementContent[]) };
}
