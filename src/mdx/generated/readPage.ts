import type { ImportDeclaration } from 'estree';
import type { Code, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readProse } from './readProse';
import { readTag } from './readTag';

/** Reads Markdown of any form. */
type Parse = (source: string) => Root;

/** A page that has a form which is not known here. */
class UnknownForm extends Error {}

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

const IMPORT = /^import (\w+) from '([^'\\]+)';$/;

/** A fence, its language, and what else it says. */
const FENCE = /^(`{3,})(?:([\w+#-]+)(?: ([^`\\&]*))?)?$/;

/** What reaches further than the lines around it: code, a box, an address for links by name. */
const FAR = /^\s*(?:import\b|export\b|[{<]|:::)|\]:/;

/** Characters that end lines otherwise, or that a parser replaces. */
const UNUSUAL = /[\r\0\uFEFF]/;

/** An element whose end has not come yet, and its content; at the outset the page. */
interface Container {
  element?: MdxJsxFlowElement;
  children: RootContent[];
}

/** Reads one page from its first line to its last. */
class Page {
  readonly #lines: readonly string[];
  readonly #parse: Parse;
  readonly #open: Container[] = [{ children: [] }];
  #at = 0;

  constructor(source: string, parse: Parse) {
    this.#lines = source.split('\n');
    this.#parse = parse;
    this.#readFrontMatter(source);
  }

  read(): Root {
    while (this.#at < this.#lines.length) this.#readNext();
    const [page, ...unclosed] = this.#open;
    if (!page || unclosed.length > 0) throw new UnknownForm();
    return { type: 'root', children: page.children };
  }

  #line(index = this.#at): string {
    return this.#lines[index] ?? '';
  }

  /** Adds a node that ends before a line, and goes on there. */
  #add(node: RootContent, next: number): void {
    const start = { line: this.#at + 1, column: 1 };
    const end = { line: next, column: this.#line(next - 1).length + 1 };
    this.#open.at(-1)?.children.push({ ...node, position: { start, end } });
    this.#at = next;
  }

  #readFrontMatter(source: string): void {
    const [whole, value = ''] = FRONT_MATTER.exec(source) ?? [];
    if (whole !== undefined) this.#add({ type: 'yaml', value }, whole.split('\n').length - 1);
  }

  #readNext(): void {
    const line = this.#line();
    if (line === '') this.#at += 1;
    else if (line.startsWith('import ')) this.#readImports();
    else if (line.startsWith('<')) this.#readElement();
    else if (line.startsWith('```')) this.#readCode();
    else this.#readProse();
  }

  /** The first line from here on that fulfils something. */
  #find(isFound: (line: string, index: number) => boolean, from = this.#at): number {
    let index = from;
    while (index < this.#lines.length && !isFound(this.#line(index), index)) index += 1;
    return index;
  }

  #readImports(): void {
    const end = this.#find((line) => line === '');
    const lines = this.#lines.slice(this.#at, end);
    const body = lines.map((line): ImportDeclaration => {
      const [, name, file] = IMPORT.exec(line) ?? [];
      if (name === undefined || file === undefined) throw new UnknownForm();
      return {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: file, raw: `'${file}'` },
        attributes: [],
      };
    });
    const esm: MdxjsEsm = {
      type: 'mdxjsEsm',
      value: lines.join('\n'),
      data: { estree: { type: 'Program', sourceType: 'module', body, comments: [] } },
    };
    this.#add(esm, end);
  }

  #readElement(): void {
    const tag = readTag(this.#line());
    const isAlone = this.#line(this.#at - 1) === '' && this.#line(this.#at + 1) === '';
    if (!tag || !isAlone) throw new UnknownForm();
    const { kind, name, attributes } = tag;
    if (kind === 'close') {
      if (this.#open.pop()?.element?.name !== name) throw new UnknownForm();
      this.#at += 1;
      return;
    }
    const children: MdxJsxFlowElement['children'] = [];
    const element: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name, attributes, children };
    this.#add(element, this.#at + 1);
    if (kind === 'open') this.#open.push({ element, children: children });
  }

  /** The line after the fence that begins at a line. */
  #endOfCode(index: number, marks: string): number {
    const last = new RegExp(`^ {0,3}${marks}\`*[ \\t]*$`);
    const end = this.#find((line) => last.test(line), index + 1);
    if (end === this.#lines.length) throw new UnknownForm();
    return end + 1;
  }

  #readCode(): void {
    const [, marks, language = '', meta = ''] = FENCE.exec(this.#line()) ?? [];
    if (marks === undefined) throw new UnknownForm();
    const end = this.#endOfCode(this.#at, marks);
    const code: Code = {
      type: 'code',
      lang: language || null,
      meta: meta.trim() || null,
      value: this.#lines.slice(this.#at + 1, end - 1).join('\n'),
    };
    this.#add(code, end);
  }

  /** The line at which an element or code begins that no text around it holds. */
  #endOfProse(): number {
    return this.#find(
      (line, index) =>
        this.#line(index - 1) === '' && (line.startsWith('<') || line.startsWith('```')),
    );
  }

  #readProse(): void {
    const end = this.#endOfProse();
    const lines = this.#lines.slice(this.#at, end);
    const first = this.#at + 1;
    const nodes = readProse(lines, first) ?? this.#parseProse(lines, first);
    this.#open.at(-1)?.children.push(...nodes);
    this.#at = end;
  }

  /** Prose in any form that ends with these lines. */
  #parseProse(lines: readonly string[], first: number): RootContent[] {
    if (lines.some((line) => FAR.test(line) || line.includes('```') || line.includes('~~~'))) {
      throw new UnknownForm();
    }
    return this.#parse('\n'.repeat(first - 1) + lines.join('\n')).children;
  }
}

/**
 * The tree of a page in the form in which the generator writes it: elements on lines of their own with
 * JSON in their attributes, code in fences, paragraphs, headings, lists of links. For a page of 200 lines
 * it takes a tenth of the time that the parser of MDX takes, which looks for every form at every place.
 *
 * @param parse reads text between elements that has another form.
 * @returns `undefined` for a page in another form.
 */
export function readPage(source: string, parse: Parse): Root | undefined {
  if (UNUSUAL.test(source)) return undefined;
  try {
    return new Page(source, parse).read();
  } catch (error) {
    if (error instanceof UnknownForm || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
