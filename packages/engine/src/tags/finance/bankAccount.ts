import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../../retryUntil.ts';
import { BANKS } from './banks.ts';
import type { Bank, BankCountry } from './banks.ts';
import { correctBban, toIban } from './nationalCheckDigits.ts';

interface Account {
  /** Branch code, in countries where it is separate from the bank code. */
  branchCode?: string;
  /** Code that identifies bank and branch in the United Kingdom. */
  sortCode?: string;
  accountNumber: string;
  bban: string;
}

/** Adds the national check digits to an account. */
function withCheckDigits(country: BankCountry, bban: string): string {
  const checked = correctBban(country, bban);
  if (checked === undefined) throw new Error(`There are no check digits for ${bban}.`);
  return checked;
}

/** Creates a six-digit sort code of a British bank. */
export function createSortCode(faker: Faker, { sortCodes = '' }: Bank): string {
  return sortCodes + faker.string.numeric(4);
}

export const formatSortCode = (sortCode: string): string =>
  sortCode.replace(/(..)(..)(..)/, '$1-$2-$3');

const ACCOUNTS: Record<BankCountry, (faker: Faker, bank: Bank) => Account> = {
  BE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(7);
    return { accountNumber, bban: withCheckDigits('BE', `${code}${accountNumber}00`) };
  },
  DE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(10);
    return { accountNumber, bban: code + accountNumber };
  },
  ES: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(4), faker.string.numeric(10)];
    const bban = withCheckDigits('ES', `${code}${branchCode}00${accountNumber}`);
    return { branchCode, accountNumber, bban };
  },
  FR: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(11)];
    return {
      branchCode,
      accountNumber,
      bban: withCheckDigits('FR', `${code}${branchCode}${accountNumber}00`),
    };
  },
  GB: (faker, bank) => {
    const sortCode = createSortCode(faker, bank);
    const accountNumber = faker.string.numeric(8);
    const bban = bank.code + sortCode + accountNumber;
    return { sortCode: formatSortCode(sortCode), accountNumber, bban };
  },
  IT: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(12)];
    const bban = withCheckDigits('IT', `A${code}${branchCode}${accountNumber}`);
    return { branchCode, accountNumber, bban };
  },
  NL: (faker, { code }) => {
    const pick = () => faker.string.numeric({ length: 9, allowLeadingZeros: true });
    const digits = retryUntil(pick, (each) => correctBban('NL', `${code}${each}0`) !== undefined);
    const bban = withCheckDigits('NL', `${code}${digits}0`);
    return { accountNumber: bban.slice(code.length), bban };
  },
};

/** Creates an account at a bank, in the layout of its country. */
function createAccountAtBank(faker: Faker, country = faker.helpers.objectKey(BANKS)) {
  const bank = faker.helpers.arrayElement(BANKS[country]);
  return { country, bank, account: ACCOUNTS[country](faker, bank) };
}

/** Creates an account with matching numbers, bank and country. */
export function createBankAccount(faker: Faker, sent?: BankCountry) {
  const { country, bank, account } = createAccountAtBank(faker, sent);
  return {
    countryCode: country,
    bankName: bank.name,
    bankCode: bank.code,
    ...account,
    iban: toIban(country, account.bban),
    bic: bank.bic,
  };
}

/** Creates a basic bank account number: an IBAN without its first four characters. */
export function createBban(faker: Faker, country?: BankCountry): string {
  return createAccountAtBank(faker, country).account.bban;
}

/**
 * Creates an IBAN in the layout of its country, with international and national check digits. The bank need not exist.
 */
export function createIban(faker: Faker, countryCode?: string): string {
  const pick = () => {
    const iban = faker.finance.iban({ countryCode });
    const country = iban.slice(0, 2);
    return { country, bban: correctBban(country, iban.slice(4)) };
  };
  const { country, bban = '' } = retryUntil(pick, (each) => each.bban !== undefined);
  return toIban(country, bban);
}
