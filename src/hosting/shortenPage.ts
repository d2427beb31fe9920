import { DOCUMENT, isDrawing } from './elements.ts';
import type { ElementRule } from './elements.ts';
import { shortenText } from './references.ts';
import { createTagReader } from './tags.ts';
import type { Tag, TagReader } from './tags.ts';

/** An element that is open at a place of a page. */
interface Open {
  rule: ElementRule;
  /** The kinds of all that is open there. */
  kinds: number;
}

/** Makes the script shorter that stands behind a start tag. */
export type ShortenScript = (startTag: string, script: string) => string;

/** A page that is written shorter. */
export interface ShortPage {
  code: string;
  /** Its script elements, as they are in it. */
  scripts: string[];
  /** Whether it has something else that a policy may refuse. */
  isSuspect: boolean;
}

/** What all pages need. */
interface Tools {
  readTag: TagReader;
  /** Those within a drawing. */
  readDrawnTag: TagReader;
  shortenScript: ShortenScript;
}

const DOCTYPE = /^<!doctype html>/i;

/** Elements that a page has once each, in this order. */
const FRAME = ['html', 'head', 'body'];

/** A comment that ends where it seems to (https://html.spec.whatwg.org/multipage/syntax.html#comments). */
const COMMENT = /<!--(?!-?>)(?:[^-]|-(?!-))*-->/y;

const EXCLAMATION = '!'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);

/** What comes next, if it is a tag. */
const NEXT_TAG = /<(\/?)([a-z][\w-]*)(?=[\t\n\f\r />])/y;

/** In a content without tags, what might end it earlier or later than it seems. */
const NOT_RAW = /<!--|<\/(?:script|style|textarea|title)/i;

const BLANK = /^[\t\n\f\r ]*$/;

/** Whether the parser puts an element right here, and closes and opens nothing else for it. */
function fits(rule: ElementRule, { rule: parent, kinds }: Open, outer: Open | undefined): boolean {
  if ((kinds & rule.apart) !== 0) return false;
  if (parent.children && !parent.children.has(rule.name)) return false;
  if (!rule.parents) return true;
  // In a list of terms, `div` makes groups.
  const isOther = parent.name === 'div' && outer?.rule.name !== 'dl';
  return rule.parents.has(parent.name) && !isOther;
}

/** Whether an end tag can be left out in front of what comes next. */
function isOptional(rule: ElementRule, parent: ElementRule, page: string, at: number): boolean {
  if (rule.name === 'html') return at === page.length;
  if (!rule.end) return false;
  NEXT_TAG.lastIndex = at;
  const [, slash, name = ''] = NEXT_TAG.exec(page) ?? [];
  return slash ? name === parent.name && rule.end.last.has(name) : rule.end.before.has(name);
}

/** One page on its way. Steps return false where it has something that is not known here. */
class Shortening {
  /** The elements around the parent, from the outermost. */
  private readonly outer: Open[] = [];
  private parent: Open = { rule: DOCUMENT, kinds: 0 };
  private frame = 0;
  private at = 0;
  private short = '';
  /** Where the part of the page begins that is not in `short` yet: what stays the same goes there at once. */
  private rest = 0;
  private ampersand = -1;
  private isSuspect = false;
  private readonly scripts: string[] = [];

  constructor(
    private readonly page: string,
    private readonly tools: Tools,
  ) {}

  run(): ShortPage | undefined {
    const [doctype = ''] = DOCTYPE.exec(this.page) ?? [];
    this.replace(doctype.length, doctype.toLowerCase());
    while (this.at < this.page.length) {
      if (!this.takeText() || !this.takeMarkup()) return undefined;
    }
    const isWhole = this.outer.length === 0 && this.frame === FRAME.length && doctype !== '';
    if (!isWhole) return undefined;
    const { scripts, isSuspect } = this;
    return { code: this.short + this.page.slice(this.rest), scripts, isSuspect };
  }

  /** Writes something else for what comes next, and goes behind it. */
  private replace(length: number, by: string): void {
    this.short += this.page.slice(this.rest, this.at) + by;
    this.at += length;
    this.rest = this.at;
  }

