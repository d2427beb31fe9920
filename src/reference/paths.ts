/** Folder of the OpenAPI document, its root file, and Redocly's configuration next to it. */
export const SPEC_FOLDER = 'openapi';
export const ROOT_FILE = 'openapi.yaml';
export const RULES_FILE = 'redocly.yaml';

/** File in the folder of the document: decisions about what was published and is gone. */
export const DECISIONS_FILE = 'decisions.yaml';

/** Folder of the generated pages, within that of the docs plugin. */
export const PAGES_FOLDER = 'docs/api';

/** Environment variable that sets another folder for the OpenAPI plugin to write to: `<folder>/api`. */
export const PAGES_FOLDER_VARIABLE = 'API_PAGES_FOLDER';

/** Environment variable that is set when the OpenAPI document has been linted, so that a build does it once. */
export const LINTED_VARIABLE = 'API_DOCUMENT_LINTED';

/** Environment variable that names the file which the OpenAPI plugin reads, in place of the document's root file. */
export const BUNDLE_VARIABLE = 'API_BUNDLE';

/** The part of the sidebar that the OpenAPI plugin writes. */
export const SIDEBAR_FILE = `${PAGES_FOLDER}/sidebar.ts`;

/** Module that a page imports its data from. The plugin `reference` writes it. */
export const PAGE_DATA = '@generated/reference/default/pages';
