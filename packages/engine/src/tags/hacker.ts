import { retryUntil } from '../retryUntil.ts';
import { capitalise, toPastTense, toPlural, toThirdPerson } from '../inflect.ts';
import { defineTag } from '../tag.ts';

/** Letters and the digits that replace them, by level. */
const LEET = {
  light: { a: '4', e: '3', i: '1', o: '0' },
  medium: { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' },
  heavy: { a: '4', b: '8', e: '3', g: '9', i: '1', o: '0', s: '5', t: '7', z: '2' },
};

export const hacker = defineTag('hacker', {
  // Two of the templates start with a lower-case word.
  'hacker-phrase':
    ({ maxLength = Infinity }) =>
    (faker) => {
      const phrase = retryUntil(
        () => faker.hacker.phrase(),
        (candidate) => candidate.length <= maxLength,
      );
      return capitalise(phrase);
    },
  'leet-phrase': ({ level }) => {
    const digits = new Map(Object.entries(LEET[level]));
    return (faker) =>
      capitalise(faker.hacker.phrase()).replace(
        /[a-z]/gi,
        (letter) => digits.get(letter.toLowerCase()) ?? letter,
      );
  },
  'hacker-abbreviation': ({ length }, { definitions }) =>
    definitions.hacker.abbreviation.filter(
      (word) => length === undefined || word.length === length,
    ),
  'hacker-adjective': ({ compound }, { definitions }) =>
    definitions.hacker.adjective.filter(
      (word) => compound === undefined || /[ -]/.test(word) === compound,
    ),
  'hacker-noun': ({ plural }, { definitions }) =>
    plural ? definitions.hacker.noun.map(toPlural) : definitions.hacker.noun,
  'hacker-verb': ({ form }, { definitions }) => {
    const { verb, ingverb } = definitions.hacker;
    const forms = {
      base: verb,
      'third-person': verb.map(toThirdPerson),
      past: verb.map(toPastTense),
      ing: ingverb,
    };
    return forms[form];
  },
});
