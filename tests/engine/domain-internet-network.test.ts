import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { draw, failing } from './internet.ts';
import type { Query } from './faults.ts';

describe('internet: networks', () => {
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
  ])('IPv4 addresses and blocks of %s are in %s/%i', (network, base, bits) => {
    const block = new BlockList();
    block.addSubnet(base, bits);
    const addresses = [
      ...draw('ipv4-address', { kind: network }),
      ...draw('ipv4-address', { cidr: `${base}/${bits}` }),
    ];
    expect(failing(addresses, (address) => block.check(address))).toEqual([]);
    if (bits < 8 || ['loopback', 'link-local'].includes(network)) return;
    const queries: Query[] = [{ kind: network }, { kind: network, prefixLength: 32 }];
    for (const query of queries) {
      expect(
        failing(draw('cidr-block', query), (each) => block.check(each.split('/')[0] ?? '')),
      ).toEqual([]);
    }
    expect(() => draw('cidr-block', { kind: network, prefixLength: bits - 1 })).toThrow(
      'prefixLength',
    );
  });

  test('a network and a CIDR range contradict each other', () => {
    expect(() => draw('ipv4-address', { kind: 'private-a', cidr: '10.0.0.0/8' })).toThrow('cidr');
  });

  test('the host bits of a block are zero', () => {
    for (const prefixLength of [1, 7, 8, 13, 24, 31, 32]) {
      const hosts = draw('cidr-block', { prefixLength }).map((block) => {
        const octets = (block.split('/')[0] ?? '').split('.').map(Number);
        return octets.reduce((sum, octet) => sum * 256 + octet, 0) % 2 ** (32 - prefixLength);
      });
      expect(
        hosts.every((host) => host === 0),
        `/${prefixLength}`,
      ).toBe(true);
    }
  });

  test.each([
    ['documentation', '2001:db8::', 32],
    ['unique-local', 'fd00::', 8],
    ['link-local', 'fe80::', 64],
  ])('IPv6 addresses of %s are in %s/%i, compressed or not', (network, base, bits) => {
    const block = new BlockList();
    block.addSubnet(base, bits, 'ipv6');
    const full = draw('ipv6-address', { kind: network });
    const short = draw('ipv6-address', { kind: network, compressed: true });
    expect(failing([...full, ...short], (address) => block.check(address, 'ipv6'))).toEqual([]);
    expect(full.map((address) => new URL(`http://[${address}]`).hostname)).toEqual(
      short.map((address) => `[${address}]`),
    );
  });

  test('locally administered MAC addresses are of a single station, in every style', () => {
    for (const [separator, style] of Object.entries({
      colon: /^..:/,
      hyphen: /^..-/,
      dot: /^....\./,
      none: /^.{12}$/,
    })) {
      const addresses = draw('mac-address', { separator, locallyAdministered: true });
      expect(
        failing(addresses, (mac) => style.test(mac) && '26ae'.includes(mac.charAt(1))),
      ).toEqual([]);
    }
  });

  test('ports are within their limits, and limits that contradict each other are rejected', () => {
    expect(new Set(draw('port', { min: 49_151, max: 49_152 }))).toEqual(
      new Set(['49151', '49152']),
    );
    expect(() => draw('port', { min: 2, max: 1 })).toThrow(Refusal);
  });
});
