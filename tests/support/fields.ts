/** The fields of an operation, from its description and from its Markdown twin, to be compared. */
import type { List, ListItem, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { resolveReference } from '../../src/reference/read/resolve';
import type {
  Content,
  Description,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../src/reference/read/types';

/** The path of each property of a schema: `data`, `data.street`. Items of arrays add nothing. */
function propertyPaths(description: Description, schema: Schema, path: string[] = []): string[] {
  const whole =
    typeof schema === 'boolean' ? schema : resolveReference<Schema>(description, schema);
  if (typeof whole === 'boolean') return [];
  const own = Object.entries(whole.properties ?? {}).flatMap(([name, property]) => [
    [...path, name].join('.'),
    ...propertyPaths(description, property, [...path, name]),
  ]);
  return [...own, ...(whole.items ? propertyPaths(description, whole.items, path) : [])];
}

/** Every parameter and property of an operation as `<heading>: <path>`, as its twin groups them. */
export function listFields(description: Description, operation: OperationObject): string[] {
  const resolve = <T>(node: object): T => resolveReference<T>(description, node as T);
  const { parameters = [], requestBody, responses = {} } = operation;
  const ofContent = (place: string, content: Content = {}) =>
    Object.values(content).flatMap(({ schema = true }) =>
      propertyPaths(description, schema).map((path) => `${place}: ${path}`),
    );
  return [
    ...parameters.map((node) => {
      const { in: place, name } = resolve<Parameter>(node);
      return `${place}: ${name}`;
    }),
    ...ofContent('body', requestBody && resolve<RequestBody>(requestBody).content),
    ...Object.entries(responses).flatMap(([status, node]) => {
      const { content, headers = {} } = resolve<Response>(node);
      const names = Object.keys(headers).map((name) => `${status}: ${name}`);
      return [...ofContent(status, content), ...names];
    }),
  ];
}

function fieldName(item: ListItem): string | undefined {
  const [first] = item.children;
  const [strong] = first?.type === 'paragraph' ? first.children : [];
  const [code] = strong?.type === 'strong' ? strong.children : [];
  return code?.type === 'inlineCode' ? code.value : undefined;
}

function pathsIn(node: Nodes, path: string[] = []): string[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'list') return child.type === 'listItem' ? pathsIn(child, path) : [];
    return (child satisfies List).children.flatMap((item) => {
      const name = fieldName(item);
      const own = name === undefined ? path : [...path, name];
      return [...(name === undefined ? [] : [own.join('.')]), ...pathsIn(item, own)];
    });
  });
}

/** `Query parameters` is `query`, `200 OK` is `200`. */
function placeOf(heading: string): string {
  return heading.split(' ')[0]?.toLowerCase() ?? '';
}

/** Every field of a twin as `<heading>: <path>`. */
export function readFields({ children }: Root): string[] {
  let place = '';
  return children.flatMap((child) => {
    if (child.type === 'heading') place = placeOf(toString(child));
    if (child.type !== 'list') return [];
    const root: Root = { type: 'root', children: [child] };
    return pathsIn(root).map((path) => `${place}: ${path}`);
  });
}
