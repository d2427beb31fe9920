import type { DownloadFacts } from '../print/downloads/files.ts';

/** File names of the mock and the types, which are served at the site's root. */
export const MOCK_FILE = 'fakewright-mock.mjs';
export const LIBRARY_TYPES_FILE = 'fakewright-mock.d.mts';
export const TYPES_FILE = 'fakewright.d.ts';

/** The downloads that only this project's own API has, in display order. */
export const mockFiles = [
  {
    file: MOCK_FILE,
    label: 'The API in one file',
    purpose:
      'Answers every request on your own machine. It needs Node.js 20 or later, no key and no network.',
  },
  {
    file: LIBRARY_TYPES_FILE,
    label: 'Types of that file',
    purpose: 'For TypeScript that imports it, in a test without a server.',
  },
  {
    file: TYPES_FILE,
    label: 'Types of the API',
    purpose: 'TypeScript types of all requests and responses, for openapi-fetch.',
  },
] as const satisfies readonly DownloadFacts[];
