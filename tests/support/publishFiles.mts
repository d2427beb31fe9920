/** Publishes the files that a JSON file lists, in a folder: a run without the making of pages. */
import { readFileSync } from 'node:fs';
import { publish, repair } from '../../src/reference/write/publish.ts';

const [siteDir = '', list = ''] = process.argv.slice(2);

try {
  await repair(siteDir);
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  await publish(siteDir, new Map(Object.entries(files)));
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 4;
}
