import { expect, test } from 'vitest';
import { shortLabel } from '../../src/reference/read/labels.ts';
import { createRelatedFinder } from '../../src/reference/view/related.ts';
import { api } from '../support/spec.ts';

const findRelated = createRelatedFinder(api);
const relatedTo = (slug: string): string[] => {
  const operation = api.operations.find(({ operationId }) => operationId === slug);
  return operation ? findRelated(operation).map(({ summary }) => shortLabel(summary)) : [];
};

test('related generators share words with the generator, or its description links to them', () => {
  expect(relatedTo('generate-an-iban')).toEqual(
    expect.arrayContaining(['Bank account', 'BBAN', 'BIC']),
  );
  expect(relatedTo('generate-a-credit-card')[0]).toBe('Credit card number');
});

test('a generator with another tag is related only if a description links to the generator', () => {
  expect(relatedTo('generate-an-artist')[0]).toBe('Full name');
  expect(relatedTo('generate-an-eye-colour')).not.toContain('Hex colour');
});

test('if no generator shares words, the next generators of the tag are related', () => {
  expect(relatedTo('generate-a-dice-roll')).toHaveLength(6);
});
