/** Ends a run of Vitest before its first test when `npm run api` has not been run, and says so. */
import { existsSync } from 'node:fs';
import { dataPath } from '../../src/reference/paths.ts';

export function setup(): void {
  if (existsSync(dataPath('catalogue'))) return;
  throw new Error('The pages of the API have not been generated: run `npm run api` first.');
}
