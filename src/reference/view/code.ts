import { cached } from '../cached.ts';
import { highlight } from '../../samples/highlight.ts';
import type { CodeView } from '../model/types.ts';

const cache = new Map<string, CodeView>();

/** Highlights code. Cached, because templates of requests recur on every page. */
export function createCode(text: string, language = ''): CodeView {
  return cached(cache, `${language} ${text}`, () => {
    // Components highlight JSON themselves, so that values need not be written before.
    const tokens = language === 'json' ? '' : highlight(text, language);
    return { text, ...(language && { language }), ...(tokens && { tokens }) };
  });
}
