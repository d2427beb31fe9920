import library from '@faker-js/faker/package.json' with { type: 'json' };
import { parseDocument } from 'yaml';

/** Where the description names the library that made its samples. */
const PLACE = ['info', 'x-samples'];

/** The library whose data and random sequence the samples come from, in the version in use. */
export const SAMPLES_LIBRARY = { generator: library.name, version: library.version };

/**
 * Writes into the text of the description's first file which library made the samples: another
 * version may answer the same request otherwise.
 *
 * @returns The text itself when it says so already.
 */
export function recordLibrary(text: string): string {
  const document = parseDocument(text);
  const recorded = document.toJS() as { info?: { 'x-samples'?: unknown } };
  if (JSON.stringify(recorded.info?.['x-samples']) === JSON.stringify(SAMPLES_LIBRARY)) return text;
  document.setIn(PLACE, document.createNode(SAMPLES_LIBRARY));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
