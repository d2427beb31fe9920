import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import bundlerCachePlugin from '../../src/plugins/bundlerCache';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
  mkdirSync(path.join(siteDir, 'src/mdx'), { recursive: true });
  mkdirSync(path.join(siteDir, 'docs'));
  write('package-lock.json', '{}');
  write('src/mdx/tables.ts', 'a');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);

/** What the bundler is told, with what the framework has told it already. */
function readVersion(): string {
  const config = { experiments: { cache: { version: 'framework' } } };
  const plugin = bundlerCachePlugin({ siteDir } as LoadContext);
  plugin.configureWebpack?.(config, false, {} as ConfigureWebpackUtils, undefined);
  return config.experiments.cache.version;
}

test.each(['src/mdx/tables.ts', 'package-lock.json'])(
  'The bundler keeps nothing of a build before a change of %s.',
  (file) => {
    const before = readVersion();
    expect(before).toMatch(/^framework-[0-9a-f]{16}$/);
    write(file, 'b');
    expect(readVersion()).not.toBe(before);
  },
);

test('What the bundler keeps outlives a change of a page.', () => {
  const before = readVersion();
  write('docs/intro.md', '# Intro');
  expect(readVersion()).toBe(before);
});
