import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** What the server does with a page, by the parameter `variant` of its address. */
const VARIANTS: Record<string, (html: string) => string> = {
  'without-scripts': (html) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
  /** The first paragraph of the first parameter, and the first response, report when they are painted. */
  timed: (html) =>
    html
      .replace(/(<div[^>]*\sid="?query-[\s\S]*?<p)/, '$1 elementtiming="parameter"')
      .replace(/(<pre)([^>]*><code[^>]*class="?language-json)/, '$1 elementtiming="sample"$2'),
};

export interface BenchServer {
  /** Folder of the site that it serves. */
  folder: string;
  origin: string;
  /** Bytes of the body that was sent for an address. */
  sizeOf: (url: string) => number;
  close: () => void;
}

/** Serves built sites, each below `/documentation/` on a port of its own, gzip-compressed. */
export async function serveCompressed(folder: string): Promise<BenchServer> {
  const sizes = new Map<string, number>();
  const bodies = new Map<string, Buffer>();

  async function read(name: string, variant: string | null): Promise<[string, Buffer] | undefined> {
    for (const file of [name, `${name}.html`, path.join(name, 'index.html')]) {
      const key = `${file} ${variant}`;
      const known = bodies.get(key);
      if (known) return [file, known];
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      if (!content) continue;
      const change = file.endsWith('.html') ? VARIANTS[variant ?? ''] : undefined;
      const body = gzipSync(change ? change(content.toString()) : content, { level: 9 });
      bodies.set(key, body);
      return [file, body];
    }
    return undefined;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(url.pathname).replace(/^\/documentation\/?/, '');
    void read(name === '' ? 'index.html' : name, url.searchParams.get('variant')).then((found) => {
      if (!found) return response.writeHead(404).end();
      const [file, body] = found;
      sizes.set(request.url ?? '', body.length);
      return response
        .writeHead(200, {
          'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': file.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        })
        .end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    origin: `http://localhost:${port}/documentation`,
    sizeOf: (url) => {
      const { pathname, search } = new URL(url);
      return sizes.get(`${pathname}${search}`) ?? 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
