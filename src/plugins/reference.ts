import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Memory } from '../reference/cached';
import {
  BUNDLE_VARIABLE,
  SPEC_FOLDER,
  LINTED_VARIABLE,
  PAGES_FOLDER,
  PAGES_FOLDER_VARIABLE,
} from '../reference/paths';
import type { Api } from '../reference/read/api';
import type { ApiContent } from '../reference/reference';
import { siteAddress } from '../site/product';
import { loadLinter, loadApiContent, loadReader } from './loadCode.cjs';
import { publishPages } from './publishPages';
import { serveFolder, writeFiles } from './siteFiles';

/** Folder of the Markdown versions and downloads that the development server serves. */
const SERVED = 'served';

const REMEDY = 'Run `npm run api`.';

/** Returns a text that changes when a YAML file of the folder is written, replaced, renamed or deleted. */
function fingerprint(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  return yaml
    .map((file) => {
      const stats = statSync(path.join(folder, file), { bigint: true, throwIfNoEntry: false });
      // A modification time can be set back, and two edits can share one.
      return [file, stats?.mtimeNs, stats?.ctimeNs, stats?.size, stats?.ino].join(' ');
    })
    .join('\n');
}

const read = new Memory<Promise<Api>>();

/** Reads the OpenAPI document; lints it, unless the command before this one has done so. */
const readApi = (siteDir: string): Promise<Api> =>
  process.env[LINTED_VARIABLE]
    ? loadReader().readLintedApi(siteDir)
    : loadLinter().lintApi(siteDir);

/**
 * Reads and checks the OpenAPI document, again if one of its files has changed since the last time or during it: a file
 * that is being written can be read by halves, with or without an error.
 *
 * @throws DescriptionError with all problems of files that are not being written.
 */
async function loadApi(siteDir: string): Promise<Api> {
  const folder = path.join(siteDir, SPEC_FOLDER);
  const files = fingerprint(folder);
  const reading = read.get(siteDir, files, () => readApi(siteDir));
  await reading.catch(() => undefined);
  return fingerprint(folder) === files ? reading : loadApi(siteDir);
}

/**
 * Describes what is wrong with the pages, and the command that corrects it; empty if nothing is wrong.
 *
 * @throws DescriptionError when the OpenAPI document is rejected.
 */
async function describePages(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, PAGES_FOLDER);
  if (!existsSync(folder)) return `The pages of the API have not been generated. ${REMEDY}`;
  const problem = loadReader().checkPages(folder, await loadApi(siteDir));
  return problem && `${problem} ${REMEDY}`;
}

/**
 * Runs the OpenAPI plugin's command without its hundreds of lines.
 *
 * @param root A folder in that of the site. The plugin reads the bundled document from it, as it needs seconds for
 *   hundreds of files, and writes the pages into a folder in it.
 */
async function generatePages(siteDir: string, root: string, { spec }: Api): Promise<string> {
  const pages = path.join(root, path.basename(PAGES_FOLDER));
  const bundle = path.join(root, 'openapi.json');
  writeFileSync(bundle, JSON.stringify(spec));
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'gen-api-docs', 'all'];
  const env = {
    ...process.env,
    [BUNDLE_VARIABLE]: path.relative(siteDir, bundle),
    [PAGES_FOLDER_VARIABLE]: path.relative(siteDir, pages),
    [LINTED_VARIABLE]: 'true',
  };
  await promisify(execFile)(process.execPath, args, { cwd: siteDir, env, maxBuffer: 2 ** 26 });
  return pages;
}

/**
 * `npm run api`: checks the OpenAPI document. Then the OpenAPI plugin generates the pages in a folder of their own, and
 * those that differ are published. They are checked first, as the plugin swallows errors.
 *
 * @throws Error when the document is rejected, or operations have no page.
 */
async function updatePages(siteDir: string): Promise<void> {
  const api = await loadApi(siteDir);
  // The plugin makes ids in the sidebar of what follows the first folder.
  const root = mkdtempSync(path.join(siteDir, '.api-'));
  try {
    const generated = await generatePages(siteDir, root, api);
    const problem = loadReader().checkPages(generated, api);
    if (problem !== '') throw new Error(problem);
    const count = publishPages(generated, path.join(siteDir, PAGES_FOLDER));
    logger.info(`${api.operations.length} operations: ${count} files changed in ${PAGES_FOLDER}.`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Makes everything that the site says from `openapi/`: the data that pages import from `@generated/reference`, Markdown
 * Markdown versions and downloads. Adds the command `docusaurus api`.
 */
export default async function referencePlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  // Before content is loaded: of a page that is missing, the docs plugin would say that the sidebar is wrong.
  if (process.env.NODE_ENV === 'production') {
    const reason = await describePages(siteDir);
    if (reason !== '') throw Object.assign(new Error(reason), { stack: reason });
  }
  let reference: ApiContent;
  /** What is wrong with the OpenAPI document or the pages, as the terminal shows it. */
  let problem = '';
  return {
    name: 'reference',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        const before = problem;
        problem = 'The OpenAPI document is rejected.';
        problem = await describePages(siteDir);
        if (problem !== '') logger.warn(problem);
        else if (before !== '') logger.success(`${SPEC_FOLDER}/ is valid, and the pages match it.`);
      }
      const api = await loadApi(siteDir);
      reference = await loadApiContent().createApiContent(api, siteAddress);
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
      path.join(siteDir, SPEC_FOLDER, '**/*.yaml'),
      path.join(siteDir, PAGES_FOLDER, '*.{mdx,ts}'),
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
            if (error instanceof loadReader().SpecError) error.print();
            else logger.error(error instanceof Error ? error.message : String(error));
            process.exitCode = 1;
          }
        });
    },
  };
}
