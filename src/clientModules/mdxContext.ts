/**
 * Every page that is made of MDX needs it: here it is in the main script, and not in a copy in the chunk of
 * each page.
 */
export { useMDXComponents } from '@mdx-js/react';
