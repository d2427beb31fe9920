import type { LocaleDefinition, LoremDefinition } from '@faker-js/faker';
import { CALENDAR } from './calendar.ts';
import { DANISH } from './danish.ts';
import { GEOGRAPHY } from './geography.ts';
import { PRODUCT_ATTRIBUTES } from './productAttributes.ts';
import { INDONESIAN } from './indonesian.ts';
import { NATURE } from './nature.ts';
import { NORWEGIAN } from './norwegian.ts';
import { PEOPLE } from './people.ts';
import { correctDefinition } from './corrections.ts';

/** This project's own words, by topic and language. Later entries override earlier entries. */
const OWN: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  ...GEOGRAPHY,
  CALENDAR,
  ...PEOPLE,
  ...PRODUCT_ATTRIBUTES,
  ...NATURE,
  { da: DANISH, id: INDONESIAN, nb: NORWEGIAN },
  // Faker has no pattern for Brazilian job titles, so the English order would be used.
  {
    'pt-BR': {
      person: {
        job_title_pattern: ['{{person.jobType}} de {{person.jobArea}} {{person.jobDescriptor}}'],
      },
    },
  },
];

/**
 * Languages whose word lists in faker are unusable, because words were translated without context: the adjectives include
 * nouns, and some entries are phrases.
 */
const WITHOUT_WORDS = ['id'];

/** Languages for which faker has only Latin lorem ipsum. */
const WITHOUT_LOREM = ['de', 'fr', 'nl', 'pl', 'pt-BR', 'cs', 'tr'];

/**
 * Corrections in the JSON of a locale: a Dutch name with a double decoding error, and Hebrew abbreviations with ASCII quotation
 * marks instead of gershayim and geresh.
 */
const SPELLINGS: Readonly<Record<string, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  nl: [[/Ã\u0096mer/g, 'Ömer']],
  he: [
    [/(?<=[א-ת])\\"(?=[א-ת])/g, '״'],
    [/(?<=[א-ת])'/g, '׳'],
  ],
};

/** Corrects spellings of a locale, and composes letters with their combining marks (NFC). */
function correctSpellings(locale: string, definition: LocaleDefinition): LocaleDefinition {
  const text = (SPELLINGS[locale] ?? []).reduce(
    (json, [wrong, right]) => json.replaceAll(wrong, right),
    JSON.stringify(definition).normalize('NFC'),
  );
  return JSON.parse(text) as LocaleDefinition;
}

/** Splits lorem ipsum into words, because entries of the Korean list are sentences from the constitution. */
function inWords(lorem: LoremDefinition): LoremDefinition {
  const words = (lorem.word ?? []).flatMap((entry) => entry.split(/[\s.,·]+/));
  return { ...lorem, word: [...new Set(words)].filter((word) => word !== '') };
}

/** Replaces lists of a definition with the project's own lists. */
function withLists(definition: LocaleDefinition, own: LocaleDefinition): LocaleDefinition {
  const topics = Object.keys(own).map((topic): [string, Record<string, unknown>] => [
    topic,
    { ...definition[topic], ...own[topic] },
  ]);
  return { ...definition, ...Object.fromEntries(topics) };
}

/** Completes and corrects faker's data of a locale with our own words. */
export function completeDefinition(locale: string, definition: LocaleDefinition): LocaleDefinition {
  const { word, lorem, ...others } = correctDefinition(locale, definition);
  let complete = correctSpellings(locale, {
    ...others,
    ...(word && !WITHOUT_WORDS.includes(locale) && { word }),
    ...(lorem && !WITHOUT_LOREM.includes(locale) && { lorem: inWords(lorem) }),
  });
  for (const words of OWN) {
    const own = words[locale];
    if (own) complete = withLists(complete, own);
  }
  return complete;
}
