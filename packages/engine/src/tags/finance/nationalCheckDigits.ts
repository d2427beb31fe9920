import { complement, luhnDigit, padDigits, remainder, weightedSum } from '../../checkDigits.ts';
import { fiscalCodeCheckCharacter } from '../person/fiscalCode.ts';

/**
 * Corrects the check digits of an account.
 *
 * @param bban An account in the layout of its country (ISO 13616 registry), with any check digits.
 * @returns The account; undefined if no check digit is valid for it.
 */
type Correct = (bban: string) => string | undefined;

/** Overwrites characters of a string from a position on. */
const put = (text: string, at: number, part: string): string =>
  text.slice(0, at) + part + text.slice(at + part.length);

/** Sets the last two digits so that the whole number is 1 modulo 97 (ISO/IEC 7064, MOD 97-10). */
const endWithMod97: Correct = (bban) => {
  const body = bban
    .slice(0, -2)
    .replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) % 10));
  return body + padDigits(98 - remainder(`${body}00`, 97), 2);
};

/**
 * Sets the last two digits so that the whole number is a multiple of 97. A letter counts as one digit, as in a French
 * RIB key.
 */
const endWithRibKey: Correct = (bban) => {
  const body = bban.slice(0, -2);
  const digits = body.replaceAll(/[A-Z]/g, (letter) => {
    const index = letter.charCodeAt(0) - 65;
    return String(index < 18 ? (index % 9) + 1 : index - 16);
  });
  return body + padDigits(97 - remainder(`${digits}00`, 97), 2);
};

const beginWithLetter: Correct = (bban) => fiscalCodeCheckCharacter(bban.slice(1)) + bban.slice(1);

/** Sets the last digit of the range, so that the weighted sum of the range is a multiple of the modulus. */
function endPart(weights: readonly number[], modulus: number, start: number, end: number): Correct {
  return (bban) => {
    const digit = complement(weightedSum(bban.slice(start, end - 1), weights), modulus);
    return digit < 10 ? put(bban, end - 1, String(digit)) : undefined;
  };
}

/** Combines corrections into one that applies them one after the other. */
const inTurn =
  (...corrections: Correct[]): Correct =>
  (bban) =>
    corrections.reduce<string | undefined>(
      (text, correct) => (text === undefined ? undefined : correct(text)),
      bban,
    );

/** Sets the last digit of the range to its check digit (ISO/IEC 7064, MOD 11,10). */
function endPartMod1110(start: number, end: number): Correct {
  return (bban) => {
    const product = Array.from(bban.slice(start, end - 1)).reduce((rest, digit) => {
      const sum = (rest + Number(digit)) % 10 || 10;
      return (sum * 2) % 11;
    }, 10);
    return put(bban, end - 1, String((11 - product) % 10));
  };
}

