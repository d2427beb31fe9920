import type { LocaleDefinition, LoremDefinition } from '@faker-js/faker';
import { CALENDAR } from './calendar.ts';
import { DANISH } from './danish.ts';
import { GEOGRAPHY } from './geography.ts';
import { PRODUCT_ATTRIBUTES } from './productAttributes.ts';
import { INDONESIAN } from './indonesian.ts';
import { NATURE } from './nature.ts';
import { NORWEGIAN } from './norwegian.ts';
import { PEOPLE } from './people.ts';
import { proofread } from './proofread.ts';

/** Words of our own, by topic and by language. What comes later wins. */
const OWN: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  ...GEOGRAPHY,
  CALENDAR,
  ...PEOPLE,
  ...PRODUCT_ATTRIBUTES,
  ...NATURE,
  { da: DANISH, id: INDONESIAN, nb: NORWEGIAN },
  // Faker's Brazilian titles have no pattern of their own, and would get the English order.
  {
    'pt-BR': {
      person: {
        job_title_pattern: ['{{person.jobType}} de {{person.jobArea}} {{person.jobDescriptor}}'],
      },
    },
  },
];

/** Languages whose words faker has translated one by one: nouns among the adjectives, phrases for a single word. */
const WITHOUT_WORDS = ['id'];

/** Languages whose lorem ipsum in faker is the Latin one, all the same. */
const WITHOUT_LOREM = ['de', 'fr', 'nl', 'pl', 'pt-BR', 'cs', 'tr'];

/**
 * Spellings of faker's lists that are replaced in the JSON text of a locale: a Dutch name that was decoded twice, and
 * the ASCII quotation marks in Hebrew abbreviations, which are written with gershayim and geresh.
 */
const SPELLINGS: Readonly<Record<string, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  nl: [[/Ã\u0096mer/g, 'Ömer']],
  he: [
    [/(?<=[א-ת])\\"(?=[א-ת])/g, '״'],
    [/(?<=[א-ת])'/g, '׳'],
  ],
};

/** Replaces the spellings that are listed for a locale. Letters and their marks are one character where there is one. */
function correctSpellings(locale: string, definition: LocaleDefinition): LocaleDefinition {
  const text = (SPELLINGS[locale] ?? []).reduce(
    (json, [wrong, right]) => json.replaceAll(wrong, right),
    JSON.stringify(definition).normalize('NFC'),
  );
  return JSON.parse(text) as LocaleDefinition;
}

/** Lorem ipsum of single words: entries of the Korean list are sentences of the constitution. */
function inWords(lorem: LoremDefinition): LoremDefinition {
  const words = (lorem.word ?? []).flatMap((entry) => entry.split(/[\s.,·]+/));
  return { ...lorem, word: [...new Set(words)].filter((word) => word !== '') };
}

/** A definition with lists of another in the place of its own. */
function withLists(definition: LocaleDefinition, own: LocaleDefinition): LocaleDefinition {
  const topics = Object.keys(own).map((topic): [string, Record<string, unknown>] => [
    topic,
    { ...definition[topic], ...own[topic] },
  ]);
  return { ...definition, ...Object.fromEntries(topics) };
}

/** Faker's data of a locale, with our words where it has none or wrong ones. */
export function completeDefinition(locale: string, definition: LocaleDefinition): LocaleDefinition {
  const { word, lorem, ...others } = proofread(locale, definition);
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
