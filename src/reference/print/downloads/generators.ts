import { firstValue } from '../catalogue.ts';
import type { SchemaObject } from '../../read/types.ts';
import type { ApiView, OperationView, ParameterView } from '../../view/types.ts';
import { operationPath, siteUrl, twinUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { GENERATORS_SCHEMA_FILE } from './files.ts';

/** JSON Schema keywords that are copied from a parameter's schema. */
export const KEYWORDS = [
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
export interface GeneratorParameter extends Pick<SchemaObject, (typeof KEYWORDS)[number]> {
  name: string;
  in: string;
  /** Type in words: `integer`, `array of string`. */
  type: string;
  required: boolean;
  /** Markdown. */
  description: string;
  example?: unknown;
}

/** One generator in generators.json. */
export interface GeneratorEntry {
  name: string;
  slug: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** First paragraph of its description, plain text. */
  description: string;
  aliases: string[];
  parameters: GeneratorParameter[];
  /** Type of one returned value, in words. */
  returns: string;
  /** A returned value; absent when none is documented. */
  sample?: unknown;
  url: string;
  markdownUrl: string;
}

export interface GeneratorList {
  $schema: string;
  name: string;
  version: string;
  server: string;
  generators: GeneratorEntry[];
}

function createParameter(parameter: ParameterView): GeneratorParameter {
  const { name, in: place, required, description, schema, example, field } = parameter;
  const known = KEYWORDS.filter((keyword) => schema[keyword] !== undefined);
  return {
    name,
    in: place,
    type: field.type,
    required,
    description: description.trim(),
    ...Object.fromEntries(known.map((keyword) => [keyword, schema[keyword]])),
    ...(example !== undefined && { example }),
  };
}

function createEntry(operation: OperationView, site: SiteAddress): GeneratorEntry {
  const { slug, label, tag, method, path, title, summary, aliases, parameters, returns } =
    operation;
  const page = operationPath(slug);
  const sample = firstValue(operation);
  return {
    name: label,
    slug,
    tag,
    method,
    path,
    summary: title,
    description: summary,
    aliases,
    parameters: parameters.map(createParameter),
    returns,
    ...(sample !== undefined && { sample }),
    url: siteUrl(site, page),
    markdownUrl: twinUrl(site, page),
  };
}

/** The content of generators.json, in reading order. Its schema is `createGeneratorSchema`. */
export function createGeneratorList(view: ApiView, site: SiteAddress): GeneratorList {
  return {
    $schema: siteUrl(site, GENERATORS_SCHEMA_FILE),
    name: view.title,
    version: view.version,
    server: view.server,
    generators: view.operations.map((operation) => createEntry(operation, site)),
  };
}
