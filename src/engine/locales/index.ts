import type { LocaleDefinition, LoremDefinition } from '@faker-js/faker';
import { CALENDAR } from './calendar.ts';
import { DANISH } from './danish.ts';
import { GEOGRAPHY } from './geography.ts';
import { GOODS } from './goods.ts';
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
  ...GOODS,
  ...NATURE,
  { da: DANISH, id: INDONESIAN, nb: NORWEGIAN },
];

/** Languages whose words faker has translated one by one: nouns among the adjectives, phrases for a single word. */
const WITHOUT_WORDS = ['id'];

/** Languages whose lorem ipsum in faker is the Latin one, all the same. */
const WITHOUT_LOREM = ['de', 'fr', 'nl', 'pl', 'pt-BR', 'cs', 'tr'];

/** Names that were decoded twice on their way into faker's lists, and the names that they are. */
const MISREAD: Readonly<Record<string, readonly [string, string]>> = { nl: ['Ã\u0096mer', 'Ömer'] };

/** A definition with its names as they are written. */
function withNames(
  definition: LocaleDefinition,
  [wrong, right]: readonly [string, string],
): LocaleDefinition {
  const text = JSON.stringify(definition.person ?? {}).replaceAll(wrong, right);
  return { ...definition, person: JSON.parse(text) as Record<string, unknown> };
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
  let complete: LocaleDefinition = {
    ...others,
    ...(word && !WITHOUT_WORDS.includes(locale) && { word }),
    ...(lorem && !WITHOUT_LOREM.includes(locale) && { lorem: inWords(lorem) }),
  };
  const misread = MISREAD[locale];
  if (misread) complete = withNames(complete, misread);
  for (const words of OWN) {
    const own = words[locale];
    if (own) complete = withLists(complete, own);
  }
  return complete;
}
