/** Checks code with large toolchains, which `npm run test:all` downloads to a temporary folder. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasProgram } from '../../../scripts/support/programs.ts';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';
import { codeOf } from './sampleCases.ts';
import type { SampleCase } from './sampleCases.ts';

/** npm packages that contain a Kotlin compiler, OkHttp 5 and grammars. */
const PACKAGES = [
  ...['kotlin-compiler@2.4.20', 'allure-commandline@2.46.1'],
  ...['tree-sitter-powershell@0.26.4', 'tree-sitter-c-sharp@0.23.5', 'web-tree-sitter@0.27.2'],
];

/** Path of the grammar for each language. */
const GRAMMARS = {
  csharp: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  powershell: 'tree-sitter-powershell/tree-sitter-powershell.wasm',
};

const OKHTTP = 'node_modules/allure-commandline/dist/plugins/jira-plugin/lib';

/** Types for the part of web-tree-sitter that this file uses. */
interface TreeSitter {
  Parser: {
    new (): {
      setLanguage: (language: unknown) => void;
      parse: (text: string) => { rootNode: { hasError: boolean } };
    };
    init: () => Promise<void>;
  };
  Language: { load: (file: string) => Promise<unknown> };
}

/** Compiles Kotlin code with OkHttp, and parses C# and PowerShell code. */
export function testWithCompilers(cases: readonly SampleCase[]): void {
  const tempFolder = new TemporaryFolder();

  beforeAll(() => tempFolder.run('npm', ['install', '--ignore-scripts', ...PACKAGES]));
  afterAll(() => tempFolder.remove());

  test.runIf(hasProgram('java'))(
    'samples in Kotlin compile with OkHttp 5 without warnings',
    async () => {
      mkdirSync(path.join(tempFolder.folder, 'kotlin'));
      cases.forEach((each, index) => {
        const code = `package sample${index}\n${codeOf(each, 'kotlin')}`;
        tempFolder.write(`kotlin/sample${index}.kt`, code);
      });
      const compiler = 'node_modules/kotlin-compiler/lib/kotlin-compiler.jar';
      const classPath = `${OKHTTP}/okhttp-jvm-5.5.0.jar:${OKHTTP}/okio-jvm-3.18.1.jar`;
      const options = ['-Werror', '-no-reflect', '-cp', classPath, '-d', 'kotlin.jar'];
      await tempFolder.run('java', ['-jar', compiler, ...options, 'kotlin']);
    },
  );

  test.each(Object.entries(GRAMMARS))('samples in %s parse without errors', async (key, file) => {
    const load = createRequire(path.join(tempFolder.folder, 'package.json'));
    const { Parser, Language } = load('web-tree-sitter') as TreeSitter;
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(load.resolve(file)));
    const wrong = cases.filter((each) => parser.parse(codeOf(each, key)).rootNode.hasError);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
}
