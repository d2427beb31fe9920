/** What a description says about its fields, read without the code that makes the pages. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Schema, SchemaObject } from '../../src/reference/read/types';
import { description } from './build';

/** Follows a reference inside the description. */
export function resolve<T>(node: object): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], description);
  return resolve<T>(target as object);
}

/** A schema with everything that it takes over from others. */
export function flatten(schema: Schema = true): SchemaObject {
  if (typeof schema === 'boolean') return {};
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref === undefined ? [] : [resolve<Schema>({ $ref })]), ...allOf].map(flatten);
  return [...parts, own].reduce<SchemaObject>(
    (all, part) => ({ ...all, ...part, properties: { ...all.properties, ...part.properties } }),
    {},
  );
}

/** Every property of a body at any depth, those of list items too: `meta.count`. */
export function listProperties(schema: Schema, prefix = ''): [path: string, own: SchemaObject][] {
  const { items, properties = {} } = flatten(schema);
  if (items !== undefined) return listProperties(items, prefix);
  return Object.entries(properties).flatMap(([name, property]) => [
    [prefix + name, flatten(property)],
    ...listProperties(property, `${prefix}${name}.`),
  ]);
}

/** Every value that limits a field, those of list items too: bounds, lengths, choices, patterns. */
export function listLimits(schema: Schema): string[] {
  const own = flatten(schema);
  const numbers = [
    own.minimum,
    own.maximum,
    own.exclusiveMinimum,
    own.exclusiveMaximum,
    own.multipleOf,
    own.minLength === 0 ? undefined : own.minLength,
    own.maxLength,
    own.minItems === 0 ? undefined : own.minItems,
    own.maxItems,
  ];
  const values = [...numbers, ...(own.enum ?? []), own.const, own.pattern, own.default];
  const texts = values
    .filter((value) => value !== undefined && value !== '')
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return [...texts, ...(own.items === undefined ? [] : listLimits(own.items))];
}

/** The names of a field's types, outermost first: `array`, `integer`. */
export function listTypes(schema: Schema): string[] {
  const { type = [], items } = flatten(schema);
  return [...[type].flat(), ...(items === undefined ? [] : listTypes(items))];
}

/** The paragraphs of a Markdown text as they read, without marks and line breaks. */
export function listParagraphs(markdown = ''): string[] {
  const paragraphs: string[] = [];
  visit(fromMarkdown(markdown), 'paragraph', (node) => {
    paragraphs.push(toString(node).replaceAll(/\s+/g, ' ').trim());
  });
  return paragraphs;
}
