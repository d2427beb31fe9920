import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { find, fresh, recorded } from './faults.ts';
import type { Query } from './faults.ts';

type Card = Record<'number' | 'cvv' | 'expiry', string> & { issuer: keyof typeof PROVIDERS };
type Currency = Record<'code' | 'numericCode', string>;

/** Names of card networks in the validator. */
const PROVIDERS = {
  'american-express': 'amex',
  'diners-club': 'dinersclub',
  discover: 'discover',
  jcb: 'jcb',
  mastercard: 'mastercard',
  unionpay: 'unionpay',
  visa: 'visa',
} as const;

/** Five hundred fresh values. */
const draw = (generator: string, query: Query = {}): unknown[] =>
  fresh<unknown>(`finance/${generator}`, query, [1, 2, 3, 4, 5]);

/** The recorded samples and fresh values, as strings. */
function strings(generator: string, query: Query = {}): string[] {
  const samples = Object.keys(query).length ? [] : recorded<unknown>(`finance/${generator}`);
  return [...samples, ...draw(generator, query)].map(String);
}

describe('finance', () => {
  test.each([
    ['iban', (value: string) => validator.isIBAN(value)],
    ['bic', (value: string) => validator.isBIC(value)],
    ['routing-number', (value: string) => validator.isAbaRouting(value)],
    ['credit-card-number', (value: string) => validator.isCreditCard(value)],
    // Numbers are held against those of countries, among the words of finance.
    ['currency-code', (value: string) => /^\d{3}$/.test(value) || validator.isISO4217(value)],
    ['ethereum-address', (value: string) => validator.isEthereumAddress(value)],
  ])('every %s passes an independent validator', (generator, isValid) => {
    expect(strings(generator).filter((value) => !isValid(value))).toEqual([]);
  });

  test('IBAN and BIC are of the country asked for, and IBANs have 15 to 31 characters', () => {
    const country = find('finance/iban').operation.parameters?.find(
      ({ name }) => name === 'country',
    );
    const lengths = (country!.schema['enum'] as string[]).map((code) => {
      const ibans = strings('iban', { country: code, formatted: true });
      expect(ibans.filter((v) => !v.startsWith(code) || !validator.isIBAN(v))).toEqual([]);
      const bics = strings('bic', { country: code, branch: false });
      expect(bics.filter((v) => v.slice(4, 6) !== code || v.length !== 8)).toEqual([]);
      return ibans[0]?.replaceAll(' ', '').length ?? 0;
    });
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([15, 31]);
  });

  test('parameters that set a length, a district or a range are obeyed', () => {
    expect(strings('pin', { length: 7 }).every((v) => v.length === 7)).toBe(true);
    expect(strings('account-number', { length: 9 }).every((v) => v.length === 9)).toBe(true);
    const masked = strings('masked-number', {
      length: 14,
      visible: 2,
      mask: 'hash',
      formatted: true,
    });
    expect(masked.every((v) => /^#{4} #{6} #{2}[0-9]{2}$/.test(v))).toBe(true);
    for (const district of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const numbers = strings('routing-number', { district });
      expect(numbers.every((v) => Number(v.slice(0, 2)) === district)).toBe(true);
    }
    const amounts = strings('amount', { min: -3, max: 2, decimals: 3, symbol: 'CHF ' });
    expect(amounts.every((v) => /^CHF -?[0-3]\.[0-9]{3}$/.test(v))).toBe(true);
    const range = amounts.map((v) => Number(v.slice(4)));
    expect(range.every((v) => v >= -3 && v <= 2)).toBe(true);
  });

  test('a card agrees with its issuer and expires on the side of the reference asked for', () => {
    const month = (expiry: string) => Number(expiry.slice(3)) * 12 + Number(expiry.slice(0, 2));
    for (const expired of [false, true]) {
      const cards = draw('credit-card', { reference: '2030-01-31', expired }) as Card[];
      for (const { issuer, number, cvv, expiry } of cards) {
        expect(validator.isCreditCard(number, { provider: PROVIDERS[issuer] }), number).toBe(true);
        expect(cvv).toHaveLength(issuer === 'american-express' ? 4 : 3);
        const months = (month(expiry) - month('01/30')) * (expired ? -1 : 1);
        expect(months >= 1 && months <= 60, expiry).toBe(true);
      }
    }
    const codes = strings('credit-card-cvv', { issuer: 'american-express' });
    expect(codes.every((code) => code.length === 4)).toBe(true);
  });

  test.each(Object.entries(PROVIDERS))('%s: card numbers are of its ranges', (issuer, provider) => {
    const numbers = strings('credit-card-number', { issuer });
    expect(numbers.filter((number) => !validator.isCreditCard(number, { provider }))).toEqual([]);
  });

  test('Visa numbers have 16 digits, as forms expect them today', () => {
    const numbers = strings('credit-card-number', { issuer: 'visa' });
    expect(numbers.filter((number) => !/^4\d{15}$/.test(number))).toEqual([]);
  });

  test('French names of currencies are French', () => {
    const currencies = draw('currency', { locale: 'fr' }) as Record<string, string>[];
    const names = new Map(currencies.map(({ code, name, symbol }) => [code, [name, symbol]]));
    expect(names.get('LAK')).toEqual(['Kip laotien', '₭']);
    expect(names.get('XOF')).toEqual(['Franc CFA (BCEAO)', 'Fr']);
    expect(names.get('ZAR')).toEqual(['Rand sud-africain', 'R']);
    const wrong = /Argentine|Baisse|Course|Poulet|cloche|lire|^(CFA |Le |Roupie$)/;
    expect([...names.values()].filter(([name = '']) => wrong.test(name))).toEqual([]);
  });

  test('currencies are of ISO 4217 in every locale, and their parts belong together', () => {
    const numbers = new Map<string, string>();
    for (const locale of ['en', 'fr', 'ja', 'zh-CN']) {
      for (const { code, numericCode } of draw('currency', { locale }) as Currency[]) {
        expect(validator.isISO4217(code), code).toBe(true);
        expect(numbers.get(code) ?? numericCode, code).toBe(numericCode);
        numbers.set(code, numericCode);
      }
    }
    expect(numbers.get('EUR')).toBe('978');
  });

  test('a transaction keeps to its dates, direction and minor unit', () => {
    const [from, to] = ['2024-02-01T00:00:00Z', '2024-02-02T00:00:00Z'];
    for (const [currency, decimals] of Object.entries({ JPY: 0, EUR: 2, KWD: 3 })) {
      const query = { from, to, currency, min: 10, max: 11 };
      for (const line of draw('transaction', query) as Record<string, string>[]) {
        expect(Date.parse(line['bookedAt'] ?? '')).toBeGreaterThanOrEqual(Date.parse(from));
        expect(Date.parse(line['bookedAt'] ?? '')).toBeLessThanOrEqual(Date.parse(to));
        expect(line['direction']).toBe(line['type'] === 'deposit' ? 'credit' : 'debit');
        expect(line['amount']?.split('.')[1]?.length ?? 0).toBe(decimals);
        expect([10, 11]).toContain(Math.floor(Number(line['amount'])));
      }
    }
  });
});
