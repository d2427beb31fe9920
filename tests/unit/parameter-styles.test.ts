/** How requests write parameters: the table of OpenAPI 3.1, Parameter Object, "Style Examples". */
import { describe, expect, test } from 'vitest';
import {
  writeCookie,
  writeForm,
  writeHeader,
  writePath,
  writeQuery,
} from '../../src/reference/view/requests/styles.ts';
import type { Styled } from '../../src/reference/view/requests/styles.ts';

const EMPTY = '';
const STRING = 'blue';
const ARRAY = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

/** Style, explode, and what stands for the empty text, the text, the list and the object; undefined where it is not defined. */
type Row = readonly [style: string, explode: boolean, ...(string | undefined)[]];

const IN_PATH: Row[] = [
  ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  [
    'matrix',
    true,
    ';color',
    ';color=blue',
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
  ],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
];

const IN_QUERY: Row[] = [
  ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  [
    'spaceDelimited',
    false,
    undefined,
    undefined,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'pipeDelimited',
    false,
    undefined,
    undefined,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  [
    'deepObject',
    true,
    undefined,
    undefined,
    undefined,
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
];

const cases = (place: string, rows: Row[]) =>
  rows.flatMap(([style, explode, ...written]) =>
    [EMPTY, STRING, ARRAY, OBJECT].flatMap((value, index) => {
      const expected = written[index];
      const parameter: Styled = {
        name: 'color',
        in: place,
        style,
        explode,
      };
      return expected === undefined ? [] : [{ style, explode, value, expected, parameter }];
    }),
  );

const query = (parameter: Styled, value: unknown) =>
  writeQuery(parameter, value)
    .map((pair) => pair.join('='))
    .join('&');

describe('In the path', () => {
  test.each(cases('path', IN_PATH))('$style, explode $explode: $value', (each) => {
    expect(writePath(each.parameter, each.value)).toBe(each.expected);
  });

  test('everything else than letters, digits and hyphens is percent-encoded, a comma too', () => {
    expect(writePath({ name: 'a', in: 'path' }, 'a/b?c,d')).toBe('a%2Fb%3Fc,d');
    expect(writePath({ name: 'a', in: 'path' }, ['a/b', 'c,d'])).toBe('a%2Fb,c%2Cd');
    expect(writePath({ name: 'a', in: 'path', allowReserved: true }, 'a/b c')).toBe('a/b%20c');
  });

  test('a parameter with content is its text, or JSON', () => {
    const parameter: Styled = { name: 'a', in: 'path', content: { 'application/json': {} } };
    expect(writePath(parameter, { a: 1 })).toBe('%7B%22a%22%3A1%7D');
    expect(writePath(parameter, 'a/b')).toBe('a%2Fb');
  });
});

describe('In the query', () => {
  test.each(cases('query', IN_QUERY))('$style, explode $explode: $value', (each) => {
    expect(query(each.parameter, each.value)).toBe(each.expected);
  });

  test('names are percent-encoded', () => {
    expect(query({ name: 'a[]', in: 'query' }, [1, 2])).toBe('a%5B%5D=1&a%5B%5D=2');
  });

  test('reserved characters stay where they are allowed', () => {
    const parameter: Styled = { name: 'a', in: 'query', allowReserved: true };
    expect(query(parameter, 'a/b?c[1]=d#e f')).toBe('a=a/b?c[1]=d%23e%20f');
    expect(query({ ...parameter, allowReserved: false }, 'a/b&c')).toBe('a=a%2Fb%26c');
  });

  test('deep objects are nested, with a pair for each item and none for what is undefined', () => {
    const parameter: Styled = { name: 'f', in: 'query', style: 'deepObject' };
    const value = { a: { b: 'x,y' }, c: [1, { d: 2 }], e: undefined, g: null };
    expect(query(parameter, value).split('&').map(decodeURIComponent)).toEqual([
      'f[a][b]=x,y',
      'f[c]=1',
      'f[c]={"d":2}',
      'f[g]=null',
    ]);
  });

  test('what has no style is JSON', () => {
    expect(decodeURIComponent(query({ name: 'a', in: 'query' }, [{ b: 1 }]))).toBe('a={"b":1}');
  });
});

describe('By default', () => {
  test.each<[string, (parameter: Styled, value: unknown) => unknown, unknown]>([
    ['path', writePath, 'blue,black,brown'],
    ['header', writeHeader, 'blue,black,brown'],
    ['query', query, 'color=blue&color=black&color=brown'],
    [
      'cookie',
      writeCookie,
      [
        ['color', 'blue'],
        ['color', 'black'],
        ['color', 'brown'],
      ],
    ],
  ])('a list in the %s', (place, write, expected) => {
    expect(write({ name: 'color', in: place }, ARRAY)).toEqual(expected);
  });
});

describe('In headers and cookies', () => {
  test('an object of a header is not encoded', () => {
    const parameter: Styled = { name: 'X-A', in: 'header' };
    expect(writeHeader(parameter, { a: 'x y', b: 2 })).toBe('a,x y,b,2');
    expect(writeHeader({ ...parameter, explode: true }, { a: 'x y', b: 2 })).toBe('a=x y,b=2');
    expect(writeHeader({ ...parameter, content: { 'text/plain': {} } }, ['a'])).toBe('["a"]');
  });

  test('the name of a cookie is as it is, its value encoded', () => {
    expect(writeCookie({ name: 'a[b]', in: 'cookie' }, 'c;d')).toEqual([['a[b]', 'c%3Bd']]);
    expect(writeCookie({ name: 'a[b]', in: 'cookie' }, ['c;d'])).toEqual([['a[b]', 'c%3Bd']]);
    const content = { 'application/json': {} };
    expect(writeCookie({ name: 'a', in: 'cookie', content }, 'b')).toEqual([['a', 'b']]);
  });
});

describe('A form', () => {
  test('has lists one by one, objects as JSON, and nothing of what is undefined', () => {
    const text = writeForm({ a: 'x y', b: [1, 2], c: { d: 1 }, e: undefined });
    expect(decodeURIComponent(text)).toBe('a=x y&b=1&b=2&c={"d":1}');
    expect(text).toContain('a=x%20y');
  });

  test('has each property as its encoding says', () => {
    const encoding = {
      a: { style: 'spaceDelimited', explode: false },
      b: { explode: true },
      c: { contentType: 'application/json' },
      d: { style: 'deepObject' },
    } as const;
    const value = { a: [1, 2], b: { x: 1, y: 2 }, c: [1, 2], d: { x: 1 } };
    expect(decodeURIComponent(writeForm(value, encoding))).toBe('a=1 2&x=1&y=2&c=[1,2]&d[x]=1');
  });
});
