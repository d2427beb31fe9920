import pick from 'lodash/pick.js';
import { shortLabel } from '../../read/labels.ts';
import type { ApiView, OperationView, ParameterView } from '../../model/types.ts';
import { operationPath, absoluteUrl, markdownUrl } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';

/** Creates a parameter with its dereferenced schema. */
function createParameter(parameter: ParameterView) {
  const { description, schema, example } = parameter;
  return {
    ...pick(parameter, 'name', 'in', 'type', 'required'),
    description: description.trim(),
    ...pick(schema, 'format', 'default', 'enum', 'minimum', 'maximum'),
    ...pick(schema, 'minLength', 'maxLength', 'pattern'),
    example,
  };
}

function createEntry(operation: OperationView, site: RootUrl) {
  const { title, deprecated } = operation;
  const page = operationPath(operation.slug);
  return {
    name: shortLabel(title),
    ...pick(operation, 'slug', 'tag', 'method', 'path'),
    summary: title,
    description: operation.leadText,
    deprecated: deprecated && { ...pick(deprecated, 'since', 'reason'), use: deprecated.use?.slug },
    warning: operation.warningMarkdown,
    ...pick(operation, 'aliases', 'searchWords'),
    parameters: operation.parameters.map(createParameter),
    ...pick(operation, 'returns', 'distinct'),
    sample: operation.firstValue,
    url: absoluteUrl(site, page),
    markdownUrl: markdownUrl(site, page),
  };
}

/** Creates the content of generators.json, in reading order. */
export function createGeneratorList(view: ApiView, site: RootUrl) {
  return {
    name: view.title,
    version: view.version,
    server: view.server,
    generators: view.operations.map((operation) => createEntry(operation, site)),
  };
}

export type GeneratorList = ReturnType<typeof createGeneratorList>;
