export { createMarkdownFiles } from './markdownFiles.ts';
export { readArticle } from './readArticle.ts';
export { renderArticle } from './renderArticle.ts';
export { readSections } from './sections.ts';
export { fromRoot, listDocs, listPosts } from './articleSources.ts';
