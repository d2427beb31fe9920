/** Folder of the OpenAPI document, its root file, and Redocly's configuration. */
export const SPEC_FOLDER = 'openapi';
export const ROOT_FILE = 'openapi.yaml';
export const RULES_FILE = 'redocly.yaml';

/** File with decisions about published facts that have changed. */
export const DECISIONS_FILE = 'decisions.yaml';

/** Folder of the generated pages, in the folder of the docs plugin. */
export const PAGES_FOLDER = 'docs/api';

/** Environment variable with another output folder for the OpenAPI plugin: `<folder>/api`. */
export const PAGES_FOLDER_VARIABLE = 'API_PAGES_FOLDER';

/** Environment variable that is set after the OpenAPI document was linted, so that a build lints it once. */
export const LINTED_VARIABLE = 'API_DOCUMENT_LINTED';

/** Environment variable with the file that the OpenAPI plugin reads instead of the root file. */
export const BUNDLE_VARIABLE = 'API_BUNDLE';

/** The OpenAPI plugin's part of the sidebar. */
export const SIDEBAR_FILE = `${PAGES_FOLDER}/sidebar.ts`;

/** Module with the data of a page, written by the plugin `reference`. */
export const PAGE_DATA_FOLDER = '@generated/reference/default/pages';
