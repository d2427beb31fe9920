import { isMap, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { generators } from '../../engine/index.ts';
import type { JsonValue } from '../../engine/generator.ts';
import { produceResponse } from '../../engine/produce.ts';
import type { Argument } from '../../engine/request.ts';

/** A parameter or a body property, as far as samples need it. */
interface Described {
  schema?: { default?: Argument };
  name?: string;
}

/** The parts of an operation file that samples are made from, all references resolved. */
export interface SampledOperation {
  parameters?: Described[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { default?: Argument }> } }>;
  };
}

/** The request of a named sample, as its `x-request` records it. */
export interface SampleRequest {
  query?: Record<string, Argument>;
  body?: Record<string, Argument>;
}

/** All arguments that a request has: those it names, and the defaults of those it does not. */
export function completeArguments(
  operation: SampledOperation,
  request: SampleRequest,
): Record<string, Argument> {
  const defaults: Record<string, Argument> = {};
  for (const { name, schema } of operation.parameters ?? []) {
    if (name !== undefined && schema?.default !== undefined) defaults[name] = schema.default;
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property.default !== undefined) defaults[name] = property.default;
    }
  }
  return { ...defaults, ...request.query, ...request.body };
}

/** Where the samples of an operation are in its file. */
const EXAMPLES = ['responses', '200', 'content', 'application/json', 'examples'];

/**
 * Writes the response of every named sample into the text of an operation file.
 *
 * @param text The file, with an `x-request` in each sample.
 * @param operation The same operation with its references resolved.
 * @param tag Its folder, and `name` its file name without extension: they select the generator.
 * @returns The text with each sample's `value` made anew. The text itself when nothing changed.
 * @throws Error that says which sample could not be served, and why.
 */
export function recordSamples(
  text: string,
  operation: SampledOperation,
  tag: string,
  name: string,
): string {
  const generator = generators[tag]?.[name];
  if (!generator) throw new Error(`src/engine/tags/${tag}.ts has no generator named '${name}'`);
  // Older parsers read a bare `2025-08-28` as a date, not as the text that it is.
  const document = parseDocument(text, { compat: 'yaml-1.1' });
  const method = document.has('get') ? 'get' : 'post';
  const path = [method, ...EXAMPLES];
  const examples = document.getIn(path);
  if (!isMap(examples)) throw new Error(`no samples at ${path.join(' > ')}`);
  let changed = false;
  for (const { key } of examples.items) {
    const sample = String(key);
    const recorded = toPlain<{ 'x-request'?: SampleRequest; value?: JsonValue }>(
      document,
      document.getIn([...path, sample]),
    );
    if (!recorded['x-request']) throw new Error(`sample '${sample}' has no x-request`);
    const response = produceSample(sample, () =>
      produceResponse(generator, completeArguments(operation, recorded['x-request'] ?? {})),
    );
    if (JSON.stringify(recorded.value) === JSON.stringify(response)) continue;
    // A part that occurs twice is written twice: readers and other parsers need not know aliases.
    const value = document.createNode(response, { aliasDuplicateObjects: false });
    document.setIn([...path, sample, 'value'], value);
    changed = true;
  }
  return changed ? document.toString({ lineWidth: 0, flowCollectionPadding: false }) : text;
}

function toPlain<T>(document: Document, node: unknown): T {
  return (isMap(node) ? node.toJS(document) : node) as T;
}

function produceSample<T>(sample: string, produce: () => T): T {
  try {
    return produce();
  } catch (error) {
    throw new Error(
      `sample '${sample}': ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
