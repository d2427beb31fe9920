/** Runs programs in each language, one at a time or many in one process. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ProgramName } from '../../../scripts/support/programs.ts';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';

/** Separator that ends the output of each program when many programs run in one process. */
const END = '\u001e';

export interface Runner {
  /** Program that must be installed. */
  program?: ProgramName;
  /** File name under which a reader would save a program. */
  file: string;
  /** The command that runs `file`. */
  command: readonly string[];
  /** Converts code to a program. If omitted, the code is a program. */
  compile?: (code: string) => string;
  /** Runs many programs in one process. Prints a line of JSON and `END` for each program. */
  runAll: (tempFolder: TemporaryFolder, codes: readonly string[]) => Promise<string>;
}

const PYTHON = '/usr/bin/python3';

/** JavaScript that makes `console.log` print objects as JSON. */
const PRINT_JSON =
  "console.log = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));";

/** Writes each program to a separate file, and returns the file names. */
function writeFiles(
  tempFolder: TemporaryFolder,
  codes: readonly string[],
  nameOf: (index: number) => string,
): string[] {
  return codes.map((code, index) => {
    const file = nameOf(index);
    mkdirSync(path.dirname(path.join(tempFolder.folder, file)), { recursive: true });
    tempFolder.write(file, code);
    return file;
  });
}

/** Creates a runner for a scripting language. It writes a driver in this language, which runs one file after the other. */
function interpreted(
  { file, command, ...rest }: Omit<Runner, 'runAll'>,
  driver: (files: readonly string[]) => string,
): Runner {
  const extension = path.extname(file);
  return {
    ...rest,
    file,
    command,
    runAll: (tempFolder, codes) => {
      const compiled = rest.compile ? codes.map(rest.compile) : codes;
      const files = writeFiles(tempFolder, compiled, (index) => `each-${index}${extension}`);
      const all = `all${extension}`;
      tempFolder.write(all, driver(files));
      return tempFolder.run(command[0] ?? '', [...command.slice(1, -1), all], ENVIRONMENT);
    },
  };
}

/** Environment variables that make every program use UTF-8, and build Go code without modules. */
export const ENVIRONMENT = { LC_ALL: 'C.UTF-8', PYTHONIOENCODING: 'utf-8', GO111MODULE: 'off' };

const inNode = (file: string, compile?: Runner['compile']): Runner =>
  interpreted({ file, command: [process.execPath, file], compile }, (files) =>
    [
      PRINT_JSON,
      ...files.map((each) => `await import('./${each}'); process.stdout.write('\\x1e');`),
    ].join('\n'),
  );

/** Runs commands until one fails, and returns the output of the last command. */
async function steps(
  tempFolder: TemporaryFolder,
  ...commands: readonly string[][]
): Promise<string> {
  let output = '';
  for (const [program = '', ...args] of commands)
    output = await tempFolder.run(program, args, ENVIRONMENT);
  return output;
}

const numbers = (codes: readonly string[]): number[] => codes.map((_code, index) => index);

