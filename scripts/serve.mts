/**
 * `npm run serve`: serves the build below its base path. As on the documented hosts, each page has one URL, and other
 * spellings redirect to it. `serve-handler`, which sends the files, cannot redirect below a base path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import serveHandler from 'serve-handler';
import { createFileHeaders } from '../src/hosting/headers.ts';
import { expandRedirects } from '../src/hosting/rootFiles.ts';
import { listRedirects, readDecisions } from '../src/reference/published/decisions.ts';
import { normalizePagePath } from '../src/site/pagePath.ts';
import { product } from '../src/site/product.ts';
import { readOptions } from './support/options.ts';

/** Options with the same names as in "docusaurus serve". */
const { values } = readOptions('npm run serve', {
  port: {
    type: 'string',
    short: 'p',
    default: process.env.PORT || '3000',
    meaning: 'Port, or 0 for any free port',
  },
  host: { type: 'string', short: 'h', default: 'localhost', meaning: 'Address to listen on' },
  dir: { type: 'string', default: 'build', meaning: 'Folder of the build' },
  build: { type: 'boolean', meaning: 'Build first, without compressed copies' },
  'no-open': { type: 'boolean', meaning: 'Open no browser, which this command never does' },
});

const { baseUrl } = product;
const { dir, host } = values;
// The default Content-Disposition of serve-handler crashes on file names that are not ASCII.
const rules = { '*': { 'Content-Disposition': 'inline' }, ...createFileHeaders() };
const headers = Object.entries(rules).map(([pattern, fields]) => ({
  source: `**/${pattern}`,
  headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
}));
const redirects = new Map(expandRedirects(baseUrl, listRedirects(readDecisions())));
/** Returns the path below the base path, or `404` if the path is not below it. */
const nameOf = (path: string): string =>
  path.startsWith(baseUrl) ? path.slice(baseUrl.length) : '404';
const isPage = (name: string): boolean =>
  name !== '404' && existsSync(`${dir}/${name || 'index'}.html`);
const exit = (reason: string): never => (console.error(reason), process.exit(1));

const server = createServer((request, response) => {
  const [, sent = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
  const path = unescape(sent);
  const named = normalizePagePath(path === '/' ? baseUrl : path, baseUrl);
  const lower = named.toLowerCase();
  const url = redirects.get(named) ?? (isPage(nameOf(lower)) ? lower : named);
  const name = nameOf(url);
  const fields = { location: `${encodeURI(url)}${query}`, 'cache-control': 'no-cache' };
  if (url !== path && (isPage(name) || redirects.has(named)))
    return void response.writeHead(301, fields).end();
  // A path below a file does not exist, so serve-handler sends 404.html with status 404.
  request.url = url === path && name !== '404' ? `/${encodeURI(name)}` : '/404.html/';
  return void serveHandler(request, response, { public: dir, directoryListing: false, headers });
});

/** Builds the site while the server already listens. Requests wait for the build. */
function build(): void {
  const args = ['run', '--silent', 'build', '--', '--no-compress', '--out-dir', dir];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
  exit(`--port must be a whole number from 0 to 65535, but is ${values.port}.`);
if (!values.build && !isPage('index')) exit(`No build found in ${dir}/. Run "npm run build".`);
server.on('error', ({ message }) => exit(`${message}. Choose another port with --port or PORT.`));
server.listen(Number(values.port), host, () => {
  if (values.build) build();
  console.log(`Open http://${host}:${(server.address() as AddressInfo).port}${baseUrl}`);
});
