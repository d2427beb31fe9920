import type { Surroundings } from '../src/cli/api.ts';
import { createPaint } from '../src/cli/colour.ts';
import { createProgress } from '../src/cli/progress.ts';
import { namePages } from '../src/plugins/namePages.ts';
import { siteAddress } from '../src/product.ts';

/** The environment of `npm run api` in this working directory and terminal. */
export const surroundings: Surroundings = {
  siteDir: process.cwd(),
  site: siteAddress,
  env: process.env,
  namePages,
  loadOwnData: async () => (await import('../src/cli/standIn/ownData.ts')).createOwnData,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  paint: createPaint(process.stderr, process.env),
  progress: createProgress(process.stderr),
};
