export { createAgentFiles } from './markdown/agentFiles.ts';
export { readArticle } from './markdown/article.ts';
export { createMarkdownFiles } from './markdown/files.ts';
export { readSections } from './sections.ts';
export { fromRoot, listDocs, listPosts } from './sources.ts';
export { renderArticle } from './markdown/renderArticle.ts';
