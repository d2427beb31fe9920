import { dataPath, PAGES_FOLDER } from '../reference/paths.ts';

export const PLUGIN = 'docusaurus-plugin-openapi-docs';

/** The one API of this site, as the plugin's configuration names it. */
export const API_KEY = 'api';

/** What the plugin tells a page generator, as far as ours needs it. */
interface PluginPage {
  id: string;
}

/** The plugin's options, with page generators of our own whose output is a whole file. */
export function createOptions(
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

/** The plugin in the site's configuration: `npm run api` has made the pages. */
export function openApiPlugin(): [string, ReturnType<typeof createOptions>] {
  const refuse = (): never => {
    throw new Error('The pages are made by `npm run api`.');
  };
  const options = createOptions(
    { specPath: dataPath('pageIndex'), outputDir: PAGES_FOLDER },
    { createApiPageMD: refuse, createInfoPageMD: refuse },
  );
  return [PLUGIN, options];
}
