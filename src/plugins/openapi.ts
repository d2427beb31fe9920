import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import commander from 'commander';
import { readApi } from '../api/description/model.ts';
import type { Api } from '../api/description/model.ts';
import { pluginFileId } from '../api/description/slug.ts';
import type { Description } from '../api/description/types.ts';
import type { WriteFailure, WritePages } from '../api/generate.ts';
import { renderInfoPage } from '../api/pages/infoPage.ts';
import { renderOperationPage } from '../api/pages/operationPage.ts';
import { dataPath, PAGES_FOLDER } from '../api/paths.ts';

const PLUGIN = 'docusaurus-plugin-openapi-docs';

/** The one API of this site, as the plugin's configuration names it. */
const API_KEY = 'api';

/** What the plugin tells a page generator, as far as ours needs it. */
interface PluginPage {
  id: string;
}

/** The plugin's options, with page generators of our own whose output is a whole file. */
function createOptions(
  place: { specPath: string; outputDir: string },
  generators: { createApiPageMD: (page: PluginPage) => string; createInfoPageMD: () => string },
) {
  return {
    id: 'openapi',
    docsPluginId: 'default',
    config: {
      [API_KEY]: {
        ...place,
        hideSendButton: true,
        // Nothing around the page: the plugin's own front matter holds a copy of the operation.
        template: 'src/plugins/page.mustache',
        externalJsonProps: false,
        markdownGenerators: generators,
      },
    },
  };
}

/** The plugin in the site's configuration: reads what `npm run api` has made. */
export function openApiPlugin(): [string, ReturnType<typeof createOptions>] {
  let cached: Api | undefined;
  const api = (): Api => {
    cached ??= readApi(JSON.parse(readFileSync(dataPath('bundle'), 'utf8')) as Description);
    return cached;
  };
  const options = createOptions(
    { specPath: dataPath('pageIndex'), outputDir: PAGES_FOLDER },
    {
      createApiPageMD: ({ id }) => {
        const operation = api().operations.find(({ slug }) => pluginFileId(slug) === id);
        return operation ? renderOperationPage(api(), operation) : '';
      },
      createInfoPageMD: () => renderInfoPage(api()),
    },
  );
  return [PLUGIN, options];
}

/**
 * Writes the pages with the plugin's own command, in this process: run by itself it reports success
 * whatever happens.
 */
export const writePages: WritePages = async ({ pageIndex, folder, api }) => {
  const { pages, failures } = renderPages(api);
  const options = createOptions(
    { specPath: pageIndex, outputDir: folder },
    {
      createApiPageMD: ({ id }) => pages.get(id) ?? '',
      createInfoPageMD: () => renderInfoPage(api),
    },
  );
  const messages = await captureErrors(() => runPlugin(options));
  return [...failures, ...messages.flatMap(readFailure)];
};

/** Every page by the plugin's id. One that cannot be rendered does not keep the others back. */
function renderPages(api: Api): { pages: Map<string, string>; failures: WriteFailure[] } {
  const pages = new Map<string, string>();
  const failures: WriteFailure[] = [];
  for (const operation of api.operations) {
    const id = pluginFileId(operation.slug);
    try {
      pages.set(id, renderOperationPage(api, operation));
    } catch (error) {
      failures.push({ page: `${id}.api.mdx`, reason: String(error) });
    }
  }
  return { pages, failures };
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
