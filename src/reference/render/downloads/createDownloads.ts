import { createHash } from 'node:crypto';
import mapValues from 'lodash/mapValues.js';
import { stringify } from 'yaml';
import { SourceCache } from '../../memoize.ts';
import { INTERNAL_KEYS } from '../../read/types.ts';
import { addNotices } from '../../read/notices.ts';
import type { Api } from '../../read/api.ts';
import type { Spec } from '../../read/types.ts';
import type { RootUrl } from '../../../site/urls.ts';
import type { ApiView } from '../../model/types.ts';
import { toAbsoluteLinks } from '../markdown/links.ts';
import { toJson } from '../../toJson.ts';
import { downloads } from '../../../site/downloads.ts';
import type { DownloadTexts } from '../../../site/downloads.ts';
import { createApiTypes } from './apiTypes.ts';
import { createGeneratorList } from './generators.ts';
import { createPostmanCollection } from './postman.ts';

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' });
}

const pathItems = new SourceCache<string>();

/**
 * Renders the document as YAML. Unchanged path items are cached, because rendering all of them delays each reload by
 * half a second.
 */
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

/** Removes internal keys from the document, and inserts notices into descriptions. */
function toPublicSpec(spec: Spec): Spec {
  const text = JSON.stringify(addNotices(spec), (key, value: unknown) =>
    INTERNAL_KEYS.includes(key) ? undefined : value,
  );
  return JSON.parse(text) as Spec;
}

/** Creates the downloads that need the OpenAPI document, but not the engine. */
export async function createDownloads(view: ApiView, api: Api, site: RootUrl) {
  const published = toPublicSpec(api.spec);
  const texts = {
    'openapi.yaml': renderYaml(published),
    'openapi.json': toJson(published),
    'postman_collection.json': toJson(createPostmanCollection(view)),
    'generators.json': toJson(createGeneratorList(view, site)),
    'fakewright.d.ts': await createApiTypes(api),
  } satisfies Partial<DownloadTexts>;
  return mapValues(texts, (text) => toAbsoluteLinks(text, site));
}

/** Lists the copies of downloads with version and hash in their names: `fakewright-mock-1.0.0-0a1b2c3d.mjs`. */
export function listVersionedCopies(texts: DownloadTexts, version: string) {
  return downloads.flatMap((each) => {
    if (!('isPinned' in each)) return [];
    const { file } = each;
    const hash = createHash('sha256').update(texts[file]).digest('hex').slice(0, 8);
    return [{ file, name: file.replace('.', `-${version}-${hash}.`) }];
  });
}
