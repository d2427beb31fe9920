import { joinNeighbours, readTerms } from './text.ts';
import type { GeneratorEntry, PageEntry } from './types.ts';

export type Entry = GeneratorEntry | PageEntry;

/** Fields of an entry by what a word found in them is worth. */
export const FIELD_WORTH = {
  name: 10,
  aliases: 7,
  options: 2,
  parameters: 2,
  group: 2,
  path: 1,
  properties: 1,
  description: 1,
};

export type Field = keyof typeof FIELD_WORTH;

export function isGenerator(entry: Entry): entry is GeneratorEntry {
  return 'slug' in entry;
}

/** The name by which an entry is listed. */
export function nameOf(entry: Entry): string {
  return isGenerator(entry) ? entry.label : (entry.heading ?? entry.title);
}

/** The texts of an entry that are searched word by word. */
export function textsOf(entry: Entry): Record<Field, string[]> {
  const name = [nameOf(entry)];
  if (isGenerator(entry)) {
    const { aliases, options, parameters, properties, method, path, group, returns } = entry;
    return {
      name,
      aliases,
      options,
      parameters,
      group: [group],
      path: [method, path],
      properties,
      description: [returns],
    };
  }
  const { heading, title, description, tags } = entry;
  return {
    name,
    aliases: [],
    options: [],
    parameters: [],
    group: heading === undefined ? tags : [title],
    path: [],
    properties: [],
    description: [description],
  };
}

/** The terms of texts, each with its neighbour joined; no pair reaches from one text to the next. */
export function fieldTerms(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const terms = readTerms(text);
    return [...terms, ...joinNeighbours(terms)];
  });
}
