import camelCase from 'lodash/camelCase.js';
import upperFirst from 'lodash/upperFirst.js';
import { mainResponse } from '../read/api.ts';
import type { Operation } from '../read/api.ts';
import { shortLabel } from '../read/labels.ts';
import { isReference, referenceName, resolveReference } from '../read/resolve.ts';
import type { Reference, SchemaObject, Spec } from '../read/types.ts';

/** TypeScript type of an operation's response. */
export interface ResponseType {
  /** Complete declarations. The type of the response comes first. */
  declaration: string;
  /** The type on one line, with short properties only. */
  short: string;
}

/** Maximum length of a property's type in the short form. */
const SHORT_LENGTH = 48;

const propertyName = (name: string): string =>
  /^(?:[a-z_$][\w$]*|\d+)$/i.test(name) ? name : JSON.stringify(name);

/** Returns the TypeScript type of a schema. Adds referenced components to `used`. */
function typeOf(schema: SchemaObject | Reference, used: Set<string>, indent = ''): string {
  if (isReference(schema)) {
    used.add(schema.$ref);
    return referenceName(schema.$ref);
  }
  const { type, enum: values, oneOf, items, properties = {}, required = [] } = schema;
  const alternatives =
    values?.map((value) => JSON.stringify(value)) ??
    oneOf?.map((each) => typeOf(each, used, indent));
  if (alternatives) return alternatives.join(' | ');
  if (type === 'array' && items) {
    const isUnion = ((items.enum ?? items.oneOf)?.length ?? 0) > 1;
    const item = typeOf(items, used, indent);
    return isUnion ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'object') {
    const members = Object.entries(properties).map(([name, property]) => {
      const mark = required.includes(name) ? '' : '?';
      return `${propertyName(name)}${mark}: ${typeOf(property, used, `${indent}  `)};`;
    });
    const lines = members.length > 0 ? members : ['[key: string]: unknown;'];
    return `{\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
  }
  return type === 'integer' ? 'number' : String(type ?? 'unknown');
}

const declare = (name: string, type: string): string =>
  type.startsWith('{') ? `interface ${name} ${type}` : `type ${name} = ${type};`;

/** Returns the type on one line, without properties that have long types or refer to other types. */
function shorten({ properties = {}, required = [] }: SchemaObject): string {
  const parts = Object.entries(properties).flatMap(([name, property]) => {
    const used = new Set<string>();
    const type = typeOf(property, used);
    const isShort = used.size === 0 && type.length <= SHORT_LENGTH && !type.includes('\n');
    return isShort ? [`${propertyName(name)}${required.includes(name) ? '' : '?'}: ${type}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Record<string, unknown>';
}

/** Creates the type of an operation's response; undefined if it has no body. */
export function createResponseType(spec: Spec, operation: Operation): ResponseType | undefined {
  const { schema } = mainResponse(operation).body ?? {};
  if (!schema) return undefined;
  const used = new Set<string>();
  const name = `${upperFirst(camelCase(shortLabel(operation.summary)))}Response`;
  const declarations = [declare(name, typeOf(schema, used))];
  // The iteration also visits components that it adds.
  for (const $ref of used) {
    const component = resolveReference<SchemaObject>(spec, { $ref });
    declarations.push(declare(referenceName($ref), typeOf(component, used)));
  }
  return { declaration: declarations.join('\n\n'), short: shorten(schema) };
}
