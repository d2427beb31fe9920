import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './hosting/files.ts';

/** Changes with every file of the site's code, with every installed package, and with Node. */
export function codeState(siteDir: string): string {
  const lockfile = readFileSync(path.join(siteDir, 'package-lock.json'));
  const hash = createHash('sha256').update(`${process.version}\0`).update(lockfile);
  const folder = path.join(siteDir, 'src');
  for (const file of listFiles(folder)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
