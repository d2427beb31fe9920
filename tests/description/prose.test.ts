import { describe, expect, test } from 'vitest';
import { operations } from '../support/description.ts';
import type { Described, Schema } from '../support/description.ts';

/** Two descriptions that share more say the same of two nouns. */
const MOST_SIMILAR = 0.85;

/** Pairs to print when one is too similar. */
const WORST_PAIRS = 5;

/** Runs of three characters of each word, padded as PostgreSQL's pg_trgm pads them. */
function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}

/** Shared trigrams as a part of all trigrams: 1 for equal texts, 0 for texts with none in common. */
function similarity(first: Set<string>, second: Set<string>): number {
  const shared = [...first].filter((trigram) => second.has(trigram)).length;
  return shared / (first.size + second.size - shared);
}

/** The description without the words that name its subject, singular or plural. */
function withoutSubject({ operation }: Described): string {
  const words = operation.operationId.split('-').slice(2);
  const pattern = new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`, 'gi');
  return operation.description.replaceAll(pattern, '');
}

/** Where properties without a description are, as a reader would name them. */
function undescribed(schema: Schema, place: string): string[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${place}.${name}`]),
    ...undescribed(property, `${place}.${name}`),
  ]);
  const parts = ['items', 'additionalProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf']
    .flatMap((keyword) => schema[keyword])
    .filter((part): part is Schema => typeof part === 'object' && part !== null);
  return [...properties, ...parts.flatMap((part) => undescribed(part, `${place}[]`))];
}

test('no two descriptions are alike apart from the noun', () => {
  const texts = operations.map((described) => ({
    name: described.name,
    trigrams: trigrams(withoutSubject(described)),
  }));
  const pairs = texts.flatMap((first, index) =>
    texts.slice(index + 1).map((second) => ({
      pair: `${first.name} ~ ${second.name}`,
      similarity: similarity(first.trigrams, second.trigrams),
    })),
  );
  const worst = pairs.sort((a, b) => b.similarity - a.similarity).slice(0, WORST_PAIRS);
  const report = worst.map((each) => `${each.similarity.toFixed(2)} ${each.pair}`).join('\n');
  expect(worst[0]?.similarity, report).toBeLessThanOrEqual(MOST_SIMILAR);
});

test('every operation has a summary of its own', () => {
  const summaries = operations.map(({ operation }) => operation.summary);
  expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
});

describe('every property and parameter is described', () => {
  test.each(operations)('$name', ({ operation }) => {
    const bodies = [
      ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        Object.values(content).map(({ schema }): [string, Schema] => [status, schema]),
      ),
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }): [string, Schema] => [
        'body',
        schema,
      ]),
    ];
    expect(bodies.flatMap(([place, schema]) => undescribed(schema, place))).toEqual([]);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });
});

describe('every operation says with which other words people look for it', () => {
  test.each(operations)('$name', ({ operation }) => {
    const { 'x-aliases': aliases, 'x-search-words': others } = operation;
    expect([aliases?.length, others?.length], 'no empty list').not.toContain(0);
    const words = [...(aliases ?? []), ...(others ?? [])].map((word) => word.toLowerCase());
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(new Set(words).size, 'no word twice').toBe(words.length);
    expect(words, 'not the words of the summary').not.toContain(
      operation.summary.replace(/^Generate an? (?:random )?/, '').toLowerCase(),
    );
  });
});

describe('all operation files have the same keys in the same order', () => {
  const ORDER = [
    'operationId',
    'tags',
    'summary',
    'description',
    'x-aliases',
    'x-search-words',
    'x-locales',
    'parameters',
    'requestBody',
    'x-rules',
    'responses',
  ];
  test.each(operations)('$name', ({ operation }) => {
    const keys = Object.keys(operation);
    expect(keys).toEqual(ORDER.filter((key) => keys.includes(key)));
  });
});
