import { sampleValues } from '../view/envelope.ts';
import type { ApiView, OperationView } from '../view/types.ts';

/** One operation in the catalogue. */
export interface CatalogueEntry {
  slug: string;
  label: string;
  title: string;
  method: string;
  path: string;
  /** Type of one returned value: `string`. */
  returns: string;
  /** A returned value as text, JSON unless it is a string; truncated, and empty if none is documented. */
  sample: string;
  /** Other names for what it generates. */
  aliases: string[];
  /** Words that people look for it with, which are no names of it. */
  searchWords: string[];
  /** Names of parameters and of the properties of the request body. */
  parameters: string[];
}

export interface CatalogueGroup {
  name: string;
  /** Its anchor on the catalogue page. */
  anchor: string;
  label: string;
  description: string;
  entries: CatalogueEntry[];
}

export interface Catalogue {
  summary: string;
  /** Slug of the information page. */
  slug: string;
  server: string;
  /** Number of operations. */
  count: number;
  groups: CatalogueGroup[];
}

/** Characters of a value that are shown. */
const SAMPLE_LENGTH = 60;

/** The first value in the response of the first sample, without the `data` envelope; undefined if none. */
export function firstValue({ samples: [sample] }: OperationView): unknown {
  return sample && sampleValues(sample)[0];
}

function sampleValue(operation: OperationView): string {
  const value = firstValue(operation);
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= SAMPLE_LENGTH) return text;
  return `${text.slice(0, SAMPLE_LENGTH - 1).trimEnd()}…`;
}

function parameterNames({ parameters, body }: OperationView): string[] {
  const properties = (body?.bodies ?? []).flatMap(({ schema }) => schema?.properties ?? []);
  return [...new Set([...parameters, ...properties].map(({ name }) => name))];
}

function createEntry(operation: OperationView): CatalogueEntry {
  const { slug, label, title, method, path, returns, aliases, searchWords } = operation;
  return {
    slug,
    label,
    title,
    method,
    path,
    returns,
    sample: sampleValue(operation),
    aliases,
    searchWords,
    parameters: parameterNames(operation),
  };
}

/** Title of the catalogue page. */
export function catalogueTitle({ count }: Pick<Catalogue, 'count'>): string {
  return `All ${count} generators`;
}

/** The catalogue: all operations by group, in reading order. */
export function createCatalogue(view: ApiView): Catalogue {
  const { summary, slug, server, operations, groups } = view;
  return {
    summary,
    slug,
    server,
    count: operations.length,
    groups: groups.map((group) => ({
      name: group.name,
      anchor: group.anchor,
      label: group.label,
      description: group.summary,
      entries: group.operations.map(createEntry),
    })),
  };
}
