import { describe, expect, test } from 'vitest';
import { RequestArguments } from '../../src/engine/request.ts';

const request = new RequestArguments({
  name: 'Ada',
  count: 0,
  flag: false,
  list: ['a', 'b'],
  mixed: ['a', 1],
  min: 5,
  max: 4,
});

describe('An argument of a request', () => {
  test('is read by its type, 0 and false among its values', () => {
    expect(request.string('name')).toBe('Ada');
    expect(request.number('count')).toBe(0);
    expect(request.boolean('flag')).toBe(false);
    expect(request.strings('list')).toEqual(['a', 'b']);
    expect(request.oneOf('name', ['Ada', 'Bob'])).toBe('Ada');
  });

  test('is undefined where the request has none', () => {
    expect(request.string('none')).toBeUndefined();
    expect(request.number('none')).toBeUndefined();
    expect(request.boolean('none')).toBeUndefined();
    expect(request.strings('none')).toBeUndefined();
    expect(request.oneOf('none', ['Ada'])).toBeUndefined();
    expect(request.range('none', 'max')).toEqual({ min: undefined, max: 4 });
    expect(request.range('min', 'none')).toEqual({ min: 5, max: undefined });
  });

  test.each<[string, () => unknown]>([
    ['count must be a string, but is 0', () => request.string('count')],
    ['name must be a number, but is "Ada"', () => request.number('name')],
    ['count must be a boolean, but is 0', () => request.boolean('count')],
    ['name must be an array of strings, but is "Ada"', () => request.strings('name')],
    ['mixed must be an array of strings, but is ["a",1]', () => request.strings('mixed')],
    ['name must be one of Bob, Eve, but is Ada', () => request.oneOf('name', ['Bob', 'Eve'])],
    ['seed is missing and has no default', () => request.required(undefined, 'seed')],
  ])('of another type is a fault of the description: %s', (message, read) => {
    expect(read).toThrow(new TypeError(message));
  });

  test('counts as given when it is 0', () => {
    expect(request.required(request.number('count'), 'count')).toBe(0);
  });

  test('has limits, either of which may be open', () => {
    expect(request.range('max', 'min')).toEqual({ min: 4, max: 5 });
    expect(request.range('nothing', 'min')).toEqual({ min: undefined, max: 5 });
  });
});
