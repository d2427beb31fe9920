export { readArticle } from './markdown/article.ts';
export { createSiteTwins } from './markdown/files.ts';
export { fromRoot, listDocs, listPosts } from './sources.ts';
export { renderWrittenTwin } from './markdown/renderArticle.ts';
