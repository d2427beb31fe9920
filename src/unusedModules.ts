import { createRequire } from 'node:module';
import { loadLater } from './loadLater.ts';

interface UnusedModule {
  /** The package that requires it, or a module of it. */
  by: string;
  /** How that requires it, or where it lies from that package's entry. */
  request: string;
  exported: readonly string[] | 'function';
}

/** What the site generator requires at its start and uses with other settings or commands only. */
export const UNUSED_MODULES: readonly UnusedModule[] = [
  // Draws progress for another bundler, a part of which it loads.
  { by: '@docusaurus/bundler', request: 'webpackbar', exported: 'function' },
  // Draws what scripts are made of, when asked to.
  {
    by: '@docusaurus/core/lib/index.js',
    request: 'webpack-bundle-analyzer',
    exported: ['BundleAnalyzerPlugin', 'start'],
  },
  // Pages are shortened afterwards: see scripts/hosting.mts.
  { by: '@docusaurus/bundler', request: 'html-minifier-terser', exported: ['default', 'minify'] },
  // Finds texts to translate, with a compiler.
  {
    by: '@docusaurus/babel',
    request: './babelTranslationsExtractor.js',
    exported: ['extractAllSourceCodeFileTranslations', 'extractSourceCodeFileTranslations'],
  },
  // Compiles the configuration, which has been compiled.
  { by: '@docusaurus/utils', request: 'jiti/dist/babel.js', exported: 'function' },
];

/** Where the packages are that a package requires. */
export function requireOf({ by }: UnusedModule): NodeJS.Require {
  return createRequire(createRequire(import.meta.url).resolve(by));
}

/** Puts off the loading of what is not used: a tenth of the generator's time before it reads the site. */
export function loadUnusedLater(): void {
  for (const unused of UNUSED_MODULES) {
    loadLater(requireOf(unused), unused.request, unused.exported);
  }
}
