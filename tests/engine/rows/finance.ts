import cardValidator from 'card-validator';
import type { Row } from '../values.ts';

/** Forms that use this library show the brand, and no other as possible. */
function isBrandOfForm(number: string, query: { issuer?: unknown }): boolean {
  const { card, isValid } = cardValidator.number(number);
  return isValid && card?.type === query.issuer;
}

const ISSUERS = [
  ...['american-express', 'diners-club', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa'],
] as const;

export const rows: readonly Row[] = ISSUERS.map((issuer) => [
  'credit-card-number',
  { issuer },
  isBrandOfForm,
]);
