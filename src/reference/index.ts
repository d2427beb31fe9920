/** Reads the OpenAPI document, renders pages and compares them with it. Loads neither the engine nor TypeScript. */
export { checkPages } from './checkPages.ts';
export { createDocItem, renderOperationPage } from './render/mdx.ts';
export { readLintedApi } from './read/load.ts';
export { SpecError } from './read/specError.ts';
