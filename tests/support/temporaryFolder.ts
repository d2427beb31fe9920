import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/**
 * A folder for the tests of a file or group, made before the first and deleted after the last.
 *
 * @returns An object whose `path` is absolute, and there from the first `beforeAll` after this call.
 */
export function useTemporaryFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeAll(() => {
    // Resolved: what follows links must find the same path again.
    folder.path = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'test-')));
  });
  afterAll(() => {
    if (folder.path !== '') rmSync(folder.path, { recursive: true, force: true });
  });
  return folder;
}
