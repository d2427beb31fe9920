import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { toPlainContent } from './plainContent.ts';

/** The posts as a feed has them: those of the framework, with content that any reader can show. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...source }) => {
  const items = await defaultCreateFeedItems(source);
  return items.map((item) => ({ ...item, content: toPlainContent(item.content ?? '') }));
};
