import type { Configuration } from 'webpack';

/** Configuration with which the development server serves a folder's files at a public path. */
export function serveFolder(directory: string, publicPath: string): Configuration {
  return { devServer: { static: [{ directory, publicPath, watch: false }] } } as Configuration;
}
