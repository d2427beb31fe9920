import { expect, test } from 'vitest';
import { pluginFileId } from '../../../../src/reference/read/names.ts';

test('two slugs that the plugin writes to one file are known to collide', () => {
  expect(pluginFileId('ipv4')).toBe(pluginFileId('ipv-4'));
  expect(pluginFileId('ipv4')).not.toBe(pluginFileId('ipv6'));
});
