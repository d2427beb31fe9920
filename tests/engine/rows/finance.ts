import cardValidator from 'card-validator';
import currencies from 'country-to-currency';
import type { Row } from '../values.ts';

/** Forms that use this library show the brand, and no other as possible. */
function isBrandOfForm(number: string, query: { issuer?: unknown }): boolean {
  const { card, isValid } = cardValidator.number(number);
  return isValid && card?.type === query.issuer;
}

const ISSUERS = [
  ...['american-express', 'diners-club', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa'],
] as const;

const used = new Set<string>(Object.values(currencies));

const isInUse = (code: string): boolean => used.has(code);
const hasCodeInUse = ({ code }: { code: string }): boolean => isInUse(code);
const hasCurrencyInUse = ({ currency }: { currency: string }): boolean => isInUse(currency);

/** Metals, special drawing rights, bond units and codes without a currency, by their numbers. */
const NOT_MONEY = /^(95[5-9]|96[0-4]|999)$/;
const isMoney = (code: string): boolean => !NOT_MONEY.test(code);

export const rows: readonly Row[] = [
  ...ISSUERS.map((issuer): Row => ['credit-card-number', { issuer }, isBrandOfForm]),
  ...ISSUERS.map((issuer): Row => {
    const digits = issuer === 'american-express' ? 4 : 3;
    return ['credit-card-cvv', { issuer }, RegExp(`^\\d{${digits}}$`)];
  }),
  ['currency-code', { format: 'numeric' }, isMoney],
  ['currency-code', { format: 'alphabetic' }, isInUse],
  ['currency', {}, hasCodeInUse],
  ['currency', { locale: 'fr' }, hasCodeInUse],
  ['transaction', {}, hasCurrencyInUse],
];
