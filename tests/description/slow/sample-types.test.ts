import ts from 'typescript';
import { expect, test } from 'vitest';
import { createApiTypes } from '../../../src/reference/engine/types.ts';
import { readApi } from '../../../src/reference/read/model.ts';
import type { Description } from '../../../src/reference/read/types.ts';
import { description } from '../../support/description.ts';

const TYPES = '/fakewright.d.ts';
const SAMPLES = '/samples.ts';
const api = readApi(description as unknown as Description);

/** A program with a constant for each request and response of a sample, in the types of the download. */
const samples = api.operations
  .flatMap((operation) =>
    (operation.main.body?.examples ?? []).flatMap(({ text, request }) => {
      const type = `paths['${operation.path}']['${operation.method.toLowerCase()}']`;
      const body = request?.body
        ? `use<NonNullable<${type}['requestBody']>['content']['application/json']>(${JSON.stringify(request.body)});`
        : '';
      const query = request?.query
        ? `use<NonNullable<${type}['parameters']['query']>>(${JSON.stringify(request.query)});`
        : '';
      return [
        body,
        query,
        `use<${type}['responses'][200]['content']['application/json']>(${text});`,
      ];
    }),
  )
  .join('\n');
const program = `import type { paths } from './fakewright.d.ts';\nconst use = <T>(value: T): T => value;\n${samples}`;

function compile(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => files[file] ?? read(file);
  host.fileExists = (file) => file in files || ts.sys.fileExists(file);
  host.getSourceFile = (file, target) => {
    const text = files[file];
    return text === undefined
      ? getSourceFile(file, target)
      : ts.createSourceFile(file, text, target);
  };
  const made = ts.createProgram([SAMPLES], options, host);
  return ts
    .getPreEmitDiagnostics(made)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('every sample compiles with the types of the download, and no type is that of an empty object', async () => {
  const types = await createApiTypes(api);
  expect(types).not.toContain('Record<string, never>');
  expect(compile({ [TYPES]: types, [SAMPLES]: program })).toEqual([]);
  expect(compile({ [TYPES]: types, [SAMPLES]: `${program}\nuse<boolean>(1);` })).toHaveLength(1);
});
