/** Adds the module to the main script, so that the chunk of each MDX page does not contain a copy. */
export { useMDXComponents } from '@mdx-js/react';
