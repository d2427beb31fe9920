import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../docusaurus.config';

const require = createRequire(__filename);
const { compileConfiguration } = require('../../scripts/compile.mjs') as {
  compileConfiguration: (folder: string) => Promise<string>;
};

const FOLDER = 'node_modules/.cache/test-configuration';

let compiled: Config;

interface ServerRules {
  module: { rules: { use?: { loader: string }[] }[] };
}

/** The options of the classic preset's documentation. */
function docsOf({ presets }: Config): { sidebarPath: string } {
  const [[, options]] = presets as [[string, { docs: { sidebarPath: string } }]];
  return options.docs;
}

beforeAll(async () => {
  const file = await compileConfiguration(FOLDER);
  ({ default: compiled } = require(path.resolve(file)) as { default: Config });
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('The compiled configuration says what docusaurus.config.ts says', () => {
  const plain = (config: Config): unknown => {
    const { sidebarPath, ...docs } = docsOf(config);
    expect(sidebarPath).toMatch(/sidebars\.c?[jt]s$/);
    return JSON.parse(JSON.stringify({ ...config, presets: docs }));
  };
  expect(plain(compiled)).toEqual(plain(site));
  expect(compiled.plugins).toHaveLength(site.plugins.length);
});

test('The compiled configuration has its sidebars compiled too, the other one as they are', () => {
  const { sidebarPath } = docsOf(compiled);
  expect(sidebarPath).toBe(`${FOLDER}/sidebars.cjs`);
  expect(require(path.resolve(sidebarPath))).toHaveProperty('default.apiSidebar');
  expect(docsOf(site).sidebarPath).toBe('./sidebars.ts');
});

test('A compiled plugin finds the files that lie beside its source', () => {
  const plugins = (compiled.plugins as ((context: object) => Plugin)[]).filter(
    (plugin) => typeof plugin === 'function',
  );
  const context = { siteDir: process.cwd(), outDir: 'build' };
  const lean = plugins
    .filter(({ name }) => name.startsWith('leanClient'))
    .map((plugin) => plugin(context));
  const [rules] = lean.map(({ configureWebpack }) =>
    (configureWebpack as unknown as (...args: unknown[]) => ServerRules)({}, true, {}),
  );
  const loaders = (rules?.module.rules ?? []).flatMap(({ use = [] }) =>
    use.map(({ loader }) => loader),
  );
  expect(loaders.length).toBeGreaterThan(3);
  for (const loader of loaders) {
    expect(path.dirname(loader)).toBe(path.resolve('src/plugins/leanClient'));
    expect(existsSync(loader)).toBe(true);
  }
});
