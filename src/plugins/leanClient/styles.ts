import type { Configuration } from 'webpack';

type Rules = NonNullable<Configuration['module']>['rules'];

/** A loader of the framework's rules for styles, as far as ours needs it. */
interface StyleLoader {
  loader: string;
  options?: { postcssOptions?: { plugins?: [plugin: string, options: object][] } };
}

const isStyleLoader = (use: unknown): use is StyleLoader =>
  typeof use === 'object' && use !== null && 'loader' in use;

const PRESET = /[\\/]postcss-preset-env[\\/]/;

function withoutPreset(use: unknown): unknown {
  if (!isStyleLoader(use) || !use.options?.postcssOptions?.plugins) return use;
  const { postcssOptions } = use.options;
  const plugins = postcssOptions.plugins?.filter(([plugin]) => !PRESET.test(plugin));
  const options = { ...use.options, postcssOptions: { ...postcssOptions, plugins, config: false } };
  return { ...use, options };
}

/**
 * The framework's rules without the tool that rewrites new style properties for old browsers: what makes
 * the style sheet smaller does it too, for the same list of browsers. Loading the tool takes longer than
 * its work, and so does the search for settings of it in each folder above each style sheet.
 */
export function withoutPrefixes(rules: Rules = []): Rules {
  return rules.map((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use)
      ? { ...rule, use: rule.use.map(withoutPreset) as typeof rule.use }
      : rule,
  );
}
