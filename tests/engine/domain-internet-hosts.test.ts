import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { operationOf, refusedFor } from './engine.ts';
import { answersOf, fresh } from './faults.ts';

describe('host names', () => {
  test('are those of RFC 1123, qualified ones as an independent validator has it', () => {
    for (const { query, value } of answersOf('internet/host-name')) {
      expect(value.length).toBeLessThanOrEqual(253);
      for (const label of value.split('.'))
        expect(label).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
      expect(value.includes('.')).toBe(query['format'] === 'qualified');
      const isQualified = validator.isFQDN(value, { require_tld: true });
      if (query['domain'] === undefined) expect(isQualified).toBe(query['format'] === 'qualified');
    }
  });

  test('end in a domain that is reserved for examples, or in the one asked for', () => {
    for (const name of fresh('internet/host-name'))
      expect(name).toMatch(/\.example\.(com|net|org)$/);
    for (const name of fresh('internet/host-name', { domain: 'corp.test' }))
      expect(name).toMatch(/\.corp\.test$/);
  });

  test('are of the kind asked for', () => {
    for (const name of fresh('internet/host-name', { kind: 'server' }))
      expect(name).toMatch(/^[a-z]+-\d\d\.[a-z]{3}\d\./);
    for (const name of fresh('internet/host-name', { kind: 'service' }))
      expect(name).toMatch(/^[a-z]+\.(dev|test|staging|prod)\./);
    for (const name of fresh('internet/host-name', { kind: 'workstation', format: 'short' }))
      expect(name).toMatch(/^(desktop|laptop|ws)-[a-z0-9]{7}$/);
  });
});

describe('domain suffixes', () => {
  test('are of the kind asked for, which is refused exactly where a list has none', async () => {
    const kinds = {
      generic: /^\w{3,}$|^xn--(?!p1ai|j1amh)/,
      country: /^..$|1ai$|1amh$/,
      'second-level': /\./,
    };
    const { locales = [] } = operationOf('/v1/internet/domain-suffix');
    for (const locale of ['en', ...locales]) {
      const all = fresh<string>('internet/domain-suffix', { locale });
      for (const [kind, pattern] of Object.entries(kinds)) {
        const refused = await refusedFor('internet/domain-suffix', { locale, kind });
        expect(
          all.some((each) => pattern.test(each)),
          `${locale} ${kind}`,
        ).toBe(refused.length === 0);
        if (refused.length > 0) continue;
        const drawn = fresh<string>('internet/domain-suffix', { locale, kind });
        expect(drawn.filter((suffix) => !pattern.test(suffix))).toEqual([]);
      }
    }
  });

  test('of the Russian and Ukrainian lists are those of registries', () => {
    const suffixes = ['ru', 'uk'].flatMap((locale) =>
      fresh<string>('internet/domain-suffix', { locale }),
    );
    expect(suffixes).toContain('xn--p1ai');
    expect(suffixes.filter((suffix) => /^(edo|rus|.+\.net)$/.test(suffix))).toEqual([]);
  });
});
