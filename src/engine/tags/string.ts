import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

const CASINGS = ['mixed', 'lower', 'upper'] as const;

/** Digits and letters that are easily taken for each other. */
const LOOKALIKES = '0Oo1Il';

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
      length: numberOf(request, 'length'),
      casing: request.oneOf('casing', CASINGS) ?? 'mixed',
      exclude: request.string('exclude') ?? '',
    }),
  'alphanumeric-string': (faker, request) =>
    faker.string.alphanumeric({
      length: numberOf(request, 'length'),
      casing: request.oneOf('casing', CASINGS) ?? 'mixed',
      exclude: request.boolean('unambiguous') ? LOOKALIKES : '',
    }),
  'numeric-string': (faker, request) =>
    faker.string.numeric({
      length: numberOf(request, 'length'),
      allowLeadingZeros: request.boolean('leadingZeros'),
      exclude: request.string('exclude') ?? '',
    }),
  'hexadecimal-string': hexadecimalString,
  'binary-string': binaryString,
  'octal-string': (faker, request) =>
    faker.string.octal({
      length: numberOf(request, 'length'),
      prefix: request.boolean('prefixed') ? '0o' : '',
    }),
  'symbol-string': symbolString,
  string: randomString,
  'custom-alphabet-string': (faker, request) =>
    faker.string.fromCharacters(textOf(request, 'characters'), numberOf(request, 'length')),
  'pattern-string': (faker, request) => faker.helpers.replaceSymbols(textOf(request, 'pattern')),
  'regex-match': (faker, request) => faker.helpers.fromRegExp(textOf(request, 'expression')),
  uuid,
  ulid: (faker, request) => faker.string.ulid({ refDate: request.string('reference') }),
  'nano-id': (faker, request) => faker.string.nanoid(numberOf(request, 'length')),
  'base64-string': (faker, request) => {
    const data = randomBytes(faker, numberOf(request, 'bytes'));
    const encoded = data.toString(request.boolean('urlSafe') ? 'base64url' : 'base64');
    const bare = encoded.replace(/=+$/, '');
    return request.boolean('padding') ? bare.padEnd(Math.ceil(bare.length / 4) * 4, '=') : bare;
  },
  hash: (faker, request) => {
    const digest = randomBytes(faker, DIGEST_BYTES[textOf(request, 'algorithm')] ?? 0);
    return digest.toString(request.string('encoding') === 'base64' ? 'base64' : 'hex');
  },
};

function numberOf(request: RequestArguments, name: string): number {
  return request.required(request.number(name), name);
}

function textOf(request: RequestArguments, name: string): string {
  return request.required(request.string(name), name);
}

function randomBytes(faker: Faker, count: number): Buffer {
  return Buffer.from(faker.helpers.multiple(() => faker.number.int(255), { count }));
}

/** Digits that are all equally likely; the library's own function prefers letters. */
function hexadecimalString(faker: Faker, request: RequestArguments): string {
  const digits = faker.string.fromCharacters('0123456789abcdef', numberOf(request, 'length'));
  const prefix = request.string('prefix') ?? '';
  switch (request.oneOf('casing', CASINGS)) {
    case 'upper':
      return prefix + digits.toUpperCase();
    case 'mixed':
      return (
        prefix +
        digits.replaceAll(/[a-f]/g, (letter) =>
          faker.datatype.boolean() ? letter.toUpperCase() : letter,
        )
      );
    default:
      return prefix + digits;
  }
}

/** Bits, split into groups from the right if the request wants groups. */
function binaryString(faker: Faker, request: RequestArguments): string {
  const prefix = request.boolean('prefixed') ? '0b' : '';
  const bits = faker.string.binary({ length: numberOf(request, 'length'), prefix: '' });
  const size = request.number('group');
  if (size === undefined) return prefix + bits;
  const groups = Array.from({ length: Math.ceil(bits.length / size) }, (_, index) => {
    const end = bits.length - index * size;
    return bits.slice(Math.max(end - size, 0), end);
  });
  return prefix + groups.reverse().join('_');
}

function symbolString(faker: Faker, request: RequestArguments): string {
  const length = { min: numberOf(request, 'minLength'), max: numberOf(request, 'maxLength') };
  if (length.min > length.max) throw new RangeError('minLength is greater than maxLength');
  return faker.string.symbol(length);
}

/** Characters of a range of code points. */
function randomString(faker: Faker, request: RequestArguments): string {
  const [first = 0, last = 0] = ['first', 'last'].map((name) =>
    textOf(request, name).charCodeAt(0),
  );
  if (first > last) throw new RangeError('first comes after last');
  const character = () => String.fromCharCode(faker.number.int({ min: first, max: last }));
  return faker.helpers.multiple(character, { count: numberOf(request, 'length') }).join('');
}

function uuid(faker: Faker, request: RequestArguments): string {
  const version = numberOf(request, 'version');
  const reference = request.string('reference');
  if (version !== 7) {
    if (reference !== undefined) throw new TypeError('reference needs version 7');
    return faker.string.uuid({ version: 4 });
  }
  return faker.string.uuid({ version: 7, refDate: reference ?? faker.defaultRefDate() });
}
