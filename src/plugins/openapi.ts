import {
  BUNDLE_VARIABLE,
  SPEC_FOLDER,
  PAGES_FOLDER,
  PAGES_FOLDER_VARIABLE,
  ROOT_FILE,
} from '../reference/paths.ts';
import type { OperationItem } from '../reference/render/mdx.ts';
import { loadPageRenderer } from './loadCode.cjs';

/**
 * The OpenAPI plugin: it writes a page for each operation, and the sidebar's part that lists them.
 *
 * Change pages with `npm run api`. Plain `docusaurus gen-api-docs` never overwrites a page: after an edit in `openapi/`
 * it prints nothing, exits with 0 and leaves the previous page, until `docusaurus clean-api-docs` has deleted it.
 */
export const openApi = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'openapi',
    docsPluginId: 'default',
    config: {
      api: {
        specPath: process.env[BUNDLE_VARIABLE] ?? `${SPEC_FOLDER}/${ROOT_FILE}`,
        outputDir: process.env[PAGES_FOLDER_VARIABLE] ?? PAGES_FOLDER,
        // Only the page's own text: the default template adds a copy of the whole operation to the front matter.
        template: 'src/plugins/page.mustache',
        // Specified, and without effect: the pages have no request form that could have a button.
        hideSendButton: true,
        externalJsonProps: false,
        disableCompression: true,
        // The introduction is a guide: docs/introduction.mdx.
        showInfoPage: false,
        markdownGenerators: {
          createApiPageMD: (item: OperationItem) => loadPageRenderer().renderOperationPage(item),
        },
        sidebarOptions: {
          groupPathsBy: 'tag',
          sidebarGenerators: {
            createDocItem: (item: OperationItem) => loadPageRenderer().createDocItem(item),
          },
        },
      },
    },
  },
];
