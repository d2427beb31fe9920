import { existsSync, readFileSync } from 'node:fs';
import { dataPath } from '../src/reference/paths.ts';
import { operationPath } from '../src/reference/site.ts';
import type { Catalogue } from '../src/reference/print/catalogue.ts';
import { product } from '../src/product.ts';
import { run } from '../scripts/run.mts';
import { weighPages } from './files.mts';
import type { BuiltSite } from './shared.mts';

/** The build of this project. */
export const OWN_SITE: BuiltSite = { build: 'build', generated: '.docusaurus' };

/** Builds the site if there is none to measure. */
export async function requireBuild(): Promise<void> {
  const isBuilt = existsSync(`${OWN_SITE.build}/sitemap.xml`) && existsSync(OWN_SITE.generated);
  if (isBuilt) return;
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Error('There is no build, and `npm run build` has failed.');
}

const readCatalogue = (): Catalogue =>
  JSON.parse(readFileSync(dataPath('catalogue'), 'utf8')) as Catalogue;

/** A page's path with the site's base. */
export const permalink = (path: string): string => product.baseUrl.replace(/\/$/, '') + path;

function findPost({ generated }: BuiltSite): string {
  const text = readFileSync(`${generated}/routesChunkNames.json`, 'utf8');
  const routes = JSON.parse(text) as Record<string, { content?: unknown }>;
  const posts = Object.entries(routes)
    .filter(([key, { content }]) => key.startsWith(permalink('/blog/')) && content !== undefined)
    .map(([key]) => key.replace(/-\w+$/, ''));
  return (posts.sort()[0] ?? '').replace(permalink(''), '');
}

/** The pages that are measured, by what they are. */
export function choosePages(site: BuiltSite): Record<string, string> {
  const endpoints = weighPages(site.build).map(([path]) => path);
  const at = (share: number) => endpoints[Math.floor((endpoints.length - 1) * share)] ?? '';
  return {
    home: '/',
    catalogue: '/docs/category/api',
    information: operationPath(readCatalogue().slug),
    'small endpoint': at(1),
    'median endpoint': at(0.5),
    'largest endpoint': at(0),
    post: findPost(site),
  };
}

/** Ten endpoint pages that a reader could open one after the other: neighbours in one category. */
export function chooseSession(): string[] {
  const { groups } = readCatalogue();
  const group = groups.find(({ entries }) => entries.length >= 10) ?? groups[0];
  return (group?.entries ?? []).slice(0, 10).map(({ slug }) => operationPath(slug));
}
