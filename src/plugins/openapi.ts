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
 * Configures the OpenAPI plugin, which writes a page for each operation, and the sidebar items of these pages. Change
 * pages with `npm run api`. Plain `docusaurus gen-api-docs` never overwrites a page: after an edit in `openapi/` it
 * prints nothing, exits with 0 and keeps the previous page, until `docusaurus clean-api-docs` has deleted it.
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
        // The default template would add a copy of the whole operation to the front matter.
        template: 'src/plugins/page.mustache',
        // Required by the specification, but without effect, because pages have no request form with a button.
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
