import type { Configuration } from 'webpack';
import { expect, test } from 'vitest';
import { withoutPrefixes } from '../../src/plugins/leanClient/styles';

const postcss = (...plugins: [string, object][]) => ({
  loader: '/m/postcss-loader/dist/cjs.js',
  options: { postcssOptions: { ident: 'postcss', plugins } },
});
const preset: [string, object] = ['/m/postcss-preset-env/dist/index.cjs', {}];
const layers: [string, object] = ['/m/layers/index.js', { name: 'site' }];
const css = { loader: '/m/css-loader/dist/cjs.js', options: { modules: true } };

type Rules = NonNullable<Configuration['module']>['rules'];

test('Styles are rewritten for old browsers once.', () => {
  const script = { test: /\.js$/, use: [{ loader: '/m/js.js' }] };
  const rules: Rules = [
    '...',
    { test: /\.svg$/, type: 'asset' },
    script,
    { test: /\.css$/, use: [css, postcss(preset, layers)] },
  ];
  expect(withoutPrefixes(rules)).toEqual([
    '...',
    { test: /\.svg$/, type: 'asset' },
    script,
    {
      test: /\.css$/,
      use: [
        css,
        {
          loader: '/m/postcss-loader/dist/cjs.js',
          // The layers of the framework's styles stay, and nothing is searched for in folders.
          options: { postcssOptions: { ident: 'postcss', plugins: [layers], config: false } },
        },
      ],
    },
  ]);
});

test('A configuration without rules stays one.', () => {
  expect(withoutPrefixes(undefined)).toEqual([]);
});
