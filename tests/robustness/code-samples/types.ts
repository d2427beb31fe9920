import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataPath } from '../../../src/reference/paths.ts';
import { operations } from '../../spec/description.ts';
import { useTemporaryFolder } from '../../support/temporaryFolder.ts';

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
    const bundle = pathToFileURL(path.resolve(dataPath('bundle')));
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
