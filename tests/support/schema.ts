/** What the built description says about its fields, read without the code that makes the pages. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { SchemaObject } from '../../src/reference/read/types';
import { description } from './build';
import { flattenIn, listPropertiesIn, resolveIn } from './fields';

export const resolve = <T>(node: object): T => resolveIn<T>(description, node);

export const flatten = (schema?: SchemaObject): SchemaObject => flattenIn(description, schema);

export const listProperties = (schema: SchemaObject) => listPropertiesIn(description, schema);

/** Every value that limits a field, those of list items too: bounds, lengths, choices, patterns. */
export function listLimits(schema: SchemaObject): string[] {
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
export function listTypes(schema: SchemaObject): string[] {
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
