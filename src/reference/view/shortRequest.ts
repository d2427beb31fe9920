import { createCode } from './code.ts';
import type { CodeView } from '../model/types.ts';

/** A GET in cURL, in the shortest form that can be copied and run. */
export function createShortRequest(url: string): CodeView {
  return createCode(`curl '${url}' \\\n  -H "X-API-Key: $FAKEWRIGHT_KEY"`, 'bash');
}
