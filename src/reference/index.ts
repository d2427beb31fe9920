/** Reads the OpenAPI document and compares the pages with it. Loads neither the engine nor TypeScript. */
export { checkPages } from './checkPages.ts';
export { loadApi } from './read/loadApi.ts';
export { readLintedApi } from './read/load.ts';
