/** What formatters and linters of each language have against code, where they are on the machine. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Workshop } from '../../support/workshop.ts';
import { ENVIRONMENT } from './runners.ts';

const OXFMT = [process.execPath, path.resolve('node_modules/oxfmt/bin/oxfmt'), '--check'];

/** Commands that print nothing, or nothing but success, for good code; the file comes last. */
const LINTERS: Readonly<Record<string, readonly string[][]>> = {
  javascript: [OXFMT],
  typescript: [OXFMT],
  node: [OXFMT],
  go: [
    ['gofmt', '-d'],
    ['go', 'vet'],
  ],
  php: [['php', '-l']],
  ruby: [['ruby', '-wc']],
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ javascript: 'mjs', typescript: 'mts', node: 'mjs', go: 'go', php: 'php', ruby: 'rb' },
};

export const LINTED = Object.keys(LINTERS);

const isInPath = (program: string): boolean =>
  path.isAbsolute(program) ||
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, program)));

/** Everything that the linters of a language say against a program: nothing, or one text. */
export async function lint(
  workshop: Workshop,
  key: string,
  { name, code }: { name: string; code: string },
): Promise<string[]> {
  const file = `linted/${name}.${EXTENSIONS[key]}`;
  mkdirSync(path.join(workshop.folder, 'linted'), { recursive: true });
  workshop.write('linted/.oxfmtrc.json', '{ "singleQuote": true }');
  workshop.write(file, `${code}\n`);
  const said = (LINTERS[key] ?? []).map(async ([program = '', ...args]) => {
    if (!isInPath(program)) return [];
    try {
      const output = await workshop.run(program, [...args, file], ENVIRONMENT);
      return program === 'gofmt' && output !== '' ? [output] : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return (await Promise.all(said)).flat();
}
