import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { answersOf, distinct, fresh } from './faults.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*@#';

/** Whether the ninth character checks a CUSIP, by appendix A of ANSI X9.6: doubled values, digits summed. */
function isCusip(cusip: string): boolean {
  const sum = Array.from(cusip.slice(0, 8)).reduce((all, character, at) => {
    const value = String(ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2));
    return all + Array.from(value).reduce((digits, digit) => digits + Number(digit), 0);
  }, 0);
  return cusip.length === 9 && Number(cusip.charAt(8)) === (10 - (sum % 10)) % 10;
}

/** Whether the seventh character checks a SEDOL, by the weights of the London Stock Exchange. */
function isSedol(sedol: string): boolean {
  const weights = [1, 3, 1, 7, 3, 9, 1];
  const sum = weights.reduce(
    (all, weight, at) => all + weight * ALPHABET.indexOf(sedol.charAt(at)),
    0,
  );
  return /^[0-9BCDFGHJ-NP-TV-Z]{6}\d$/.test(sedol) && sum % 10 === 0;
}

/** Whether an LEI leaves one when divided by 97, letters as two digits (ISO/IEC 7064). */
function isLei(lei: string): boolean {
  const digits = lei.replaceAll(/[A-Z]/g, (letter) => String(ALPHABET.indexOf(letter)));
  return /^[A-Z0-9]{18}\d\d$/.test(lei) && BigInt(digits) % 97n === 1n;
}

describe('numbers of securities', () => {
  test('what they are held against accepts published numbers, and no others', () => {
    const published = {
      cusip: ['037833100', '17275R102', '38259P508', '594918104'],
      sedol: ['0263494', 'B0WNLY7', 'B1F3M59'],
      lei: ['5493006MHB84DD0ZWV18', '506700GE1G29325QX363', '529900T8BM49AURSDO55'],
    };
    expect(published.cusip.map(isCusip)).toEqual([true, true, true, true]);
    expect(published.sedol.map(isSedol)).toEqual([true, true, true]);
    expect(published.lei.map(isLei)).toEqual([true, true, true]);
    expect([isCusip('037833101'), isSedol('0263495')]).toEqual([false, false]);
    expect(isLei('506700GE1G29325QX364')).toBe(false);
  });

  test('an ISIN passes an independent validator and is of the country asked for', () => {
    const answers = answersOf('finance/isin');
    const wrong = answers.filter(
      ({ query: { country }, value }) =>
        !validator.isISIN(value) || (country !== undefined && !value.startsWith(String(country))),
    );
    expect(wrong).toEqual([]);
    expect(new Set(fresh('finance/isin').map((isin) => isin.slice(0, 2))).size).toBe(14);
  });

  test.each(['US', 'CA'])('an ISIN of %s holds a CUSIP', (country) => {
    const numbers = fresh('finance/isin', { country }).map((isin) => isin.slice(2, 11));
    expect(numbers.filter((cusip) => !isCusip(cusip))).toEqual([]);
  });

  test.each(['GB', 'IE'])('an ISIN of %s holds a SEDOL', (country) => {
    const numbers = fresh('finance/isin', { country }).map((isin) => isin.slice(2, 11));
    expect(numbers.filter((each) => !each.startsWith('00') || !isSedol(each.slice(2)))).toEqual([]);
  });

  test('a CUSIP has its check digit, and a reserved one is of no issuer', () => {
    const any = fresh('finance/cusip');
    const reserved = fresh('finance/cusip', { reserved: true });
    expect([...any, ...reserved].filter((cusip) => !isCusip(cusip))).toEqual([]);
    const isReserved = (cusip: string) => /^\d{3}99[0-9A-Z]/.test(cusip);
    expect(any.filter(isReserved)).toEqual([]);
    expect(reserved.filter((cusip) => !isReserved(cusip))).toEqual([]);
  });

  test('an LEI has its check digits, and the prefix asked for', () => {
    const own = fresh('finance/lei', { prefix: 'A1B2' });
    expect(own.filter((lei) => !lei.startsWith('A1B200'))).toEqual([]);
    expect([...fresh('finance/lei'), ...own].filter((lei) => !isLei(lei))).toEqual([]);
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
    const symbols = fresh('finance/ticker', { exchange });
    expect(symbols.filter((symbol) => !form.test(symbol))).toEqual([]);
    const suffixed = fresh('finance/ticker', { exchange, suffixed: true });
    const bare = (symbol: string) => (exchange === 'hong-kong' ? symbol.slice(1) : symbol);
    expect(suffixed).toEqual(symbols.map((symbol) => bare(symbol) + suffix));
  });

  test('codes of cryptocurrencies are no currencies of ISO 4217, and each is of one kind', () => {
    const kinds = ['coin', 'stablecoin', 'token'].map((kind) => [
      ...distinct('finance/cryptocurrency-code', { kind }),
    ]);
    const all = [...distinct('finance/cryptocurrency-code')];
    expect(all.filter((code) => validator.isISO4217(code))).toEqual([]);
    expect(kinds.flat().sort()).toEqual(all.sort());
    const known = [
      ['BTC', 'ETH', 'SOL'],
      ['USDC', 'USDT'],
      ['LINK', 'UNI'],
    ];
    expect(known.map((codes, at) => codes.filter((code) => !kinds[at]?.includes(code)))).toEqual([
      [],
      [],
      [],
    ]);
  });
});
