import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import commander from 'commander';
import { pluginFileId } from '../reference/read/slug.ts';
import type { Api } from '../reference/read/model.ts';
import { noMemory } from '../reference/memory.ts';
import type { WriteFailure, WritePages } from '../reference/write/collectPages.ts';
import { WORK_PREFIX } from '../reference/write/publish.ts';
import { createPageIndex } from '../reference/pageIndex.ts';
import { PARTIALS_FOLDER } from '../reference/pages/partials.ts';
import { renderPages } from '../reference/pages/renderPages.ts';
import { dataPaths } from '../reference/paths.ts';
import { listFiles } from '../hosting/files.ts';
import { API_KEY, createOptions, PLUGIN } from './openapi.ts';

/** What the plugin makes of a list of operations: marks for the texts of pages, by file. */
interface Plan {
  marks: [file: string, mark: string][];
  failures: WriteFailure[];
}

/** A plan with failures. The next run may have none. */
class Incomplete extends Error {
  constructor(readonly plan: Plan) {
    super('The plugin has not written all pages.');
  }
}

/** Stands for the page about the API. No operation has this id. */
const INFO = '(info)';

/**
 * Makes the pages with the plugin's own command, in this process: run by itself it reports success
 * whatever happens. What it knows of a page is in the page index; where that is the same as in a former
 * run, it would do the same again, and takes longer to load than all else together.
 */
export const writePages: WritePages = async ({ workDir, ...source }) => {
  const { pages, infoPage, partials, failures } = renderPages(source);
  const { api, memory = noMemory } = source;
  const index = createPageIndex(api);
  const plan = await memory
    .recallLater(
      'plugin',
      () => index,
      () => planPages(api, index, workDir),
    )
    .catch(readIncomplete);
  const texts = plan.marks.map(([file, mark]): [string, string | undefined] => {
    return [file, mark === INFO ? infoPage : pages.get(mark)];
  });
  const shared = partials.map(([name, text]): [string, string] => {
    return [path.posix.join(PARTIALS_FOLDER, name), text];
  });
  return {
    files: new Map([...texts.filter((entry): entry is [string, string] => !!entry[1]), ...shared]),
    failures: [
      ...failures.map(({ operation, reason }) => ({
        page: `${pluginFileId(operation.slug)}.api.mdx`,
        reason,
      })),
      ...plan.failures,
    ],
  };
};

function readIncomplete(error: unknown): Plan {
  if (error instanceof Incomplete) return error.plan;
  throw error;
}

/**
 * Has the plugin write its files into a fresh folder, and reads them back.
 *
 * @throws Incomplete when it says of a page that it could not be written
 * @throws Error when it writes something else than texts of pages
 */
async function planPages(api: Api, index: object, workDir: string): Promise<Plan> {
  const work = await mkdtemp(path.join(workDir, `${WORK_PREFIX}${process.pid}-`));
  try {
    const specPath = path.join(work, dataPaths.pageIndex);
    const outputDir = path.join(work, 'pages');
    await writeFile(specPath, JSON.stringify(index));
    const options = createOptions(
      { specPath, outputDir },
      { createApiPageMD: ({ id }) => id, createInfoPageMD: () => INFO },
    );
    const messages = await captureErrors(() => runPlugin(options));
    const marks = listFiles(outputDir).map((file): [string, string] => {
      return [file, readFileSync(path.join(outputDir, file), 'utf8')];
    });
    const plan = { marks, failures: messages.flatMap(readFailure) };
    if (plan.failures.length > 0) throw new Incomplete(plan);
    const known = new Set([INFO, ...api.operations.map(({ slug }) => pluginFileId(slug))]);
    const [file] = plan.marks.find(([, mark]) => !known.has(mark)) ?? [];
    if (file !== undefined)
      throw new Error(`The plugin has put something of its own into ${file}.`);
    return plan;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
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
