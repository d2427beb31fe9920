/** URL of the site, with a trailing slash: `https://docs.fakewright.example/documentation/`. */
export type RootUrl = string;

/** Paths of pages below the base URL, with a leading slash. */
export const operationPath = (slug: string): string => `/docs/api/${encodeURI(slug)}`;
/** Slug of the introduction, as in `docs/introduction.mdx`. */
export const INTRODUCTION_SLUG = 'fakewright';
export const INTRODUCTION_PATH = operationPath(INTRODUCTION_SLUG);

export const CATALOGUE_PATH = '/docs/category/api';

/** The page with the explorer, and the query parameter with the name of a generator. */
export const EXPLORER_PATH = '/blog/mdx-blog-post';
export const EXPLORER_FIELD = 'generator';

/** Returns the name of the generator at an API path, for records, templates and the explorer: `finance.iban`. */
export const generatorName = (path: string): string => path.split('/').slice(-2).join('.');

/** Returns the path of the explorer for the generator at an API path. */
export const explorerPath = (path: string): string =>
  `${EXPLORER_PATH}?${EXPLORER_FIELD}=${generatorName(path)}`;

/** API paths of templates and records, whose requests refer to other generators. */
export const TEMPLATE_PATH = '/v1/custom/template';
export const RECORD_PATH = '/v1/custom/record';

/** Operations with their own editor, because their bodies are too large for a field of the explorer. */
const EDITORS: Readonly<Record<string, string>> = {
  [TEMPLATE_PATH]: '/docs/custom/custom-template#a-first-request',
  [RECORD_PATH]: '/docs/custom/custom-template#records-from-a-schema',
};

/** Returns the path where a reader can try the operation at an API path. */
export const tryOutPath = (path: string): string => EDITORS[path] ?? explorerPath(path);

/** Returns the link text for `tryOutPath`. */
export const tryOutLinkText = (path: string): string =>
  path in EDITORS ? 'Open in editor' : 'Open in explorer';

/** Files for language models, at the root of the site. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';
export const llmsTagFile = (tag: string, part?: number): string =>
  `llms-${tag}${part === undefined ? '' : `-${part}`}.txt`;

/** Returns the absolute URL of a page or file of the site. */
export function absoluteUrl(site: RootUrl, path: string): string {
  return `${site.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** Returns the path of a page's Markdown version. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** Anchor of the introduction's section with the shared fields of all generators. */
export const COMMON_ANCHOR = 'common-to-all-generators';

/** Returns the absolute URL of a page's Markdown version. */
export function markdownUrl(site: RootUrl, path: string): string {
  return absoluteUrl(site, markdownPath(path));
}
