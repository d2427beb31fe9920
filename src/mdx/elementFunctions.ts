import type { Identifier, Program, VariableDeclarator } from 'estree';

/** Where compiled pages import the functions from that make elements. */
const SOURCE = 'react/jsx-runtime';

/**
 * Recma plugin: a page takes the functions that make elements out of their module once. Otherwise it does
 * so for each of its elements, and the bundler keeps a record of each such use: `(0, r.jsx)("p")`.
 */
export function elementFunctions() {
  return ({ body }: Program): void => {
    const index = body.findIndex(
      (statement) => statement.type === 'ImportDeclaration' && statement.source.value === SOURCE,
    );
    const found = body[index];
    if (found?.type !== 'ImportDeclaration') return;
    const declarations = found.specifiers.map((specifier): VariableDeclarator => {
      const id = specifier.local;
      const init: Identifier = { type: 'Identifier', name: `${id.name}Import` };
      specifier.local = init;
      return { type: 'VariableDeclarator', id, init };
    });
    body.splice(index + 1, 0, { type: 'VariableDeclaration', kind: 'const', declarations });
  };
}
