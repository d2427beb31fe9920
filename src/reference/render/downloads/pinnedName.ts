import { createHash } from 'node:crypto';
import type { Download } from '../../../site/downloads.ts';

/** Creates the name of a file with its version and hash: `fakewright-mock-1.0.0-0a1b2c3d.mjs`. */
export function pinnedName({ file, text }: Download, version: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return file.replace('.', `-${version}-${hash}.`);
}
