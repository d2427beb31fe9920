import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { toPlainContent } from './plainContent.ts';

/** Docusaurus' feed items, with content that every feed reader can show. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...source }) => {
  const items = await defaultCreateFeedItems(source);
  return items.map((item) => ({ ...item, content: toPlainContent(item.content ?? '') }));
};
