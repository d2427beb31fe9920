import { DAY } from '../../durations.ts';
import { weightedSum } from '../../checkDigits.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { CreateValue } from '../../tag.ts';
import { createDocumentHolder } from './documentHolder.ts';

/** Characters of German passport numbers: no vowels, and no letters that resemble others. */
const GERMAN = '[CFGHJKLMNPRTVWXYZ0-9]';

/** Patterns of ordinary passport numbers, and the state's code in the machine-readable zone. */
const PASSPORTS = {
  AU: { state: 'AUS', pattern: '[PR][0-9]{7}' },
  BR: { state: 'BRA', pattern: '[F-H][A-Z][0-9]{6}' },
  CA: { state: 'CAN', pattern: '[A-Z]{2}[0-9]{6}' },
  CH: { state: 'CHE', pattern: 'X[0-9]{7}' },
  CN: { state: 'CHN', pattern: 'E[A-HJ-NP-Z][0-9]{7}' },
  DE: { state: 'D', pattern: `[CFGHJK]${GERMAN}{8}` },
  ES: { state: 'ESP', pattern: '[A-Z]{3}[0-9]{6}' },
  FR: { state: 'FRA', pattern: '[0-9]{2}[A-Z]{2}[0-9]{5}' },
  GB: { state: 'GBR', pattern: '[0-9]{9}' },
  IN: { state: 'IND', pattern: '[A-Z][1-9][0-9]{6}' },
  IT: { state: 'ITA', pattern: 'Y[A-Z][0-9]{7}' },
  JP: { state: 'JPN', pattern: '[MT][A-Z][0-9]{7}' },
  KR: { state: 'KOR', pattern: 'M[0-9]{8}' },
  NL: { state: 'NLD', pattern: 'N[A-NP-Z][A-NP-Z1-9]{6}[1-9]' },
  SE: { state: 'SWE', pattern: '[0-9]{8}' },
  US: { state: 'USA', pattern: '[A-Z][0-9]{8}' },
};

/** The fictional state of the specimens in ICAO Doc 9303. */
const UTOPIA = { state: 'UTO', pattern: '[A-Z][0-9]{6}[A-Z][0-9]' };

const VALID_DAYS = 3650;

export const createPassportNumber =
  ({ country }: ArgumentsOf['person']['passport-number']): CreateValue<string> =>
  (faker) =>
    faker.helpers.fromRegExp(PASSPORTS[country ?? faker.helpers.objectKey(PASSPORTS)].pattern);

/** Computes a check digit (ICAO 9303-3): weights 7, 3 and 1, modulo ten. Fillers count as zero. */
function checkDigit(text: string): string {
  return String(weightedSum(text.replaceAll('<', '0'), [7, 3, 1]) % 10);
}

const appendCheckDigit = (text: string): string => text + checkDigit(text);

/** Formats a name for the machine-readable zone: without apostrophes, and with fillers for spaces and hyphens. */
const toZone = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z -]/g, '')
    .replaceAll(/[ -]/g, '<');

const toShortDate = (date: string): string => date.slice(2).replaceAll('-', '');

interface PassportData {
  state: string;
  number: string;
  birthDate: string;
  sex: 'female' | 'male';
  expiresOn: string;
  names: string;
}

/** Writes two lines of 44 characters (TD3, ICAO 9303-4). */
function writePassport({
  state,
  number,
  birthDate,
  sex,
  expiresOn,
  names,
}: PassportData): string[] {
  const document = appendCheckDigit(number.padEnd(9, '<'));
  const [born, expires] = [birthDate, expiresOn].map((date) => appendCheckDigit(toShortDate(date)));
  const optional = '<'.repeat(15);
  const checked = `${document}${born ?? ''}${expires ?? ''}${optional}`;
  const letter = sex === 'female' ? 'F' : 'M';
  return [
    `P<${state.padEnd(3, '<')}${names}`.slice(0, 44).padEnd(44, '<'),
    `${document}${state.padEnd(3, '<')}${born ?? ''}${letter}${expires ?? ''}${optional}${checkDigit(checked)}`,
  ];
}

/** Writes three lines of 30 characters (TD1, ICAO 9303-5). */
function writeCard({ state, number, birthDate, sex, expiresOn, names }: PassportData): string[] {
  const document = `${appendCheckDigit(number)}${'<'.repeat(15)}`;
  const [born, expires] = [birthDate, expiresOn].map((date) => appendCheckDigit(toShortDate(date)));
  const optional = '<'.repeat(11);
  const checked = `${document}${born ?? ''}${expires ?? ''}${optional}`;
  const letter = sex === 'female' ? 'F' : 'M';
  return [
    `I<${state}${document}`,
    `${born ?? ''}${letter}${expires ?? ''}${state}${optional}${checkDigit(checked)}`,
    names.slice(0, 30).padEnd(30, '<'),
  ];
}

/** Creates the data and the machine-readable lines of a travel document. */
export function createMachineReadableZone(
  args: ArgumentsOf['person']['machine-readable-zone'],
): CreateValue {
  const { kind, country, expired } = args;
  const { state, pattern } = country === undefined ? UTOPIA : PASSPORTS[country];
  const now = Date.parse(args.reference);
  // A document is issued ten years before its expiry. The expiry is up to ten years before or after `reference`. The holder is
  // born before the earliest possible issue date.
  const bornBefore = now - (expired ? 2 : 1) * VALID_DAYS * DAY;
  return (faker) => {
    const { sex, birthDate } = createDocumentHolder(faker, args, bornBefore);
    const [firstName, lastName] = [faker.person.firstName(sex), faker.person.lastName(sex)];
    // The requested holder can be younger than the oldest possible document.
    const lived = Math.floor((now - Date.parse(birthDate)) / DAY) - 1;
    const most = expired ? Math.max(Math.min(VALID_DAYS, lived), 1) : VALID_DAYS;
    const days = faker.number.int({ min: 1, max: most }) * (expired ? -1 : 1);
    const expiresOn = new Date(now + days * DAY).toISOString().slice(0, 10);
    const number = faker.helpers.fromRegExp(pattern);
    const names = `${toZone(lastName)}<<${toZone(firstName)}`;
    const fields = { state, number, birthDate, sex, expiresOn, names };
    const lines = kind === 'passport' ? writePassport(fields) : writeCard(fields);
    return {
      kind,
      issuingState: state,
      number,
      lastName,
      firstName,
      birthDate,
      sex,
      expiresOn,
      lines,
    };
  };
}
