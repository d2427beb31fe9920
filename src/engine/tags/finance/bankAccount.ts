import type { Faker } from '@faker-js/faker';
import { complement, padDigits, remainder, weigh } from '../../checkDigits.ts';
import { drawUntil } from '../../drawUntil.ts';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';
import { italianControl } from '../person/fiscalCode.ts';
import { BANK_COUNTRIES, banksOf } from './banks.ts';
import type { Bank, BankCountry } from './banks.ts';

/** An account in the layout of its country. */
interface Account {
  /** Where the country numbers branches apart from banks. */
  branchCode?: string;
  accountNumber: string;
  bban: string;
}

/** Weights of the ten digits that a control digit of a Spanish account is for: powers of two modulo eleven. */
const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function spanishControl(digits: string): string {
  const rest = 11 - (weigh(digits.padStart(10, '0'), SPANISH_WEIGHTS) % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}

/** A sort code of a British bank, six digits. */
function drawSortCode(faker: Faker, { sortCodes = '' }: Bank): string {
  return sortCodes + faker.string.numeric(4);
}

const ACCOUNTS: Readonly<Record<BankCountry, (faker: Faker, bank: Bank) => Account>> = {
  BE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(7);
    const rest = remainder(code + accountNumber, 97);
    return { accountNumber, bban: code + accountNumber + padDigits(rest === 0 ? 97 : rest, 2) };
  },
  DE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(10);
    return { accountNumber, bban: code + accountNumber };
  },
  ES: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(4), faker.string.numeric(10)];
    const controls = spanishControl(code + branchCode) + spanishControl(accountNumber);
    return { branchCode, accountNumber, bban: code + branchCode + controls + accountNumber };
  },
  FR: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(11)];
    const body = code + branchCode + accountNumber;
    const key = padDigits(97 - remainder(`${body}00`, 97), 2);
    return { branchCode, accountNumber, bban: body + key };
  },
  GB: (faker, bank) => {
    const branchCode = drawSortCode(faker, bank);
    const accountNumber = faker.string.numeric(8);
    return { branchCode, accountNumber, bban: bank.code + branchCode + accountNumber };
  },
  IT: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(12)];
    const body = code + branchCode + accountNumber;
    return { branchCode, accountNumber, bban: italianControl(body) + body };
  },
  NL: (faker, { code }) => {
    // The ten digits, weighed from ten to one, are a multiple of eleven.
    const body = drawUntil(
      () => faker.string.numeric({ length: 9, allowLeadingZeros: true }),
      (digits) => complement(weigh(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]), 11) < 10,
    );
    const last = complement(weigh(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]), 11);
    const accountNumber = `${body}${last}`;
    return { accountNumber, bban: code + accountNumber };
  },
};

function drawCountry(faker: Faker, request: RequestArguments): BankCountry {
  return request.oneOf('country', BANK_COUNTRIES) ?? faker.helpers.arrayElement(BANK_COUNTRIES);
}

function drawBank(faker: Faker, country: BankCountry): Bank {
  return faker.helpers.arrayElement(banksOf(country));
}

/** The check digits of an IBAN (ISO/IEC 7064, MOD 97-10). */
function toIban(country: string, bban: string): string {
  return country + padDigits(98 - remainder(`${bban}${country}00`, 97), 2) + bban;
}

const withHyphens = (sortCode: string): string => sortCode.replace(/(..)(..)(..)/, '$1-$2-$3');

/** An account whose numbers, bank and country belong together. */
export function createBankAccount(faker: Faker, request: RequestArguments): JsonValue {
  const country = drawCountry(faker, request);
  const bank = drawBank(faker, country);
  const { branchCode, accountNumber, bban } = ACCOUNTS[country](faker, bank);
  return {
    countryCode: country,
    bankName: bank.name,
    bankCode: bank.code,
    ...(branchCode !== undefined && country !== 'GB' && { branchCode }),
    ...(branchCode !== undefined && country === 'GB' && { sortCode: withHyphens(branchCode) }),
    accountNumber,
    bban,
    iban: toIban(country, bban),
    bic: bank.bic,
  };
}

/** A basic bank account number, the part of an IBAN after its check digits. */
export function createBban(faker: Faker, request: RequestArguments): string {
  const country = drawCountry(faker, request);
  return ACCOUNTS[country](faker, drawBank(faker, country)).bban;
}

export function createBankName(faker: Faker, request: RequestArguments): string {
  return drawBank(faker, drawCountry(faker, request)).name;
}

/** The name of a British bank as the description lists it: `lloyds-bank`. */
const slugOf = ({ name }: Bank): string => name.toLowerCase().replaceAll(' ', '-');

/** A British sort code, of the bank asked for or of any. */
export function createSortCode(faker: Faker, request: RequestArguments): string {
  const banks = banksOf('GB');
  const name = request.oneOf('bank', banks.map(slugOf));
  const bank = banks.find((each) => slugOf(each) === name) ?? faker.helpers.arrayElement(banks);
  const sortCode = drawSortCode(faker, bank);
  return request.boolean('formatted') ? withHyphens(sortCode) : sortCode;
}
