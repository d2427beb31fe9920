import type { Faker } from '@faker-js/faker';
import { padDigits, characterValue } from '../../checkDigits.ts';
import type { DocumentHolder } from './documentHolder.ts';

/** Month letters from January to December. */
const MONTHS = 'ABCDEHLMPRST';

/** Cadastral codes of towns: Bologna, Florence, Genoa, Milan, Naples, Palermo, Rome, Turin, Venice, Verona. */
const TOWNS = ['A944', 'D612', 'D969', 'F205', 'F839', 'G273', 'H501', 'L219', 'L736', 'L781'];

/** Values of digits in odd positions. The letters A to J have the same values (decree of 12 March 1974). */
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [...ODD_DIGITS, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Computes the check letter of an Italian tax code or bank account. */
export function fiscalCodeCheckCharacter(text: string): string {
  const sum = Array.from(text, (character, index) => {
    const value = characterValue(character);
    const ordinal = value > 9 ? value - 10 : value;
    if (index % 2 === 1) return ordinal;
    return (value > 9 ? ODD_LETTERS : ODD_DIGITS)[ordinal] ?? 0;
  }).reduce((all, value) => all + value, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** Abbreviates a name to three letters: its consonants, then its vowels, then X. */
function abbreviate(name: string, isFirstName: boolean): string {
  const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const consonants = letters.replaceAll(/[AEIOU]/g, '');
  // A first name with four or more consonants omits the second one.
  const chosen =
    isFirstName && consonants.length > 3 ? consonants.charAt(0) + consonants.slice(2) : consonants;
  return `${chosen}${letters.replaceAll(/[^AEIOU]/g, '')}XXX`.slice(0, 3);
}

/** Creates a codice fiscale: names, year, month and day of birth, town, check character. For women, 40 is added to the day. */
export function createFiscalCode(faker: Faker, { sex, birthDate }: DocumentHolder): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const body = [
    abbreviate(faker.person.lastName(sex), false),
    abbreviate(faker.person.firstName(sex), true),
    year.slice(2),
    MONTHS.charAt(Number(month) - 1),
    padDigits(Number(day) + (sex === 'female' ? 40 : 0), 2),
    faker.helpers.arrayElement(TOWNS),
  ].join('');
  return body + fiscalCodeCheckCharacter(body);
}
