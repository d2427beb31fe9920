import type { Surroundings } from '../src/cli/api.ts';
import { createPaint } from '../src/cli/colour.ts';
import { createProgress } from '../src/cli/progress.ts';
import { writePages } from '../src/plugins/writePages.ts';
import { siteAddress } from '../src/product.ts';

/** What `npm run api` works with in this folder and on this terminal. */
export const surroundings: Surroundings = {
  siteDir: process.cwd(),
  site: siteAddress,
  env: process.env,
  writePages,
  loadSeedSamples: async () => (await import('../src/cli/samples/explore.ts')).createSeedSamples,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  paint: createPaint(process.stderr, process.env),
  progress: createProgress(process.stderr),
};
