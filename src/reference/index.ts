/** What reads the description, writes pages and compares them with it. */
export { checkPages } from './checkPages.ts';
export { createDocItem, renderOperationPage } from './print/mdx.ts';
export { readDescription } from './read/load.ts';
export { DescriptionError } from './read/fault.ts';
