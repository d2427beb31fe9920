import { describe, expect, test } from 'vitest';
import { referenceName, resolveReference } from '../../src/reference/read/resolve.ts';
import { refTo, withSchemas } from '../support/api.ts';

describe('a JSON pointer leads to a component (RFC 6901)', () => {
  test.each([
    ['Simple', '#/components/schemas/Simple'],
    ['a/b', '#/components/schemas/a~1b'],
    ['a~b', '#/components/schemas/a~0b'],
    ['a~1b', '#/components/schemas/a~01b'],
    ['a b', '#/components/schemas/a%20b'],
    ['é', '#/components/schemas/%C3%A9'],
    ['é', '#/components/schemas/é'],
  ])('%j by %s', (name, $ref) => {
    const description = withSchemas({ [name]: { title: 'found' } });
    expect(resolveReference(description, { $ref })).toEqual({ title: 'found' });
    expect(referenceName($ref)).toBe(name);
  });
});

test('references to references are followed', () => {
  const description = withSchemas({ A: refTo('B'), B: refTo('C'), C: { title: 'found' } });
  expect(resolveReference(description, refTo('A'))).toEqual({ title: 'found' });
});

test('a node that is not a reference is unchanged', () => {
  for (const node of [{ title: 'a' }, null, { $ref: 1 }]) {
    expect(resolveReference<unknown>(withSchemas({}), node)).toBe(node);
  }
});

describe('a reference is rejected', () => {
  test('when it leads nowhere', () => {
    expect(() => resolveReference(withSchemas({}), refTo('Missing'))).toThrow(
      'The target of $ref #/components/schemas/Missing does not exist.',
    );
  });

  test('when it leads through what has no parts', () => {
    const description = withSchemas({ A: { title: 'text' } });
    const $ref = '#/components/schemas/A/title/length/x';
    expect(() => resolveReference(description, { $ref })).toThrow('does not exist');
  });
});
