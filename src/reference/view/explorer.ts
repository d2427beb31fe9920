import type { Api, Operation } from '../read/model.ts';
import { TEMPLATE_PATH } from '../templatePath.ts';
import { createCode } from './code.ts';
import { completeRequest, createCodeRequest, createCodeSamples } from './requests/codeSamples.ts';
import type { CodeRequest } from './requests/language.ts';
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
  /** The `POST` of a template, without its body. */
  template: CodeRequest;
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
    get: createCodeSamples(get, {}).samples.map(({ text, language, ...sample }) => ({
      ...sample,
      ...createCode(text, language),
    })),
    template: createCodeRequest(template, {}).request,
  };
}
