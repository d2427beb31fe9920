import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { product } from '../src/site/product.ts';
import { isHashed } from '../src/hosting/fileTypes.ts';
import { serveSite } from '../scripts/support/staticServer.ts';
import type { StaticServer } from '../scripts/support/staticServer.ts';

/** Matches the style sheet link. In our pages, the link is after the content. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/[^\s">]*)"?\s*\/?>/;

/** Removes the inline styles and the style sheet link of a page, and adds HTML to its head. */
function replaceStyles(html: string, head: (link: string, file: string) => string): string {
  const [link = '', href = ''] = LINK.exec(html) ?? [];
  if (href === '') throw new Error('A page has no style sheet to measure.');
  const added = head(link, href.slice(product.baseUrl.length));
  const rest = html.replace(/<style>[^]*?<\/style>/, '').replace(link, '');
  return rest.replace('</head>', () => `${added}</head>`);
}

/** Changes to a page, selected by the parameter `variant` of its URL. */
const VARIANTS: Record<string, (html: string, folder: string) => string> = {
  /** The theoretical limit: no scripts, and all styles in the HTML. */
  limit: (html, folder) =>
    replaceStyles(
      html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
      (_link, file) => `<style>${readFileSync(path.join(folder, file), 'utf8')}</style>`,
    ),
  /** No inline styles: the style sheet is linked in the head. */
  'styles-as-file': (html) => replaceStyles(html, (link) => link),
  /** Records when the first paragraph of the first parameter and the first response are painted. */
  timed: (html) =>
    html
      .replace(/(<div[^>]*\sid="?query-[\s\S]*?<p)/, '$1 elementtiming="parameter"')
      .replace(/(<pre)([^>]*><code[^>]*class="?language-json)/, '$1 elementtiming="sample"$2'),
};

export interface BenchServer extends StaticServer {
  /** Returns the size of the response body for a URL, in bytes. */
  sizeOf: (url: string) => number;
}

/** Serves a built site below the base path, and compresses responses with gzip. */
export async function serveCompressed(folder: string): Promise<BenchServer> {
  const bodies = new Map<string, Buffer>();
  const server = await serveSite(folder, product.baseUrl, ({ file, body }, url) => {
    const change = VARIANTS[url.searchParams.get('variant') ?? ''];
    const key = `${url.pathname}${url.search}`;
    const text = change && file.endsWith('.html') ? change(body.toString(), folder) : body;
    const sent = bodies.get(key) ?? gzipSync(text, { level: 9 });
    bodies.set(key, sent);
    const cache = isHashed(file) ? 'max-age=31536000, immutable' : 'no-cache';
    const headers = { 'content-encoding': 'gzip', 'content-length': sent.length };
    return { headers: { ...headers, 'cache-control': cache }, body: sent };
  });
  return {
    ...server,
    origin: `${server.origin}${product.baseUrl.replace(/\/$/, '')}`,
    sizeOf: (url) => {
      const { pathname, search } = new URL(url);
      return bodies.get(`${pathname}${search}`)?.length ?? 0;
    },
  };
}
