import { siteUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { GENERATORS_SCHEMA_FILE } from './files.ts';
import { KEYWORDS } from './generators.ts';

const text = { type: 'string' };
const address = { type: 'string', format: 'uri' };

/** Schema of an object without additional properties; all are required except `optional`. */
function closedObject(
  description: string,
  properties: Record<string, object>,
  optional: readonly string[] = [],
) {
  return {
    type: 'object',
    description,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
    additionalProperties: false,
  };
}

const parameter = closedObject(
  'A parameter of the request. Beside its name it has keywords of JSON Schema that limit its value.',
  {
    name: { ...text, minLength: 1 },
    in: { enum: ['path', 'query', 'header', 'cookie'], description: 'Where it is sent.' },
    type: { ...text, minLength: 1, description: 'Type in words, such as "array of string".' },
    required: { type: 'boolean' },
    description: { ...text, description: 'Markdown.' },
    format: text,
    default: { description: 'Value that counts when the parameter is absent.' },
    enum: { type: 'array', minItems: 1, description: 'All values that are allowed.' },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 0 },
    pattern: { ...text, format: 'regex' },
    example: { description: 'A value that it may have.' },
  },
  [...KEYWORDS, 'example'],
);

const count = { type: 'number', minimum: 1 };

const distinct = closedObject('How many different values it has by default.', {
  values: { ...count, description: 'Their number.' },
  is: {
    enum: ['exact', 'about', 'least'],
    description:
      'Whether that number is exact, has two digits that count, or is lower than the true one.',
  },
  alike: closedObject('Of how many independent values two are alike.', {
    onePercent: { ...count, description: 'With a probability of 1 %.' },
    half: { ...count, description: 'With a probability of 50 %.' },
  }),
});

const generator = closedObject(
  'One generator: an operation of the API.',
  {
    name: { ...text, minLength: 1, description: 'Short name, as lists show it.' },
    slug: { ...text, minLength: 1, description: 'Unique. Last part of the address of its page.' },
    tag: { ...text, minLength: 1, description: 'Group that it belongs to.' },
    method: { ...text, pattern: '^[A-Z]+$', description: 'HTTP method; EVENT for a webhook.' },
    path: { ...text, description: 'Path below the server.' },
    summary: text,
    description: { ...text, description: 'First paragraph of its description, plain text.' },
    aliases: { type: 'array', items: text, description: 'Other names for the same thing.' },
    searchWords: {
      type: 'array',
      items: text,
      description: 'Other words with which people look for it.',
    },
    parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
    returns: { ...text, description: 'Type of one value, in words.' },
    distinct,
    sample: { description: 'A value that it has returned.' },
    url: { ...address, description: 'Its page.' },
    markdownUrl: { ...address, description: 'Its page as Markdown.' },
  },
  ['distinct', 'sample'],
);

/** The JSON Schema (2020-12) of `createGeneratorList`. */
export function createGeneratorSchema(site: SiteAddress) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: siteUrl(site, GENERATORS_SCHEMA_FILE),
    title: 'List of generators',
    ...closedObject('Every generator of the API, in reading order.', {
      $schema: { ...address, description: 'Address of this schema.' },
      name: { ...text, minLength: 1, description: 'Name of the API.' },
      version: { ...text, description: 'Version of the API.' },
      server: { ...text, description: 'Base URL of requests; empty when none is known.' },
      generators: { type: 'array', items: { $ref: '#/$defs/generator' } },
    }),
    $defs: { generator, parameter },
  };
}
