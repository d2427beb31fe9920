/** `npm run mock [-- <options>]`: runs the stand-in with the engine as it is and the table of `npm run api`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { runApi } from '../src/cli/api.ts';
import { bundleStandIn } from '../src/cli/standIn/bundle.ts';
import { MOCK_FILE } from '../src/cli/standIn/files.ts';
import type { EngineTable } from '../src/engine/index.ts';
import { namePages } from '../src/plugins/namePages.ts';
import { dataPath } from '../src/reference/paths.ts';

const FOLDER = 'node_modules/.cache/fakewright-mock';

/** The table of the last `npm run api`, which runs first if there was none. */
async function readTable(): Promise<EngineTable | undefined> {
  const file = dataPath('engine');
  const read = async () =>
    existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as EngineTable | null) : null;
  const table = await read();
  if (table) return table;
  const { code } = await runApi(namePages);
  if (code !== 0) process.exitCode = code;
  return (await read()) ?? undefined;
}

/** Exits with the code of the stand-in, which gets the signals of the terminal itself. */
async function run(table: EngineTable): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}/${MOCK_FILE}`;
  await writeFile(file, await bundleStandIn(table));
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

const table = await readTable();
if (table) process.exitCode = await run(table);
