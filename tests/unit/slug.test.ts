import { describe, expect, test } from 'vitest';
import { fallbackTitle, nameOperations } from '../../src/reference/read/names.ts';
import { infoSlug, isUnsafeId, pluginFileId, toSlug } from '../../src/reference/read/slug.ts';

describe('the operationId is the page’s slug', () => {
  test.each(['generate-an-ipv4-address', 'ipv4', 'a', '2024-01-01', 'x-1-y'])(
    '%s stays as it is',
    (id) => {
      expect(toSlug(id)).toBe(id);
    },
  );

  test.each([
    ['getUserById', 'get-user-by-id'],
    ['Get user', 'get-user'],
    ['GET_USER.list', 'get-user-list'],
    ['Zürich', 'zurich'],
    ['a--b', 'a-b'],
    ['-a', 'a'],
  ])('%s becomes %s', (id, slug) => {
    expect(toSlug(id)).toBe(slug);
  });

  test.each(['', '***', ' ', '-'])('%j gives no slug', (id) => {
    expect(toSlug(id)).toBe('');
  });
});

test.each([
  ['get', false, 'GET /pets'],
  ['post', true, '/pets'],
  ['delete', true, '/pets (DELETE)'],
])('Without a name, %s (of a webhook: %s) has the title %s', (method, isWebhook, title) => {
  expect(fallbackTitle({ method, path: '/pets', isWebhook })).toBe(title);
});

describe('the slug of an operation', () => {
  const place = { method: 'GET', path: '/pets/{id}', isWebhook: false };
  const name = (...operations: { operationId?: string; summary?: string; path?: string }[]) =>
    nameOperations(
      'Zoo',
      operations.map((each) => ({ ...place, ...each })),
    );

  test('comes from its operationId', () => {
    expect(name({ operationId: 'one', summary: 'Two' })).toEqual(['one']);
  });

  test('comes from its summary when there is no operationId', () => {
    expect(name({ summary: 'List all things' })).toEqual(['list-all-things']);
  });

  test('comes from method and path when there is neither', () => {
    expect(name({})).toEqual(['get-pets-id']);
  });

  test('comes from method and path when the summary is that of another, or of the information page', () => {
    expect(name({ summary: 'Get' }, { summary: 'Get' })).toEqual(['get', 'get-pets-id']);
    expect(name({ summary: 'Zoo' })).toEqual(['get-pets-id']);
  });

  test('gives way to an operationId that comes later, and has a number when all names are taken', () => {
    const slugs = name({ summary: 'Get' }, { operationId: 'get' }, {}, { summary: '' });
    expect(slugs).toEqual(['get-pets-id', 'get', 'get-pets-id-2', 'get-pets-id-3']);
  });

  test('is short enough for a file even if the summary is a text', () => {
    const [slug = ''] = name({ summary: 'word '.repeat(100) });
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^word(?:-word)+$/);
  });
});

test('two slugs that the plugin writes to one file are known to collide', () => {
  expect(pluginFileId('ipv4')).toBe(pluginFileId('ipv-4'));
  expect(pluginFileId('ipv4')).not.toBe(pluginFileId('ipv6'));
});

describe('an operationId that begins with a slash, or contains a backslash, two dots or a control character', () => {
  test.each(['/a', 'a\\b', '..', '../a', 'a..b', 'a\nb', 'a\0b', 'a\u007f'])(
    '%j is unsafe',
    (id) => {
      expect(isUnsafeId(id)).toBe(true);
    },
  );

  test.each(['a/b', 'a.b', 'a b', 'a-b', 'a:b', 'é', '.a'])('%j is not', (id) => {
    expect(isUnsafeId(id)).toBe(false);
  });
});

describe('the information page has the product’s name as slug', () => {
  test.each([
    ['Fakewright', 'fakewright'],
    ['My API (v2)', 'my-api-v-2'],
    ['ALL CAPS', 'all-caps'],
  ])('%s: %s', (title, slug) => {
    expect(infoSlug(title)).toBe(slug);
  });

  test('without a letter or a digit it is called introduction', () => {
    expect(infoSlug('***')).toBe('introduction');
  });
});
