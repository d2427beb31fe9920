import type { GeneratorEntry } from '../../search/types.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { mainResponse } from '../read/model.ts';
import type { Api, Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Content, Schema } from '../read/types.ts';
import { valuesNode, valuesOf } from '../view/envelope.ts';
import { readSamples } from '../view/examples.ts';
import { SchemaTree } from '../view/schema/tree.ts';
import type { SchemaNode } from '../view/schema/tree.ts';

/** Of each operation; what comes after them is seldom searched for, and costs every reader. */
const MOST_SAMPLES = 12;
const MOST_NAMES = 40;
/** Characters of a sample that can be searched for, and of one that is shown. */
const SAMPLE_LENGTH = 64;
/** A parameter that more than this share of all operations have tells none of them apart. */
const SHARED = 0.25;
/** Below this number of operations a share says nothing. */
const FEW_OPERATIONS = 10;

function distinct(texts: string[], most: number): string[] {
  return [...new Set(texts)].slice(0, most);
}

function shorten(text: string): string {
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

/** Every text and number within a value, in its order. */
function scalarsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [];
}

/** Values of the documented responses: the first as it is shown, then the parts of all. */
function readSampleTexts(api: Api, content: Content): string[] {
  const values = readSamples(api.source, content)
    .filter(({ language }) => language === 'json')
    .flatMap(({ text }) => valuesOf(JSON.parse(text)));
  const [first] = values;
  if (first === undefined) return [];
  const shown = shorten(typeof first === 'string' ? first : JSON.stringify(first));
  return distinct([shown, ...values.flatMap(scalarsOf).map(shorten)], MOST_SAMPLES);
}

function namesOf(node: SchemaNode): string[] {
  return [
    ...node.properties.flatMap((property) => [property.name, ...namesOf(property)]),
    ...node.variants.flatMap((variant) => namesOf(variant.node)),
  ];
}

function readTree({ source }: Api, content: Content): SchemaNode | undefined {
  const schema = Object.values(content)[0]?.schema;
  return schema === undefined ? undefined : new SchemaTree(source).build(schema, '');
}

function readProperties(api: Api, content: Content): string[] {
  const root = readTree(api, content);
  return root === undefined ? [] : namesOf(valuesNode(root));
}

/** The allowed values of a parameter or of its items. */
function optionsOf(api: Api, schema: Schema | undefined): string[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  const { enum: allowed = [], items } = resolveReference(api.source, schema);
  return [...allowed.filter((value) => typeof value === 'string'), ...optionsOf(api, items)];
}

/** Names of the parameters that most operations have. */
function findShared({ operations }: Api): Set<string> {
  if (operations.length < FEW_OPERATIONS) return new Set();
  const counts = new Map<string, number>();
  for (const { name } of operations.flatMap(({ parameters }) => parameters)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count > operations.length * SHARED);
  return new Set(names.map(([name]) => name));
}

/** What can be found of each operation, in reading order. */
export function createSearchEntries(api: Api, catalogue: Catalogue): GeneratorEntry[] {
  const shared = findShared(api);
  const entries = new Map(
    catalogue.groups.flatMap((group) =>
      group.entries.map((entry): [string, CatalogueEntry & { group: string }] => [
        entry.slug,
        { ...entry, group: group.label },
      ]),
    ),
  );
  return api.operations.flatMap((operation: Operation) => {
    const entry = entries.get(operation.slug);
    if (entry === undefined) return [];
    const parameters = operation.parameters.filter(({ name }) => !shared.has(name));
    const body = readTree(api, operation.requestBody?.content ?? {});
    const content = mainResponse(operation)?.content ?? {};
    return [
      {
        slug: entry.slug,
        label: entry.label,
        group: entry.group,
        method: entry.method,
        path: entry.path,
        returns: entry.returns,
        aliases: entry.aliases,
        parameters: distinct(
          [...parameters.map(({ name }) => name), ...(body ? namesOf(body) : [])],
          MOST_NAMES,
        ),
        options: distinct(
          parameters.flatMap(({ schema }) => optionsOf(api, schema)),
          MOST_NAMES,
        ),
        properties: distinct(readProperties(api, content), MOST_NAMES),
        samples: readSampleTexts(api, content),
      },
    ];
  });
}
