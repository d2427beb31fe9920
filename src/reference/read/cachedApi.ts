import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SourceCache } from '../memoize.ts';
import { SPEC_FOLDER } from '../paths.ts';
import type { Api } from './api.ts';

/** Returns a string that changes if a YAML file of the folder is written, replaced, renamed or deleted. */
function fingerprint(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  return yaml
    .map((file) => {
      const stats = statSync(path.join(folder, file), { bigint: true, throwIfNoEntry: false });
      // Does not rely on the modification time alone: it can be set back, and two edits can have the same time.
      return [file, stats?.mtimeNs, stats?.ctimeNs, stats?.size, stats?.ino].join(' ');
    })
    .join('\n');
}

const memory = new SourceCache<Promise<Api>>();

/**
 * Reads the API again if a file of the document has changed since the start of the last read. If a file changes during
 * a read, its content may be incomplete, with or without an error.
 *
 * @param read Reads the document in the site folder, with or without linting it.
 * @throws SpecError with all errors of complete files.
 */
export async function readCachedApi(
  siteDir: string,
  read: (siteDir: string) => Promise<Api>,
): Promise<Api> {
  const folder = path.join(siteDir, SPEC_FOLDER);
  const files = fingerprint(folder);
  const reading = memory.get(siteDir, files, () => read(siteDir));
  await reading.catch(() => undefined);
  return fingerprint(folder) === files ? reading : readCachedApi(siteDir, read);
}
