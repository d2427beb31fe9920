import { createHash } from 'node:crypto';
import { PARTIALS_FOLDER } from '../pages/partials.ts';
import { DATA_FOLDER, dataPath, PAGES_FOLDER } from '../paths.ts';

/** What a run has made: the digest of each file, by its path below the site's folder. */
export type Manifest = Record<string, string>;

/** Where the manifest of the last run is. */
export const MANIFEST = dataPath('files');

export function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The list of what a run makes, as a file of its own that stands in no list. */
export function createManifest(files: ReadonlyMap<string, string>): string {
  const entries = [...files].map(([file, text]): [string, string] => [file, digest(text)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** A manifest from its text; nothing when there is none that can be read. */
export function readManifest(text: string | undefined): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text ?? '');
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** The end of the front matter of each page that is made; nobody writes it by hand. */
const MARK = '\ncustom_edit_url: null\n---\n';

function looksMade(file: string, text: string): boolean {
  if (file.startsWith(`${DATA_FOLDER}/`)) return true;
  return file.startsWith(`${PAGES_FOLDER}/${PARTIALS_FOLDER}/`) || text.includes(MARK);
}

/**
 * Whether a file may be overwritten or deleted, because a run made it and nobody has changed it since.
 * Without a manifest, which older versions did not write, a page is known by what it holds.
 */
export function isMade(file: string, text: string, manifest: Manifest | undefined): boolean {
  if (file === MANIFEST) return true;
  if (manifest === undefined) return looksMade(file, text);
  if (!Object.hasOwn(manifest, file)) return false;
  // Nobody writes in the data folder.
  return file.startsWith(`${DATA_FOLDER}/`) || manifest[file] === digest(text);
}
