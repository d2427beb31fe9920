/**
 * `npm run serve`: serves the build below its base path, on the port in `PORT`. A page has one URL, as on the documented
 * hosts: `serve-handler`, which sends the files, does not redirect below a base path.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { unescape } from 'node:querystring';
import serveHandler from 'serve-handler';
import { createFileHeaders } from '../src/hosting/headers.ts';
import { pagePath } from '../src/site/pagePath.ts';
import { product } from '../src/site/product.ts';

const { baseUrl } = product;
const port = Number(process.env.PORT || 3000);
const [folder = 'build'] = process.argv.slice(2);
// With its own Content-Disposition, serve-handler crashes on a file name that is not ASCII.
const rules = { '*': { 'Content-Disposition': 'inline' }, ...createFileHeaders() };
const headers = Object.entries(rules).map(([pattern, fields]) => ({
  source: `**/${pattern}`,
  headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
}));
const isPage = (name: string): boolean => name !== '404' && existsSync(`${folder}/${name}.html`);
const exit = (reason: string): never => (console.error(reason), process.exit(1));

const server = createServer((request, response) => {
  const [, sent = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
  const path = unescape(sent);
  const url = pagePath(path === '/' ? baseUrl : path, baseUrl);
  const name = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : '404';
  const fields = { location: `${encodeURI(url)}${query}`, 'cache-control': 'no-cache' };
  if (url !== path && isPage(name || 'index')) return void response.writeHead(301, fields).end();
  // No file is below a file: serve-handler sends 404.html.
  request.url = url === path && name !== '404' ? `/${encodeURI(name)}` : '/404.html/';
  return void serveHandler(request, response, { public: folder, directoryListing: false, headers });
});
if (!isPage('index')) exit(`No build found in ${folder}/. Run "npm run build".`);
server.on('error', ({ message }) => exit(`${message}. Set PORT to choose another port.`));
server.listen(port, 'localhost', () => console.log(`Open http://localhost:${port}${baseUrl}`));
