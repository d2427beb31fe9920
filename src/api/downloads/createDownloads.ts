import { stringify } from 'yaml';
import type { Api } from '../description/model.ts';
import type { SiteAddress } from '../site.ts';
import {
  GENERATORS_FILE,
  GENERATORS_SCHEMA_FILE,
  OPENAPI_JSON_FILE,
  OPENAPI_YAML_FILE,
  POSTMAN_FILE,
} from './files.ts';
import type { Download } from './files.ts';
import { createGeneratorList } from './generators.ts';
import { createGeneratorSchema } from './generatorsSchema.ts';
import { createPostmanCollection } from './postman.ts';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Every file for programs. The same description gives the same bytes. */
export function createDownloads(api: Api, site: SiteAddress): Download[] {
  return [
    {
      file: OPENAPI_YAML_FILE,
      label: 'OpenAPI, YAML',
      purpose:
        'The whole description in one file, for client generators, mock servers and linters.',
      text: stringify(api.source, {
        lineWidth: 0,
        aliasDuplicateObjects: false,
        compat: 'yaml-1.1',
      }),
    },
    {
      file: OPENAPI_JSON_FILE,
      label: 'OpenAPI, JSON',
      purpose: 'The same description as JSON.',
      text: toJson(api.source),
    },
    {
      file: POSTMAN_FILE,
      label: 'Postman collection',
      purpose:
        'One request for each operation with its samples as examples. Import it, then set the key.',
      text: toJson(createPostmanCollection(api)),
    },
    {
      file: GENERATORS_FILE,
      label: 'List of generators',
      purpose:
        'Name, path, parameters, type and a value of each generator, for programs that choose one.',
      text: toJson(createGeneratorList(api, site)),
    },
    {
      file: GENERATORS_SCHEMA_FILE,
      label: 'Schema of that list',
      purpose: 'JSON Schema 2020-12 of the list of generators.',
      text: toJson(createGeneratorSchema(site)),
    },
  ];
}
