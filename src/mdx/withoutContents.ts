import type { Program } from 'estree';
import type { VFile } from 'vfile';

/** How the framework names what a page imports of the contents of another. */
const IMPORTED = /^__toc/;

/** What the framework tells of a page while it compiles it. */
interface PageData {
  frontMatter?: { hide_table_of_contents?: boolean };
}

/** Recma plugin: a page that shows no table of contents holds none. */
export function withoutContents() {
  return ({ body }: Program, file: VFile): void => {
    const { frontMatter } = file.data as PageData;
    if (frontMatter?.hide_table_of_contents) for (const each of body) emptyContents(each);
  };
}

function emptyContents(statement: Program['body'][number]): void {
  if (statement.type === 'ImportDeclaration') {
    statement.specifiers = statement.specifiers.filter(({ local }) => !IMPORTED.test(local.name));
  }
  if (statement.type !== 'ExportNamedDeclaration') return;
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') return;
  for (const each of declaration.declarations) {
    const isContents = each.id.type === 'Identifier' && each.id.name === 'toc';
    if (isContents) each.init = { type: 'ArrayExpression', elements: [] };
  }
}
