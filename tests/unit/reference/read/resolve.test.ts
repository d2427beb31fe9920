import { expect, test } from 'vitest';
import { referenceName, resolveReference } from '../../../../src/reference/read/resolve.ts';
import { refTo, createSpecWithSchemas } from '../../../support/api.ts';

test.each([
  ['Simple', '#/components/schemas/Simple'],
  ['a/b', '#/components/schemas/a~1b'],
  ['a~b', '#/components/schemas/a~0b'],
  ['a~1b', '#/components/schemas/a~01b'],
  ['a b', '#/components/schemas/a%20b'],
  ['é', '#/components/schemas/%C3%A9'],
  ['é', '#/components/schemas/é'],
])('the component %j is found by the JSON Pointer %s (RFC 6901)', (name, $ref) => {
  const document = createSpecWithSchemas({ [name]: { title: 'found' } });
  expect(resolveReference(document, { $ref })).toEqual({ title: 'found' });
  expect(referenceName($ref)).toBe(name);
});

test('a reference that leads to another reference is followed', () => {
  const document = createSpecWithSchemas({ A: refTo('B'), B: refTo('C'), C: { title: 'found' } });
  expect(resolveReference(document, refTo('A'))).toEqual({ title: 'found' });
});

test.each([[{ title: 'a' }], [null], [{ $ref: 1 }]])(
  'a value that is not a reference is returned unchanged: %j',
  (node) => {
    expect(resolveReference<unknown>(createSpecWithSchemas({}), node)).toBe(node);
  },
);

test.each(['Missing', 'A/title/length/x'])(
  'a reference to the missing component %s is an error',
  (name) => {
    const document = createSpecWithSchemas({ A: { title: 'text' } });
    expect(() => resolveReference(document, refTo(name))).toThrow(
      `The target of $ref #/components/schemas/${name} does not exist.`,
    );
  },
);
