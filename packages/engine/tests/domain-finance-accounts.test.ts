import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { sum } from './measures.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

interface Account {
  countryCode: string;
  bankName: string;
  bankCode: string;
  branchCode?: string;
  sortCode?: string;
  accountNumber: string;
  bban: string;
  iban: string;
  bic: string;
}

/** Values of characters in odd places of an Italian account (CIN), from A, and of digits from 0. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function italianLetter(body: string): string {
  const values = Array.from(body, (character, at) => {
    const place = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return at % 2 === 0 ? (ODD[place] ?? 0) : place;
  });
  return String.fromCharCode(65 + (sum(values) % 26));
}

/** The control digit of ten digits of a Spanish account, by the rule of the Higher Banking Council. */
function spanishDigit(digits: string): string {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const rest = sum(weights.map((weight, at) => weight * Number(digits.charAt(at)))) % 11;
  return ['1', '0'][[1, 0].indexOf(rest)] ?? String(11 - rest);
}

function isFrench(bban: string): boolean {
  const [, bank = 0, branch = 0, account = 0, key = 0] =
    /^(\d{5})(\d{5})(\d{11})(\d\d)$/.exec(bban)?.map((part) => BigInt(part)) ?? [];
  return (
    (89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account) + BigInt(key)) % 97n === 0n
  );
}

/** Whether the national check digits of an account are right. A country without such has nothing to check. */
const NATIONAL: Record<string, (bban: string) => boolean> = {
  BE: (bban) => (Number(bban.slice(0, 10)) % 97 || 97) === Number(bban.slice(10)),
  DE: () => true,
  ES: (bban) =>
    spanishDigit(`00${bban.slice(0, 8)}`) + spanishDigit(bban.slice(10)) === bban.slice(8, 10),
  FR: isFrench,
  GB: () => true,
  IT: (bban) => italianLetter(bban.slice(1)) === bban.charAt(0),
  NL: (bban) => sum(Array.from(bban.slice(4), (digit, at) => Number(digit) * (10 - at))) % 11 === 0,
};

const isRight = (country: string, bban: string) => NATIONAL[country]?.(bban) === true;

const SORT_CODES = {
  ...{ 'bank-of-scotland': '80', barclays: '20', 'co-operative-bank': '08', hsbc: '40' },
  ...{ 'lloyds-bank': '30', nationwide: '07', natwest: '60', 'royal-bank-of-scotland': '83' },
  'santander-uk': '09',
};

testValues('finance', [
  ['bban', { country: 'NL' }, /^[A-Z]{4}\d{10}$/],
  ...Object.entries(SORT_CODES).flatMap(([bank, pair]): Row[] => [
    ['sort-code', { bank }, RegExp(`^${pair}-\\d\\d-\\d\\d$`)],
    ['sort-code', { bank, formatted: false }, RegExp(`^${pair}\\d{4}$`)],
  ]),
]);

testAnswers('finance/bban', {
  'has the check digits of the country asked for': (bban, { country }) =>
    country === undefined ? undefined : isRight(String(country), bban),
});

const EXPIRIES: Record<string, RegExp> = {
  short: /^(?<month>\d\d)\/(?<year>\d\d)$/,
  long: /^(?<month>\d\d)\/20(?<year>\d\d)$/,
  iso: /^20(?<year>\d\d)-(?<month>\d\d)$/,
};

testAnswers('finance/credit-card-expiry', {
  'is within five years of the reference, in the form asked for': (expiry, query) => {
    const { month, year } = EXPIRIES[String(query['format'])]?.exec(expiry)?.groups ?? {};
    const reference = new Date(String(query['reference']));
    const ahead =
      (2000 + Number(year) - reference.getUTCFullYear()) * 12 +
      (Number(month) - 1 - reference.getUTCMonth());
    const months = query['expired'] ? -ahead : ahead;
    return Number(month) >= 1 && Number(month) <= 12 && months >= 1 && months <= 60;
  },
});

describe('bank accounts', () => {
  // Accounts of IBANs that SWIFT's registry and the French banks give as examples.
  test.each([
    ['BE', '539007547034', true],
    ['ES', '21000418450200051332', true],
    ['FR', '30006000011234567890189', true],
    ['IT', 'X0542811101000000123456', true],
    ['NL', 'ABNA0417164300', true],
    ['NL', 'ABNA0417164301', false],
  ])('what accounts are held against: %s %s is right: %s', (country, bban, expected) => {
    expect(isRight(country, bban)).toBe(expected);
  });

  test.each(Object.keys(NATIONAL))('%s: all parts of an account belong together', (country) => {
    for (const account of drawValues<Account>('finance/bank-account', { country })) {
      const { bban, iban, bic, branchCode, sortCode, accountNumber, bankCode } = account;
      expect(validator.isIBAN(iban, { whitelist: [country as 'BE'] }), iban).toBe(true);
      expect(iban.slice(4)).toBe(bban);
      expect(isRight(country, bban), bban).toBe(true);
      expect(validator.isBIC(bic), bic).toBe(true);
      expect(bic.slice(4, 6)).toBe(country);
      const parts = [bankCode, branchCode ?? sortCode?.replaceAll('-', '') ?? '', accountNumber];
      const inBban = bban.replaceAll(/^[A-Z](?=\d)/g, '');
      expect(inBban.startsWith(bankCode)).toBe(true);
      expect(parts.filter((part) => !inBban.includes(part))).toEqual([]);
      expect(sortCode !== undefined).toBe(country === 'GB');
      expect(branchCode !== undefined).toBe(['ES', 'FR', 'IT'].includes(country));
    }
  });

  test('a bank has one code, one BIC and one range of sort codes, and exists', () => {
    const codes = new Map<string, string>();
    for (const country of Object.keys(NATIONAL)) {
      const accounts = drawValues<Account>('finance/bank-account', { country });
      for (const { bankName, bankCode, bic, sortCode = '' } of accounts) {
        const code = `${bankCode} ${bic} ${sortCode.slice(0, 2)}`;
        expect(codes.get(`${country} ${bankName}`) ?? code, bankName).toBe(code);
        codes.set(`${country} ${bankName}`, code);
      }
      const names = new Set(accounts.map(({ bankName }) => bankName));
      expect(drawDistinct('finance/bank-name', { country })).toEqual(names);
    }
    expect(new Set(codes.values()).size).toBe(codes.size);
    expect(codes.get('GB Barclays')).toBe('BARC BARCGB22 20');
    expect(codes.get('DE Deutsche Bank')).toBe('50070010 DEUTDEFF ');
  });
});
