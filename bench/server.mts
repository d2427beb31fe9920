import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { product } from '../src/product.ts';
import { isHashed } from '../src/hosting/files.ts';
import { serveSite } from '../tests/support/staticServer.ts';
import type { StaticServer } from '../tests/support/staticServer.ts';

/** The style sheet that a page of ours links to behind its content. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/[^\s">]*)"?\s*\/?>/;

/** A page without its inline styles, and its style sheet. */
function takeStyles(html: string, folder: string): { html: string; link: string; css: string } {
  const [link = '', href = ''] = LINK.exec(html) ?? [];
  if (href === '') throw new Error('A page has no style sheet to measure.');
  const css = readFileSync(path.join(folder, href.slice(product.baseUrl.length)), 'utf8');
  return { html: html.replace(/<style>[^]*?<\/style>/, '').replace(link, ''), link, css };
}

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** What the server does with a page of a build, by the parameter `variant` of its address. */
const VARIANTS: Record<string, (html: string, folder: string) => string> = {
  /** The limit: no scripts, and all styles in the HTML. */
  limit: (page, folder) => {
    const { html, css } = takeStyles(page, folder);
    return withoutScripts(html).replace('</head>', () => `<style>${css}</style></head>`);
  },
  /** The page as it was without inline styles. */
  'styles-as-file': (page, folder) => {
    const { html, link } = takeStyles(page, folder);
    return html.replace('</head>', () => `${link}</head>`);
  },
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
    const sent =
      bodies.get(key) ?? gzipSync(change ? change(body.toString(), folder) : body, { level: 9 });
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
