import { createRequire } from 'node:module';
import { minifySync } from '@swc/html';
import type { Options } from '@swc/html';
import type { ContentCache } from '../contentCache.ts';

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
export interface Minified {
  code: string;
  faults: string[];
}

function minifyText(text: string): Minified {
  const { code, errors = [] } = minifySync(Buffer.from(text), OPTIONS);
  return { code, faults: errors.map(({ message }) => message) };
}

/**
 * Makes a page smaller, without a change of what it says or of what React finds. Hashes in it are known
 * by their place: they change with every build, the rest does not.
 *
 * @returns with what is wrong with its HTML; such a page is made smaller all the same
 */
export function minifyPage(page: string, cache: ContentCache): Minified {
  const hashes = [...page.matchAll(ASSET)].map(([, , hash = '']) => hash);
  const masked = page.replace(ASSET, (_, name: string) => `${name}00000000`);
  const make = () => Buffer.from(JSON.stringify(minifyText(masked)));
  const kept = JSON.parse(cache.get(masked, WAY, make).toString()) as Minified;
  let place = 0;
  const code = kept.code.replace(ASSET, (_, name: string) => name + (hashes[place++] ?? ''));
  return place === hashes.length ? { ...kept, code } : minifyText(page);
}
