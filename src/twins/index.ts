export { readArticle } from './article.ts';
export { createSiteTwins } from './siteTwins.ts';
export { fromRoot, listDocs, listPosts } from './sources.ts';
export { renderWrittenTwin } from './writtenTwin.ts';
