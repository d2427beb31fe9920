import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { sum } from './measures.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*@#';

/** Whether the ninth character checks a CUSIP, by appendix A of ANSI X9.6: doubled values, digits summed. */
function isCusip(cusip: string): boolean {
  const products = Array.from(
    cusip.slice(0, 8),
    (character, at) => ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2),
  );
  const digits = Array.from(products.map((product) => [...String(product)]).flat(), Number);
  return cusip.length === 9 && Number(cusip.charAt(8)) === (10 - (sum(digits) % 10)) % 10;
}

/** Whether the seventh character checks a SEDOL, by the weights of the London Stock Exchange. */
function isSedol(sedol: string): boolean {
  const weights = [1, 3, 1, 7, 3, 9, 1];
  const products = weights.map((weight, at) => weight * ALPHABET.indexOf(sedol.charAt(at)));
  return /^[0-9BCDFGHJ-NP-TV-Z]{6}\d$/.test(sedol) && sum(products) % 10 === 0;
}

/** Whether an LEI leaves one when divided by 97, letters as two digits (ISO/IEC 7064). */
function isLei(lei: string): boolean {
  const digits = lei.replaceAll(/[A-Z]/g, (letter) => String(ALPHABET.indexOf(letter)));
  return /^[A-Z0-9]{18}\d\d$/.test(lei) && BigInt(digits) % 97n === 1n;
}

const isIsin = (isin: string) => validator.isISIN(isin);
const holdsCusip = (isin: string) => isCusip(isin.slice(2, 11));
const holdsSedol = (isin: string) => isin.slice(2, 4) === '00' && isSedol(isin.slice(4, 11));

testValues('finance', [
  ['isin', {}, isIsin],
  ['isin', { country: 'US' }, holdsCusip],
  ['isin', { country: 'CA' }, holdsCusip],
  ['isin', { country: 'GB' }, holdsSedol],
  ['isin', { country: 'IE' }, holdsSedol],
  ['cusip', { reserved: false }, isCusip],
  ['cusip', { reserved: false }, /^(?!\d{3}99)/],
  ['cusip', { reserved: true }, isCusip],
  ['cusip', { reserved: true }, /^\d{3}99[0-9A-Z]/],
  ['lei', {}, isLei],
  ['lei', { prefix: 'A1B2' }, isLei],
  ['lei', { prefix: 'A1B2' }, /^A1B200/],
  ['cryptocurrency-code', { kind: 'coin' }, { has: ['BTC', 'ETH', 'SOL'], lacks: ['USDC', 'UNI'] }],
  ['cryptocurrency-code', { kind: 'stablecoin' }, { has: ['USDC', 'USDT'], lacks: ['BTC', 'UNI'] }],
  ['cryptocurrency-code', { kind: 'token' }, { has: ['LINK', 'UNI'], lacks: ['BTC', 'USDC'] }],
]);

testAnswers('finance/isin', {
  'is of the country asked for': (isin, { country = '' }) => isin.startsWith(String(country)),
});

describe('numbers of securities', () => {
  test.each([
    [isCusip, ['037833100', '17275R102', '38259P508', '594918104'], '037833101'],
    [isSedol, ['0263494', 'B0WNLY7', 'B1F3M59'], '0263495'],
    [isLei, ['5493006MHB84DD0ZWV18', '529900T8BM49AURSDO55'], '506700GE1G29325QX364'],
  ])('%o accepts the published %j, and not %s', (isValid, published, wrong) => {
    expect(published.filter((number) => !isValid(number))).toEqual([]);
    expect(isValid(wrong)).toBe(false);
  });

  test('ISINs are of fourteen countries', () => {
    const isins = [...drawDistinct('finance/isin')];
    expect(new Set(isins.map((isin) => isin.slice(0, 2))).size).toBe(14);
  });

  test.each([
    ['hong-kong', /^0\d{4}$/, '.HK', '00700'],
    ['london', /^[A-Z]{3,4}$/, '.L', 'VOD'],
    ['nasdaq', /^[A-Z]{4}$/, '', 'AAPL'],
    ['new-york', /^[A-Z]{1,3}$/, '', 'IBM'],
    ['tokyo', /^[1-9]\d{3}$/, '.T', '7203'],
    ['xetra', /^[A-Z0-9][A-Z]{2}$/, '.DE', 'SAP'],
  ])('a symbol of %s has the form of real ones', (exchange, form, suffix, real) => {
    expect(real).toMatch(form);
    const symbols = drawValues('finance/ticker', { exchange });
    expect(symbols.filter((symbol) => !form.test(symbol))).toEqual([]);
    const bare = (symbol: string) => (exchange === 'hong-kong' ? symbol.slice(1) : symbol);
    const suffixed = drawValues('finance/ticker', { exchange, suffixed: true });
    expect(suffixed).toEqual(symbols.map((symbol) => bare(symbol) + suffix));
  });

  test('codes of cryptocurrencies are not in ISO 4217, and each is of one kind', () => {
    const codesOf = (kind?: string) => [
      ...drawDistinct('finance/cryptocurrency-code', kind === undefined ? {} : { kind }),
    ];
    expect(codesOf().filter((code) => validator.isISO4217(code))).toEqual([]);
    expect(['coin', 'stablecoin', 'token'].flatMap(codesOf).sort()).toEqual(codesOf().sort());
  });
});
