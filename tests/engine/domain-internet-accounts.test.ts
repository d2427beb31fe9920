import { createHmac } from 'node:crypto';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { api } from './engine.ts';
import { recordedAndFresh } from './faults.ts';
import { draw, failing } from './internet.ts';

describe('internet: accounts and credentials', () => {
  test('names of any script give an ASCII account and address, and a display name as written', () => {
    for (const name of ["D'Arcy Ó Néill-Müller", 'Достоевский', '大羽', '단아', 'שרה', 'J.']) {
      const query = { firstName: name, lastName: name };
      expect(failing(draw('username', query), validator.isAscii)).toEqual([]);
      const mails = [...draw('email-address', query), ...draw('example-email-address', query)];
      expect(failing(mails, (mail) => validator.isEmail(mail) && mail.indexOf('@') <= 50)).toEqual(
        [],
      );
      const shown = name.replaceAll(/[ ']/g, '');
      expect(failing(draw('display-name', query), (value) => value.startsWith(shown))).toEqual([]);
    }
  });

  test('letters that have no mark to drop are spelt in others, in names drawn and given', () => {
    for (const locale of 'da nb nl pl tr de fr ru uk he ar'.split(' '))
      for (const name of ['username', 'email-address']) {
        const accounts = draw(name, { locale }).map((value) => value.replace(/@.*/, ''));
        expect(failing(accounts, (value) => /^[A-Za-z._-]+\d{0,2}$/.test(value))).toEqual([]);
      }
    const given = draw('username', { firstName: 'Jørn', lastName: 'Węsław' });
    expect(failing(given, (value) => /^Jorn[._]Weslaw\d{0,2}$/.test(value))).toEqual([]);
    const ukrainian = draw('username', { firstName: 'Ольга', lastName: 'Ільїна' });
    expect(failing(ukrainian, (value) => /^Olga[._]Ilina\d{0,2}$/.test(value))).toEqual([]);
    const words = draw('domain-word', { locale: 'da' });
    expect(words.some((word) => word.includes('omtaenksom'))).toBe(true);
  });

  test('a woman has the family name of a woman, where names have a form for each sex', () => {
    const { first_name: given, last_name: family } = allLocales.ru.person ?? {};
    const women = draw('display-name', { locale: 'ru' }).flatMap((name) => {
      const [first = '', last] = name.replace(/\d+$/, '').split(/[._]/);
      const isWoman = given?.female?.includes(first) && !given.male?.includes(first);
      return isWoman && last !== undefined ? [last] : [];
    });
    expect(women.length).toBeGreaterThan(50);
    expect(failing(women, (last) => family?.female?.includes(last) ?? false)).toEqual([]);
  });

  test('the longest names keep the local part within 50 characters', () => {
    const query = { firstName: '한'.repeat(40), lastName: 'W'.repeat(40), specialCharacters: true };
    expect(failing(draw('email-address', query), (mail) => mail.indexOf('@') <= 50)).toEqual([]);
    expect(draw('display-name', query).length).toBe(300);
  });

  test('an email address is at the provider asked for', () => {
    const mails = draw('email-address', { provider: 'mail.example' });
    expect(failing(mails, (mail) => mail.endsWith('@mail.example'))).toEqual([]);
  });

  test('passwords have the length, the prefix and the alphabet asked for', () => {
    const digits = draw('password', { length: 6, alphabet: 'digits' });
    expect(failing(digits, (value) => /^\d{6}$/.test(value))).toEqual([]);
    const spoken = draw('password', { length: 9, memorable: true, prefix: 'A1-' });
    expect(failing(spoken, (value) => /^A1-([^aeiou\W\d][aeiou]){3}$/.test(value))).toEqual([]);
    expect(() => draw('password', { length: 4, prefix: 'Aa1!' })).toThrow('prefix');
    expect(() => draw('password', { memorable: true, alphabet: 'digits' })).toThrow('alphabet');
  });

  test('an API key is its prefix and as many characters as asked for', () => {
    const keys = draw('api-key', { prefix: 'demo_', length: 128 });
    expect(failing(keys, (key) => /^demo_[A-Za-z0-9]{128}$/.test(key))).toEqual([]);
  });

  test('a token is valid before it expires, and was issued on the day before the reference', () => {
    const reference = '2024-02-29T12:00:00+02:00';
    const now = Date.parse(reference) / 1000;
    for (const token of draw('jwt', { reference, algorithm: 'PS384', iss: 'Ö "x"' })) {
      const [header, claims] = token.split('.').slice(0, 2).map(decode);
      expect(header).toEqual({ alg: 'PS384', typ: 'JWT' });
      const { iat, nbf, exp, iss, sub, aud, jti } = claims ?? {};
      expect([Number(iat) <= now, Number(iat) > now - 86_400, nbf === iat, iss]).toEqual([
        true,
        true,
        true,
        'Ö "x"',
      ]);
      expect(Number(exp) > Number(iat) && Number(exp) <= Number(iat) + 86_400).toBe(true);
      expect([sub, aud, jti].every((id) => validator.isUUID(String(id)))).toBe(true);
    }
  });

  test('the page shows the claims of its first sample', () => {
    const { description = '' } = api.operations.find(({ slug }) => slug === 'generate-a-jwt') ?? {};
    const [shown = ''] = /\{"iat".*\}/s.exec(description) ?? [];
    const [first] = recordedAndFresh('internet/jwt');
    expect(JSON.parse(shown)).toEqual(decode(first?.split('.')[1] ?? ''));
  });

  test('a secret verifies the signature, and expired tokens have expired', () => {
    const reference = '2025-06-30T12:00:00Z';
    const now = Date.parse(reference) / 1000;
    for (const token of draw('jwt', {
      reference,
      secret: 'schlüssel',
      sub: 'user-17',
      expired: true,
    })) {
      const [header = '', claims = '', signature] = token.split('.');
      const size = String(decode(header)['alg']).replace('HS', 'sha');
      const mac = createHmac(size, 'schlüssel').update(`${header}.${claims}`);
      expect(mac.digest('base64url')).toBe(signature);
      const { exp, sub, iss } = decode(claims);
      expect([Number(exp) < now, sub]).toEqual([true, 'user-17']);
      expect(new URL(String(iss)).protocol).toBe('https:');
    }
    for (const token of draw('jwt', { reference }))
      expect(Number(decode(token.split('.')[1] ?? '')['exp'])).toBeGreaterThan(now);
    expect(() => draw('jwt', { algorithm: 'RS256', secret: 'x' })).toThrow();
  });

  test('algorithms are and status codes are of the kinds asked for', () => {
    expect(
      failing(draw('jwt-algorithm', { kinds: ['ES', 'none'] }), (a) => /^(ES\d{3}|none)$/.test(a)),
    ).toEqual([]);
    const codes = draw('http-status-code', { kinds: ['redirection', 'server-error'] });
    expect([...new Set(codes.map((code) => code.charAt(0)))].sort()).toEqual(['3', '5']);
  });
});

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}
