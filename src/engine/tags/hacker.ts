import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
import type { TagGenerators } from '../generator.ts';
import { capitalise, toPast, toPlural, toThirdPerson } from '../inflect.ts';
import type { RequestArguments } from '../request.ts';

/** Letters and the digits that look like them, more of them with each level. */
const LEET = {
  light: { a: '4', e: '3', i: '1', o: '0' },
  medium: { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' },
  heavy: { a: '4', b: '8', e: '3', g: '9', i: '1', o: '0', s: '5', t: '7', z: '2' },
} as const;
const LEET_LEVELS = ['light', 'medium', 'heavy'] as const;

/** The phrase starts with a capital, which two of the templates leave to their first word. */
function createPhrase(faker: Faker, request: RequestArguments): string {
  const limit = request.optional.number('maxLength') ?? Infinity;
  const phrase = drawUntil(
    () => faker.hacker.phrase(),
    (drawn) => drawn.length <= limit,
  );
  return capitalise(phrase);
}

function createLeetPhrase(faker: Faker, request: RequestArguments): string {
  const digits: Readonly<Record<string, string>> = LEET[request.oneOf('level', LEET_LEVELS)];
  return capitalise(faker.hacker.phrase()).replace(
    /[a-z]/gi,
    (letter) => digits[letter.toLowerCase()] ?? letter,
  );
}

function createAbbreviation(faker: Faker, request: RequestArguments): string {
  const length = request.optional.number('length');
  return faker.helpers.arrayElement(
    faker.definitions.hacker.abbreviation.filter(
      (word) => length === undefined || word.length === length,
    ),
  );
}

function createAdjective(faker: Faker, request: RequestArguments): string {
  const compound = request.optional.boolean('compound');
  const words = faker.definitions.hacker.adjective.filter(
    (word) => compound === undefined || /[ -]/.test(word) === compound,
  );
  return faker.helpers.arrayElement(words);
}

function createNoun(faker: Faker, request: RequestArguments): string {
  const noun = faker.hacker.noun();
  return request.boolean('plural') ? toPlural(noun) : noun;
}

function createVerb(faker: Faker, request: RequestArguments): string {
  const form = request.oneOf('form', ['base', 'third-person', 'past', 'ing']);
  if (form === 'ing') return faker.hacker.ingverb();
  const verb = faker.hacker.verb();
  if (form === 'base') return verb;
  return form === 'past' ? toPast(verb) : toThirdPerson(verb);
}

export const hacker: TagGenerators = {
  'hacker-phrase': createPhrase,
  'leet-phrase': createLeetPhrase,
  'hacker-abbreviation': createAbbreviation,
  'hacker-adjective': createAdjective,
  'hacker-noun': createNoun,
  'hacker-verb': createVerb,
};
