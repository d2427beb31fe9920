import { stringify } from 'yaml';
import { Memory } from '../../cached.ts';
import { INTERNAL_KEYS } from '../../read/types.ts';
import { describeWarnings } from '../../read/warning.ts';
import type { Spec } from '../../read/types.ts';
import type { SiteAddress } from '../../../site/urls.ts';
import type { ApiView } from '../../model/types.ts';
import { toAbsoluteLinks } from '../markdown/links.ts';
import { toJson } from '../toJson.ts';
import {
  downloadFiles,
  GENERATORS_FILE,
  OPENAPI_JSON_FILE,
  OPENAPI_YAML_FILE,
  POSTMAN_FILE,
} from '../../../site/downloads.ts';
import type { Download } from '../../../site/downloads.ts';
import { createGeneratorList } from './generators.ts';
import { createPostmanCollection } from './postman.ts';

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' });
}

const pathItems = new Memory<string>();

/** Renders the document as YAML. Unchanged path items are cached, because rendering them all delays each reload by half a second. */
function renderYaml(spec: Spec): string {
  const renderPath = ([path, item]: [string, unknown]) =>
    pathItems.get(path, item, () => toYaml({ [path]: item }).replace(/^(?=.)/gm, '  '));
  return Object.entries(spec)
    .map(([key, value]: [string, unknown]) =>
      key === 'paths'
        ? `paths:\n${Object.entries(spec.paths).map(renderPath).join('')}`
        : toYaml({ [key]: value }),
    )
    .join('');
}

/** The document as it is published: without what is for pages and the engine only, and with warnings in descriptions. */
function publish(spec: Spec): Spec {
  const text = JSON.stringify(describeWarnings(spec), (key, value: unknown) =>
    INTERNAL_KEYS.includes(key) ? undefined : value,
  );
  return JSON.parse(text) as Spec;
}

/**
 * Creates all downloads.
 *
 * @param spec The bundled OpenAPI document, which is published as two of the files.
 */
export function createDownloads(view: ApiView, spec: Spec, site: SiteAddress): Download[] {
  const published = publish(spec);
  const texts: Record<(typeof downloadFiles)[number]['file'], string> = {
    [OPENAPI_YAML_FILE]: renderYaml(published),
    [OPENAPI_JSON_FILE]: toJson(published),
    [POSTMAN_FILE]: toJson(createPostmanCollection(view)),
    [GENERATORS_FILE]: toJson(createGeneratorList(view, site)),
  };
  return downloadFiles.map((each) => ({ ...each, text: toAbsoluteLinks(texts[each.file], site) }));
}
