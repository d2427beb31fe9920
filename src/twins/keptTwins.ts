import { keepText } from '../contentCache.ts';
import type { ContentCache } from '../contentCache.ts';
import type { WrittenPage } from './writtenTwin';

/** What makes the twin of a page. */
export type RenderTwin = (page: WrittenPage, toLink: (url: string) => string) => Promise<string>;

/**
 * Takes from a former build the twins of pages that are the same.
 *
 * @param way all that a twin is made from beside its page: another text when one of it changes
 */
export function keepTwins(render: RenderTwin, cache: ContentCache, way: string): RenderTwin {
  return (page, toLink) => keepText(cache, [JSON.stringify(page), way], () => render(page, toLink));
}
