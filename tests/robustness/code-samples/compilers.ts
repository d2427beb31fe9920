import { Script } from 'node:vm';
import ts from 'typescript';
import type { Workshop } from '../../support/workshop.ts';

/** A program's code and, where one is known, the declaration of its response's type. */
export interface Source {
  name: string;
  code: string;
  declaration?: string;
}

/** What a parser has against a program, with its name. */
export function parseScript({ name, code }: Source): string[] {
  try {
    new Script(code);
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

/** What TypeScript has against programs, each as a module of its own. */
export function checkTypes(sources: readonly Source[]): string[] {
  const files = new Map(
    sources.map(({ code, declaration }, index) => [
      `/sample${index}.ts`,
      // The short type in the code must be one that the whole type fits.
      declaration === undefined
        ? `${code}\nexport {};`
        : `${code}\n${declaration}\nexport const check = (whole: ApiResponse): typeof result => ({ ...whole });`,
    ]),
  );
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? disk.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, text, languageVersion);
    },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = sources[Number(/\d+/.exec(file?.fileName ?? '')?.[0])]?.name ?? 'all';
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const WRAPPERS = {
  // The code is what stands in a method.
  java: (codes: string[]) =>
    [
      'import java.net.URI;',
      'import java.net.http.*;',
      'class Samples {',
      ...codes.map((code, index) => `static void sample${index}() throws Exception {\n${code}\n}`),
      'public static void main(String[] names) throws Exception {',
      'for (String name : names) Samples.class.getDeclaredMethod(name).invoke(null);',
      '}',
      '}',
    ].join('\n'),
  // The code is a whole program: it becomes a module.
  rust: (codes: string[]) =>
    [
      ...codes.map(
        (code, index) => `mod sample${index} {\n${code.replace('fn main', 'pub fn main')}\n}`,
      ),
      'fn main() {',
      'for name in std::env::args().skip(1) {',
      'match name.as_str() {',
      ...codes.map((_code, index) => `"sample${index}" => sample${index}::main().unwrap(),`),
      '_ => panic!() } } }',
    ].join('\n'),
};

/** Compiles programs as one, whose arguments say which of them run: `sample0`. */
export async function compileJava(workshop: Workshop, codes: string[]) {
  workshop.write('Samples.java', WRAPPERS.java(codes));
  await workshop.run('javac', ['-encoding', 'UTF-8', 'Samples.java']);
  return (names: string[]) => workshop.run('java', ['-cp', '.', 'Samples', ...names]);
}

/** The same for Rust, with a crate `reqwest` in the workshop. */
export async function compileRust(workshop: Workshop, codes: string[]) {
  workshop.write('samples.rs', WRAPPERS.rust(codes));
  const rustc = (...args: string[]) => workshop.run('rustc', ['--edition=2021', ...args]);
  await rustc('--crate-type=rlib', 'reqwest.rs');
  await rustc('--extern=reqwest=libreqwest.rlib', 'samples.rs');
  return (names: string[]) => workshop.run('./samples', names);
}

/** How a program of each language that needs no compiler is run. */
export const RUNNERS: Record<string, (workshop: Workshop, code: string) => Promise<string>> = {
  curl: (workshop, code) => run(workshop, 'sample.sh', code, ['bash', '-e']),
  javascript: (workshop, code) => run(workshop, 'sample.cjs', code, NODE),
  typescript: (workshop, code) => {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    return run(workshop, 'sample.mjs', ts.transpile(code, options), NODE);
  },
  node: (workshop, code) => run(workshop, 'sample-node.cjs', code, NODE),
  python: (workshop, code) => run(workshop, 'sample.py', code, ['python3']),
};

/** Node.js prints an object as JSON, not for people; what it prints as an error ends it. */
const PRINT = `
console.log = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));
console.error = (error) => { throw error; };
`;
const NODE = [process.execPath, `--import=data:text/javascript,${encodeURIComponent(PRINT)}`];

function run(workshop: Workshop, file: string, code: string, command: string[]): Promise<string> {
  const [program = '', ...args] = command;
  workshop.write(file, code);
  return workshop.run(program, [...args, file], { PYTHONIOENCODING: 'utf-8' });
}
