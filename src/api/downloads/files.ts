/** Names of the files that are served at the site's root. */
export const OPENAPI_YAML_FILE = 'openapi.yaml';
export const OPENAPI_JSON_FILE = 'openapi.json';
export const POSTMAN_FILE = 'postman_collection.json';
export const GENERATORS_FILE = 'generators.json';
export const GENERATORS_SCHEMA_FILE = 'generators.schema.json';

/** A file for programs, made from the description. */
export interface Download {
  /** Name of the file, at the root of the site. */
  file: string;
  /** Name that the reader knows. */
  label: string;
  /** What it is for, one line. */
  purpose: string;
  text: string;
}
