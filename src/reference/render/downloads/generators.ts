import { firstValue } from '../catalogue.ts';
import type { SchemaObject } from '../../read/types.ts';
import type { ApiView, OperationView, ParameterView } from '../../model/types.ts';
import { operationPath, siteUrl, markdownUrl } from '../../../site/urls.ts';
import type { SiteAddress } from '../../../site/urls.ts';

/** JSON Schema keywords that are copied from a parameter's schema. */
const KEYWORDS = [
  'format',
  'default',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
] as const satisfies readonly (keyof SchemaObject)[];

/** A parameter of a generator, its schema dereferenced. */
function createParameter(parameter: ParameterView) {
  const { name, in: place, required, description, schema, example, type } = parameter;
  const known = KEYWORDS.filter((keyword) => schema[keyword] !== undefined);
  return {
    name,
    in: place,
    type,
    required,
    description: description.trim(),
    ...Object.fromEntries(known.map((keyword) => [keyword, schema[keyword]])),
    ...(example !== undefined && { example }),
  };
}

function createEntry(operation: OperationView, site: SiteAddress) {
  const { slug, label, tag, method, path, title, promise, parameters, returns, distinct } =
    operation;
  const { warningMarkdown } = operation;
  const page = operationPath(slug);
  const sample = firstValue(operation);
  return {
    name: label,
    slug,
    tag,
    method,
    path,
    summary: title,
    description: promise,
    ...(warningMarkdown && { warning: warningMarkdown }),
    aliases: operation.aliases,
    searchWords: operation.searchWords,
    parameters: parameters.map(createParameter),
    returns,
    ...(distinct && { distinct }),
    ...(sample !== undefined && { sample }),
    url: siteUrl(site, page),
    markdownUrl: markdownUrl(site, page),
  };
}

/** The content of generators.json, in reading order. */
export function createGeneratorList(view: ApiView, site: SiteAddress) {
  return {
    name: view.title,
    version: view.version,
    server: view.server,
    generators: view.operations.map((operation) => createEntry(operation, site)),
  };
}

export type GeneratorList = ReturnType<typeof createGeneratorList>;
