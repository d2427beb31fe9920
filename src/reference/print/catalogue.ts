import { mainResponse } from '../read/model.ts';
import type { Api, Operation } from '../read/model.ts';
import { valuesNode, valuesOf } from '../view/envelope.ts';
import { firstParagraph } from '../pages/prose.ts';
import { Anchors, anchorName } from '../view/schema/anchor.ts';
import { SchemaTree } from '../view/schema/tree.ts';
import { readMainSamples } from '../view/examples.ts';

/** One generator in a list of all. */
export interface CatalogueEntry {
  slug: string;
  label: string;
  title: string;
  method: string;
  path: string;
  /** Type of one value: `string`. */
  returns: string;
  /** A value as JSON text or plain text, the beginning of a long one; empty when there is none. */
  sample: string;
  aliases: string[];
  /** Names of what a request can say, in its address, its headers and its body. */
  parameters: string[];
}

export interface CatalogueGroup {
  name: string;
  /** Where the list of all shows it. */
  anchor: string;
  label: string;
  description: string;
  entries: CatalogueEntry[];
}

export interface Catalogue {
  title: string;
  summary: string;
  version: string;
  /** Slug of the information page. */
  slug: string;
  server: string;
  /** Number of operations. */
  count: number;
  groups: CatalogueGroup[];
}

/** Longer values say less in a list. */
const SAMPLE_LENGTH = 60;

/** Type of one value: of the items of `data` where there is such an envelope, else of the body. */
export function returnType({ source }: Api, operation: Operation): string {
  const schema = Object.values(mainResponse(operation)?.content ?? {})[0]?.schema;
  if (schema === undefined) return '';
  const root = new SchemaTree(source).build(schema, 'response');
  return valuesNode(root).type.replace(/^array of /, '');
}

/** The first value of the first sample: of `data` where there is such an envelope, else of the body. */
export function firstValue(api: Api, operation: Operation): unknown {
  const [sample] = readMainSamples(api.source, operation);
  if (sample?.language !== 'json') return undefined;
  return valuesOf(JSON.parse(sample.text))[0];
}

function sampleValue(api: Api, operation: Operation): string {
  const value = firstValue(api, operation);
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= SAMPLE_LENGTH) return text;
  return `${text.slice(0, SAMPLE_LENGTH - 1).trimEnd()}…`;
}

function parameterNames({ source }: Api, { parameters, requestBody }: Operation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    schema === undefined ? [] : new SchemaTree(source).build(schema, 'request').properties,
  );
  return [...new Set([...parameters, ...bodies].map(({ name }) => name))];
}

/** Title of the page that lists all generators. */
export function catalogueTitle(count: number): string {
  return `All ${count} generators`;
}

/** Everything that a list of all generators shows, in reading order. */
export function createCatalogue(api: Api): Catalogue {
  const anchors = new Anchors();
  const entry = (operation: Operation): CatalogueEntry => ({
    slug: operation.slug,
    label: operation.label,
    title: operation.title,
    method: operation.method,
    path: operation.path,
    returns: returnType(api, operation),
    sample: sampleValue(api, operation),
    aliases: operation.aliases,
    parameters: parameterNames(api, operation),
  });
  return {
    title: api.title,
    summary: api.summary,
    version: api.version,
    slug: api.slug,
    server: api.server,
    count: api.operations.length,
    groups: api.groups.map(({ name, label, description, operations }) => ({
      name,
      anchor: anchors.claim(anchorName(name)),
      label,
      description: firstParagraph(description),
      entries: operations.map(entry),
    })),
  };
}
