import type { LocaleDefinition } from '@faker-js/faker';
import { CALENDAR } from './calendar.ts';
import { DANISH } from './danish.ts';
import { GEOGRAPHY } from './geography.ts';
import { GOODS } from './goods.ts';
import { INDONESIAN } from './indonesian.ts';
import { NATURE } from './nature.ts';
import { NORWEGIAN } from './norwegian.ts';
import { PEOPLE } from './people.ts';

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
  const { word: _word, ...others } = definition;
  let complete = WITHOUT_WORDS.includes(locale) ? (others as LocaleDefinition) : definition;
  for (const words of OWN) {
    const own = words[locale];
    if (own) complete = withLists(complete, own);
  }
  return complete;
}
