import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import commander from 'commander';
import { pluginFileId } from '../api/description/slug.ts';
import type { WriteFailure, WritePages } from '../api/output/collectPages.ts';
import { PARTIALS_FOLDER } from '../api/pages/partials.ts';
import { renderPages } from '../api/pages/renderPages.ts';
import { API_KEY, createOptions, PLUGIN } from './openapi.ts';

/**
 * Writes the pages with the plugin's own command, in this process: run by itself it reports success
 * whatever happens.
 */
export const writePages: WritePages = async ({ pageIndex, folder, ...source }) => {
  const { pages, infoPage, partials, failures } = renderPages(source);
  const options = createOptions(
    { specPath: pageIndex, outputDir: folder },
    { createApiPageMD: ({ id }) => pages.get(id) ?? '', createInfoPageMD: () => infoPage },
  );
  const messages = await captureErrors(() => runPlugin(options));
  await writePartials(path.join(folder, PARTIALS_FOLDER), partials);
  return [
    ...failures.map(({ operation, reason }) => ({
      page: `${pluginFileId(operation.slug)}.api.mdx`,
      reason,
    })),
    ...messages.flatMap(readFailure),
  ];
};

async function writePartials(
  folder: string,
  partials: readonly [name: string, text: string][],
): Promise<void> {
  if (partials.length === 0) return;
  await mkdir(folder);
  await Promise.all(partials.map(([name, text]) => writeFile(path.join(folder, name), text)));
}

async function runPlugin(options: ReturnType<typeof createOptions>): Promise<void> {
  const require = createRequire(import.meta.url);
  const { default: createPlugin } = require(PLUGIN) as {
    default: (context: Pick<LoadContext, 'siteDir'> & object, options: object) => Plugin;
  };
  const siteConfig = { presets: [], plugins: [[PLUGIN, options]] };
  const plugin = createPlugin(
    { siteDir: process.cwd(), siteConfig } as object as LoadContext,
    options,
  );
  const cli = commander.createCommand();
  plugin.extendCli?.(cli as typeof commander);
  await cli.parseAsync(['gen-api-docs', API_KEY], { from: 'user' });
}

/** Runs something that only prints its errors, and returns what it printed instead of printing it. */
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

/** The plugin's message about a page: `Failed to write "<folder>/<page>" Error: <reason>`. */
function readFailure(message: string): WriteFailure[] {
  // eslint-disable-next-line no-control-regex -- the plugin colours its messages
  const plain = message.replaceAll(/\u001b\[\d+m/g, '');
  const [, file = '', reason = ''] =
    /^Failed to write "([^"]+)" (?:Error: )?(.*)$/s.exec(plain) ?? [];
  return file
    ? [{ page: path.basename(file), reason: reason.replaceAll(file, path.basename(file)) }]
    : [];
}
