import cardValidator from 'card-validator';
import currencies from 'country-to-currency';
import type { Row } from '../values.ts';

/** Forms that use this library show the brand, and no other as possible. */
function isBrandOfForm(number: string, query: { issuer?: unknown }): boolean {
  const { card, isValid } = cardValidator.number(number);
  return isValid && card?.type === query.issuer;
}

const hasIssuer = (card: { issuer: string }, query: { issuer?: unknown }): boolean =>
  card.issuer === query.issuer;

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

/** Beginnings of BICs that the SWIFT directory lists, and the banks. */
const BANKS: Readonly<Record<string, readonly (readonly [code: string, bank: string])[]>> = {
  BE: [
    ['ARSP', 'Argenta'],
    ['GKCC', 'Belfius'],
    ['GEBA', 'BNP Paribas Fortis'],
    ['BBRU', 'ING Belgium'],
    ['KRED', 'KBC Bank'],
  ],
  DE: [
    ['BELA', 'Berliner Sparkasse'],
    ['COBA', 'Commerzbank'],
    ['DEUT', 'Deutsche Bank'],
    ['BYLA', 'DKB'],
    ['HYVE', 'HypoVereinsbank'],
    ['INGD', 'ING'],
    ['SSKM', 'Stadtsparkasse München'],
  ],
  ES: [
    ['BSAB', 'Banco Sabadell'],
    ['BSCH', 'Banco Santander'],
    ['BKBK', 'Bankinter'],
    ['BBVA', 'BBVA'],
    ['CAIX', 'CaixaBank'],
  ],
  FR: [
    ['BNPA', 'BNP Paribas'],
    ['CMCI', 'CIC'],
    ['PSST', 'La Banque Postale'],
    ['CRLY', 'LCL'],
    ['SOGE', 'Société Générale'],
  ],
  GB: [
    ['BOFS', 'Bank of Scotland'],
    ['BARC', 'Barclays'],
    ['CPBK', 'Co-operative Bank'],
    ['HBUK', 'HSBC'],
    ['LOYD', 'Lloyds Bank'],
    ['NAIA', 'Nationwide'],
    ['NWBK', 'NatWest'],
    ['RBOS', 'Royal Bank of Scotland'],
    ['ABBY', 'Santander UK'],
  ],
  IT: [
    ['PASC', 'Banca Monte dei Paschi di Siena'],
    ['BNLI', 'Banca Nazionale del Lavoro'],
    ['SELB', 'Banca Sella'],
    ['BAPP', 'Banco BPM'],
    ['BCIT', 'Intesa Sanpaolo'],
    ['UNCR', 'UniCredit'],
  ],
  NL: [
    ['ABNA', 'ABN AMRO'],
    ['BUNQ', 'bunq'],
    ['INGB', 'ING'],
    ['RABO', 'Rabobank'],
    ['TRIO', 'Triodos Bank'],
  ],
};

interface Account {
  countryCode: string;
  bankName: string;
  bic: string;
}

const isOfBank = ({ countryCode, bankName, bic }: Account): boolean =>
  (BANKS[countryCode] ?? []).some(
    ([code, bank]) => bank === bankName && bic.startsWith(`${code}${countryCode}`),
  );

export const rows: readonly Row[] = [
  ...Object.entries(BANKS).flatMap(([country, banks]): Row[] => [
    ['bank-name', { country }, banks.map(([, bank]) => bank)],
    ['bank-account', { country }, isOfBank],
  ]),
  ['account-number', { unique: true }, /^\d{8}$/],
  ...ISSUERS.map((issuer): Row => ['credit-card', { issuer }, hasIssuer]),
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
