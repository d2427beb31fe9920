import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { fresh } from './faults.ts';

const failing = (values: string[], holds: (value: string) => boolean) =>
  values.filter((value) => !holds(value));

describe('a string of a known format', () => {
  test('identifiers that hold a time hold the one asked for', () => {
    const reference = '2026-03-14T09:26:53Z';
    const milliseconds = Date.parse(reference);
    const uuids = fresh('string/uuid', { version: 7, reference });
    expect(failing(uuids, (value) => validator.isUUID(value, 7))).toEqual([]);
    const times = uuids.map((value) => parseInt(value.replace('-', '').slice(0, 12), 16));
    expect(new Set(times)).toEqual(new Set([milliseconds]));
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const decoded = fresh('string/ulid', { reference }).map((value) =>
      [...value.slice(0, 10)].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0),
    );
    expect(new Set(decoded)).toEqual(new Set([milliseconds]));
  });

  test('Base64 decodes to the bytes asked for, in either alphabet', () => {
    for (const urlSafe of [true, false]) {
      for (const padding of [true, false]) {
        const values = fresh('string/base64-string', { bytes: 16, urlSafe, padding });
        expect(failing(values, (value) => validator.isBase64(value, { urlSafe, padding }))).toEqual(
          [],
        );
        expect(new Set(values.map((value) => Buffer.from(value, 'base64').length))).toEqual(
          new Set([16]),
        );
      }
    }
  });

  test.each(['crc32', 'md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const)(
    'a %s lookalike passes an independent validator',
    (algorithm) => {
      const values = fresh('string/hash', { algorithm: algorithm.replace(/^sha/, 'sha-') });
      expect(failing(values, (value) => validator.isHash(value, algorithm))).toEqual([]);
    },
  );
});
