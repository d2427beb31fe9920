import type { Configuration } from 'webpack';

/** Settings by which the development server answers with the files of a folder, as a build would have them. */
export function serveFolder(directory: string, publicPath: string): Configuration {
  return { devServer: { static: [{ directory, publicPath, watch: false }] } } as Configuration;
}
