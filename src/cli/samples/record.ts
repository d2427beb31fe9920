import { isMap, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { generators } from '../../engine/index.ts';
import type { JsonValue } from '../../engine/generator.ts';
import { produceResponse } from '../../engine/produce.ts';
import type { Argument } from '../../engine/request.ts';

/** The parts of a parameter that samples depend on. */
interface Described {
  schema?: { default?: Argument };
  name?: string;
}

/** The parts of an operation that samples depend on, dereferenced. */
export interface SampledOperation {
  parameters?: Described[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { default?: Argument }> } }>;
  };
}

/** The request of a sample, from its `x-request`. */
export interface SampleRequest {
  query?: Record<string, Argument>;
  body?: Record<string, Argument>;
}

/** The arguments of a request by name, with the description's defaults for those it leaves out. */
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

/** Path of the samples below the operation's method. */
const EXAMPLES = ['responses', '200', 'content', 'application/json', 'examples'];

/**
 * Regenerates the response of every sample in an operation file.
 *
 * @param text The YAML file, with an `x-request` in each sample.
 * @param operation The same operation, dereferenced.
 * @param tag The file's folder, and `name` its base name; together they identify the generator.
 * @returns The file with the new `value` of each sample; unchanged when all are up to date.
 * @throws Error that names the sample whose response could not be generated, and why.
 */
export function recordSamples(
  text: string,
  operation: SampledOperation,
  tag: string,
  name: string,
): string {
  const generator = generators[tag]?.[name];
  if (!generator) throw new Error(`src/engine/tags/${tag}.ts has no generator named '${name}'`);
  // YAML 1.1 parsers read an unquoted `2025-08-28` as a date.
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
    // No YAML aliases: people would have to look up what they stand for.
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
