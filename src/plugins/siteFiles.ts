import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';

/** Configuration with which the development server serves a folder's files at a public path. */
export function serveFolder(directory: string, publicPath: string): Configuration {
  return { devServer: { static: [{ directory, publicPath, watch: false }] } } as Configuration;
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
