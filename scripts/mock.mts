/** `npm run mock [-- <options>]`: runs the mock server with the current engine and OpenAPI document. */
import './support/reportMissingModules.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { bundleMockServer } from '../src/reference/runtime/bundle.ts';
import { MOCK_FILE } from '../src/site/downloads.ts';
import { lintApi } from '../src/reference/lint/lint.ts';
import { createEngineTable } from '../src/reference/view/engineTable.ts';
import { HELP, readOptions } from 'fakewright-engine/mock/options';

const FOLDER = 'node_modules/.cache/fakewright-mock';

/** Runs the server, and returns its exit code. The terminal sends signals, such as Ctrl+C, to the server as well. */
async function run(): Promise<number> {
  const table = createEngineTable(await lintApi('.'));
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}/${MOCK_FILE}`;
  await writeFile(file, await bundleMockServer(table));
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

try {
  // Check the options before the document is bundled, which takes seconds.
  const { help } = readOptions(process.argv.slice(2));
  if (help) console.log(HELP.replace(/node \S+/, 'npm run mock --'));
  else process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
