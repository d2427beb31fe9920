import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataPath } from '../../src/reference/paths.ts';
import { operations } from '../spec/description.ts';

/** What a strict compiler says of a file. */
function compile(file: string): string[] {
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [] });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the description turns into TypeScript types that compile', async () => {
  const bundle = pathToFileURL(path.resolve(dataPath('bundle')));
  const types = astToString(await openapiTypes(bundle));
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  try {
    const file = path.join(folder, 'api.ts');
    const uses = operations.map(
      ({ operation }, index) =>
        `export type Use${index} = operations['${operation.operationId}']['responses'][200]['content']['application/json']['data'][number];`,
    );
    await writeFile(file, [types, ...uses].join('\n'));
    expect(compile(file)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
