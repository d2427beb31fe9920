/**
 * Stands for the path and query of a request in code that many pages share. Each page fills in its own.
 */
export const ADDRESS_PLACEHOLDER = '/placeholder?for=address';
