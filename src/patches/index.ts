import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { apiTheme } from './apiTheme';
import { lazyRoutes } from './lazyRoutes';
import { docCards } from './docCards';
import { staticRoutes } from './staticRoutes';
import { prismLanguages } from './prismLanguages';
import { watcherErrors } from './watcherErrors';

/** Files that replace modules, by the request or the absolute path of the module. */
export type ModuleAliases = Record<string, string>;

/**
 * A change to internals of Docusaurus.
 *
 * @throws Error that names the code that was not found.
 */
export type Patch = (site: PatchContext) => ModuleAliases;

/** Gives patches access to generated files and to packages. */
export class PatchContext {
  /**
   * Path of an empty module. The alias `false` would make Rspack compute the id of the ignored module from its absolute
   * path.
   */
  readonly emptyModule = path.join(__dirname, 'replacements/empty.ts');

  constructor(readonly context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>) {}

  generated(file: string): string {
    return path.join(this.context.generatedFilesDir, file);
  }

  /** Resolves a module from the site folder. */
  resolve(request: string): string {
    return createRequire(path.join(this.context.siteDir, 'package.json')).resolve(request);
  }

  read(file: string): string {
    return readFileSync(file, 'utf8');
  }

  /** Writes a replacement file, and returns its path. */
  write(name: string, text: string): string {
    const file = this.generated(`patches/${name}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Replaces a theme's client module by an empty one. */
  dropClientModule(request: string, file: string): ModuleAliases {
    const found = path.join(path.dirname(this.resolve(`${request}/package.json`)), file);
    // Themes write their client modules with or without extension.
    const names = [found, found.replace(/\.\w+$/, '')].map((name) => JSON.stringify(name));
    const list = this.read(this.generated('client-modules.js'));
    if (names.some((name) => list.includes(`require(${name})`)))
      return { [found]: this.emptyModule };
    throw new Error(`${file} among the client modules`);
  }
}

/** All patches by the name of their file. */
export const PATCHES = {
  apiTheme,
  prismLanguages,
  lazyRoutes,
  docCards,
  staticRoutes,
  watcherErrors,
};

/**
 * Applies patches, and merges their aliases.
 *
 * @throws Error that names the patch that does not match, and the solution.
 */
export function applyPatches(
  site: PatchContext,
  patches: Record<string, Patch> = PATCHES,
): ModuleAliases {
  const aliases = Object.entries(patches).map(([name, patch]) => {
    try {
      return patch(site);
    } catch (error) {
      throw new Error(
        `src/patches/${name}.ts did not find ${(error as Error).message}. Adapt the patch to this version of Docusaurus or delete it. PATCHES=none builds without patches.`,
        { cause: error },
      );
    }
  });
  return Object.assign({}, ...aliases) as ModuleAliases;
}

export default function patchesPlugin(context: LoadContext): Plugin {
  let alias: ModuleAliases | undefined = process.env.PATCHES === 'none' ? {} : undefined;
  return {
    name: 'patches',
    // Called for each bundle, after Docusaurus has generated its files.
    configureWebpack: () => ({
      resolve: { alias: (alias ??= applyPatches(new PatchContext(context))) },
    }),
  };
}
