import { dataPath, PAGES_FOLDER } from '../reference/paths.ts';

export const PLUGIN = 'docusaurus-plugin-openapi-docs';

/** Key of the API in the plugin's configuration. */
export const API_KEY = 'api';

/**
 * The plugin's options.
 *
 * @param write Returns the content of each page. It is discarded: only the file names are used.
 */
export function createOptions(place: { specPath: string; outputDir: string }, write: () => string) {
  return {
    id: 'openapi',
    docsPluginId: 'default',
    config: {
      [API_KEY]: {
        ...place,
        hideSendButton: true,
        // An empty template: the default front matter contains a copy of the whole operation.
        template: 'src/plugins/page.mustache',
        externalJsonProps: false,
        markdownGenerators: { createApiPageMD: write, createInfoPageMD: write },
      },
    },
  };
}

/** The plugin for docusaurus.config.ts. Its CLI command fails there, as it would overwrite our pages. */
export function openApiPlugin(): [string, ReturnType<typeof createOptions>] {
  const refuse = (): never => {
    throw new Error('The pages are made by `npm run api`.');
  };
  const place = { specPath: dataPath('pageIndex'), outputDir: PAGES_FOLDER };
  return [PLUGIN, createOptions(place, refuse)];
}
