import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, parse, parseDocument } from 'yaml';
import { OPERATION_KEYS } from '../../src/reference/lint/operationKeys.ts';

/**
 * Sets a key of the operation in a file.
 *
 * @param text The text of the YAML file.
 * @param value A JSON value. If undefined, the key is removed.
 * @param options.flow Whether the value is written on one line.
 * @returns The new text, or the same text if the key already has this value.
 */
export function setOperationKey(
  text: string,
  name: string,
  value: unknown,
  { flow = false } = {},
): string {
  // YAML 1.1 parsers read an unquoted `2025-08-28` as a date.
  const document = parseDocument(text, { compat: 'yaml-1.1' });
  const operation = document.get(document.has('get') ? 'get' : 'post');
  if (!isMap(operation))
    throw new Error('There is no operation in this file. Add one under "get" or "post".');
  const recorded = operation.get(name);
  const known: unknown = isNode(recorded) ? recorded.toJS(document) : recorded;
  if (isDeepStrictEqual(known, value)) return text;
  const rest = operation.items.filter(({ key }) => String(key) !== name);
  const following = OPERATION_KEYS.slice(OPERATION_KEYS.indexOf(name) + 1);
  const place = rest.findIndex(({ key }) => following.includes(String(key)));
  // Write repeated objects in full, because YAML aliases are hard to read.
  const node = document.createNode(value, { flow, aliasDuplicateObjects: false });
  const pair = document.createPair(name, node);
  operation.items = value === undefined ? rest : rest.toSpliced(place, 0, pair);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Recorded keys whose changes affect clients. */
const FACTS = ['x-locales', 'x-distinct'];

/** Lists changed locales and numbers of values in an operation file: `x-locales: ["en","da"] -> ["en"]`. */
export function listRecordedChanges(...texts: [before: string, after: string]): string[] {
  const operations = texts.map((text) => {
    const { get, post } = parse(text) as Record<string, Record<string, unknown> | undefined>;
    return get ?? post ?? {};
  });
  return FACTS.flatMap((key) => {
    const [before = 'none', after = 'none'] = operations.map((each) => JSON.stringify(each[key]));
    return before === after ? [] : [`${key}: ${before} -> ${after}`];
  });
}
