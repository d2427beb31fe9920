import { describe, expect, test } from 'vitest';
import { operations } from '../support/description.ts';

/** How the description of a parameter of that name begins, whatever it adds. */
const FORMULAS: Readonly<Record<string, string>> = {
  min: 'Lowest value, inclusive. At most `max`.',
  max: 'Highest value, inclusive.',
  minLength: 'Shortest length in characters, inclusive. At most `maxLength`.',
  maxLength: 'Longest length in characters, inclusive.',
  minSeconds: 'Shortest length in seconds, inclusive. At most `maxSeconds`.',
  maxSeconds: 'Longest length in seconds, inclusive.',
};

/** Parameters that say something else, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  'image/image-size max': 'a limit of one side',
  'person/age max': 'the default moves',
  'date/timestamp minSeconds': 'an instant and no length',
  'date/timestamp maxSeconds': 'an instant and no length',
  'string/symbol-string minLength': 'the default moves',
  'string/symbol-string maxLength': 'the default moves',
  'food/food-description maxLength': 'longer ones are replaced',
  'hacker/hacker-phrase maxLength': 'longer ones are replaced',
  'job/job-area maxLength': 'the shortest are returned if all are longer',
  'music/song-name maxLength': 'a title has no least length',
};

const limits = operations.flatMap(({ name, operation }) =>
  (operation.parameters ?? []).flatMap((parameter) => {
    const formula = FORMULAS[parameter.name];
    const id = `${name} ${parameter.name}`;
    const text = String(parameter.description).replaceAll(/\s+/g, ' ');
    return formula === undefined ? [] : [{ id, formula, text }];
  }),
);

describe('one fact has one sentence', () => {
  test.each(limits.filter(({ id }) => !(id in OTHERS)))('$id', ({ formula, text }) => {
    expect(text.slice(0, formula.length)).toBe(formula);
  });

  test('what says something else is a limit, and not the formula', () => {
    const found = limits.filter(
      ({ id, formula, text }) => id in OTHERS && !text.startsWith(formula),
    );
    expect(found.map(({ id }) => id).sort()).toEqual(Object.keys(OTHERS).sort());
  });

  test('values and success are named alike everywhere', () => {
    const texts = operations.map(({ operation }) => operation.responses['200']?.description);
    expect(new Set(texts)).toEqual(new Set(['Success.']));
  });
});
