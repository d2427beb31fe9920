import type { Plugin, PostCssOptions } from '@docusaurus/types';

/** Whether an entry of PostCSS's plugins is the preset: Docusaurus has `[path, options]`. */
function isPreset(plugin: PostCssOptions['plugins'][number]): boolean {
  const [name] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
}

/**
 * Leaves prefixes and new syntax to Lightning CSS, the minimizer of `@docusaurus/faster`, which knows the same
 * list of browsers. Docusaurus has PostCSS do it as well, which takes 3 s of a build.
 */
export default function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPreset(plugin)),
    }),
  };
}
