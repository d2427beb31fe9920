import { base64, base64url, hex } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

const CASINGS = ['mixed', 'lower', 'upper'] as const;

/** Digits and letters that are easily taken for each other. */
const LOOKALIKES = '0Oo1Il';

/** The 64 characters of a Nano ID. */
const NANO_ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Hash functions and the bytes of their digests. */
const DIGEST_BYTES: Readonly<Record<string, number>> = {
  crc32: 4,
  md5: 16,
  'sha-1': 20,
  'sha-224': 28,
  'sha-256': 32,
  'sha-384': 48,
  'sha-512': 64,
};

export const string: TagGenerators = {
  'alphabetic-string': (faker, request) =>
    faker.string.alpha({
      length: request.number('length'),
      casing: request.oneOf('casing', CASINGS),
      exclude: request.optional.strings('exclude') ?? [],
    }),
  'alphanumeric-string': (faker, request) =>
    faker.string.alphanumeric({
      length: request.number('length'),
      casing: request.oneOf('casing', CASINGS),
      exclude: request.boolean('unambiguous') ? LOOKALIKES : '',
    }),
  'numeric-string': (faker, request) =>
    faker.string.numeric({
      length: request.number('length'),
      allowLeadingZeros: request.boolean('leadingZeros'),
      exclude: request.optional.strings('exclude') ?? [],
    }),
  'symbol-string': symbolString,
  string: randomString,
  'custom-alphabet-string': (faker, request) =>
    faker.string.fromCharacters(request.string('characters'), request.number('length')),
  'pattern-string': (faker, request) => faker.helpers.replaceSymbols(request.string('pattern')),
  uuid,
  ulid: (faker, request) => faker.string.ulid({ refDate: request.reference() }),
  'nano-id': nanoId,
  'base64-string': (faker, request) => {
    const data = randomBytes(faker, request.number('bytes'));
    const code = request.boolean('urlSafe') ? base64url : base64;
    const encoded = code.encode(data);
    return request.boolean('padding') ? encoded : encoded.replace(/=+$/, '');
  },
  hash: (faker, request) => {
    const digest = randomBytes(faker, DIGEST_BYTES[request.string('algorithm')] ?? 0);
    return (request.string('encoding') === 'base64' ? base64 : hex).encode(digest);
  },
};

function randomBytes(faker: Faker, count: number): Uint8Array {
  return Uint8Array.from(faker.helpers.multiple(() => faker.number.int(255), { count }));
}

/** Six bits of a byte choose each character, as in the library. */
function nanoId(faker: Faker, request: RequestArguments): string {
  const bytes = randomBytes(faker, request.number('length'));
  return Array.from(bytes, (byte) => NANO_ID_CHARACTERS.charAt(byte & 63)).join('');
}

function symbolString(faker: Faker, request: RequestArguments): string {
  const length = { min: request.number('minLength'), max: request.number('maxLength') };
  return faker.string.symbol(length);
}

/** Characters of a range of code points. */
function randomString(faker: Faker, request: RequestArguments): string {
  const [first = 0, last = 0] = ['first', 'last'].map((name) => request.string(name).charCodeAt(0));
  const character = () => String.fromCharCode(faker.number.int({ min: first, max: last }));
  return faker.helpers.multiple(character, { count: request.number('length') }).join('');
}

function uuid(faker: Faker, request: RequestArguments): string {
  const version = request.number('version');
  if (version !== 7) return faker.string.uuid({ version: 4 });
  return faker.string.uuid({ version: 7, refDate: request.reference() });
}
