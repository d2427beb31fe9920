import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

type HostNameArguments = ArgumentsOf['internet']['host-name'];

const ROLES =
  'api app auth backup cache ci db dns edge gw log lb mail mon mq ns proxy search vpn web'.split(
    ' ',
  );
const SERVICES =
  'accounts billing catalogue checkout inventory invoices messages orders payments reports search users'.split(
    ' ',
  );
const STAGES = ['dev', 'test', 'staging', 'prod'];
const SITES = [
  'ams1',
  'cdg2',
  'dub1',
  'fra1',
  'fra2',
  'iad3',
  'lhr1',
  'nrt1',
  'sfo2',
  'sin1',
  'syd1',
];
const COMPUTERS = ['desktop', 'laptop', 'ws'];

/** Domains that are reserved for examples (RFC 2606). */
const DOMAINS = ['example.com', 'example.net', 'example.org'];

/** Labels before the domain in a host name, keyed by value of the parameter `kind`. */
const LABELS = {
  server: (faker) => [
    `${faker.helpers.arrayElement(ROLES)}-${faker.string.numeric(2)}`,
    faker.helpers.arrayElement(SITES),
  ],
  service: (faker) => [faker.helpers.arrayElement(SERVICES), faker.helpers.arrayElement(STAGES)],
  workstation: (faker) => [
    `${faker.helpers.arrayElement(COMPUTERS)}-${faker.string.alphanumeric({ length: 7, casing: 'lower' })}`,
  ],
} satisfies Record<
  NonNullable<HostNameArguments['kind']>,
  (faker: Faker) => readonly [string, ...string[]]
>;

/** Creates a host name (RFC 1123), with or without domain. */
export function createHostName(faker: Faker, args: HostNameArguments): string {
  const labels = LABELS[args.kind ?? faker.helpers.objectKey(LABELS)](faker);
  if (args.format === 'short') return labels[0];
  const domain = args.domain?.toLowerCase() ?? faker.helpers.arrayElement(DOMAINS);
  return [...labels, domain].join('.');
}
