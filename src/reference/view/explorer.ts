import type { Api, Operation } from '../read/model.ts';
import { TEMPLATE_PATH } from '../templatePath.ts';
import type { SampleRequest } from '../read/types.ts';
import { createCode } from './code.ts';
import { completeRequest, createCodeSamples } from './requests/codeSamples.ts';
import { BODY_PLACEHOLDERS } from './requests/bodyPlaceholders.ts';
import { fillPlaceholders } from './requests/placeholders.ts';
import type { RequestCodeView } from './types.ts';

/** What explorer and template editor show besides what they compute. */

/** A generator that the explorer offers. */
export interface ExplorerGenerator {
  /** Slug of its page. */
  slug: string;
  label: string;
  path: string;
  aliases: string[];
  /** Texts of its required parameters, by name; absent when it has none. */
  required?: Record<string, string>;
}

export interface ExplorerGroup {
  label: string;
  generators: ExplorerGenerator[];
}

export interface ExplorerData {
  groups: ExplorerGroup[];
  /** A `GET` in each language, with a placeholder for its address. */
  get: RequestCodeView[];
  /** The `POST` of a template in each language, with a placeholder for each property of its body. */
  template: RequestCodeView[];
}

function toGenerator(operation: Operation): ExplorerGenerator {
  const { slug, label, path, aliases } = operation;
  const required = Object.entries(completeRequest(operation, {}).query);
  const texts = Object.fromEntries(required.map(([name, value]) => [name, String(value)]));
  return { slug, label, path, aliases, ...(required.length > 0 && { required: texts }) };
}

function isGet({ method }: Operation): boolean {
  return method === 'GET';
}

/** A request in each language; its own address is filled in where it has a body. */
function createCodes(operation: Operation, request: SampleRequest): RequestCodeView[] {
  const { address, samples } = createCodeSamples(operation, request);
  return samples.map(({ key, label, language, ...template }) => {
    const isOwn = request.body !== undefined || template.hasOwnAddress;
    const text = isOwn ? fillPlaceholders(template, { address }) : template.text;
    return { key, label, ...createCode(text, language), ...(isOwn && { hasOwnAddress: true }) };
  });
}

/**
 * The data of the explorer and the template editor, beside the engine's table.
 *
 * @throws Error when the API lacks the operations that they perform.
 */
export function createExplorerData({ groups, operations }: Api): ExplorerData {
  const get = operations.find((each) => isGet(each));
  const template = operations.find(({ path }) => path === TEMPLATE_PATH);
  if (!get || !template) throw new Error('The description has nothing to explore.');
  return {
    groups: groups
      .map(({ label, operations: all }) => ({
        label,
        generators: all.filter(isGet).map(toGenerator),
      }))
      .filter(({ generators }) => generators.length > 0),
    // With a query, as languages quote an address with one differently.
    get: createCodes(get, { query: { seed: 42 } }),
    template: createCodes(template, { body: BODY_PLACEHOLDERS }),
  };
}
