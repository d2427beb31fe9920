import { createContext } from 'react';

/** The heading above a list of posts, for pages of Docusaurus that have none. */
export const BlogListTitle = createContext<string | undefined>(undefined);
