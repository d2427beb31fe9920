/** What reads the description, writes pages and compares them with it. */
export { comparePages, describeDifferences } from './comparePages.ts';
export { createDocItem, renderOperationPage } from './print/mdx.ts';
export { readDescription } from './read/load.ts';
export { DescriptionError } from './read/fault.ts';
