import { LLMS_FILE } from './urls.ts';

/** File names of the downloads, which are served at the site's root. */
export const OPENAPI_YAML_FILE = 'openapi.yaml';
export const OPENAPI_JSON_FILE = 'openapi.json';
export const POSTMAN_FILE = 'postman_collection.json';
export const GENERATORS_FILE = 'generators.json';

/** Names of the files for the mock and for types. */
export const MOCK_FILE = 'fakewright-mock.mjs';
export const LIBRARY_TYPES_FILE = 'fakewright-mock.d.mts';
export const TYPES_FILE = 'fakewright.d.ts';

/** A download as the site lists it. */
interface DownloadFacts {
  /** File name, at the root of the site. */
  file: string;
  /** Display name. */
  label: string;
  /** One line on what it is for. */
  purpose: string;
}

/** A download with its content. */
export interface Download extends DownloadFacts {
  text: string;
  /** Second file name, which is never reused for another content. */
  pinned?: string;
}

/** Files that are rendered from the OpenAPI document, in display order. */
export const downloadFiles = [
  {
    file: OPENAPI_YAML_FILE,
    label: 'OpenAPI, YAML',
    purpose:
      'The OpenAPI document in one file, for client generators, mock servers and validators.',
  },
  { file: OPENAPI_JSON_FILE, label: 'OpenAPI, JSON', purpose: 'The same document as JSON.' },
  {
    file: POSTMAN_FILE,
    label: 'Postman collection',
    purpose: 'One request for each generator, with its samples as examples.',
  },
  {
    file: GENERATORS_FILE,
    label: 'List of generators',
    purpose:
      'Name, path, parameters, type and sample value of each generator, for programs that choose generators.',
  },
] as const satisfies readonly DownloadFacts[];

/** Files with the engine or types, in display order. */
export const mockFiles = [
  {
    file: MOCK_FILE,
    label: 'Mock server',
    purpose:
      'Answers every request on your own machine. It requires Node.js 20 or later, but no key and no network.',
  },
  {
    file: LIBRARY_TYPES_FILE,
    label: 'Types of the mock server',
    purpose: 'For TypeScript tests that import the mock server as a library.',
  },
  {
    file: TYPES_FILE,
    label: 'Types of the API',
    purpose: 'TypeScript types of all requests and responses, for openapi-fetch.',
  },
] as const satisfies readonly DownloadFacts[];

/** Links to the downloads: static files, not routes. */
export const downloadLinks = [
  { label: OPENAPI_YAML_FILE, to: `pathname:///${OPENAPI_YAML_FILE}` },
  { label: OPENAPI_JSON_FILE, to: `pathname:///${OPENAPI_JSON_FILE}` },
  { label: 'Postman collection', to: `pathname:///${POSTMAN_FILE}` },
  { label: GENERATORS_FILE, to: `pathname:///${GENERATORS_FILE}` },
  { label: MOCK_FILE, to: `pathname:///${MOCK_FILE}` },
  { label: TYPES_FILE, to: `pathname:///${TYPES_FILE}` },
  { label: LLMS_FILE, to: `pathname:///${LLMS_FILE}` },
];

/** Formats the UTF-8 size of a text: `12 kB`, `3.4 MB` (1 kB = 1000 B). */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
