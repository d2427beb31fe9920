/** Folder of the OpenAPI document, its root file, and Redocly's configuration. */
export const SPEC_FOLDER = 'openapi';
export const ROOT_FILE = 'openapi.yaml';
export const RULES_FILE = 'redocly.yaml';

/** File with decisions about changes to published paths, names and types. */
export const DECISIONS_FILE = 'decisions.yaml';

/** Folder of the generated pages, in the folder of the docs plugin. */
export const PAGES_FOLDER = 'docs/api';

/** Environment variable that overrides the output folder of the OpenAPI plugin. */
export const PAGES_FOLDER_VARIABLE = 'API_PAGES_FOLDER';

/** Environment variable that is set after the OpenAPI document was linted, so that a build lints it once. */
export const LINTED_VARIABLE = 'API_DOCUMENT_LINTED';

/** Environment variable with the file that the OpenAPI plugin reads instead of the root file. */
export const BUNDLE_VARIABLE = 'API_BUNDLE';

/** Module in which the OpenAPI plugin writes its sidebar entries. */
export const SIDEBAR_FILE = `${PAGES_FOLDER}/sidebar.ts`;

/** Module with the data of a page, written by the plugin `reference`. */
export const PAGE_DATA_FOLDER = '@generated/reference/default/pages';
