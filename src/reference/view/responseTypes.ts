import { createRequire } from 'node:module';
import camelCase from 'lodash/camelCase.js';
import upperFirst from 'lodash/upperFirst.js';
import type * as OpenApiTypeScript from 'openapi-typescript';
import type * as TypeScript from 'typescript';
import { Memory } from '../cached.ts';
import type { Api, Operation } from '../read/api.ts';

// Not an import: to find the exports of a CommonJS module this size, Node needs half a second.
const require = createRequire(import.meta.url);
const ts = require('typescript') as typeof TypeScript;
const { default: openapiTS } = require('openapi-typescript') as typeof OpenApiTypeScript;

/** The type of one operation's response, in TypeScript. */
export interface ResponseType {
  /** Declarations that compile by themselves; that of the response comes first. */
  declaration: string;
  /** The type on one line, with short properties only. */
  short: string;
}

/** Name of the type of an operation's response: `BankAccountResponse`. */
const typeName = ({ label }: Operation): string => `${upperFirst(camelCase(label))}Response`;

/** Characters of the longest type of a property in the short type. */
const SHORT_LENGTH = 48;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });
const noFile = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

/** Keeps the printer from escaping non-ASCII characters in string literals. */
function keepLetters(node: TypeScript.Node): void {
  if (ts.isStringLiteral(node)) ts.setEmitFlags(node, ts.EmitFlags.NoAsciiEscaping);
  ts.forEachChild(node, keepLetters);
}

function renderNode(node: TypeScript.Node): string {
  keepLetters(node);
  const text = printer.printNode(ts.EmitHint.Unspecified, node, noFile);
  return text.replaceAll(/^(?: {4})+/gm, (space) => ' '.repeat(space.length / 2));
}

/** The types of all component schemas and responses, by name. */
async function createTypes(api: Api): Promise<Map<string, TypeScript.TypeNode>> {
  const schemas = Object.fromEntries(
    api.operations.flatMap(({ slug, main }) =>
      main.body?.schema ? [[slug, main.body.schema]] : [],
    ),
  );
  const document = {
    openapi: '3.1.1',
    info: { title: api.title, version: api.version },
    paths: {},
    components: {
      ...api.spec.components,
      schemas: { ...api.spec.components?.schemas, ...schemas },
    },
  };
  const nodes = await openapiTS(document as unknown as OpenApiTypeScript.OpenAPI3, {
    silent: true,
    emptyObjectsUnknown: true,
  });
  const components = nodes.find(
    (node): node is TypeScript.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  return new Map(membersOf(memberOf(components, 'schemas')).map(({ name, type }) => [name, type]));
}

interface Member {
  name: string;
  type: TypeScript.TypeNode;
  isOptional: boolean;
}

function membersOf(node?: TypeScript.TypeNode | TypeScript.InterfaceDeclaration): Member[] {
  if (!node || !(ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))) return [];
  return node.members.flatMap((member): Member[] => {
    if (!ts.isPropertySignature(member)) return [];
    const { name, type, questionToken } = member;
    if (!type || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return [];
    return [{ name: name.text, type, isOptional: questionToken !== undefined }];
  });
}

function memberOf(node: TypeScript.InterfaceDeclaration | undefined, name: string) {
  return membersOf(node).find((member) => member.name === name)?.type;
}

const REFERENCE = /components\["schemas"\]\["([^"]+)"\]/g;

/** A unique TypeScript identifier for a component. */
function identifier(name: string, taken: Iterable<string>): string {
  const base = name.replaceAll(/\W/g, '_').replace(/^(?=\d)/, '_');
  const others = new Set(taken);
  let unique = base;
  for (let number = 2; others.has(unique); number += 1) unique = `${base}_${number}`;
  return unique;
}

function declare(name: string, type: string): string {
  return type.startsWith('{') && /\}$/.test(type) && !/^\}[^;]/m.test(type)
    ? `interface ${name} ${type}`
    : `type ${name} = ${type};`;
}

/** The declarations of a type and of all types that it refers to. */
function declareAll(
  types: ReadonlyMap<string, TypeScript.TypeNode>,
  key: string,
  name: string,
): string {
  const names = new Map([[key, name]]);
  const declarations: string[] = [];
  // `names` grows during the iteration.
  for (const [component, declared] of names) {
    const node = types.get(component);
    const text = node ? renderNode(node) : 'unknown';
    const type = text.replaceAll(REFERENCE, (_reference, referred: string) => {
      const known = names.get(referred) ?? identifier(referred, names.values());
      names.set(referred, known);
      return known;
    });
    declarations.push(declare(declared, type));
  }
  return declarations.join('\n\n');
}

/** The type on one line, without properties whose types are long or refer to other types. */
function shorten(node: TypeScript.TypeNode): string {
  const parts = membersOf(node).flatMap(({ name, type, isOptional }) => {
    const text = renderNode(type);
    const isShort = text.length <= SHORT_LENGTH && !/\n|components\[/.test(text);
    return isShort && /^\w+$/.test(name) ? [`${name}${isOptional ? '?' : ''}: ${text}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Record<string, unknown>';
}

async function renderTypes(api: Api): Promise<Map<string, ResponseType>> {
  const types = await createTypes(api);
  return new Map(
    api.operations.flatMap((operation): [string, ResponseType][] => {
      const { slug } = operation;
      const node = types.get(slug);
      if (!node) return [];
      const declaration = declareAll(types, slug, typeName(operation));
      return [[slug, { declaration, short: shorten(node) }]];
    }),
  );
}

const printed = new Memory<ReturnType<typeof renderTypes>>();

/** The types of the responses of all operations that answer with JSON, by slug. */
export function createResponseTypes(api: Api): Promise<Map<string, ResponseType>> {
  const schemas = api.operations.map((operation) => [operation.slug, operation.main.body?.schema]);
  return printed.get('', [api.title, api.spec.components, schemas], () => renderTypes(api));
}
