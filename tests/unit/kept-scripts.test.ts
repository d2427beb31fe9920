import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptScripts } from '../../src/plugins/leanClient/keptScripts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-scripts-'));
  mkdirSync(path.join(folder, 'src'));
  write('first', 'export const first = (someValue) => someValue + 1 + 1;');
  write('main', "import('./first.js').then(({ first }) => console.log(first(20 + 20)));");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) =>
  writeFileSync(path.join(folder, 'src', `${name}.js`), text);

/** Notes which scripts the minimizer finds still to do. */
function noteOthers(names: string[]): RspackPluginInstance {
  return {
    apply({ hooks, rspack: { Compilation } }: Compiler) {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      hooks.thisCompilation.tap('note', (compilation) => {
        compilation.hooks.processAssets.tap({ name: 'note', stage }, () => {
          const others = compilation.getAssets().filter(({ info }) => !info.minimized);
          names.push(...others.map(({ name }) => name));
        });
      });
    },
  };
}

/** Bundles the sources, and returns each script and the names of those that were minimized now. */
async function build({ way = 'a', minimize = true } = {}) {
  const minimized: string[] = [];
  const out = path.join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const kept = keptScripts(path.join(folder, 'kept.bin'), way) as unknown as RspackPluginInstance;
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './src/main.js',
    output: { path: out, filename: '[name].js', chunkFilename: '[name].js' },
    optimization: {
      minimize,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin()],
      chunkIds: 'named',
    },
    plugins: [kept, noteOthers(minimized)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const texts = readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]);
  return { scripts: Object.fromEntries(texts) as Record<string, string>, minimized };
}

test('Scripts that are the same as in the build before are not minimized again.', async () => {
  const first = await build();
  expect(first.minimized.sort()).toEqual(['main.js', 'src_first_js.js']);
  expect(first.scripts['src_first_js.js']).not.toContain('someValue');
  expect(await build()).toEqual({ scripts: first.scripts, minimized: [] });
  expect(await build(), 'they last').toEqual({ scripts: first.scripts, minimized: [] });
});

test('A script that has changed is minimized, the others are kept.', async () => {
  const first = await build();
  write('first', 'export const first = (someValue) => someValue + 3;');
  const second = await build();
  expect(second.minimized).toEqual(['src_first_js.js']);
  expect(second.scripts['main.js']).toBe(first.scripts['main.js']);
  expect(second.scripts['src_first_js.js']).toMatch(/\+3/);
});

test('All are minimized again with other code, and none is when none should be.', async () => {
  const { scripts } = await build();
  const whole = await build({ minimize: false });
  expect(whole.scripts['src_first_js.js']).toContain('someValue');
  const again = await build({ way: 'b' });
  expect(again.minimized).toHaveLength(2);
  expect(again.scripts).toEqual(scripts);
});
