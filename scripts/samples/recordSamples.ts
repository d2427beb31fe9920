import { isMap, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { ApiResponse } from 'fakewright-engine';

/** Path from the operation to its samples. */
const EXAMPLES = ['responses', '200', 'content', 'application/json', 'examples'];

/**
 * Regenerates the response of every sample in an operation file.
 *
 * @param text The text of the YAML file, in which each sample has an `x-request`.
 * @param method The operation's method, `GET` or `POST`.
 * @param ask Returns the API's response to an `x-request`.
 * @returns The text with the new `value` of each sample, or the same text if all samples are up to date.
 * @throws Error that names the sample with a rejected request, and the reason.
 */
export async function recordSamples<Request>(
  text: string,
  method: string,
  ask: (request: Request) => Promise<ApiResponse>,
): Promise<string> {
  // YAML 1.1 parsers read an unquoted `2025-08-28` as a date.
  const document = parseDocument(text, { compat: 'yaml-1.1' });
  const path = [method.toLowerCase(), ...EXAMPLES];
  const examples = document.getIn(path);
  if (!isMap(examples))
    throw new Error(`There are no samples at ${path.join(' > ')}. Add one under "examples".`);
  let changed = false;
  for (const { key } of examples.items) {
    const sample = String(key);
    const recorded = toPlain<{ 'x-request'?: Request; value?: unknown }>(
      document,
      document.getIn([...path, sample]),
    );
    if (!recorded['x-request'])
      throw new Error(`The sample "${sample}" has no x-request. Add the request to send.`);
    const { status, body } = await ask(recorded['x-request']);
    if (status !== 200) throw new Error(`sample '${sample}': ${body}`);
    if (JSON.stringify(recorded.value) === body) continue;
    // Write repeated objects in full, because YAML aliases are hard to read.
    const value = document.createNode(JSON.parse(body), { aliasDuplicateObjects: false });
    document.setIn([...path, sample, 'value'], value);
    changed = true;
  }
  return changed ? document.toString({ lineWidth: 0, flowCollectionPadding: false }) : text;
}

function toPlain<T>(document: Document, node: unknown): T {
  return (isMap(node) ? node.toJS(document) : node) as T;
}
