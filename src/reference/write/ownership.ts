import { createHash } from 'node:crypto';
import { DATA_FOLDER, dataPath } from '../paths.ts';

/** The content hash of each file that a run generated, by path below the site's folder. */
export type Manifest = Record<string, string>;

/** Path of the last run's manifest. */
export const MANIFEST = dataPath('files');

function contentHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The manifest of a run as JSON. It does not list itself. */
export function createManifest(files: ReadonlyMap<string, string>): string {
  const entries = [...files].map(([file, text]): [string, string] => [file, contentHash(text)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Parses a manifest; undefined if it is missing or invalid. */
export function readManifest(text: string | undefined): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text ?? '');
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** The end of the front matter of generated pages, which nobody writes by hand. */
const GENERATED_MARK = '\ncustom_edit_url: null\n---\n';

function looksGenerated(file: string, text: string): boolean {
  if (file.startsWith(`${DATA_FOLDER}/`)) return true;
  return text.includes(GENERATED_MARK);
}

/**
 * Whether a file may be overwritten or deleted, because a run generated it and it has not been edited since.
 * Without a manifest, pages are recognised by their front matter.
 */
export function isGenerated(file: string, text: string, manifest: Manifest | undefined): boolean {
  if (file === MANIFEST) return true;
  if (manifest === undefined) return looksGenerated(file, text);
  if (!Object.hasOwn(manifest, file)) return false;
  // The data folder holds generated files only, so edits there are not kept.
  return file.startsWith(`${DATA_FOLDER}/`) || manifest[file] === contentHash(text);
}
