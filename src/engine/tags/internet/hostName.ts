import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

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

/** Domains that RFC 2606 reserves for examples. */
const DOMAINS = ['example.com', 'example.net', 'example.org'];

/** The labels of a host below its domain, by what it is. */
const LABELS: Readonly<Record<string, (faker: Faker) => string[]>> = {
  server: (faker) => [
    `${faker.helpers.arrayElement(ROLES)}-${faker.string.numeric(2)}`,
    faker.helpers.arrayElement(SITES),
  ],
  service: (faker) => [faker.helpers.arrayElement(SERVICES), faker.helpers.arrayElement(STAGES)],
  workstation: (faker) => [
    `${faker.helpers.arrayElement(COMPUTERS)}-${faker.string.alphanumeric({ length: 7, casing: 'lower' })}`,
  ],
};

/** The name of a host (RFC 1123), with its domain or without. */
export function drawHostName(faker: Faker, request: RequestArguments): string {
  const kind = request.optional.string('kind') ?? faker.helpers.arrayElement(Object.keys(LABELS));
  const labels = LABELS[kind]?.(faker) ?? [];
  if (request.string('format') === 'short') return labels[0] ?? '';
  const domain = request.optional.string('domain')?.toLowerCase();
  return [...labels, domain ?? faker.helpers.arrayElement(DOMAINS)].join('.');
}
