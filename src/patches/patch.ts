import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, PostCssOptions } from '@docusaurus/types';

/** What replaces a module: the path of a file, a new file, or `false` for an empty module. */
export type Replacement = string | false | { file: string; text: string };

/** Replacements by the module they replace: a request (`@docusaurus/ComponentCreator`) or an absolute path. */
export type Replacements = Record<string, Replacement>;

/** What a patch may read: files that Docusaurus generates, and files of packages. */
export class Site {
  constructor(readonly context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>) {}

  /** The absolute path of a generated file. */
  generated(file: string): string {
    return path.join(this.context.generatedFilesDir, file);
  }

  /** @throws Error when there is no such file. */
  read(file: string): string {
    return readFileSync(file, 'utf8');
  }

  /**
   * Resolves a module from the site's folder.
   *
   * @throws Error when it is not installed.
   */
  resolve(request: string): string {
    return createRequire(path.join(this.context.siteDir, 'package.json')).resolve(request);
  }

  /**
   * The absolute path of a theme's client module.
   *
   * @param request Request of the package's `package.json`.
   * @param file Path below the package's folder.
   * @throws Error when Docusaurus does not load it as a client module.
   */
  clientModule(request: string, file: string): string {
    const found = path.join(path.dirname(this.resolve(request)), file);
    // Themes name their client modules with or without extension.
    const names = [found, found.replace(/\.\w+$/, '')].map((name) => JSON.stringify(name));
    const list = this.read(this.generated('client-modules.js'));
    if (!names.some((name) => list.includes(`require(${name})`))) {
      throw new Error(`${file} among the client modules`);
    }
    return found;
  }
}

/** A change to the internals of Docusaurus or one of its dependencies. */
export interface Patch {
  /** Its file name without extension, for warnings. */
  name: string;
  /** The bundle that it changes; both if absent. */
  bundle?: 'browser' | 'server';
  /** Whether `npm start` skips it: there, generated files change with each edit. */
  isForBuilds?: boolean;
  /** @throws Error whose message is what the patch looked for and did not find. */
  replace?: (site: Site) => Replacements;
  /** @throws Error as above. */
  postCss?: (site: Site) => PostCssOptions['plugins'][number];
}
