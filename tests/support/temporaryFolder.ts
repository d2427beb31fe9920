import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/**
 * Creates a folder before the first test of a file or group, and deletes it after the last test.
 *
 * @returns An object with the absolute `path`. It is set in hooks and tests, but not while the test file is loaded.
 */
export function useTemporaryFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeAll(() => {
    // Use the real path, so that it equals the path in code that resolves symbolic links.
    folder.path = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'test-')));
  });
  afterAll(() => {
    if (folder.path !== '') rmSync(folder.path, { recursive: true, force: true });
  });
  return folder;
}
