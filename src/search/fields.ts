import { joinNeighbours, readTerms } from './text.ts';
import type { GeneratorEntry, PageEntry } from './types.ts';

export type Entry = GeneratorEntry | PageEntry;

/** The indexed fields of an entry with their boost. */
export const FIELD_BOOST = {
  name: 10,
  aliases: 7,
  options: 2,
  parameters: 2,
  group: 2,
  path: 1,
  properties: 1,
  returns: 1,
  text: 1,
  code: 0.5,
  limits: 0.2,
};

export type Field = keyof typeof FIELD_BOOST;

export function isGenerator(entry: Entry): entry is GeneratorEntry {
  return 'slug' in entry;
}

/** The name under which an entry is listed. */
export function nameOf(entry: Entry): string {
  return isGenerator(entry) ? entry.label : (entry.heading ?? entry.title);
}

/** The texts of an entry for each indexed field. */
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
      returns: [returns],
      text: [],
      code: [],
      limits: entry.limits ?? [],
    };
  }
  const { heading, title, text, code = '', aliases, tags } = entry;
  return {
    name,
    aliases,
    options: [],
    parameters: [],
    group: heading === undefined ? tags : [title],
    path: [],
    properties: [],
    returns: [],
    text: [text],
    code: code.split(' '),
    limits: [],
  };
}

/** The terms of texts and each two neighbours joined into one term, never across two texts. */
export function fieldTerms(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const terms = readTerms(text);
    return [...terms, ...joinNeighbours(terms)];
  });
}
