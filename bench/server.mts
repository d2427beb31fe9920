import { gzipSync } from 'node:zlib';
import { product } from '../src/product.ts';
import { isHashed } from '../src/hosting/files.ts';
import { serveSite } from '../tests/support/staticServer.ts';
import type { StaticServer } from '../tests/support/staticServer.ts';

/** What the server does with a page, by the parameter `variant` of its address. */
const VARIANTS: Record<string, (html: string) => string> = {
  'without-scripts': (html) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
  /** The first paragraph of the first parameter, and the first response, report when they are painted. */
  timed: (html) =>
    html
      .replace(/(<div[^>]*\sid="?query-[\s\S]*?<p)/, '$1 elementtiming="parameter"')
      .replace(/(<pre)([^>]*><code[^>]*class="?language-json)/, '$1 elementtiming="sample"$2'),
};

export interface BenchServer extends StaticServer {
  /** Folder of the site that it serves. */
  folder: string;
  /** Bytes of the body that was sent for an address. */
  sizeOf: (url: string) => number;
}

/** Serves built sites, each below the base path on a port of its own, gzip-compressed. */
export async function serveCompressed(folder: string): Promise<BenchServer> {
  const sizes = new Map<string, number>();
  const bodies = new Map<string, Buffer>();
  const server = await serveSite(folder, product.baseUrl, ({ file, body }, url) => {
    const variant = url.searchParams.get('variant') ?? '';
    const change = file.endsWith('.html') ? VARIANTS[variant] : undefined;
    const key = `${file} ${variant}`;
    const sent = bodies.get(key) ?? gzipSync(change ? change(body.toString()) : body, { level: 9 });
    bodies.set(key, sent);
    sizes.set(`${url.pathname}${url.search}`, sent.length);
    return {
      headers: {
        'content-encoding': 'gzip',
        'content-length': sent.length,
        'cache-control': isHashed(file) ? 'max-age=31536000, immutable' : 'no-cache',
      },
      body: sent,
    };
  });
  return {
    ...server,
    folder,
    origin: `${server.origin}${product.baseUrl.replace(/\/$/, '')}`,
    sizeOf: (url) => {
      const { pathname, search } = new URL(url);
      return sizes.get(`${pathname}${search}`) ?? 0;
    },
  };
}