export const RUNNERS: Readonly<Record<string, Runner>> = {
  curl: interpreted({ file: 'sample.sh', command: ['bash', 'sample.sh'] }, (files) =>
    ['set -e', ...files.map((each) => `bash -e ${each}; printf '\\036'`)].join('\n'),
  ),
  javascript: inNode('sample-script.mjs'),
  typescript: inNode('sample-typed.mjs', (code) =>
    ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }),
  ),
  node: inNode('sample.mjs'),
  python: interpreted(
    { program: 'requests', file: 'sample.py', command: [PYTHON, 'sample.py'] },
    (files) => `import builtins, json, sys
builtins.print = lambda value: sys.stdout.write(json.dumps(value))
for name in ${JSON.stringify(files)}:
    exec(compile(open(name, encoding="utf-8").read(), name, "exec"), {"__name__": "__main__"})
    sys.stdout.write("\\x1e")
`,
  ),
  php: interpreted(
    { program: 'php', file: 'sample.php', command: ['php', 'sample.php'] },
    (files) => `<?php
foreach (${JSON.stringify(files)} as $file) {
    (function () use ($file) { require $file; })();
    echo "\\x1e";
}`,
  ),
  ruby: interpreted(
    { program: 'ruby', file: 'sample.rb', command: ['ruby', '-w', 'sample.rb'] },
    (files) => `${JSON.stringify(files)}.each do |file|
  load "./#{file}"
  print "\\x1e"
end`,
  ),
  go: {
    program: 'go',
    file: 'sample.go',
    command: ['go', 'run', 'sample.go'],
    runAll: (tempFolder, codes) => {
      writeFiles(
        tempFolder,
        codes.map((code, index) => code.replace('func main()', `func sample${index}()`)),
        (index) => `samples/sample${index}.go`,
      );
      tempFolder.write(
        'samples/main.go',
        [
          'package main\nimport "os"\nfunc main() {',
          ...numbers(codes).map((index) => `sample${index}(); os.Stdout.WriteString("\\x1e")`),
          '}',
        ].join('\n'),
      );
      return steps(tempFolder, ['go', 'build', '-o', 'all-go', './samples'], ['./all-go']);
    },
  },
  java: {
    program: 'java',
    file: 'Main.java',
    command: ['java', 'Main.java'],
    runAll: (tempFolder, codes) => {
      const files = writeFiles(
        tempFolder,
        codes.map((code, index) => `package sample${index};\n${code}`),
        (index) => `sample${index}/Main.java`,
      );
      tempFolder.write(
        'All.java',
        [
          'class All { public static void main(String[] args) throws Exception {',
          `for (int i = 0; i < ${codes.length}; i++) {`,
          'Class.forName("sample" + i + ".Main").getMethod("main", String[].class).invoke(null, (Object) args);',
          'System.out.print("\\u001e"); } } }',
        ].join('\n'),
      );
      return steps(
        tempFolder,
        ['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', 'All.java', ...files],
        ['java', '-cp', '.', 'All'],
      );
    },
  },
  rust: {
    program: 'rust',
    file: 'sample.rs',
    command: [
      'bash',
      '-c',
      `rustc --edition=2021 ${'--extern=reqwest=libreqwest.rlib'} sample.rs && ./sample`,
    ],
    runAll: (tempFolder, codes) => {
      // Each sample is a whole program. Convert all samples to Rust modules of one program.
      const modules = codes.map(
        (code, index) => `mod sample${index} {\n${code.replace('fn main', 'pub fn main')}\n}`,
      );
      const calls = numbers(codes).map(
        (index) => `sample${index}::main().unwrap(); print!("\\x1e");`,
      );
      tempFolder.write('all.rs', [...modules, 'fn main() {', ...calls, '}'].join('\n'));
      return steps(
        tempFolder,
        ['rustc', '--edition=2021', '--extern=reqwest=libreqwest.rlib', 'all.rs'],
        ['./all'],
      );
    },
  },
};

/** Creates a temporary folder. If Rust is installed, adds a stub of the crate that the Rust programs use. */
export async function createProgramFolder(hasRust: boolean): Promise<TemporaryFolder> {
  const tempFolder = new TemporaryFolder();
  if (!hasRust) return tempFolder;
  const crate = path.join(tempFolder.folder, 'reqwest.rs');
  copyFileSync('tests/programs/languages/reqwest.rs', crate);
  await tempFolder.run('rustc', ['--edition=2021', '--crate-type=rlib', 'reqwest.rs']);
  return tempFolder;
}

/** Runs many programs in a language, and returns their output as JSON. */
export async function runAll(
  { runAll: run }: Runner,
  tempFolder: TemporaryFolder,
  codes: readonly string[],
): Promise<unknown[]> {
  const outputs = (await run(tempFolder, codes)).split(END);
  return outputs.slice(0, -1).map((output) => JSON.parse(output) as unknown);
}

/** Runs one program, and returns its output and whether it succeeded. */
export function runAlone(
  { file, command, compile = (code) => code }: Runner,
  tempFolder: TemporaryFolder,
  code: string,
): Promise<{ succeeds: boolean; output: string }> {
  tempFolder.write(file, compile(code));
  const [program = '', ...args] = command;
  const options = { cwd: tempFolder.folder, env: { ...process.env, ...ENVIRONMENT } };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ succeeds: error === null, output: stdout + stderr }),
    );
  });
}
