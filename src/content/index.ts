export { createMarkdownFiles } from './markdownFiles.ts';
export { readArticle } from './readArticle.ts';
export { renderArticle } from './renderArticle.ts';
export { readSections } from './readSections.ts';
export { withoutBaseUrl, listDocs, listPosts } from './articleMetadata.ts';