/** Weights of the ten digits that a Spanish control digit checks: powers of two modulo 11. */
const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function spanishControl(digits: string): string {
  const rest = 11 - (weightedSum(digits.padStart(10, '0'), SPANISH_WEIGHTS) % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}

const spanish: Correct = (bban) =>
  put(bban, 8, spanishControl(bban.slice(0, 8)) + spanishControl(bban.slice(10)));

const belgian: Correct = (bban) => {
  const body = bban.slice(0, -2);
  return body + padDigits(remainder(body, 97) || 97, 2);
};

const finnish: Correct = (bban) => bban.slice(0, -1) + luhnDigit(bban.slice(0, -1));

/** Norway: modulo 11. Accounts with 00 after the bank code follow another rule, so they are not generated. */
const norwegian: Correct = (bban) =>
  bban.slice(4, 6) === '00' ? undefined : endPart([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11, 0, 11)(bban);

/** Czechia and Slovakia: prefix and account number, each modulo 11. */
const czech = inTurn(
  endPart([10, 5, 8, 4, 2], 11, 4, 10),
  endPart([6, 3, 7, 9, 10, 5, 8, 4, 2], 11, 10, 20),
);

/** Iceland: the account ends with the identity number of its owner. The ninth digit is its check digit. */
const icelandic: Correct = (bban) => {
  const [day, month, year, serial] = [12, 14, 16, 18].map((at) => Number(bban.slice(at, at + 2)));
  const date = [
    ((day ?? 0) % 28) + 1,
    ((month ?? 0) % 12) + 1,
    year ?? 0,
    20 + ((serial ?? 0) % 80),
  ];
  const body = date.map((part) => padDigits(part, 2)).join('');
  const digit = complement(weightedSum(body, [3, 2, 7, 6, 5, 4, 3, 2]), 11);
  // The last digit is the century: two-digit years from 25 on belong to the twentieth century.
  const century = (year ?? 0) < 25 ? '0' : '9';
  return digit < 10 ? `${bban.slice(0, 12)}${body}${digit}${century}` : undefined;
};

const HUNGARIAN_WEIGHTS = [9, 7, 3, 1];

/**
 * Check digits and fixed digits inside the account, keyed by country. Other countries of the registry have none, leave them
 * to each bank (Germany, Switzerland, Sweden and the United Kingdom), or do not publish them (Denmark, Faroe Islands,
 * Greenland).
 *
 * The rules are those of the SWIFT IBAN Registry and of ECBS TR 201, Register of European Account Numbers, but neither
 * document was consulted. ibantools rejects other digits for BA, BE, CZ, EE, ES, FR, HR, HU, MC, ME, MK, NO, PL, PT,
 * RS, SI and SK. The tests contain the formulas for IT and NL, and stdnum checks IS. No library checks AL, CR, FI, MR,
 * MU, SM, TL, TN, TR and XK: each of their rules reproduces one example from the registry.
 */
const CORRECTIONS = new Map(
  Object.entries<Correct>({
    AL: endPart([9, 7, 3, 1, 9, 7, 3], 10, 0, 8),
    BA: endWithMod97,
    BE: belgian,
    // The first digit is reserved.
    CR: (bban) => put(bban, 0, '0'),
    CZ: czech,
    EE: endPart([7, 1, 3], 10, 2, 16),
    ES: spanish,
    FI: finnish,
    FR: endWithRibKey,
    HR: inTurn(endPartMod1110(0, 7), endPartMod1110(7, 17)),
    HU: inTurn(endPart(HUNGARIAN_WEIGHTS, 10, 0, 8), endPart(HUNGARIAN_WEIGHTS, 10, 8, 24)),
    IS: icelandic,
    IT: beginWithLetter,
    MC: endWithRibKey,
    ME: endWithMod97,
    MK: endWithMod97,
    MR: endWithRibKey,
    // The account ends with three zeros and the currency code.
    MU: (bban) => put(bban, 20, '000MUR'),
    NL: endPart([10, 9, 8, 7, 6, 5, 4, 3, 2], 11, 4, 14),
    NO: norwegian,
    PL: endPart([3, 9, 7, 1, 3, 9, 7], 10, 0, 8),
    PT: endWithMod97,
    RS: endWithMod97,
    SI: endWithMod97,
    SK: czech,
    SM: beginWithLetter,
    TL: endWithMod97,
    TN: endWithRibKey,
    // The digit between bank and account is reserved.
    TR: (bban) => put(bban, 5, '0'),
    XK: endWithMod97,
  }),
);

/** Corrects the national check digits of an account if its country has them. */
export function correctBban(country: string, bban: string): string | undefined {
  const correct = CORRECTIONS.get(country);
  return correct ? correct(bban) : bban;
}

/** Adds the country and the check digits to an account (ISO 13616; ISO/IEC 7064, MOD 97-10). */
export function toIban(country: string, bban: string): string {
  return country + padDigits(98 - remainder(`${bban}${country}00`, 97), 2) + bban;
}
