import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { answersOf, fresh } from './faults.ts';

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
  const sum = Array.from(body).reduce((all, character, at) => {
    const place = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return all + (at % 2 === 0 ? (ODD[place] ?? 0) : place);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** The control digit of ten digits of a Spanish account, by the rule of the Higher Banking Council. */
function spanishDigit(digits: string): string {
  const sum = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6].reduce(
    (all, weight, at) => all + weight * Number(digits.charAt(at)),
    0,
  );
  return ['1', '0'][[1, 0].indexOf(sum % 11)] ?? String(11 - (sum % 11));
}

/** Whether the national check digits of an account are right. A country without such has nothing to check. */
const NATIONAL: Record<string, (bban: string) => boolean> = {
  BE: (bban) => (Number(bban.slice(0, 10)) % 97 || 97) === Number(bban.slice(10)),
  DE: () => true,
  ES: (bban) =>
    spanishDigit(`00${bban.slice(0, 8)}`) + spanishDigit(bban.slice(10)) === bban.slice(8, 10),
  FR: (bban) => {
    const [bank, branch, account, key] = [
      [0, 5],
      [5, 10],
      [10, 21],
      [21, 23],
    ].map(([from, to]) => BigInt(bban.slice(from, to)));
    return (
      (89n * (bank ?? 0n) + 15n * (branch ?? 0n) + 3n * (account ?? 0n) + (key ?? 0n)) % 97n === 0n
    );
  },
  GB: () => true,
  IT: (bban) => italianLetter(bban.slice(1)) === bban.charAt(0),
  NL: (bban) =>
    Array.from(bban.slice(4)).reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0) %
      11 ===
    0,
};

/** Accounts of IBANs that SWIFT's registry and the French banks give as examples. */
const EXAMPLES = {
  BE: '539007547034',
  ES: '21000418450200051332',
  FR: '30006000011234567890189',
  IT: 'X0542811101000000123456',
  NL: 'ABNA0417164300',
};

const isRight = (country: string, bban: string) => NATIONAL[country]?.(bban) === true;

describe('bank accounts', () => {
  test('what accounts are held against accepts the examples of the registry', () => {
    expect(Object.entries(EXAMPLES).filter(([country, bban]) => !isRight(country, bban))).toEqual(
      [],
    );
    expect(isRight('NL', 'ABNA0417164301')).toBe(false);
  });

  test.each(Object.keys(NATIONAL))('%s: all parts of an account belong together', (country) => {
    for (const account of fresh<Account>('finance/bank-account', { country })) {
      const { bban, iban, bic, branchCode, sortCode, accountNumber, bankCode } = account;
      expect(validator.isIBAN(iban, { whitelist: [country as 'BE'] }), iban).toBe(true);
      expect(iban.slice(4)).toBe(bban);
      expect(isRight(country, bban), bban).toBe(true);
      expect(validator.isBIC(bic), bic).toBe(true);
      expect(bic.slice(4, 6)).toBe(country);
      const digits = [bankCode, branchCode ?? sortCode?.replaceAll('-', '') ?? '', accountNumber];
      const inBban = bban.replaceAll(/^[A-Z](?=\d)/g, '');
      expect(inBban.startsWith(bankCode)).toBe(true);
      expect(digits.filter((part) => !inBban.includes(part))).toEqual([]);
      expect(sortCode !== undefined).toBe(country === 'GB');
      expect(branchCode !== undefined).toBe(['ES', 'FR', 'IT'].includes(country));
    }
  });

  test('a bank has one code, one BIC and one range of sort codes, which are those of the other generators', () => {
    const accounts = Object.keys(NATIONAL).flatMap((country) =>
      fresh<Account>('finance/bank-account', { country }),
    );
    const codes = new Map<string, string>();
    for (const { countryCode, bankName, bankCode, bic, sortCode = '' } of accounts) {
      const bank = `${countryCode} ${bankName}`;
      const code = `${bankCode} ${bic} ${sortCode.slice(0, 2)}`;
      expect(codes.get(bank) ?? code, bank).toBe(code);
      codes.set(bank, code);
    }
    expect(new Set(codes.values()).size).toBe(codes.size);
    expect(codes.get('GB Barclays')).toBe('BARC BARCGB22 20');
    expect(codes.get('DE Deutsche Bank')).toBe('50070010 DEUTDEFF ');
    for (const country of Object.keys(NATIONAL)) {
      const names = new Set(fresh('finance/bank-name', { country }));
      const banks = [...codes.keys()].filter((bank) => bank.startsWith(country));
      expect(names).toEqual(new Set(banks.map((bank) => bank.slice(3))));
    }
  });

  test('a BBAN is of the country asked for, with the national check digits', () => {
    const wrong = answersOf('finance/bban').filter(
      ({ query: { country }, value }) => country !== undefined && !isRight(String(country), value),
    );
    expect(wrong).toEqual([]);
    const dutch = fresh('finance/bban', { country: 'NL' });
    expect(dutch.filter((bban) => !/^[A-Z]{4}\d{10}$/.test(bban))).toEqual([]);
  });

  test.each([
    ['bank-of-scotland', '80'],
    ['barclays', '20'],
    ['co-operative-bank', '08'],
    ['hsbc', '40'],
    ['lloyds-bank', '30'],
    ['nationwide', '07'],
    ['natwest', '60'],
    ['royal-bank-of-scotland', '83'],
    ['santander-uk', '09'],
  ])('a sort code of %s begins with %s', (bank, pair) => {
    const codes = fresh('finance/sort-code', { bank });
    expect(codes.filter((code) => !RegExp(`^${pair}-\\d\\d-\\d\\d$`).test(code))).toEqual([]);
    const plain = fresh('finance/sort-code', { bank, formatted: false });
    expect(plain).toEqual(codes.map((code) => code.replaceAll('-', '')));
  });

  test('an expiry is within five years of the reference, in the form asked for', () => {
    const reference = '2030-01-31T00:00:00Z';
    const forms = {
      short: /^(\d\d)\/()(\d\d)$/,
      long: /^(\d\d)\/(20)(\d\d)$/,
      iso: /^20(\d\d)-(\d\d)$/,
    };
    for (const expired of [false, true]) {
      for (const [format, form] of Object.entries(forms)) {
        for (const expiry of fresh('finance/credit-card-expiry', { reference, expired, format })) {
          const parts = form.exec(expiry);
          const [month, year] =
            format === 'iso' ? [parts?.[2], parts?.[1]] : [parts?.[1], parts?.[3]];
          const distance = (Number(year) - 30) * 12 + Number(month) - 1;
          const months = expired ? -distance : distance;
          expect(Number(month) >= 1 && Number(month) <= 12, expiry).toBe(true);
          expect(months >= 1 && months <= 60, expiry).toBe(true);
        }
      }
    }
  });
});
