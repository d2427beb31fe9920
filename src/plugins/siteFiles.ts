import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Configures the development server to serve the files of a folder at a public path.
 *
 * @param options Other options of the server.
 */
export function createDevServerConfig(
  directory: string,
  publicPath: string,
  options = {},
): Configuration {
  const devServer = { static: [{ directory, publicPath, watch: false }], ...options };
  return { devServer } as Configuration;
}

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
