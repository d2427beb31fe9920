import { expect, test } from 'vitest';
import { shortLabel } from '../../src/reference/read/labels.ts';
import { createRelatedFinder } from '../../src/reference/view/related.ts';
import { api } from '../support/spec.ts';

const findRelated = createRelatedFinder(api);
const relatedTo = (slug: string): string[] => {
  const operation = api.operations.find(({ operationId }) => operationId === slug);
  return operation ? findRelated(operation).map(({ summary }) => shortLabel(summary)) : [];
};

test('a generator is related to generators that its description links to or that share words', () => {
  expect(relatedTo('generate-an-iban')).toEqual(
    expect.arrayContaining(['Bank account', 'BBAN', 'BIC']),
  );
  expect(relatedTo('generate-a-credit-card')[0]).toBe('Credit card number');
});

test('a generator of another tag is related only through a link in a description', () => {
  expect(relatedTo('generate-an-artist')[0]).toBe('Full name');
  expect(relatedTo('generate-an-eye-colour')).not.toContain('Hex colour');
});

test('a generator that shares no words is related to the next generators of its tag', () => {
  expect(relatedTo('generate-a-dice-roll')).toHaveLength(6);
});
