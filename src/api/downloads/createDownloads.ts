import { stringify } from 'yaml';
import type { Api } from '../description/model.ts';
import type { SiteAddress } from '../site.ts';
import {
  downloadFiles,
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

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' });
}

/** Every file for programs with its text. The same description gives the same bytes. */
export function createDownloads(api: Api, site: SiteAddress): Download[] {
  const texts: Record<(typeof downloadFiles)[number]['file'], string> = {
    [OPENAPI_YAML_FILE]: toYaml(api.source),
    [OPENAPI_JSON_FILE]: toJson(api.source),
    [POSTMAN_FILE]: toJson(createPostmanCollection(api)),
    [GENERATORS_FILE]: toJson(createGeneratorList(api, site)),
    [GENERATORS_SCHEMA_FILE]: toJson(createGeneratorSchema(site)),
  };
  return downloadFiles.map((each) => ({ ...each, text: texts[each.file] }));
}
