import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** Modal verbs: they precede a base form, for any subject. */
const MODALS = ['can', 'could', 'may', 'might', 'must', 'should', 'will', 'would'] as const;

/** Prepositions of place and direction that suit almost any noun. */
const PREPOSITIONS = [
  'above',
  'across',
  'along',
  'around',
  'behind',
  'below',
  'beside',
  'beyond',
  'near',
  'through',
  'towards',
  'under',
] as const;

/** Conjunctions that join two clauses in either order. */
const JOINTS = ['although', 'and', 'because', 'but', 'unless', 'whereas', 'while'] as const;

type Pattern = (faker: Faker) => string;

const modal: Pattern = (faker) => faker.helpers.arrayElement(MODALS);
const preposition: Pattern = (faker) => faker.helpers.arrayElement(PREPOSITIONS);
/** Plural nouns and mass nouns, which cannot follow *a* or *every*. */
const UNCOUNTABLE = new Set(
  'academics barracks ceramics chops electronics foodstuffs galoshes lashes mathematics molasses pants pliers sprinkles tectonics tennis'.split(
    ' ',
  ),
);

/** Picks a noun that can follow *a* or *every*. */
const countable: Pattern = (faker) =>
  retryUntil(
    () => faker.word.noun(),
    (noun) => !UNCOUNTABLE.has(noun),
  );
const thing: Pattern = (faker) => `the ${faker.word.noun()}`;
const described: Pattern = (faker) => `the ${faker.word.adjective()} ${faker.word.noun()}`;

const PATTERNS = {
  statement: [
    (faker) => `${described(faker)} ${modal(faker)} ${faker.word.verb()} ${thing(faker)}`,
    (faker) =>
      `${thing(faker)} ${modal(faker)} ${faker.word.verb()} ${preposition(faker)} ${described(faker)}`,
    (faker) =>
      `${thing(faker)} ${modal(faker)} ${faker.word.adverb()} ${faker.word.verb()} ${described(faker)}`,
    (faker) =>
      `every ${countable(faker)} ${modal(faker)} ${faker.word.verb()}, ` +
      `${faker.helpers.arrayElement(JOINTS)} no ${faker.word.noun()} ${modal(faker)} ${faker.word.verb()}`,
  ],
  question: [
    (faker) => `${modal(faker)} ${described(faker)} ${faker.word.verb()} ${thing(faker)}`,
    (faker) =>
      `why ${modal(faker)} ${thing(faker)} ${faker.word.verb()} ${preposition(faker)} ${thing(faker)}`,
    (faker) => `which ${faker.word.noun()} ${modal(faker)} ${faker.word.verb()} ${thing(faker)}`,
  ],
  exclamation: [
    (faker) =>
      `${faker.word.interjection()}, ${thing(faker)} ${modal(faker)} ${faker.word.verb()} ${thing(faker)}`,
    (faker) => `what a ${consonantFirst(faker)} ${countable(faker)}`,
  ],
} satisfies Record<NonNullable<ArgumentsOf['text']['sentence']['kind']>, readonly Pattern[]>;
type SentenceKind = keyof typeof PATTERNS;
const SENTENCE_KINDS = Object.keys(PATTERNS) as SentenceKind[];

const ENDINGS = { statement: '.', question: '?', exclamation: '!' };

/** Picks an adjective that follows *a* instead of *an*. */
function consonantFirst(faker: Faker): string {
  return retryUntil(
    () => faker.word.adjective(),
    (adjective) => /^[bcdfgjklmnpqrstvwz]/.test(adjective),
  );
}

/** Creates an English sentence that is grammatical but makes no sense. If `kind` is omitted, it is random. */
export function createSentence(
  faker: Faker,
  kind = faker.helpers.arrayElement<SentenceKind>(SENTENCE_KINDS),
): string {
  const words = faker.helpers.arrayElement<Pattern>(PATTERNS[kind])(faker);
  return words.charAt(0).toUpperCase() + words.slice(1) + ENDINGS[kind];
}
