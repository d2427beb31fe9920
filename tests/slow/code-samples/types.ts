import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { servedFile } from '../../support/generated.ts';
import { operations } from '../../support/description.ts';
import { useTemporaryFolder } from '../../support/temporaryFolder.ts';

/** A program's code and, where one is known, the declaration of its response's type. */
export interface Source {
  name: string;
  code: string;
  declaration?: string;
}

/** The name of the first declared type, that of the response. */
const nameOf = (declaration: string) => /(?:interface|type) (\w+)/.exec(declaration)?.[1];

/** What TypeScript has against programs, each as a module of its own. */
export function checkTypes(sources: readonly Source[]): string[] {
  const files = new Map(
    sources.map(({ code, declaration }, index) => [
      `/sample${index}.ts`,
      // The short type in the code must be one that the whole type fits.
      declaration === undefined
        ? `${code}\nexport {};`
        : `${code}\n${declaration}\nexport const check = (whole: ${nameOf(declaration)}): typeof result => ({ ...whole });`,
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

/** What a strict compiler says of a file. */
function compile(file: string): string[] {
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [] });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The types that openapi-typescript makes of the whole description. */
export function testTypes(): void {
  const folder = useTemporaryFolder();

  test('the description turns into TypeScript types that compile', async () => {
    const bundle = pathToFileURL(path.resolve(servedFile('openapi.json')));
    const types = astToString(await openapiTypes(bundle));
    const file = path.join(folder.path, 'api.ts');
    const uses = operations.map(
      ({ operation }, index) =>
        `export type Use${index} = operations['${operation.operationId}']['responses'][200]['content']['application/json']['data'][number];`,
    );
    await writeFile(file, [types, ...uses].join('\n'));
    expect(compile(file)).toEqual([]);
  });
}
