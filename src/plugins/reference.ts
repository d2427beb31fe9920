import { existsSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LINTED_VARIABLE, PAGES_FOLDER, SPEC_FOLDER } from '../reference/paths';
import type { Api } from '../reference/read/api';
import type { ApiContent } from '../reference/apiContent';
import { siteAddress } from '../site/product';
import { loadLinter, loadApiContent, loadReader } from './loadCode.cjs';
import { serveFolder, writeFiles } from './siteFiles';

/** Folder of the Markdown versions and downloads that the development server serves. */
const SERVED = 'served';

const ADVICE = 'Run `npm run api`.';

/** Loads the API; lints the document, unless the command before this one has done so. */
const loadApi = (siteDir: string): Promise<Api> =>
  process.env[LINTED_VARIABLE]
    ? loadReader().loadApi(siteDir, loadReader().readLintedApi)
    : loadReader().loadApi(siteDir, loadLinter().lintApi);

/**
 * Describes what is wrong with the pages, and the command that corrects it; empty if nothing is wrong.
 *
 * @throws SpecError if the OpenAPI document is rejected.
 */
async function describePages(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, PAGES_FOLDER);
  if (!existsSync(folder)) return `The pages of the API have not been generated. ${ADVICE}`;
  const problem = loadReader().checkPages(folder, await loadApi(siteDir));
  return problem && `${problem} ${ADVICE}`;
}

/**
 * Creates the content that pages import from `@generated/reference`, the Markdown versions and the downloads from
 * `openapi/`.
 */
export default async function referencePlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  // Before content is loaded: of a page that is missing, the docs plugin would say that the sidebar is wrong.
  if (process.env.NODE_ENV === 'production') {
    const reason = await describePages(siteDir);
    if (reason !== '') throw Object.assign(new Error(reason), { stack: reason });
  }
  let apiContent: ApiContent;
  /** Error of the OpenAPI document or the pages, as the terminal shows it. */
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
      apiContent = await loadApiContent().createApiContent(api, siteAddress);
      return apiContent;
    },
    async contentLoaded({ actions }) {
      for (const [file, text] of apiContent.data) await actions.createData(file, text);
      if (process.env.NODE_ENV !== 'development') return;
      // After what pages wait for.
      for (const [file, text] of apiContent.served())
        await actions.createData(`${SERVED}/${file}`, text);
    },
    getPathsToWatch: () => [
      path.join(siteDir, SPEC_FOLDER, '**/*.yaml'),
      path.join(siteDir, PAGES_FOLDER, '*.{mdx,ts}'),
    ],
    configureWebpack: () =>
      serveFolder(path.join(generatedFilesDir, 'reference/default', SERVED), baseUrl),
    postBuild: ({ outDir }) => writeFiles(outDir, apiContent.served()),
  };
}
