import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cached } from '../reference/cached';
import { apiThemeStyles } from './apiThemeStyles';
import { docCards } from './docCards';
import { infimaStyles } from './infimaStyles';
import { lazyRoutes } from './lazyRoutes';
import { namedScripts } from './namedScripts';
import { pageLists } from './pageLists';
import { Site } from './patch';
import type { Patch } from './patch';
import { prismLanguages } from './prismLanguages';

/** All changes to internals of Docusaurus and its dependencies. */
export const PATCHES: readonly Patch[] = [
  apiThemeStyles,
  prismLanguages,
  infimaStyles,
  docCards,
  pageLists,
  namedScripts,
  lazyRoutes,
];

/** `PATCHES=none npm run build` builds the site without them. */
const isOff = process.env.PATCHES === 'none';

/** Runs a part of a patch. If it does not find what it changes, it is skipped with a warning. */
export function apply<T>({ name }: Patch, part: () => T): T | undefined {
  try {
    return part();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const file = `src/patches/${name}.ts`;
    logger.warn(`The patch ${name} (${file}) steps aside, as it has not found: ${message}.`);
    return undefined;
  }
}

type Aliases = Record<string, string | false>;

/** Writes the new files of a patch and returns its module aliases. */
function writeAliases({ name, replace }: Patch, site: Site): Aliases {
  const folder = site.generated(`patches/${name}`);
  const replacements = replace?.(site) ?? {};
  const aliases = Object.entries(replacements).map(([replaced, by]) => {
    if (typeof by !== 'object') return [replaced, by] as const;
    const file = path.join(folder, by.file);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, by.text);
    return [replaced, file] as const;
  });
  return Object.fromEntries(aliases);
}

/** Docusaurus plugin that applies the patches. */
export default function patchesPlugin(context: LoadContext): Plugin {
  const site = new Site(context);
  const isBuild = process.env.NODE_ENV === 'production';
  const patches = PATCHES.filter(({ isForBuilds }) => !isOff && (isBuild || !isForBuilds));
  // Docusaurus calls `configureWebpack` once per bundle, `configurePostCss` once per style sheet rule.
  const aliases = new Map<Patch, Aliases>();
  let styles: unknown[] | undefined;
  return {
    name: 'patches',
    configureWebpack(_config, isServer) {
      const used = patches
        .filter(({ bundle }) => !bundle || (bundle === 'server') === isServer)
        .map((patch) =>
          cached(aliases, patch, () => apply(patch, () => writeAliases(patch, site)) ?? {}),
        );
      return { resolve: { alias: Object.assign({}, ...used) as Aliases } };
    },
    configurePostCss(options) {
      styles ??= patches.flatMap((patch) => apply(patch, () => patch.postCss?.(site)) ?? []);
      // Before plugins that move rules.
      return { ...options, plugins: [...styles, ...options.plugins] };
    },
  };
}
