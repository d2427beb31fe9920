import { expect, test } from 'vitest';
import { listGenerators } from 'fakewright-engine';
import { operations } from '../support/spec.ts';

test('every generator of the engine has an operation', () => {
  const paths = operations.map(({ path }) => path);
  const unused = listGenerators()
    .filter((name) => !paths.includes(`/v1/${name}`))
    .map((name) => {
      const file = name.startsWith('custom/') ? 'custom' : `tags/${name.split('/')[0]}`;
      return `/v1/${name} is not in openapi/openapi.yaml. List it, or delete the generator in packages/engine/src/${file}.ts`;
    });
  expect(unused).toEqual([]);
});
