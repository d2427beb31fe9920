import type { Identifier, Program, VariableDeclarator } from 'estree';

/** The module that compiled MDX imports `jsx` and `jsxs` from. */
const SOURCE = 'react/jsx-runtime';

/**
 * Recma plugin: a page assigns the imported `jsx` functions to constants. Rspack would otherwise compile
 * each call to `(0, r.jsx)("p")`, and keep a record of each use of the import.
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
