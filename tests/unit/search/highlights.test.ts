import { expect, test } from 'vitest';
import {
  createExcerpt,
  findReason,
  highlightValue,
  highlightWords,
} from '../../../src/search/highlights.ts';
import { createGeneratorEntry } from '../../support/generatorEntry.ts';

test.each([
  ['only the typed beginning of a word', 'Longitude', ['longitude'], 'longi', ['Longi']],
  ['the whole word if the query is misspelt', 'MAC address', ['address'], 'adress', ['address']],
  ['both halves of a joined word', 'Zip code', ['zipcode'], 'zipcode', ['Zip', 'code']],
  ['no neighbouring word', 'fix the seed here', ['seed', 'seedhere'], 'seed', ['seed']],
])('a search result highlights %s', (_, text, terms, query, marked) => {
  const parts = highlightWords(text, { terms }, query).filter(({ isMatch }) => isMatch);
  expect(parts.map((part) => part.text)).toEqual(marked);
});

const long = `${'Many words '.repeat(20)}and a seed in it.`;

test.each([
  ['the start, if the name has the term', 'Seeds', ['seed'], 'One. A seed.\nTwo.', 'One. A seed.'],
  ['the sentence with the term', 'Name', ['seed'], 'One. A seed. Two.\nThree.', 'A seed. Two.'],
  ['the line of the rarest term', 'Name', ['rare', 'word'], 'A word.\nIt is rare.', 'It is rare.'],
  [
    'a few words before a late term',
    'Name',
    ['seed'],
    long,
    '… words Many words and a seed in it.',
  ],
  ['the start, if only the aliases have the term', 'Name', ['other'], 'One.\nTwo.', 'One.'],
  ['empty for an empty text', 'Name', ['seed'], '', ''],
])('the excerpt in a search result is %s', (_, name, terms, text, shown) => {
  expect(createExcerpt(text, [name], { terms })).toBe(shown);
});

test('the query is highlighted in a sample value, or the whole value if only spaces differ', () => {
  expect(highlightValue('10115-0000', '0115')[1]).toEqual({ text: '0115', isMatch: true });
  expect(highlightValue('4111 1111', '41111111')).toEqual([{ text: '4111 1111', isMatch: true }]);
});

test.each([
  [['zip', 'code'], undefined],
  [['postcode'], { label: 'also', parts: [{ text: 'postcode', isMatch: true }] }],
  [['visa'], { label: 'allows' }],
  [['issuer'], { label: 'parameter', anchor: 'query-issuer' }],
  [['character'], { label: 'limit', anchor: 'query-size' }],
  [['hue'], { label: 'property', anchor: 'response-200-data.lid.hue' }],
])('the reason that a search result shows for the query %j is %j', (terms, reason) => {
  const entry = createGeneratorEntry('zip', {
    label: 'Zip code',
    aliases: ['postal code', 'postcode'],
    options: ['visa'],
    parameters: ['issuer'],
    limits: ['size: 2 to 40 characters'],
    properties: ['lid', 'lid.hue'],
  });
  const found = findReason({ entry, score: 1, terms, sample: '' }, terms.join(' '));
  if (reason) expect(found).toMatchObject(reason);
  else expect(found).toBeUndefined();
});
