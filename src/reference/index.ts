/** Entry point to read the OpenAPI document and compare the pages with it, without loading the engine or TypeScript. */
export { checkPages } from './checkPages.ts';
export { loadApi } from './read/loadApi.ts';
export { readLintedApi } from './read/load.ts';
