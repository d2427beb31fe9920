import { firstValue, returnType } from '../catalogue.ts';
import type { Api, Operation } from '../../read/model.ts';
import type { Parameter, Schema, SchemaObject } from '../../read/types.ts';
import { contentOf, noMemory } from '../../memory.ts';
import type { Memory } from '../../memory.ts';
import { firstParagraph } from '../../pages/prose.ts';
import { flattenSchema } from '../../view/schema/flatten.ts';
import { SchemaTree } from '../../view/schema/tree.ts';
import { operationPath, siteUrl, twinUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { GENERATORS_SCHEMA_FILE } from './files.ts';

/** Keywords of a parameter's schema that a program needs to fill in a form or check a value. */
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

/** One parameter of a generator, its schema without references. */
export interface GeneratorParameter extends Pick<SchemaObject, (typeof KEYWORDS)[number]> {
  name: string;
  in: string;
  /** In words: `integer`, `array of string`. */
  type: string;
  required: boolean;
  /** Markdown. */
  description: string;
  example?: unknown;
}

/** One generator, with what a program needs to find and call it. */
export interface GeneratorEntry {
  name: string;
  slug: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** The first paragraph of its description, as plain text. */
  description: string;
  aliases: string[];
  parameters: GeneratorParameter[];
  /** Type of one value. */
  returns: string;
  /** A value that it has returned; absent when none is documented. */
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

function schemaOf({ schema, content }: Parameter): Schema {
  return schema ?? Object.values(content ?? {})[0]?.schema ?? true;
}

function createParameter({ source }: Api, parameter: Parameter): GeneratorParameter {
  const schema = schemaOf(parameter);
  const flat = flattenSchema(source, schema);
  const known = KEYWORDS.filter((keyword) => flat[keyword] !== undefined);
  const example = parameter.example ?? flat.example ?? flat.examples?.[0];
  return {
    name: parameter.name,
    in: parameter.in,
    type: new SchemaTree(source).build(schema, parameter.name).type,
    required: parameter.required ?? false,
    description: (parameter.description ?? flat.description ?? '').trim(),
    ...Object.fromEntries(known.map((keyword) => [keyword, flat[keyword]])),
    ...(example !== undefined && { example }),
  };
}

function createEntry(api: Api, operation: Operation, site: SiteAddress): GeneratorEntry {
  const { slug, label, tag, method, path, title, description, aliases, parameters } = operation;
  const page = operationPath(slug);
  const sample = firstValue(api, operation);
  return {
    name: label,
    slug,
    tag,
    method,
    path,
    summary: title,
    description: firstParagraph(description),
    aliases,
    parameters: parameters.map((parameter) => createParameter(api, parameter)),
    returns: returnType(api, operation),
    ...(sample !== undefined && { sample }),
    url: siteUrl(site, page),
    markdownUrl: twinUrl(site, page),
  };
}

/** The list of all generators for programs, in reading order. Its schema is `createGeneratorSchema`. */
export function createGeneratorList(
  api: Api,
  site: SiteAddress,
  memory: Memory = noMemory,
): GeneratorList {
  return {
    $schema: siteUrl(site, GENERATORS_SCHEMA_FILE),
    name: api.title,
    version: api.version,
    server: api.server,
    generators: api.operations.map((operation) =>
      memory.recall(
        'generator',
        () => [contentOf(api, operation), site],
        () => createEntry(api, operation, site),
      ),
    ),
  };
}
