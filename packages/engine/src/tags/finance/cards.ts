import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/**
 * Formats of card numbers, or names of faker's formats. All numbers are within the ranges of the package `creditcards-types`.
 * Ranges that several networks share are omitted: Elo, Maestro, RuPay and Troy use parts of the prefixes 65 (Discover) and 62
 * (UnionPay). Elo and Naranja use parts of the prefixes 4 (Visa) and 52 (Mastercard). Faker's Visa format is not used, because
 * half of its numbers have 13 digits, and forms reject such old numbers.
 */
const CARD_FORMATS = {
  'american-express': ['american_express'],
  'diners-club': ['diners_club'],
  discover: [
    ...['6011[2-4]##########L', '60119##########L'],
    ...['653[2-9]###########L', '654[0-8]###########L'],
  ],
  jcb: ['jcb'],
  mastercard: ['2[221-720]###########L', '51#############L', '5[3-5]#############L'],
  unionpay: ['620############L', '62[3-5]############L'],
  visa: ['4[1-2]#############L', '44#############L', '4[6-8]#############L'],
};
type CardIssuer = keyof typeof CARD_FORMATS;
export const CARD_ISSUERS = Object.keys(CARD_FORMATS) as CardIssuer[];

/** Maximum length of the name on a payment card (EMV tag 5F20). */
const HOLDER_LENGTH = 26;

/** Creates a card number for the issuer, with a valid Luhn check digit. */
export function createCardNumber(
  faker: Faker,
  issuer = faker.helpers.arrayElement(CARD_ISSUERS),
): string {
  const format = faker.helpers.arrayElement(CARD_FORMATS[issuer]);
  return faker.finance.creditCardNumber({ issuer: format }).replaceAll('-', '');
}

/** Adds spaces as on a card: groups of 4-6-5 or 4-6-4 for 15 or 14 digits, otherwise groups of four. */
export function groupCardNumber(digits: string): string {
  if (digits.length === 14 || digits.length === 15)
    return digits.replace(/^(.{4})(.{6})/, '$1 $2 ');
  return digits.replace(/.{4}(?=.)/g, '$& ');
}

/** Creates a security code. American Express has four digits on the front, other issuers three on the back. */
export function createSecurityCode(faker: Faker, issuer?: CardIssuer): string {
  return faker.string.numeric(issuer === 'american-express' ? 4 : 3);
}

/** Picks a month within five years after `reference`, or before it for expired cards. */
export function createCardExpiry(
  faker: Faker,
  { reference, expired, format }: ArgumentsOf['finance']['credit-card-expiry'],
): string {
  const date = new Date(reference);
  const months = faker.number.int({ min: 1, max: 60 });
  // Sets the day to 1, because adding a month to the 31st can skip a month.
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (expired ? -months : months));
  const [year = '', month = ''] = date.toISOString().split('-');
  if (format === 'iso') return `${year}-${month}`;
  return `${month}/${format === 'long' ? year : year.slice(-2)}`;
}

export function createCreditCard(faker: Faker, args: ArgumentsOf['finance']['credit-card']) {
  const issuer = args.issuer ?? faker.helpers.arrayElement(CARD_ISSUERS);
  const holder = `${faker.person.firstName()} ${faker.person.lastName()}`.toUpperCase();
  return {
    issuer,
    number: createCardNumber(faker, issuer),
    holder: holder.slice(0, HOLDER_LENGTH).trimEnd(),
    expiry: createCardExpiry(faker, { ...args, format: 'short' }),
    cvv: createSecurityCode(faker, issuer),
  };
}
