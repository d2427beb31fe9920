import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * HTML in descriptions, which CommonMark allows: many are written in it. Elements that format text become
 * elements of the page. All else stays the text that it is: what runs or loads, and what is no HTML at all,
 * such as `<name>`.
 */

/** Elements that need no end tag. */
const WITHOUT_END = new Set([
  ...['br', 'hr', 'img', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot'],
]);

/** All elements that format text; those without a place in the page's style leave their content. */
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

/** Which HTML of one text is kept: its tags are met in their order. */
export class HtmlFilter {
  /** End tags that are still to come, by the element's name. */
  private readonly ends = new Map<string, number>();
  /** The links that are open, and whether each is shown as one. */
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
   * HTML with tags of formatting only, and everything else as text.
   *
   * @returns Undefined if there is nothing but text.
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
      // Character references in HTML stay what they are.
      return before.replaceAll('<', '&lt;') + (tag ?? escapeText(match[0]));
    });
    return isText ? undefined : parts.join('') + visible.slice(end).replaceAll('<', '&lt;');
  }

  /** The tag as it is kept: empty if its element only leaves its content, undefined if it is text. */
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

  /** A link with an address of the page or the web; one without, or to a file beside the description, is text. */
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

/** Elements of today for those of former times. */
const RENAMED: Readonly<Record<string, string>> = { tt: 'code', strike: 'del', s: 'del' };

/** Elements that only hold others: their content takes their place. */
const TRANSPARENT = new Set(['div', 'section', 'center', 'details']);

const PHRASING = new Set([
  ...['a', 'b', 'br', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'q', 'samp', 'span', 'strong'],
  ...['sub', 'sup', 'var', 'abbr', 'big', 'cite', 'font', 'mark', 'small', 'u', 'input'],
]);

const isPhrasing = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && PHRASING.has(node.tagName));

const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() === '' : node.type !== 'element';

/** Puts text that stands between blocks into paragraphs. */
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

/** Parses the HTML in a tree, and leaves blocks and phrases of today's HTML. */
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
