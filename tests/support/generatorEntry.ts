/** Creates search index entries for tests. */
import type { GeneratorEntry } from '../../src/search/entries.ts';

export function createGeneratorEntry(
  slug: string,
  rest: Partial<GeneratorEntry> = {},
): GeneratorEntry {
  return {
    slug,
    label: slug,
    tag: 'Things',
    method: 'GET',
    path: `/v1/things/${slug}`,
    leadText: '',
    returns: 'string',
    aliases: [],
    parameters: [],
    options: [],
    properties: [],
    places: [],
    samples: [],
    ...rest,
  };
}
