import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LINTED_VARIABLE, PAGES_FOLDER, SPEC_FOLDER } from '../reference/paths';
import type { Api } from '../reference/read/api';
import type { ApiContent, ApiPageModels } from '../reference/apiContent';
import { rootUrl } from '../site/product';
import { Linter } from './linter';
import { loadApiContent, loadLinter, loadReader } from './loadCode.cjs';
import { createDevServerConfig, writeFiles } from './siteFiles';

/** Folder of the Markdown versions and downloads on the development server. */
const SERVED = 'served';

const ADVICE = 'Run `npm run api`.';

/** Delay of a reload in milliseconds, because file watchers drop the events of the first 50 ms after an event. */
const RELOAD_DELAY = 100;

/** Milliseconds for the bundler to update the open page before other work starts. */
const UPDATE_TIME = 1000;

/** Returns a promise that never resolves: Docusaurus drops such a reload, and uses the result of a later one. */
const dropReload = (): Promise<never> => new Promise(() => undefined);

const readApi = (siteDir: string): Promise<Api> =>
  loadReader().readCachedApi(siteDir, loadReader().readLintedApi);

/**
 * Compares the OpenAPI document with the pages, and lints it unless `npm run api` has just linted it.
 *
 * @returns The error in the pages, and the command that corrects it; empty if there is none.
 * @throws SpecError if the OpenAPI document is rejected.
 */
async function findError(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, PAGES_FOLDER);
  if (!existsSync(folder)) return `The pages of the API have not been generated. ${ADVICE}`;
  const isLinted = Boolean(process.env[LINTED_VARIABLE]);
  const api = await (isLinted ? readApi(siteDir) : loadLinter().lintApi(siteDir));
  const problem = loadReader().checkPages(folder, api);
  return problem && `${problem} ${ADVICE}`;
}

/**
 * Docusaurus plugin that creates page data for imports from `@generated/reference`, Markdown versions and downloads
 * from `openapi/`. During `npm start`, an edit updates the open page first, then the other files, and is linted last.
 */
export default async function referencePlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  // Checks the pages before content is loaded, because for a missing page the docs plugin would report an error in the
  // sidebar.
  if (process.env.NODE_ENV === 'production') {
    const reason = await findError(siteDir);
    if (reason !== '') throw Object.assign(new Error(reason), { stack: reason });
  }
  /** Error of the last reload. */
  let failure: Error | undefined;
  const linter = new Linter(async () => {
    const problem = await findError(siteDir);
    if (failure) throw failure;
    return problem;
  });
  // All reloads share this object: they overlap, and the last one to end may have started first.
  const content = {} as ApiContent;
  let pages: ApiPageModels | undefined;
  let requests = 0;
  return {
    name: 'reference',
    async loadContent() {
      requests += 1;
      failure = undefined;
      const request = requests;
      if (pages) await sleep(RELOAD_DELAY);
      if (request !== requests) return dropReload();
      try {
        pages = loadApiContent().createPageModels(await readApi(siteDir));
      } catch (error) {
        if (!pages) throw error;
        // Keeps the content of the pages. The lint reports the error with file and line.
        failure = error as Error;
        linter.runAfter(UPDATE_TIME);
        return dropReload();
      }
      return content;
    },
    async contentLoaded({ actions }) {
      const current = pages as ApiPageModels;
      for (const [file, text] of current.data) await actions.createData(file, text);
      const isReload = 'data' in content;
      if (isReload) await sleep(UPDATE_TIME);
      if (current !== pages) return dropReload();
      Object.assign(content, await loadApiContent().createApiContent(current, rootUrl));
      for (const [file, text] of content.data) await actions.createData(file, text);
      if (!isDevelopment) return;
      for (const [file, text] of content.served())
        await actions.createData(`${SERVED}/${file}`, text);
      linter.runAfter(UPDATE_TIME);
    },
    getPathsToWatch: () => [path.join(siteDir, SPEC_FOLDER, '**/*.yaml')],
    configureWebpack: () =>
      createDevServerConfig(path.join(generatedFilesDir, 'reference/default', SERVED), baseUrl, {
        onListening: linter.connect,
      }),
    postBuild: ({ outDir }) => writeFiles(outDir, content.served()),
  };
}
