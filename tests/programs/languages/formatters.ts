/** Checks code with the formatters that are installed. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { hasProgram } from '../../../scripts/support/programs.ts';
import type { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';

const OXFMT = [process.execPath, path.resolve('node_modules/oxfmt/bin/oxfmt'), '--check'];

// gofmt exits with 0 even if it prints differences, so this command fails if there is any output.
const GOFMT = ['sh', '-c', '! gofmt -d "$0" | grep ""'];

/** A file extension, and a command that succeeds if the file is correctly formatted, keyed by language. */
const FORMATTERS: Readonly<Record<string, [extension: string, command: readonly string[]]>> = {
  javascript: ['mjs', OXFMT],
  typescript: ['mts', OXFMT],
  node: ['mjs', OXFMT],
  ...(hasProgram('go') && { go: ['go', GOFMT] }),
};

export const FORMATTED_LANGUAGES = Object.keys(FORMATTERS);

/** Returns the output of the formatter if it would change a program, or an empty string. */
export async function findUnformatted(
  tempFolder: TemporaryFolder,
  key: string,
  { name, code }: { name: string; code: string },
): Promise<string> {
  const [extension, [program = '', ...args]] = FORMATTERS[key] ?? ['', []];
  const file = `formatted/${name}.${extension}`;
  mkdirSync(path.join(tempFolder.folder, 'formatted'), { recursive: true });
  tempFolder.write('formatted/.oxfmtrc.json', '{ "singleQuote": true }');
  tempFolder.write(file, `${code}\n`);
  return tempFolder.run(program, [...args, file]).then(
    () => '',
    (error: Error) => error.message,
  );
}
