import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import commander from 'commander';
import { listFiles } from '../hosting/files.ts';
import type { NamePages } from '../reference/generate.ts';
import { dataPaths } from '../reference/paths.ts';
import type { WriteFailure } from '../reference/write/matchPages.ts';
import { WORK_PREFIX } from '../reference/write/writeAll.ts';
import { API_KEY, createOptions, PLUGIN } from './openapi.ts';

/**
 * Lists the pages that docusaurus-plugin-openapi-docs generates from a description. It has no public function
 * for that, so this runs its CLI command in this process, into a temporary folder.
 *
 * @param index The page index, an OpenAPI description.
 * @param workDir Absolute path of the folder in which to create the temporary one.
 * @returns The file names, and the errors that the plugin printed for pages it could not write.
 */
export const namePages: NamePages = async (index, workDir) => {
  const work = await mkdtemp(path.join(workDir, `${WORK_PREFIX}${process.pid}-`));
  try {
    const specPath = path.join(work, dataPaths.pageIndex);
    const outputDir = path.join(work, 'pages');
    await writeFile(specPath, JSON.stringify(index));
    const options = createOptions({ specPath, outputDir }, () => 'A page.');
    const messages = await captureErrors(() => runPlugin(options));
    return { files: listFiles(outputDir), failures: messages.flatMap(readFailure) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

async function runPlugin(options: ReturnType<typeof createOptions>): Promise<void> {
  const require = createRequire(import.meta.url);
  const { default: createPlugin } = require(PLUGIN) as {
    default: (context: Pick<LoadContext, 'siteDir'> & object, options: object) => Plugin;
  };
  const siteConfig = { presets: [], plugins: [[PLUGIN, options]] };
  const context = { siteDir: process.cwd(), siteConfig } as object as LoadContext;
  const cli = commander.createCommand();
  createPlugin(context, options).extendCli?.(cli as typeof commander);
  await cli.parseAsync(['gen-api-docs', API_KEY], { from: 'user' });
}

/** Runs a function and returns what it writes with `console.error`, instead of printing it. */
async function captureErrors(run: () => Promise<void>): Promise<string[]> {
  const messages: string[] = [];
  const { log, error } = console;
  console.log = () => undefined;
  console.error = (...parts: unknown[]) => messages.push(parts.map(String).join(' '));
  try {
    await run();
  } finally {
    console.log = log;
    console.error = error;
  }
  return messages;
}

/** Parses the plugin's error message: `Failed to write "<folder>/<page>" Error: <reason>`. */
function readFailure(message: string): WriteFailure[] {
  const [, file = '', reason = ''] =
    /^Failed to write "([^"]+)" (?:Error: )?(.*)$/s.exec(stripVTControlCharacters(message)) ?? [];
  if (!file) return [];
  return [{ page: path.basename(file), reason: reason.replaceAll(file, path.basename(file)) }];
}
