import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

interface Loader {
  (this: { getOptions: () => { isServer: boolean } }, source: string): string;
  FRAME: string;
  listParts: (source: string) => string[];
}

const nameScripts = createRequire(import.meta.url)(
  '../../src/plugins/leanClient/registry.cjs',
) as Loader;

const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

/** The framework's list, in the form in which it writes it. */
const list = (...entries: string[]): string => `export default {\n${entries.join('\n')}};\n`;

const PAGE = entry('0a1b2c3d', '@site/docs/api/generate-a-vehicle.mdx');
const ROOT = entry('5e95c892', '@theme/DocsRoot');
const ITEM = entry('17896441', '@theme/DocItem');
const DATA = entry('aba21aa0', '@generated/docusaurus-plugin-content-docs/default/__plugin.json');
const CATALOGUE = entry('14eb3368', '@theme/DocCategoryGeneratedIndexPage');
const source = list(PAGE, ROOT, ITEM, DATA, CATALOGUE);

const load = (isServer: boolean, text = source): string =>
  nameScripts.call({ getOptions: () => ({ isServer }) }, text);

describe('The HTML of a page names every script that it needs.', () => {
  test('The server is told the script of each module, one for the frame of the documentation.', () => {
    const scripts = [...load(true).matchAll(/\), "([^"]*)", require/g)].map(([, name]) => name);
    const { FRAME } = nameScripts;
    expect(scripts).toEqual(['0a1b2c3d', FRAME, FRAME, FRAME, '14eb3368']);
  });

  test('The browser loads the frame of the documentation as one script, and gets no names.', () => {
    const text = load(false);
    const { FRAME } = nameScripts;
    const scripts = [...text.matchAll(/webpackChunkName: "([^"]*)"/g)].map(([, name]) => name);
    expect(scripts).toEqual(['0a1b2c3d', FRAME, FRAME, FRAME, '14eb3368']);
    expect(text).not.toContain('resolveWeak');
    expect(text).toContain('"5e95c892": [() => import(');
  });

  test('The parts of the frame are known by the names that they would have.', () => {
    expect(nameScripts.listParts(source)).toEqual(['5e95c892', '17896441', 'aba21aa0']);
  });

  test('A list in another form stays as it is.', () => {
    const other = list('  "0a1b2c3d": [() => import("@theme/DocItem")],');
    expect([load(true, other), load(false, other)]).toEqual([other, other]);
  });
});
