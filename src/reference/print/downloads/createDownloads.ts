import { stringify } from 'yaml';
import type { Description } from '../../read/types.ts';
import type { Api } from '../../read/model.ts';
import { noMemory } from '../../memory.ts';
import type { Memory } from '../../memory.ts';
import type { SiteAddress } from '../../site.ts';
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

/** A description as YAML, each path by itself: most of them are the same from run to run. */
export function writeYaml(source: Description, memory: Memory): string {
  return Object.entries<unknown>({ ...source })
    .map(([key, value]) => {
      const paths = key === 'paths' ? Object.entries(source.paths ?? {}) : [];
      if (paths.length === 0) return toYaml({ [key]: value });
      const items = paths.map(([path, item]) =>
        memory.recall(
          'YAML',
          () => [path, item],
          () => toYaml({ paths: { [path]: item } }),
        ),
      );
      return items.map((text, index) => (index === 0 ? text : text.replace(/^.*\n/, ''))).join('');
    })
    .join('');
}

/** Every file for programs with its text. The same description gives the same bytes. */
export function createDownloads(
  api: Api,
  site: SiteAddress,
  memory: Memory = noMemory,
): Download[] {
  const texts: Record<(typeof downloadFiles)[number]['file'], string> = {
    [OPENAPI_YAML_FILE]: writeYaml(api.source, memory),
    [OPENAPI_JSON_FILE]: toJson(api.source),
    [POSTMAN_FILE]: toJson(createPostmanCollection(api)),
    [GENERATORS_FILE]: toJson(createGeneratorList(api, site, memory)),
    [GENERATORS_SCHEMA_FILE]: toJson(createGeneratorSchema(site)),
  };
  return downloadFiles.map((each) => ({ ...each, text: texts[each.file] }));
}
