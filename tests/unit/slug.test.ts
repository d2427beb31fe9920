import { describe, expect, test } from 'vitest';
import { isUnsafeId, operationSlug, pluginFileId, toSlug } from '../../src/reference/read/slug.ts';
import { infoSlug } from '../../src/reference/rules/structure.ts';

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

describe('the slug of an operation', () => {
  test('comes from its operationId', () => {
    expect(operationSlug({ operationId: 'one', summary: 'Two' })).toBe('one');
  });

  test('comes from its summary when there is no operationId', () => {
    expect(operationSlug({ summary: 'List all things' })).toBe('list-all-things');
  });

  test('is empty when there is neither', () => {
    expect(operationSlug({})).toBe('');
  });
});

test('two slugs that the plugin writes to one file are known to collide', () => {
  expect(pluginFileId('ipv4')).toBe(pluginFileId('ipv-4'));
  expect(pluginFileId('ipv4')).not.toBe(pluginFileId('ipv6'));
});

describe('an operationId that contains a slash, a backslash, two dots or a control character', () => {
  test.each(['a/b', '/a', 'a\\b', '..', '../a', 'a..b', 'a\nb', 'a\0b', 'a\u007f'])(
    '%j is unsafe',
    (id) => {
      expect(isUnsafeId(id)).toBe(true);
    },
  );

  test.each(['a.b', 'a b', 'a-b', 'a:b', 'é', '.a'])('%j is not', (id) => {
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
