import { describe, expect, test } from 'vitest';
import { RequestArguments } from '../../src/engine/request.ts';

const request = new RequestArguments({
  name: 'Ada',
  count: 0,
  flag: false,
  list: ['a', 'b'],
  mixed: ['a', 1],
  min: 5,
  max: 9,
});
const { optional } = request;

describe('an argument of a request', () => {
  test('is read by its type, 0 and false among its values', () => {
    expect(request.string('name')).toBe('Ada');
    expect(request.number('count')).toBe(0);
    expect(request.boolean('flag')).toBe(false);
    expect(request.list('mixed')).toEqual(['a', 1]);
    expect(request.oneOf('name', ['Ada', 'Bob'])).toBe('Ada');
    expect(request.range()).toEqual({ min: 5, max: 9 });
    expect(optional.strings('list')).toEqual(['a', 'b']);
  });

  test('is undefined if it is optional and omitted', () => {
    expect(optional.string('none')).toBeUndefined();
    expect(optional.number('none')).toBeUndefined();
    expect(optional.boolean('none')).toBeUndefined();
    expect(optional.list('none')).toBeUndefined();
    expect(optional.strings('none')).toBeUndefined();
    expect(optional.oneOf('none', ['Ada'])).toBeUndefined();
    expect(optional.range('min', 'none')).toEqual({ min: 5, max: undefined });
  });

  test.each<[string, () => unknown]>([
    ['count must be a string, but is 0.', () => request.string('count')],
    ['name must be a number, but is "Ada".', () => request.number('name')],
    ['count must be a boolean, but is 0.', () => request.boolean('count')],
    ['name must be an array, but is "Ada".', () => request.list('name')],
    ['name must be an array of strings, but is "Ada".', () => optional.strings('name')],
    ['mixed must be an array of strings, but is ["a",1].', () => optional.strings('mixed')],
    ['name must be one of Bob, Eve, but is Ada.', () => request.oneOf('name', ['Bob', 'Eve'])],
    ['seed is missing and has no default.', () => request.number('seed')],
    ['none is missing and has no default.', () => request.range('min', 'none')],
  ])('contradicts the document: %s', (message, read) => {
    expect(read).toThrow(new TypeError(message));
  });
});
