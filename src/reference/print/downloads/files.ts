/** Names of the files that are served at the site's root. */
export const OPENAPI_YAML_FILE = 'openapi.yaml';
export const OPENAPI_JSON_FILE = 'openapi.json';
export const POSTMAN_FILE = 'postman_collection.json';
export const GENERATORS_FILE = 'generators.json';
export const GENERATORS_SCHEMA_FILE = 'generators.schema.json';

/** What a reader needs to know of a file before it is downloaded. */
export interface DownloadFacts {
  /** Name of the file, at the root of the site. */
  file: string;
  /** Name that the reader knows. */
  label: string;
  /** What it is for, one line. */
  purpose: string;
}

/** A file for programs, made from the description. */
export interface Download extends DownloadFacts {
  text: string;
}

/** Every file for programs, in the order in which they are offered. */
export const downloadFiles = [
  {
    file: OPENAPI_YAML_FILE,
    label: 'OpenAPI, YAML',
    purpose: 'The whole description in one file, for client generators, mock servers and linters.',
  },
  { file: OPENAPI_JSON_FILE, label: 'OpenAPI, JSON', purpose: 'The same description as JSON.' },
  {
    file: POSTMAN_FILE,
    label: 'Postman collection',
    purpose:
      'One request for each operation, with its samples as examples. Import it, then set the key.',
  },
  {
    file: GENERATORS_FILE,
    label: 'List of generators',
    purpose:
      'Name, path, parameters, type and a value of each generator, for programs that choose one.',
  },
  {
    file: GENERATORS_SCHEMA_FILE,
    label: 'Schema of the list',
    purpose: 'JSON Schema 2020-12 that the list of generators obeys.',
  },
] as const satisfies readonly DownloadFacts[];
