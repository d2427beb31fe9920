/**
 * Entry point for code that reads the OpenAPI document and compares the pages with it, without loading the engine or
 * TypeScript.
 */
export { checkPages } from './checkPages.ts';
export { readCachedApi } from './read/cachedApi.ts';
export { readLintedApi } from './read/readSpec.ts';
