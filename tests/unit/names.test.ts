import { expect, test } from 'vitest';
import { infoSlug, pluginFileId } from '../../src/reference/read/names.ts';

test('two slugs that the plugin writes to one file are known to collide', () => {
  expect(pluginFileId('ipv4')).toBe(pluginFileId('ipv-4'));
  expect(pluginFileId('ipv4')).not.toBe(pluginFileId('ipv6'));
});

test.each([
  ['Fakewright', 'fakewright'],
  ['My API (v2)', 'my-api-v-2'],
  ['ALL CAPS', 'all-caps'],
])('the information page of %s has the slug %s', (title, slug) => {
  expect(infoSlug(title)).toBe(slug);
});
