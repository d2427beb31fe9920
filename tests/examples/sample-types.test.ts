import { expect, test } from 'vitest';
import { createApiTypes } from '../../src/reference/render/downloads/apiTypes.ts';
import { samplesOf } from '../../src/reference/read/api.ts';
import { compileTypeScript } from '../programs/languages/checkTypes.ts';
import { api } from '../support/spec.ts';

const TYPES = '/fakewright.d.ts';
const SAMPLES = '/samples.ts';

/** A program that compiles only if the request and response of each sample match the downloaded types. */
const samples = api.operations
  .flatMap((operation) =>
    samplesOf(operation).flatMap(([, { value, 'x-request': request }]) => {
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
        `use<${type}['responses'][200]['content']['application/json']>(${JSON.stringify(value)});`,
      ];
    }),
  )
  .join('\n');
const program = `import type { paths } from './fakewright.d.ts';\nconst use = <T>(value: T): T => value;\n${samples}`;

/** Compiles a program that imports the downloaded types, and returns the errors. */
const check = (types: string, code: string) =>
  compileTypeScript(
    new Map([
      [TYPES, types],
      [SAMPLES, code],
    ]),
  );

test('every sample matches the TypeScript types in the download, and no type is an empty object', async () => {
  const types = await createApiTypes(api);
  expect(types).not.toContain('Record<string, never>');
  expect(check(types, program)).toEqual([]);
  expect(check(types, `${program}\nuse<boolean>(1);`)).toHaveLength(1);
});
