import { expect, test } from 'vitest';
import { GENERIC_DESCRIPTIONS } from '../../src/reference/model/headingsAndLabels.ts';
import { listProperties, operations } from '../support/spec.ts';
import type { Schema } from '../support/spec.ts';

/** The description without the words that name its subject, singular or plural. */
function withoutSubject({ operation }: (typeof operations)[number]): string {
  const words = operation.operationId.split('-').slice(2);
  const pattern = new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`, 'gi');
  return operation.description.replaceAll(pattern, '');
}

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('every operation has a summary of its own, and a description that says more than another noun', () => {
  expect(repeated(operations.map(({ operation }) => operation.summary))).toEqual([]);
  expect(repeated(operations.map(withoutSubject))).toEqual([]);
});

test('every property of a request or response is described', () => {
  const undescribed = operations.flatMap(({ name, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .flatMap((each) => Object.values<{ schema: Schema }>(each?.content ?? {}))
      .flatMap(({ schema }) => listProperties(schema))
      .filter(([, { description }]) => !description)
      .map(([path]) => `${name}: ${path}`),
  );
  expect(undescribed).toEqual([]);
});

test('every operation says what else people call it or look for, in two words or more, and not those of its summary', () => {
  for (const { name, operation } of operations) {
    const { 'x-aliases': aliases, 'x-search-words': others } = operation;
    expect([aliases?.length, others?.length], name).not.toContain(0);
    const words = [...(aliases ?? []), ...(others ?? [])].map((word) => word.toLowerCase());
    expect(words.length, name).toBeGreaterThanOrEqual(2);
    expect(repeated(words), name).toEqual([]);
    const own = operation.summary.replace(/^Generate an? (?:random )?/, '').toLowerCase();
    expect(words, name).not.toContain(own);
  }
});

test('responses and their values have the descriptions that pages leave out', () => {
  const texts = operations.flatMap(({ operation }) => {
    const { description, content = {} } = operation.responses['200'] ?? {};
    const [body] = Object.values(content);
    return [description, body?.schema?.properties?.data?.description];
  });
  expect(new Set(texts)).toEqual(new Set(GENERIC_DESCRIPTIONS));
});
