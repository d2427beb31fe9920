import { existsSync, readFileSync } from 'node:fs';
import type { Catalogue } from './reference/print/catalogue';
import { dataPath } from './reference/paths';
import { product } from './product';

/** What the site documents, when it is another API than this project's own (`OPENAPI_SPEC`). */
export interface OtherApi {
  title: string;
  tagline: string;
  /** Slugs of its pages. */
  slugs: ReadonlySet<string>;
}

function readData(name: Parameters<typeof dataPath>[0]): unknown {
  const file = dataPath(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/**
 * The API that the site documents; undefined for this project's own description. A description with the same title
 * counts as another one: it may lack operations that posts and guides mention.
 */
export function readOtherApi(): OtherApi | undefined {
  const catalogue = readData('catalogue') as Catalogue | undefined;
  if (catalogue === undefined || readData('engine') !== null) return undefined;
  const { title, summary, slug, groups } = catalogue;
  const entries = groups.flatMap((group) => group.entries);
  return {
    title,
    tagline: summary || 'API reference',
    slugs: new Set([slug, ...entries.map((entry) => entry.slug)]),
  };
}

/** Whether an API has another title than this project's: its site has no posts and guides of this project. */
export function isForeign(api: OtherApi | undefined): api is OtherApi {
  return api !== undefined && api.title !== product.name;
}
