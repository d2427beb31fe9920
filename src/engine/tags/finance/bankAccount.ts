import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../../drawUntil.ts';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';
import { BANK_COUNTRIES, banksOf } from './banks.ts';
import type { Bank, BankCountry } from './banks.ts';
import { correctBban, toIban } from './nationalChecks.ts';

/** An account in the layout of its country. */
interface Account {
  /** Branch code in countries that number branches apart from banks. */
  branchCode?: string;
  accountNumber: string;
  bban: string;
}

/** An account with its national check digits. */
function check(country: BankCountry, bban: string): string {
  const checked = correctBban(country, bban);
  if (checked === undefined) throw new Error(`There are no check digits for ${bban}.`);
  return checked;
}

/** A sort code of a British bank, six digits. */
function drawSortCode(faker: Faker, { sortCodes = '' }: Bank): string {
  return sortCodes + faker.string.numeric(4);
}

const ACCOUNTS: Readonly<Record<BankCountry, (faker: Faker, bank: Bank) => Account>> = {
  BE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(7);
    return { accountNumber, bban: check('BE', `${code}${accountNumber}00`) };
  },
  DE: (faker, { code }) => {
    const accountNumber = faker.string.numeric(10);
    return { accountNumber, bban: code + accountNumber };
  },
  ES: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(4), faker.string.numeric(10)];
    const bban = check('ES', `${code}${branchCode}00${accountNumber}`);
    return { branchCode, accountNumber, bban };
  },
  FR: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(11)];
    return {
      branchCode,
      accountNumber,
      bban: check('FR', `${code}${branchCode}${accountNumber}00`),
    };
  },
  GB: (faker, bank) => {
    const branchCode = drawSortCode(faker, bank);
    const accountNumber = faker.string.numeric(8);
    return { branchCode, accountNumber, bban: bank.code + branchCode + accountNumber };
  },
  IT: (faker, { code }) => {
    const [branchCode, accountNumber] = [faker.string.numeric(5), faker.string.numeric(12)];
    const bban = check('IT', `A${code}${branchCode}${accountNumber}`);
    return { branchCode, accountNumber, bban };
  },
  NL: (faker, { code }) => {
    const pick = () => faker.string.numeric({ length: 9, allowLeadingZeros: true });
    const digits = drawUntil(pick, (each) => correctBban('NL', `${code}${each}0`) !== undefined);
    const bban = check('NL', `${code}${digits}0`);
    return { accountNumber: bban.slice(code.length), bban };
  },
};

function drawCountry(faker: Faker, request: RequestArguments): BankCountry {
  return (
    request.optional.oneOf('country', BANK_COUNTRIES) ?? faker.helpers.arrayElement(BANK_COUNTRIES)
  );
}

function drawBank(faker: Faker, country: BankCountry): Bank {
  return faker.helpers.arrayElement(banksOf(country));
}

const withHyphens = (sortCode: string): string => sortCode.replace(/(..)(..)(..)/, '$1-$2-$3');

/** An IBAN in the layout of its country, with check digits of both kinds. Banks need not exist. */
export function createIban(faker: Faker, request: RequestArguments): string {
  const countryCode = request.optional.string('country');
  const pick = () => {
    const iban = faker.finance.iban({ countryCode });
    const country = iban.slice(0, 2);
    return { country, bban: correctBban(country, iban.slice(4)) };
  };
  const { country, bban = '' } = drawUntil(pick, (each) => each.bban !== undefined);
  const iban = toIban(country, bban);
  return request.boolean('formatted') ? iban.replaceAll(/.{4}(?=.)/g, '$& ') : iban;
}

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
  const name = request.optional.oneOf('bank', banks.map(slugOf));
  const bank = banks.find((each) => slugOf(each) === name) ?? faker.helpers.arrayElement(banks);
  const sortCode = drawSortCode(faker, bank);
  return request.boolean('formatted') ? withHyphens(sortCode) : sortCode;
}
