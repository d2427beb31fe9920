import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { apiTheme } from './apiTheme';
import { createRoute } from './createRoute';
import { docCards } from './docCards';
import { matchRoutes } from './matchRoutes';
import { prismLanguages } from './prismLanguages';
import { watchErrors } from './watchErrors';

/** The file that replaces a module, by the request or the absolute path of the module. */
export type Aliases = Record<string, string>;

/** A change to internals of Docusaurus. @throws Error whose message is what it looked for and did not find. */
export type Patch = (site: Site) => Aliases;

/** Files that a patch may read: those that Docusaurus generates, and those of packages. */
export class Site {
  /** The file of an empty module. Not the alias `false`: Rspack computes the id of an ignored module from its absolute path. */
  readonly emptyModule = path.join(__dirname, 'empty.module.ts');

  constructor(readonly context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>) {}

  /** The absolute path of a generated file. */
  generated(file: string): string {
    return path.join(this.context.generatedFilesDir, file);
  }

  /** The absolute path of a module, as the site's own files find it. */
  resolve(request: string): string {
    return createRequire(path.join(this.context.siteDir, 'package.json')).resolve(request);
  }

  read(file: string): string {
    return readFileSync(file, 'utf8');
  }

  /** Writes a file that replaces another, and returns its path. */
  write(name: string, text: string): string {
    const file = this.generated(`patches/${name}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Replaces a theme's client module, by the request of its package and its path in there, with an empty one. */
  dropClientModule(request: string, file: string): Aliases {
    const found = path.join(path.dirname(this.resolve(`${request}/package.json`)), file);
    // Themes name their client modules with or without extension.
    const names = [found, found.replace(/\.\w+$/, '')].map((name) => JSON.stringify(name));
    const list = this.read(this.generated('client-modules.js'));
    if (names.some((name) => list.includes(`require(${name})`)))
      return { [found]: this.emptyModule };
    throw new Error(`${file} among the client modules`);
  }
}

/** All patches by the names of their files. */
export const PATCHES = {
  apiTheme,
  prismLanguages,
  createRoute,
  docCards,
  matchRoutes,
  watchErrors,
};

/** @throws Error that names the patch which does not match, and what to do. */
export function applyPatches(site: Site, patches: Record<string, Patch> = PATCHES): Aliases {
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
  return Object.assign({}, ...aliases) as Aliases;
}

/** Docusaurus plugin that applies the patches. */
export default function patchesPlugin(context: LoadContext): Plugin {
  let alias: Aliases | undefined = process.env.PATCHES === 'none' ? {} : undefined;
  return {
    name: 'patches',
    // Called for each bundle, when the generated files are there.
    configureWebpack: () => ({ resolve: { alias: (alias ??= applyPatches(new Site(context))) } }),
  };
}
