import type { Description, Schema } from '../read/types.ts';
import { referenceName } from '../read/resolve.ts';
import { displayValue } from './schema/describe.ts';
import { flattenSchema } from './schema/flatten.ts';

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A name that XML allows. */
function toName(name: string): string {
  const safe = name.replaceAll(/[^\w.:-]/g, '_');
  return /^[A-Za-z_]/.test(safe) ? safe : `_${safe}`;
}

interface Node {
  source: Description;
  schema: Schema | undefined;
  value: unknown;
  name: string;
  indent: string;
}

/** The elements of a value: one, or one for each item of a list (OpenAPI 3.1, XML Object). */
function writeNode({ source, schema = true, value, name, indent }: Node): string[] {
  const flat = flattenSchema(source, schema);
  const { xml = {} } = flat;
  const element = toName([xml.prefix, xml.name ?? name].filter(Boolean).join(':'));
  const namespace = xml.namespace
    ? ` xmlns${xml.prefix ? `:${toName(xml.prefix)}` : ''}="${escape(xml.namespace)}"`
    : '';
  if (Array.isArray(value)) {
    const isWrapped = xml.wrapped === true || xml.nodeType === 'element';
    const item = flat.items === undefined ? undefined : flattenSchema(source, flat.items);
    const inner = isWrapped ? `${indent}  ` : indent;
    const own = item?.xml?.name ?? xml.name ?? name;
    const items = value.flatMap((each: unknown) =>
      writeNode({ source, schema: flat.items, value: each, name: own, indent: inner }),
    );
    return isWrapped
      ? [`${indent}<${element}${namespace}>`, ...items, `${indent}</${element}>`]
      : items;
  }
  if (typeof value !== 'object' || value === null) {
    const text = escape(value === null ? '' : displayValue(value));
    return [`${indent}<${element}${namespace}>${text}</${element}>`];
  }
  const properties = Object.entries(value).map(([key, each]) => {
    const property = flat.properties?.[key];
    const { xml: own = {} } = property === undefined ? {} : flattenSchema(source, property);
    return { key, each: each as unknown, property, own };
  });
  const isAttribute = ({ own }: (typeof properties)[number]) =>
    own.attribute === true || own.nodeType === 'attribute';
  const attributes = properties
    .filter(isAttribute)
    .map(({ key, each, own }) => ` ${toName(own.name ?? key)}="${escape(displayValue(each))}"`);
  const children = properties
    .filter((each) => !isAttribute(each))
    .flatMap(({ key, each, property }) =>
      writeNode({ source, schema: property, value: each, name: key, indent: `${indent}  ` }),
    );
  const head = `${indent}<${element}${namespace}${attributes.join('')}`;
  return children.length === 0
    ? [`${head} />`]
    : [`${head}>`, ...children, `${indent}</${element}>`];
}

/**
 * A value as a document of XML, as its schema has it. The first element has the name of the schema's component, its XML name,
 * or `root`.
 *
 * @returns Undefined without a value.
 */
export function writeXml(
  source: Description,
  schema: Schema | undefined,
  value: unknown,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  const reference = typeof schema === 'object' ? schema.$ref : undefined;
  const name = reference === undefined ? 'root' : referenceName(reference);
  const lines = writeNode({ source, schema, value, name, indent: '' });
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}
