export { readArticle } from './article.ts';
export { createSiteTwins } from './siteTwins.ts';
export { listGuides, listPosts } from './sources.ts';
export { renderWrittenTwin } from './writtenTwin.ts';
