import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMPILER = pathToFileURL(path.resolve('scripts/compile.mjs')).href;
const MARK = '// not compiled again';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'compile-'));
  mkdirSync(path.join(project, 'scripts'));
  mkdirSync(path.join(project, 'src'));
  write('scripts/first.mts', "import { word } from '../src/word.ts'; console.log(word);");
  write('src/word.ts', "export const word: string = 'one';");
  write('docusaurus.config.ts', "export default { title: 'A', sidebars: process.env.SIDEBARS };");
  write('sidebars.ts', 'export default {};');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim();

interface Compiled {
  scripts: string[];
  configuration: string;
}

function compile(): Compiled {
  const program = `const { compile } = await import(${JSON.stringify(COMPILER)});
    console.log(JSON.stringify(await compile(['first'])));`;
  return JSON.parse(run('--input-type=module', '--eval', program)) as Compiled;
}

/** The only script, which from now on says whether it has been compiled again. */
function compileAndMark(): string {
  const [script = ''] = compile().scripts;
  appendFileSync(path.join(project, script), `\n${MARK}`);
  return script;
}

const isMarked = (file: string): boolean =>
  readFileSync(path.join(project, file), 'utf8').endsWith(MARK);

test('Scripts and the configuration are compiled', () => {
  const { scripts, configuration } = compile();
  expect(run(scripts[0] ?? '')).toBe('one');
  const program = `console.log(require('./${configuration}').default.sidebars)`;
  expect(run('--eval', program)).toMatch(/sidebars\.cjs$/);
});

test('What has not changed is not compiled again', () => {
  const script = compileAndMark();
  expect(compile().scripts).toEqual([script]);
  expect(isMarked(script)).toBe(true);
});

test.each([
  ['src/word.ts', "export const word: string = 'two';"],
  ['src/new.ts', 'export {};'],
  ['sidebars.ts', 'export default { other: [] };'],
  ['docusaurus.config.ts', 'export default {};'],
  ['package-lock.json', '{ "packages": {} }'],
])('All is compiled again when %s has changed', (file, text) => {
  const script = compileAndMark();
  write(file, text);
  compile();
  expect(isMarked(script)).toBe(false);
  expect(run(script)).toBe(file === 'src/word.ts' ? 'two' : 'one');
});

test('What could not be compiled is compiled when it can be', () => {
  const script = compileAndMark();
  write('src/word.ts', 'export const word: string = ;');
  expect(compile).toThrow();
  write('src/word.ts', "export const word: string = 'one';");
  compile();
  expect(isMarked(script)).toBe(false);
  expect(run(script)).toBe('one');
});
