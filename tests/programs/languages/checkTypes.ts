import ts from 'typescript';

/** The code of a program and, if it is known, the declaration of the response type. */
export interface TypedProgram {
  name: string;
  code: string;
  declaration?: string;
}

/** Returns the name of the first declared type, which is the response type. */
const nameOf = (declaration: string) => /(?:interface|type) (\w+)/.exec(declaration)?.[1];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Compiles TypeScript files, and returns the errors, each with its file name. */
export function compileTypeScript(
  files: ReadonlyMap<string, string>,
): [file: string, message: string][] {
  const disk = ts.createCompilerHost(OPTIONS);
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
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [
      file?.fileName ?? '',
      ts.flattenDiagnosticMessageText(messageText, ' '),
    ]);
}

/** Compiles each program as a separate TypeScript module, and returns the errors. */
export function checkTypes(sources: readonly TypedProgram[]): string[] {
  const files = sources.map(({ code, declaration }, index): [string, string] => [
    `/sample${index}.ts`,
    // The full response type must be assignable to the short type in the code.
    declaration === undefined
      ? `${code}\nexport {};`
      : `${code}\n${declaration}\nexport const check = (whole: ${nameOf(declaration)}): typeof result => ({ ...whole });`,
  ]);
  return compileTypeScript(new Map(files)).map(
    ([file, message]) => `${sources[Number(/\d+/.exec(file)?.[0])]?.name ?? 'all'}: ${message}`,
  );
}
