import { expect, test } from 'vitest';
import { bigrams, tokenizeQuery, tokenize, transpositions } from '../../../src/search/tokenize.ts';

test.each([
  ['Colours', ['color']],
  ['plusFour', ['plus', 'four']],
  ['e-mail', ['e', 'mail']],
  ['Matrícula', ['matricula']],
  ['O’Connell', ['oconnell']],
  ['cities addresses', ['city', 'address']],
  ['organise', ['organize']],
])('the text "%s" is split into the search terms %j', (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

test('each pair of neighbouring terms is joined to a bigram', () => {
  expect(bigrams(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
});

test('each pair of different neighbouring letters is swapped in a transposition', () => {
  expect(transpositions('abb')).toEqual(['bab']);
});

test.each([
  ['one word', 'a'.repeat(10_000)],
  ['one word again and again', 'zip '.repeat(2_500)],
  ['many words', Array.from({ length: 2_500 }, (_, index) => `zip${index}`).join(' ')],
])('a long query of %s is reduced to at most 12 search terms', (_, query) => {
  const terms = tokenizeQuery(query);
  expect(terms.length).toBeLessThanOrEqual(12);
  expect(Math.max(...terms.map(({ length }) => length))).toBeLessThanOrEqual(200);
});
