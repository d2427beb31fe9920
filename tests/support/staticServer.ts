import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  /** `http://localhost:<port>`, without a slash at its end. */
  origin: string;
  close: () => Promise<void>;
}

/** A page `a/b` is the file `a/b.html`, or the index of a folder. */
async function readPage(folder: string, name: string): Promise<{ file: string; body: Buffer }> {
  const candidates = [name, `${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    const file = path.join(folder, candidate);
    const body = await readFile(file).catch(() => undefined);
    if (body) return { file, body };
  }
  throw new Error(`No page ${name}`);
}

/** Serves a built site on a free port, below a base path (`/fixture/`) and nowhere else. */
export async function serveSite(folder: string, basePath: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
    const page = address.startsWith(basePath)
      ? readPage(folder, address.slice(basePath.length))
      : Promise.reject(new Error(`${address} is outside the site`));
    page.then(
      ({ file, body }) => {
        const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
