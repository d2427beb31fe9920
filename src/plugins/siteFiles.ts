import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';

/** Configuration with which the development server serves a folder's files at a public path, and other options of it. */
export function serveFolder(directory: string, publicPath: string, options = {}): Configuration {
  const devServer = { static: [{ directory, publicPath, watch: false }], ...options };
  return { devServer } as Configuration;
}

/** Writes files, by path below a folder. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [file: string, text: string]>,
): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
