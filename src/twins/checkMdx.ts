import type { Program } from 'estree';
import type { Code, Nodes, Paragraph, Root, Text } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importedReadings, namedReadings } from './readings';

/** A component or module that has no reading, so that a Markdown twin cannot show it. */
export class UnknownReading extends Error {
  constructor(file: string, node: Nodes, what: string) {
    const line = node.position?.start.line;
    super(
      `${line === undefined ? file : `${file}:${line}`}: ${what} has no reading as Markdown. ` +
        'Say in src/twins/readings.ts how it reads.',
    );
    this.name = 'UnknownReading';
  }
}

/** Names that the ESM code of a page declares or imports. */
function declaredNames({ body }: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    return declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [declaration.id.name];
  });
}

function importedModules({ body }: Program): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
  );
}

/**
 * Remark plugin that throws `UnknownReading` on components and imports without a reading.
 *
 * @param options.file Path of the page below the site's folder.
 */
export function refuseUnknown({ file }: { file: string }) {
  return (root: Root): void => {
    const known = new Set(Object.keys(namedReadings));
    visit(root, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      for (const name of declaredNames(program)) known.add(name);
      const unknown = importedModules(program).find((name) => !(name in importedReadings));
      if (unknown !== undefined) throw new UnknownReading(file, node, `The module "${unknown}"`);
    });
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node ? String(node.name ?? '') : '';
      const isComponent = /^[A-Z]/.test(name) && !known.has(name.split('.')[0] ?? '');
      if (isComponent) throw new UnknownReading(file, node, `The component <${name}>`);
    });
  };
}

/** Remark plugin: turns unused text and leaf directives (`:word`) back into text, as Docusaurus does. */
export function restoreColons() {
  return (root: Root, file: VFile): void => {
    visit(root, (node, index, parent) => {
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return;
      if (index === undefined || !parent) return;
      const { start, end } = node.position ?? {};
      const text: Text = {
        type: 'text',
        value: String(file).slice(start?.offset, end?.offset),
      };
      parent.children[index] =
        node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
    });
  };
}

/** Remark plugin: turns `:::note[Title]` into an `admonition` element, as Docusaurus does. */
export function readAdmonitions() {
  return (root: Root): void => {
    visit(root, 'containerDirective', (node: ContainerDirective) => {
      const [first, ...others] = node.children;
      const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const title = hasLabel ? first.children.map(textOf).join('') : undefined;
      node.data = {
        hName: 'admonition',
        hProperties: { type: node.name, ...(title && { title }) },
      };
      if (hasLabel) node.children = others;
    });
  };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Remark plugin: adds the title of a code block as a line above it. */
export function readCodeTitles() {
  return (root: Root): void => {
    visit(root, 'code', (node: Code, index, parent) => {
      const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(node.meta ?? '')?.[2];
      if (!title || index === undefined || !parent) return;
      const line: Paragraph = {
        type: 'paragraph',
        children: [{ type: 'inlineCode', value: title }],
      };
      parent.children.splice(index, 0, line);
      return index + 2;
    });
  };
}
