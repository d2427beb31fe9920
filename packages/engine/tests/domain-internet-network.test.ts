import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { drawValues, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

const SEPARATORS = { colon: /^..:/, hyphen: /^..-/, dot: /^....\./, none: /^.{12}$/ };

testValues('internet', [
  ['port', { min: 49_151, max: 49_152 }, ['49151', '49152']],
  // The second digit of a locally administered address of a single station.
  ...Object.entries(SEPARATORS).flatMap(([separator, style]): Row[] => [
    ['mac-address', { separator, locallyAdministered: true }, style],
    ['mac-address', { separator, locallyAdministered: true }, /^.[26ae]/],
  ]),
]);

testAnswers('internet/cidr-block', {
  'has host bits of zero': (block) => {
    const [address = '', length] = block.split('/');
    const bits = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
    return bits % 2 ** (32 - Number(length)) === 0;
  },
});

describe('networks', () => {
  test.each([
    ['loopback', '127.0.0.0', 8],
    ['private-a', '10.0.0.0', 8],
    ['private-b', '172.16.0.0', 12],
    ['private-c', '192.168.0.0', 16],
    ['test-net-1', '192.0.2.0', 24],
    ['test-net-2', '198.51.100.0', 24],
    ['test-net-3', '203.0.113.0', 24],
    ['link-local', '169.254.0.0', 16],
    ['multicast', '224.0.0.0', 4],
  ])('IPv4 addresses and blocks of %s are in %s/%i', async (kind, base, bits) => {
    const block = new BlockList();
    block.addSubnet(base, bits);
    const addresses = [
      ...drawValues('internet/ipv4-address', { kind }),
      ...drawValues('internet/ipv4-address', { cidr: `${base}/${bits}` }),
    ];
    expect(addresses.filter((address) => !block.check(address))).toEqual([]);
    if (bits < 8 || ['loopback', 'link-local'].includes(kind)) return;
    const blocks = [
      ...drawValues('internet/cidr-block', { kind }),
      ...drawValues('internet/cidr-block', { kind, prefixLength: 32 }),
    ];
    expect(blocks.filter((each) => !block.check(each.split('/')[0] ?? ''))).toEqual([]);
    const tooLarge = { kind, prefixLength: bits - 1 };
    expect(await rejectedParameters('internet/cidr-block', tooLarge)).toContain('prefixLength');
  });

  test.each([
    ['documentation', '2001:db8::', 32],
    ['unique-local', 'fd00::', 8],
    ['link-local', 'fe80::', 64],
  ])('IPv6 addresses of %s are in %s/%i, compressed or not', (kind, base, bits) => {
    const block = new BlockList();
    block.addSubnet(base, bits, 'ipv6');
    const full = drawValues('internet/ipv6-address', { kind });
    const short = drawValues('internet/ipv6-address', { kind, compressed: true });
    expect([...full, ...short].filter((each) => !block.check(each, 'ipv6'))).toEqual([]);
    expect(full.map((address) => new URL(`http://[${address}]`).hostname)).toEqual(
      short.map((address) => `[${address}]`),
    );
  });
});
