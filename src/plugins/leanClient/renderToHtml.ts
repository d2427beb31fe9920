import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToHtml as renderStream } from '@docusaurus/core/lib/client/renderToHtml.js';

/** What React writes for a part that was not there in time and is left to the browser. */
const MISSING = '<!--$!-->';

/**
 * A page's HTML. The framework takes it from a stream, which encodes and decodes it and asks for a turn
 * again and again: a fifth of the time of rendering. Nothing here is waited for, as all scripts of a page
 * are loaded before; should something be, the stream waits for it.
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  return html.includes(MISSING) ? await renderStream(app) : html;
}
