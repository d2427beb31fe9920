/** Writes the files that a JSON file lists into a folder, as a run of `npm run api` does with its own. */
import { readFileSync } from 'node:fs';
import { repair, writeAll } from '../../src/reference/write/writeAll.ts';

const [siteDir = '', list = ''] = process.argv.slice(2);

try {
  await repair(siteDir);
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  await writeAll(siteDir, new Map(Object.entries(files)));
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 4;
}
