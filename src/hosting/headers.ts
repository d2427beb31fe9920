import { DOWNLOAD_TYPES } from '../site/downloads.ts';
import { CONTENT_TYPES, contentType, FEED_PATTERN, HASHED_FOLDER, isHashed } from './fileTypes.ts';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';

type Headers = Readonly<Record<string, string>>;

/** Two years in seconds. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Browser features that no page uses. They are disabled, in case injected code tries to use them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Cache-Control of files with a content hash: one year without revalidation. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Creates the headers of all responses, whatever their status, for nginx and static hosts.
 *
 * @param scripts CSP hash sources of the inline scripts of all pages: `'sha256-…'`.
 * @param styles CSP hash sources of the inline style sheets.
 */
export function createHeaders(scripts: readonly string[], styles: readonly string[] = []): Headers {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(scripts, styles),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    // Protects browsers that do not support frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Extensions of files for programs: downloads, Markdown versions, feeds and the sitemap. */
const FOR_PROGRAMS = [...Object.keys(DOWNLOAD_TYPES), 'md', 'xml'];

/**
 * Headers that let scripts of all origins read files for programs: the files are public, and no response depends on a
 * cookie.
 */
const CROSS_ORIGIN: Headers = { 'Access-Control-Allow-Origin': '*' };

/**
 * Creates headers of files for programs, with content types that hosts do not set.
 *
 * @param feeds Paths of feeds in the build folder, which have special content types.
 * @returns Headers by pattern, in which `*` matches any characters. No two patterns set the same header of a file,
 *   because some hosts would send both values.
 */
export function createFileHeaders(
  feeds: readonly string[] = ['rss.xml', 'atom.xml'],
): Record<string, Headers> {
  const typeOf = (file: string): Headers => ({ 'Content-Type': contentType(file) ?? '' });
  const rules: [pattern: string, fields: Headers][] = [
    ...FOR_PROGRAMS.map((extension): [string, Headers] => {
      const file = `*.${extension}`;
      return [file, extension === 'xml' ? CROSS_ORIGIN : { ...CROSS_ORIGIN, ...typeOf(file) }];
    }),
    ...feeds.map((feed): [string, Headers] => [feed, typeOf(feed)]),
  ];
  return Object.fromEntries(rules);
}

/**
 * Quotes a value for nginx.
 *
 * @throws Error if it contains characters with a meaning in quotes, such as `$` for variables.
 */
function quote(value: string): string {
  if (/["\\$\n]/.test(value))
    throw new Error(
      `A header value for nginx must not contain quotes, backslashes, dollar signs or line breaks: ${value}`,
    );
  return `"${value}"`;
}

/** Renders the build-dependent part of the nginx configuration: headers and content types. */
export function renderNginx(headers: Headers): string {
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  ${quote(type)} ${extension};`,
  );
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const [[name, value] = ['', '']] = Object.entries(CROSS_ORIGIN);
  return [
    '# Written by `npm run build` from src/hosting/.',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    ...lines,
    '# nginx does not send a header without a value.',
    'set $documentation_origin "";',
    `if ($uri ~ "\\.(?:${FOR_PROGRAMS.join('|').replaceAll('.', '\\.')})$") {`,
    `  set $documentation_origin ${quote(value)};`,
    '}',
    `add_header ${name} $documentation_origin always;`,
    '',
  ].join('\n');
}

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Renders the `_headers` file of Netlify and Cloudflare Pages, for the root of the host.
 *
 * @param basePath Base path of the site: `/documentation/`.
 * @param files Paths in the build folder. Feeds among them get their content type.
 */
export function renderHeadersFile(
  headers: Headers,
  basePath: string,
  files: readonly string[],
): string {
  const feeds = files.filter((file) => FEED_PATTERN.test(file));
  if (!files.some(isHashed))
    throw new Error(`The build has no files in ${HASHED_FOLDER}/. Run "npm run build".`);
  return [
    // No Cache-Control here: both hosts revalidate by default, and would append the value of the next rule.
    rule(`${basePath}*`, headers),
    rule(`${basePath}${HASHED_FOLDER}/*`, { 'Cache-Control': IMMUTABLE_CACHE_CONTROL }),
    ...Object.entries(createFileHeaders(feeds)).map(([pattern, fields]) =>
      rule(`${basePath}${pattern}`, fields),
    ),
    '',
  ].join('\n\n');
}
