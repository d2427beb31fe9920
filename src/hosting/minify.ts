import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { minify } from '@swc/html';
import type { Options } from '@swc/html';
import type { ContentCache } from './contentCache.ts';

/**
 * What the framework's own call of the same library asks for, with two differences. White space stays:
 * React's output has none to spare, nor has `src/pageTemplate.ts`, and looking for it takes half of the
 * time. The framework does it while it renders, each page in each build; here it is kept by content.
 */
const OPTIONS: Options = {
  collapseWhitespaces: 'none',
  // React finds the places of texts by its comments.
  removeComments: false,
  preserveComments: [],
  // Crawlers look for it.
  tagOmission: 'keep-head-and-body',
  // Else the page would differ from what React renders on it.
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

const { version } = createRequire(import.meta.url)('@swc/html/package.json') as { version: string };

/** Changes when the same page becomes something else. */
const WAY = `html ${version} ${JSON.stringify(OPTIONS)}`;

/** A script or style sheet of the build, and the hash in its name. */
const ASSET = /(assets\/(?:js|css)\/[\w~-]+\.)([0-9a-f]{8})(?=\.(?:js|css))/g;

/** A page, and what is wrong with its HTML. */
interface Minified {
  code: string;
  faults: string[];
}

async function minifyText(text: string): Promise<Minified> {
  const { code, errors = [] } = await minify(Buffer.from(text), OPTIONS);
  return { code, faults: errors.map(({ message }) => message) };
}

/** A page whose hashes are known by their place: they change with every build, the rest does not. */
async function minifyPage(page: string, cache: ContentCache): Promise<Minified> {
  const hashes = [...page.matchAll(ASSET)].map(([, , hash = '']) => hash);
  const masked = page.replace(ASSET, (_, name: string) => `${name}00000000`);
  const make = async () => ({ json: Buffer.from(JSON.stringify(await minifyText(masked))) });
  const { json } = await cache.get(masked, { name: WAY, endings: ['json'], make });
  const kept = JSON.parse(json.toString()) as Minified;
  let place = 0;
  const code = kept.code.replace(ASSET, (_, name: string) => name + (hashes[place++] ?? ''));
  return place === hashes.length ? { ...kept, code } : minifyText(page);
}

/**
 * Makes the pages of a build smaller in place, without a change of what they say or of what React finds.
 *
 * @param files paths below the folder
 * @returns what is wrong with the HTML of pages, with their paths; they are written all the same
 */
export async function minifyPages(
  folder: string,
  files: readonly string[],
  cache: ContentCache,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const target = path.join(folder, file);
    const { code, faults } = await minifyPage(await readFile(target, 'utf8'), cache);
    await writeFile(target, code);
    warnings.push(...faults.map((fault) => `${file}: ${fault}`));
  }
  return warnings;
}
