import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentType } from '../../src/hosting/fileTypes.ts';

export interface StaticServer {
  /** `http://localhost:<port>`, without a trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

/** A file of the site, with its path in the site folder. */
interface FoundFile {
  file: string;
  body: Buffer;
}

/** Returns the response for a file: status (200 if omitted), headers besides the content type, and body. */
type Prepare = (
  found: FoundFile,
  url: URL,
) => { status?: number; headers?: OutgoingHttpHeaders; body: Buffer };

/** Finds the file for a path `a/b`: the file itself, `a/b.html`, or `a/b/index.html`. */
async function findFile(folder: string, name: string): Promise<FoundFile | undefined> {
  for (const file of [name, `${name}.html`, path.posix.join(name, 'index.html')]) {
    const body = await readFile(path.join(folder, file)).catch(() => undefined);
    if (body) return { file, body };
  }
  return undefined;
}

/**
 * Serves a built site on a free port, below a base path (`/fixture/`) only. Like GitHub Pages, it does not redirect,
 * and sends 404.html for missing files.
 *
 * @param prepare Changes the response for a file. If omitted, files are sent unchanged.
 */
export async function serveSite(
  folder: string,
  basePath: string,
  prepare: Prepare = ({ body }) => ({ body }),
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const pathname = decodeURIComponent(url.pathname);
    const finding = pathname.startsWith(basePath)
      ? findFile(folder, pathname.slice(basePath.length))
      : Promise.resolve(undefined);
    void finding.then((found) => {
      if (!found) {
        return readFile(path.join(folder, '404.html'))
          .catch(() => undefined)
          .then((page) => response.writeHead(404, { 'content-type': 'text/html' }).end(page));
      }
      const { status = 200, headers, body } = prepare(found, url);
      const type = contentType(found.file) ?? 'application/octet-stream';
      return response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    });
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
