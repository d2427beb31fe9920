import { createContext } from 'react';

/** The heading above the posts of a list, where the list's page has none of its own. */
export const BlogListTitle = createContext<string | undefined>(undefined);
