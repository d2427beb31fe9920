/** Reads the OpenAPI document, renders pages and compares them with it. Loads neither the engine nor TypeScript. */
export { checkPages } from './checkPages.ts';
export { createDocItem, renderOperationPage } from './render/mdx.ts';
export { readLinted } from './read/load.ts';
export { DescriptionError } from './read/specError.ts';
