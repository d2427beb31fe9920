import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import { workCounters } from '../../workCounters.ts';
import { createDomainWord } from './domains.ts';

const FAMILIES = ['HS', 'RS', 'PS', 'ES'] as const;
const HASH_BITS = ['256', '384', '512'] as const;

/** Algorithms with a signature. Tokens with `none` have an empty third part. */
export const SIGNING_ALGORITHMS = FAMILIES.flatMap((family) =>
  HASH_BITS.map((bits) => `${family}${bits}` as const),
);

/** Hash functions of HMAC algorithms, which use a shared secret (RFC 7518, section 3.2). */
const HMAC_HASHES = { HS256: sha256, HS384: sha384, HS512: sha512 };

const SECONDS_OF_DAY = 86_400;

const encoder = new TextEncoder();

function toBase64Url(value: string | Uint8Array): string {
  const bytes = typeof value === 'string' ? encoder.encode(value) : value;
  return base64urlnopad.encode(bytes);
}

/** Creates a token. It was issued within the last day and is valid for at most a day, or it has expired. */
export function createJwt(faker: Faker, args: ArgumentsOf['internet']['jwt']): string {
  const now = Math.floor(Date.parse(args.reference) / 1000);
  const issued = now - faker.number.int({ min: 60, max: SECONDS_OF_DAY - 1 });
  const [min, max] = args.expired ? [issued + 1, now - 1] : [now + 1, issued + SECONDS_OF_DAY];
  const hashes = Object.keys(HMAC_HASHES) as (keyof typeof HMAC_HASHES)[];
  const alg =
    args.algorithm ??
    faker.helpers.arrayElement(args.secret === undefined ? SIGNING_ALGORITHMS : hashes);
  const parts = [
    { alg, typ: 'JWT' },
    {
      iat: issued,
      nbf: issued,
      exp: faker.number.int({ min, max }),
      iss: args.iss ?? `https://${createDomainWord(faker)}.example`,
      sub: args.sub ?? faker.string.uuid(),
      aud: args.aud ?? faker.string.uuid(),
      jti: faker.string.uuid(),
    },
  ];
  const signed = parts.map((part) => toBase64Url(JSON.stringify(part))).join('.');
  if (args.secret === undefined) return `${signed}.${faker.string.alphanumeric(64)}`;
  // A rule of the operation allows a secret for these algorithms only.
  const hash = HMAC_HASHES[alg as keyof typeof HMAC_HASHES];
  const [secret, message] = [encoder.encode(args.secret), encoder.encode(signed)];
  workCounters.hashed += secret.length + message.length;
  return `${signed}.${toBase64Url(hmac(hash, secret, message))}`;
}
