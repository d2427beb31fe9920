import { keepText } from '../contentCache.ts';
import type { ContentCache } from '../contentCache.ts';
import type { PageSection } from './sections.ts';

/** Reads the sections of a page's source. */
export type ReadSections = (source: string) => Promise<PageSection[]>;

/**
 * Takes from a former build the sections of pages that are the same.
 *
 * @param state changes with the code that reads them
 */
export function keepSections(
  read: (source: string) => PageSection[] | Promise<PageSection[]>,
  cache: ContentCache,
  state: string,
): ReadSections {
  return async (source) => {
    const make = async () => JSON.stringify(await read(source));
    return JSON.parse(await keepText(cache, [source, state], make)) as PageSection[];
  };
}
