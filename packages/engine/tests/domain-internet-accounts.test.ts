import { createHmac } from 'node:crypto';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { DAY_SECONDS } from './measures.ts';
import { drawDistinct, drawValues, recordedValues, testValues, findOperation } from './values.ts';
import type { Row } from './values.ts';

/** The longest names that can be sent. */
const LONG = { firstName: '한'.repeat(40), lastName: 'W'.repeat(40), specialCharacters: true };

const isAddress = (mail: string) => validator.isEmail(mail) && mail.indexOf('@') <= 50;

/** An ASCII account, alone or in front of a domain. */
const ACCOUNT = /^[A-Za-z._-]+\d{0,2}(@|$)/;

testValues('internet', [
  ...["D'Arcy Ó Néill-Müller", 'Достоевский', '大羽', '단아', 'שרה', 'J.'].flatMap(
    (name): Row[] => {
      const query = { firstName: name, lastName: name };
      return [
        ['username', query, validator.isAscii],
        ['email-address', query, isAddress],
        ['example-email-address', query, isAddress],
        ['display-name', query, RegExp(`^${name.replaceAll(/[ ']/g, '')}`)],
      ];
    },
  ),
  // Letters without a mark to drop are spelt in other letters, in random and in given names.
  ...'da nb nl pl tr de fr ru uk he ar'.split(' ').flatMap((locale): Row[] => [
    ['username', { locale }, ACCOUNT],
    ['email-address', { locale }, ACCOUNT],
  ]),
  ['username', { firstName: 'Jørn', lastName: 'Węsław' }, /^Jorn[._]Weslaw\d{0,2}$/],
  ['username', { firstName: 'Ольга', lastName: 'Ільїна' }, /^Olga[._]Ilina\d{0,2}$/],
  ['email-address', LONG, isAddress],
  ['display-name', LONG, /^.+$/],
  ['email-address', { provider: 'mail.example' }, /@mail\.example$/],
  ['password', { length: 6, alphabet: 'digits' }, /^\d{6}$/],
  ['password', { length: 9, memorable: true, prefix: 'A1-' }, /^A1-([^aeiou\W\d][aeiou]){3}$/],
  ['api-key', { prefix: 'demo_', length: 128 }, /^demo_[A-Za-z0-9]{128}$/],
  ['jwt-algorithm', { kinds: ['ES', 'none'] }, /^(ES\d{3}|none)$/],
  ['http-status-code', { kinds: ['redirection', 'server-error'] }, /^[35]/],
]);

const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('accounts', () => {
  test('letters of words that have no mark to drop are spelt in others', () => {
    const words = [...drawDistinct('internet/domain-word', { locale: 'da' })];
    expect(words.some((word) => word.includes('omtaenksom'))).toBe(true);
  });

  test('status codes are of both kinds asked for', () => {
    const kinds = ['redirection', 'server-error'];
    const codes = drawValues<number>('internet/http-status-code', { kinds });
    expect(new Set(codes.map((code) => Math.floor(code / 100)))).toEqual(new Set([3, 5]));
  });

  test('a token was issued on the day before the reference and expires a day later', () => {
    const reference = '2024-02-29T12:00:00+02:00';
    const now = Date.parse(reference) / 1000;
    const query = { reference, algorithm: 'PS384', iss: 'Ö "x"' };
    for (const token of drawValues('internet/jwt', query)) {
      const [header, claims] = token.split('.').slice(0, 2).map(decode);
      expect(header).toEqual({ alg: 'PS384', typ: 'JWT' });
      const { iat, nbf, exp, iss, sub, aud, jti } = claims as Record<string, string>;
      const [issued, expires] = [Number(iat), Number(exp)];
      expect([nbf, iss]).toEqual([iat, 'Ö "x"']);
      expect(issued <= now && issued > now - DAY_SECONDS).toBe(true);
      expect(expires > now && expires <= issued + DAY_SECONDS).toBe(true);
      expect([sub, aud, jti].every((id) => validator.isUUID(String(id)))).toBe(true);
    }
  });

  test('the page shows the claims of its first sample', () => {
    const { description } = findOperation('internet/jwt').operation;
    const [shown = ''] = /\{"iat".*\}/s.exec(description) ?? [];
    const [first = ''] = recordedValues('internet/jwt');
    expect(JSON.parse(shown)).toEqual(decode(first.split('.')[1] ?? ''));
  });

  test('a woman has the family name of a woman, where names have a form for each sex', () => {
    const { first_name: given, last_name: family } = allLocales.ru.person ?? {};
    const women = drawValues('internet/display-name', { locale: 'ru' }).flatMap((name) => {
      const [first = '', last] = name.replace(/\d+$/, '').split(/[._]/);
      const isWoman = given?.female?.includes(first) && !given.male?.includes(first);
      return isWoman && last !== undefined ? [last] : [];
    });
    expect(women.length).toBeGreaterThan(50);
    expect(women.filter((last) => !family?.female?.includes(last))).toEqual([]);
  });

  test('a secret verifies the signature, and expired tokens have expired', () => {
    const reference = '2025-06-30T12:00:00Z';
    const query = { reference, secret: 'schlüssel', sub: 'user-17', expired: true };
    for (const token of drawValues('internet/jwt', query)) {
      const [header = '', claims = '', signature] = token.split('.');
      const algorithm = String(decode(header)['alg']).replace('HS', 'sha');
      const mac = createHmac(algorithm, 'schlüssel').update(`${header}.${claims}`);
      expect(mac.digest('base64url')).toBe(signature);
      const { exp, sub, iss } = decode(claims);
      expect([Number(exp) < Date.parse(reference) / 1000, sub]).toEqual([true, 'user-17']);
      expect(new URL(String(iss)).protocol).toBe('https:');
    }
  });

  test('a secret goes with an algorithm that has one', async () => {
    const query = { algorithm: 'RS256', secret: 'x' };
    expect(await rejectedParameters('internet/jwt', query)).toEqual(['algorithm', 'secret']);
  });
});
