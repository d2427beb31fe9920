import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { Memory } from '../reference/cached';
import { DESCRIPTION_FOLDER, PAGES_FOLDER, SIDEBAR_FILE } from '../reference/paths';
import type { Api } from '../reference/read/model';
import type { Reference } from '../reference/reference';
import { siteAddress } from '../product';
import { loadMaker, loadReader } from './loadCode.cjs';
import { serveFolder, writeFiles } from './siteFiles';

/** Folder of the twins and downloads that the development server serves. */
const SERVED = 'served';

const REMEDY = 'Run `npm run api`.';

/** What changes when a file of the description does. */
function sign(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`).join('\n');
}

const read = new Memory<Promise<Api>>();

/**
 * The checked description. It is read again when one of its files has changed.
 *
 * @throws DescriptionError with all faults.
 */
function loadApi(siteDir: string): Promise<Api> {
  const files = sign(path.join(siteDir, DESCRIPTION_FOLDER));
  return read.get(siteDir, files, () => loadReader().readDescription(siteDir));
}

/** The files of pages that differ from the description. */
async function findDifferences(siteDir: string): Promise<string[]> {
  const sidebar = path.join(siteDir, SIDEBAR_FILE);
  const slice = existsSync(sidebar) ? await loadFreshModule(sidebar) : undefined;
  return loadReader().comparePages(siteDir, await loadApi(siteDir), slice);
}

/**
 * What is wrong with the pages, and what mends it; empty if nothing is.
 *
 * @throws DescriptionError when the description is refused.
 */
async function describePages(siteDir: string): Promise<string> {
  if (!existsSync(path.join(siteDir, PAGES_FOLDER))) {
    return `The pages of the API have not been generated. ${REMEDY}`;
  }
  const differences = loadReader().describeDifferences(await findDifferences(siteDir));
  return differences && `${differences} ${REMEDY}`;
}

/** Runs the OpenAPI plugin's command, which writes the files that are not there, without its hundreds of lines. */
async function writePages(siteDir: string): Promise<void> {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'gen-api-docs', 'all'];
  await promisify(execFile)(process.execPath, args, { cwd: siteDir, maxBuffer: 2 ** 26 });
}

/**
 * `npm run api`: checks the description; where pages differ from it, has the OpenAPI plugin write these; compares again,
 * as the plugin swallows errors. Only what differs is touched: a development server compiles each page that is written.
 *
 * @throws Error when the description is refused, or pages still differ.
 */
async function updatePages(siteDir: string): Promise<void> {
  const { describeDifferences } = loadReader();
  const files = await findDifferences(siteDir);
  for (const file of files) rmSync(path.join(siteDir, file), { recursive: true, force: true });
  if (files.length > 0) {
    await writePages(siteDir);
    const differences = describeDifferences(await findDifferences(siteDir));
    if (differences !== '') throw new Error(differences);
  }
  const { operations } = await loadApi(siteDir);
  logger.info(`${operations.length} operations: ${files.length} files changed in ${PAGES_FOLDER}.`);
}

/**
 * Makes everything that the site says from `openapi/`: the data that pages import from `@generated/reference`, Markdown
 * twins and downloads. Adds the command `docusaurus api`.
 */
export default async function referencePlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  // Before content is loaded: of a page that is missing, the docs plugin would say that the sidebar is wrong.
  if (process.env.NODE_ENV === 'production') {
    const reason = await describePages(siteDir);
    if (reason !== '') throw Object.assign(new Error(reason), { stack: reason });
  }
  let reference: Reference;
  return {
    name: 'reference',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        const reason = await describePages(siteDir);
        if (reason !== '') logger.warn(reason);
      }
      const api = await loadApi(siteDir);
      reference = await loadMaker().createReference(api, siteAddress);
      return reference;
    },
    async contentLoaded({ actions }) {
      for (const [file, text] of reference.data) await actions.createData(file, text);
      if (process.env.NODE_ENV !== 'development') return;
      // After what pages wait for.
      for (const [file, text] of reference.served())
        await actions.createData(`${SERVED}/${file}`, text);
    },
    getPathsToWatch: () => [
      path.join(siteDir, DESCRIPTION_FOLDER, '**/*.yaml'),
      path.join(siteDir, SIDEBAR_FILE),
    ],
    configureWebpack: () =>
      serveFolder(path.join(generatedFilesDir, 'reference/default', SERVED), baseUrl),
    postBuild: ({ outDir }) => writeFiles(outDir, reference.served()),
    extendCli(cli) {
      cli
        .command('api')
        .description('Check openapi/, and generate the pages that differ from it.')
        .action(async () => {
          try {
            await updatePages(siteDir);
          } catch (error) {
            if (error instanceof loadReader().DescriptionError) error.print();
            else logger.error(error instanceof Error ? error.message : String(error));
            process.exitCode = 1;
          }
        });
    },
  };
}
