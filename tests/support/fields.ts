/** The fields of an operation, from its description and from its Markdown twin, to be compared. */
import type { List, ListItem, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {
  Content,
  Description,
  Header,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  SchemaObject,
} from '../../src/reference/read/types';

/** Follows a reference inside a description. */
export function resolveIn<T>(description: Description, node: object): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], description);
  return resolveIn<T>(description, target as object);
}

/** A schema with everything that it takes over from others. */
export function flattenIn(description: Description, schema: SchemaObject = {}): SchemaObject {
  const { $ref, allOf = [], ...own } = schema;
  const referred = $ref === undefined ? [] : [resolveIn<SchemaObject>(description, { $ref })];
  const parts = [...referred, ...allOf].map((part) => flattenIn(description, part));
  return [...parts, own].reduce<SchemaObject>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

/** Every property of a body at any depth, those of list items too: `meta.count`. */
export function listPropertiesIn(
  description: Description,
  schema: SchemaObject,
  prefix = '',
): [path: string, own: SchemaObject, isRequired: boolean][] {
  const { items, properties = {}, required = [] } = flattenIn(description, schema);
  if (items !== undefined) return listPropertiesIn(description, items, prefix);
  return Object.entries(properties).flatMap(([name, property]) => [
    [prefix + name, flattenIn(description, property), required.includes(name)],
    ...listPropertiesIn(description, property, `${prefix}${name}.`),
  ]);
}

/** A parameter, a property or a header. */
interface OperationField {
  of: 'parameter' | 'body' | 'response' | 'header';
  /** Where it stands: `query`, `body`, or the status of a response. */
  place: string;
  /** `data.street`. */
  path: string;
  isRequired: boolean;
}

/** Every parameter, property and header of an operation. */
export function listFields(
  description: Description,
  { parameters = [], requestBody, responses }: OperationObject,
): OperationField[] {
  const ofContent = (of: 'body' | 'response', place: string, content: Content = {}) =>
    Object.values(content).flatMap(({ schema = {} }) =>
      listPropertiesIn(description, schema).map(([path, , isRequired]): OperationField => ({
        of,
        place,
        path,
        isRequired,
      })),
    );
  const body = requestBody && resolveIn<RequestBody>(description, requestBody);
  return [
    ...parameters.map((node): OperationField => {
      const { in: place, name, required = false } = resolveIn<Parameter>(description, node);
      return { of: 'parameter', place, path: name, isRequired: required };
    }),
    ...ofContent('body', 'body', body?.content),
    ...Object.entries(responses).flatMap(([status, node]) => {
      const { content, headers = {} } = resolveIn<Response>(description, node);
      return [
        ...ofContent('response', status, content),
        ...Object.entries(headers).map(([path, header]): OperationField => ({
          of: 'header',
          place: status,
          path,
          isRequired: resolveIn<Header>(description, header).required ?? false,
        })),
      ];
    }),
  ];
}

/** The documented anchor of a parameter or property: `query-count`, `response-200-data.street`. */
function anchorOf({ of, place, path }: OperationField): string {
  return of === 'response' ? `response-${place}-${path}` : `${place}-${path}`;
}

const isAnchored = ({ of }: OperationField): boolean => of !== 'header';

/** The anchor of every parameter and property. */
export function listAnchors(description: Description, operation: OperationObject): string[] {
  return listFields(description, operation).filter(isAnchored).map(anchorOf);
}

/** What is noted of each anchor's field: `required` in a request, `may be absent` in a response, or nothing. */
export function listNotes(
  description: Description,
  operation: OperationObject,
): [anchor: string, note: string][] {
  return listFields(description, operation)
    .filter(isAnchored)
    .map((field) => [anchorOf(field), /, (.*)$/.exec(nameField(field))?.[1] ?? '']);
}

/** What the first line of a field says: its name, its type, and whether it is there where that is an exception. */
function readHead(item: ListItem): { name: string; note: string } | undefined {
  const [first] = item.children;
  const [strong] = first?.type === 'paragraph' ? first.children : [];
  const [code] = strong?.type === 'strong' ? strong.children : [];
  if (!first || code?.type !== 'inlineCode') return undefined;
  return {
    name: code.value,
    note: /, (?:required|may be absent)\b/.exec(toString(first))?.[0] ?? '',
  };
}

/** A field with its place, to be compared: `query: sex, required`, `200: data.discount, may be absent`. */
export function nameField({ of, place, path, isRequired }: OperationField): string {
  const note = of === 'response' ? !isRequired && ', may be absent' : isRequired && ', required';
  return `${place}: ${path}${note || ''}`;
}

interface ReadField {
  path: string;
  note: string;
}

function fieldsIn(node: Nodes, above: string[] = []): ReadField[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'list') return child.type === 'listItem' ? fieldsIn(child, above) : [];
    return (child satisfies List).children.flatMap((item) => {
      const head = readHead(item);
      if (!head) return fieldsIn(item, above);
      const own = [...above, head.name];
      return [{ path: own.join('.'), note: head.note }, ...fieldsIn(item, own)];
    });
  });
}

/** `Query parameters` is `query`, `200 OK` is `200`. */
function placeOf(heading: string): string {
  return heading.split(' ')[0]?.toLowerCase() ?? '';
}

/** Every field of a twin, named by `nameField` with the word that its heading begins with as its place. */
export function readFields({ children }: Root): string[] {
  let place = '';
  return children.flatMap((child) => {
    if (child.type === 'heading') place = placeOf(toString(child));
    if (child.type !== 'list') return [];
    const root: Root = { type: 'root', children: [child] };
    return fieldsIn(root).map(({ path, note }) => `${place}: ${path}${note}`);
  });
}
