import { base64, base64url, hex } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import { defineTag } from '../tag.ts';

/** Characters that are easily confused. */
const LOOKALIKES = '0Oo1Il';

const NANO_ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Hash functions with the size of their digests in bytes. */
const DIGEST_BYTES = {
  crc32: 4,
  md5: 16,
  'sha-1': 20,
  'sha-224': 28,
  'sha-256': 32,
  'sha-384': 48,
  'sha-512': 64,
};

export const string = defineTag('string', {
  'alphabetic-string':
    ({ length, casing, exclude = [] }) =>
    (faker) =>
      faker.string.alpha({ length, casing, exclude }),
  'alphanumeric-string':
    ({ length, casing, unambiguous }) =>
    (faker) =>
      faker.string.alphanumeric({ length, casing, exclude: unambiguous ? LOOKALIKES : '' }),
  'numeric-string':
    ({ length, leadingZeros: allowLeadingZeros, exclude = [] }) =>
    (faker) =>
      faker.string.numeric({ length, allowLeadingZeros, exclude }),
  'symbol-string':
    ({ minLength: min, maxLength: max }) =>
    (faker) =>
      faker.string.symbol({ min, max }),
  // Generates characters from a range of code points.
  string: ({ first, last, length: count }) => {
    const codes = { min: first.charCodeAt(0), max: last.charCodeAt(0) };
    return (faker) =>
      faker.helpers
        .multiple(() => String.fromCharCode(faker.number.int(codes)), { count })
        .join('');
  },
  'custom-alphabet-string':
    ({ characters, length }) =>
    (faker) =>
      faker.string.fromCharacters(characters, length),
  'pattern-string':
    ({ pattern }) =>
    (faker) =>
      faker.helpers.replaceSymbols(pattern),
  uuid:
    ({ version, reference: refDate }) =>
    (faker) =>
      version === 7 ? faker.string.uuid({ version, refDate }) : faker.string.uuid({ version }),
  ulid:
    ({ reference: refDate }) =>
    (faker) =>
      faker.string.ulid({ refDate }),
  'nano-id':
    ({ length }) =>
    (faker) => {
      const bytes = createRandomBytes(faker, length);
      // Six bits of each byte select a character, as in the nanoid library.
      return Array.from(bytes, (byte) => NANO_ID_CHARACTERS.charAt(byte & 63)).join('');
    },
  'base64-string':
    ({ bytes, urlSafe, padding }) =>
    (faker) => {
      const encoded = (urlSafe ? base64url : base64).encode(createRandomBytes(faker, bytes));
      return padding ? encoded : encoded.replace(/=+$/, '');
    },
  hash:
    ({ algorithm, encoding }) =>
    (faker) =>
      (encoding === 'base64' ? base64 : hex).encode(
        createRandomBytes(faker, DIGEST_BYTES[algorithm]),
      ),
});

function createRandomBytes(faker: Faker, count: number): Uint8Array {
  return Uint8Array.from(faker.helpers.multiple(() => faker.number.int(255), { count }));
}