  private takeText(): boolean {
    const { page, at } = this;
    const tag = page.indexOf('<', at);
    const end = tag === -1 ? page.length : tag;
    if (end === at) return true;
    if (!this.parent.rule.hasText && !BLANK.test(page.slice(at, end))) return false;
    if (this.findAmpersand() < end) this.replace(end - at, shortenText(page.slice(at, end)));
    this.at = end;
    return true;
  }

  /** Where the next one is, which is looked for once. */
  private findAmpersand(): number {
    if (this.ampersand < this.at) {
      const place = this.page.indexOf('&', this.at);
      this.ampersand = place === -1 ? this.page.length : place;
    }
    return this.ampersand;
  }

  private takeMarkup(): boolean {
    if (this.at === this.page.length) return true;
    const second = this.page.charCodeAt(this.at + 1);
    if (second === SLASH) return this.takeEnd();
    return second === EXCLAMATION ? this.takeComment() : this.takeStart();
  }

  private takeComment(): boolean {
    COMMENT.lastIndex = this.at;
    const isComment = COMMENT.test(this.page);
    this.at = COMMENT.lastIndex;
    return isComment;
  }

  private takeEnd(): boolean {
    const { rule } = this.parent;
    const outer = this.outer.pop();
    if (!outer || !this.page.startsWith(rule.endTag, this.at)) return false;
    this.parent = outer;
    const end = this.at + rule.endTag.length;
    if (isOptional(rule, outer.rule, this.page, end)) this.replace(rule.endTag.length, '');
    this.at = end;
    return true;
  }

  private takeStart(): boolean {
    const { readTag, readDrawnTag } = this.tools;
    const read = isDrawing(this.parent.kinds) ? readDrawnTag : readTag;
    const tag = read(this.page, this.at);
    if (!tag || !fits(tag.rule, this.parent, this.outer.at(-1))) return false;
    const { rule } = tag;
    this.isSuspect ||= tag.isSuspect;
    if (FRAME.includes(rule.name) && FRAME[this.frame++] !== rule.name) return false;
    const kinds = this.parent.kinds | rule.kind;
    if (isDrawing(kinds) && this.takeEmpty(tag)) return true;
    this.replace(tag.length, tag.text);
    if (rule.isRaw) return this.takeRaw(tag);
    if (rule.isVoid) return true;
    this.outer.push(this.parent);
    this.parent = { rule, kinds };
    return true;
  }

  /** Takes the content of an element in which a parser looks for no tags, and its end. */
  private takeRaw({ rule, text }: Tag): boolean {
    const end = this.page.indexOf(rule.endTag, this.at);
    const content = this.page.slice(this.at, end);
    if (end === -1 || NOT_RAW.test(content)) return false;
    const short = this.shortenRaw(rule.name, text, content);
    this.replace(content.length, short);
    if (rule.name === 'script') this.scripts.push(text + short + rule.endTag);
    this.at += rule.endTag.length;
    return true;
  }

  private shortenRaw(name: string, startTag: string, content: string): string {
    if (name === 'style' || content === '') return content;
    return name === 'script' ? this.tools.shortenScript(startTag, content) : shortenText(content);
  }

  /** Takes an element of a drawing if it has no content. */
  private takeEmpty({ rule, isEmpty, length, empty }: Tag): boolean {
    const isClosed = this.page.startsWith(rule.endTag, this.at + length);
    if (!isEmpty && !isClosed) return false;
    this.replace(isEmpty ? length : length + rule.endTag.length, empty);
    return true;
  }
}

/**
 * Writes pages shorter, so that a parser finds the same in them: without the quotes, end tags and character
 * references that they need not have. It knows the HTML that React writes.
 *
 * @returns a function from a page to a shorter one. It returns undefined for a page with anything else, or
 *   with tags of which a parser makes more than they say.
 */
export function createShortener(
  shortenScript: ShortenScript,
): (page: string) => ShortPage | undefined {
  const tools: Tools = {
    readTag: createTagReader(false),
    readDrawnTag: createTagReader(true),
    shortenScript,
  };
  return (page) => new Shortening(page, tools).run();
}
