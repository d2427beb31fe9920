import { LLMS_FILE, LLMS_FULL_FILE } from './urls.ts';

/** Content types of downloads, by extension. Browsers may read files with these extensions from every origin. */
export const DOWNLOAD_TYPES = {
  // TypeScript has no registered type, and many hosts treat `.ts` as a video. The key is not `ts`, because Netlify
  // reads the dot in the pattern `*.ts` as any character, so this pattern would also match `.mts` files and pages about events.
  'd.mts': 'text/plain; charset=utf-8',
  'd.ts': 'text/plain; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;

interface Download {
  /** File name, at the root of the site. The extension determines the content type. */
  file: `${string}.${keyof typeof DOWNLOAD_TYPES}`;
  label: string;
  /** Purpose in one line. */
  purpose: string;
  /** Whether the footer links to the file. The introduction and llms.txt list all downloads. */
  isLinked: boolean;
  /** Set if there is also a copy that never changes, with version and hash in its name. */
  isPinned?: true;
}

/** File name of the mock server. */
export const MOCK_FILE = 'fakewright-mock.mjs';

/** All downloads, in display order. */
export const downloads = [
  {
    file: 'openapi.yaml',
    label: 'OpenAPI, YAML',
    purpose:
      'The OpenAPI document in one file, for client generators, mock servers and validators.',
    isLinked: true,
  },
  {
    file: 'openapi.json',
    label: 'OpenAPI, JSON',
    purpose: 'The same document as JSON.',
    isLinked: true,
  },
  {
    file: 'postman_collection.json',
    label: 'Postman collection',
    purpose: 'One request for each generator, with its samples as examples.',
    isLinked: true,
  },
  {
    file: 'generators.json',
    label: 'List of generators',
    purpose:
      'Name, path, parameters, type and sample value of each generator, for programs that choose generators.',
    isLinked: true,
  },
  {
    file: MOCK_FILE,
    label: 'Mock server',
    purpose:
      'Answers every request on your own machine, without a key or a network: a command for Node.js 20.16 or later, and a library that browsers can import, too.',
    isLinked: true,
    isPinned: true,
  },
  {
    file: 'fakewright-mock.d.mts',
    label: 'Types of the mock server',
    purpose: 'For TypeScript tests that import the mock server as a library.',
    isLinked: false,
    isPinned: true,
  },
  {
    file: 'fakewright.d.ts',
    label: 'Types of the API',
    purpose: 'TypeScript types of all requests and responses, for openapi-fetch.',
    isLinked: true,
    isPinned: true,
  },
  {
    file: LLMS_FILE,
    label: LLMS_FILE,
    purpose: 'A list of all pages with one line each, for agents and language models.',
    isLinked: true,
  },
  {
    file: LLMS_FULL_FILE,
    label: LLMS_FULL_FILE,
    purpose: 'The Markdown versions of all pages in one file, to build a search index.',
    isLinked: false,
  },
] as const satisfies readonly Download[];

export type DownloadFile = (typeof downloads)[number]['file'];

/** Contents of downloads that are generated from the OpenAPI document only, keyed by file name. */
export type DownloadTexts = Readonly<
  Record<Exclude<DownloadFile, typeof LLMS_FILE | typeof LLMS_FULL_FILE>, string>
>;

/** Links to downloads, which are static files instead of routes. */
export const downloadLinks = downloads
  .filter(({ isLinked }) => isLinked)
  .map(({ file, label }) => ({ label, to: `pathname:///${file}` }));

/** Formats the UTF-8 size of a text: `12 kB`, `3.4 MB` (1 kB = 1000 B). */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
