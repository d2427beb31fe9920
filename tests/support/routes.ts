/** The route table of the build, as Docusaurus' client loads it. */
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import type { Expression } from 'acorn';

export interface Route {
  path: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** What a literal says; a call, such as that which makes a component, says nothing. */
function evaluate(node: Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') {
    return node.elements.map((each) => evaluate(each as Expression));
  }
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, evaluate(property.value)]]
        : [],
    ),
  );
}

function readRoutes(): Route[] {
  const text = readFileSync('.docusaurus/routes.js', 'utf8');
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const table = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (table?.type !== 'ExportDefaultDeclaration') throw new Error('There is no route table.');
  return evaluate(table.declaration as Expression) as Route[];
}

export const routes: readonly Route[] = readRoutes();

/** All routes of a table, those inside others too. */
export const listRoutes = (table: readonly Route[]): Route[] =>
  table.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
