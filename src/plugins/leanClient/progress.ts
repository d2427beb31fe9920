import type { Configuration } from 'webpack';

const PROGRESS = /Progress/;

/**
 * The framework's plugins without the one that draws how far the bundler is. It is asked to draw after each of
 * thousands of steps: half a second of processor time, in the log of a server for nobody.
 *
 * @param isSeen whether somebody looks at a terminal
 */
export function withoutProgress(
  plugins: Configuration['plugins'] = [],
  isSeen = process.stderr.isTTY,
): NonNullable<Configuration['plugins']> {
  if (isSeen) return plugins;
  return plugins.filter((plugin) => plugin && !PROGRESS.test(plugin.constructor.name));
}
