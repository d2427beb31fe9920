import { describe, expect, test } from 'vitest';
import {
  findInvalidDecisions,
  findLine,
  findBreakingChanges,
  listDifferences,
} from '../../../../src/reference/published/compare.ts';
import type { ChangeDecision } from '../../../../src/reference/published/decisions.ts';
import type { PublicSurface } from '../../../../src/reference/published/surface.ts';

const published: PublicSurface = {
  operations: {
    vat: {
      request: 'GET /v1/finance/vat',
      parameters: { country: { type: 'string', required: false, values: ['LU', 'MT'] } },
      properties: { 'data[].number': 'string' },
    },
  },
  components: { schemas: ['Locale'] },
  pages: ['/blog/welcome'],
  files: ['openapi.yaml'],
  moved: { '/v1/finance/levy': '/v1/finance/vat' },
};

/** Replaces text in the published record, and returns the JSON Pointers of breaking changes. */
function listLosses(from: string, to: string, decisions: ChangeDecision[] = []): string[] {
  const text = JSON.stringify(published);
  expect(text).toContain(from);
  const current = JSON.parse(text.replace(from, to)) as PublicSurface;
  return findBreakingChanges(published, current, decisions).map(({ pointer }) => pointer);
}

const COUNTRY = '/operations/vat/parameters/country';
const LEVY = '/moved/~1v1~1finance~1levy';

describe('breaking changes', () => {
  test.each([
    ['a removed enum value', '"LU",', '', `${COUNTRY}/values/LU`],
    ['a required parameter', '"required":false', '"required":true', `${COUNTRY}/required`],
    ['a renamed parameter', '"country"', '"land"', COUNTRY],
    ['a changed type', '"string","required"', '"integer","required"', `${COUNTRY}/type`],
    [
      'a new required parameter',
      '"country"',
      '"key":{"required":true},"country"',
      '/operations/vat/parameters/key',
    ],
    [
      'a removed property',
      '"data[].number":"string"',
      '',
      '/operations/vat/properties/data[].number',
    ],
    ['a changed page URL', '/blog/welcome', '/blog/hello', '/pages/~1blog~1welcome'],
    ['a removed component', '"Locale"', '', '/components/schemas/Locale'],
    ['a removed redirect', '"/v1/finance/levy":"/v1/finance/vat"', '', LEVY],
    ['a changed redirect target', 'levy":"/v1/finance/vat"', 'levy":"/v1/finance/tax"', LEVY],
    ['a removed redirect target', 'levy":"/v1/finance/vat"', 'levy":""', LEVY],
    ['a removed file', '"openapi.yaml"', '', '/files/openapi.yaml'],
  ])(
    '%s is a breaking change until a decision with a reason is recorded',
    (_, from, to, pointer) => {
      expect(listLosses(from, to)).toEqual([pointer]);
      expect(listLosses(from, to, [{ narrowed: pointer, reason: 'A test.' }])).toEqual([]);
      expect(listLosses(from, to, [{ narrowed: pointer, reason: '' }])).toEqual([pointer]);
    },
  );

  test.each([
    ['a new enum value', '"MT"]', '"MT","NL"]'],
    ['a removed enum', ',"values":["LU","MT"]', ''],
    ['a further redirect', 'vat"}}', 'tax","/v1/finance/vat":"/v1/finance/tax"}}'],
    ['a new page', '"/blog/welcome"', '"/blog/welcome","/blog/new"'],
  ])('%s is not a breaking change', (_, from, to) => {
    expect(listLosses(from, to)).toEqual([]);
  });

  test('a removed parameter with the name "request" is a breaking change', () => {
    const text = JSON.stringify(published).replace('"country"', '"request"');
    const losses = findBreakingChanges(JSON.parse(text) as PublicSurface, published, []);
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/operations/vat/parameters/request']);
  });

  test('an operation that was renamed is compared with the operation of the new name', () => {
    const decision = { renamed: '/operations/vat', to: '/operations/tax', reason: 'A test.' };
    expect(listLosses('"vat"', '"tax"', [decision])).toEqual([]);
    expect(listLosses('"vat":', '"other":', [decision])).toEqual(['/operations/vat']);
    const [from, to] = [
      '"vat":{"request":"GET /v1/finance/vat"',
      '"tax":{"request":"GET /v1/finance/tax"',
    ];
    expect(listLosses(from, to, [decision])).toEqual(['/operations/vat/request']);
    expect(listLosses(from, to, [{ ...decision, path: '/v1/finance/vat' }])).toEqual([]);
  });
});

describe('recorded decisions', () => {
  const rename = { renamed: '/operations/levy', to: '/operations/vat', reason: 'A test.' };
  const problemsOf = (...decisions: object[]) =>
    findInvalidDecisions(decisions as ChangeDecision[], published).map(
      ({ index, problem }) => `${index} ${problem}`,
    );

  test('the target of a rename must exist, unless another decision renames or removes the target', () => {
    const lost = { ...rename, to: '/operations/tax' };
    const problem = 'leads to /operations/tax, which does not exist';
    expect(problemsOf(rename, lost)).toEqual([`1 ${problem}`]);
    expect(problemsOf(lost, { ...rename, renamed: '/operations/tax' })).toEqual([]);
    expect(problemsOf(lost, { removed: '/operations/tax', reason: 'A test.' })).toEqual([]);
  });

  test.each([
    ['no reason', { removed: '/operations/levy' }],
    ['no target', { renamed: '/operations/levy', reason: 'A test.' }],
    ['two subjects', { ...rename, removed: '/operations/levy' }],
    ['an unknown key', { ...rename, paths: '/v1/finance/levy' }],
  ])('a decision with %s is invalid', (_, decision) => {
    expect(problemsOf(decision)).toEqual([expect.stringContaining('0 has not one of "renamed"')]);
  });
});

test('a difference is listed once, with the JSON Pointer of the outermost changed value', () => {
  const text = JSON.stringify(published)
    .replace('"LU",', '')
    .replace('"pages":[', '"pages":["/blog/new",')
    .replace('"vat":', '"tax":{"parameters":{}},"vat":');
  expect(listDifferences(published, JSON.parse(text) as PublicSurface)).toEqual([
    '/operations/tax',
    '/pages/~1blog~1new',
    `${COUNTRY}/values/LU`,
  ]);
});

test('the line of an entry in the JSON text is found by the JSON Pointer of the entry', () => {
  const text = JSON.stringify(published, null, 2);
  const line = findLine(text, `${COUNTRY}/values/LU`);
  expect(text.split('\n')[line - 1]?.trim()).toBe('"LU",');
});
