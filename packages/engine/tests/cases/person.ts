import { en } from '@faker-js/faker';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { DAY_SECONDS, secondsBetween } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const IDENTITY = 'national-identity-number';
const LICENCE = 'driving-licence-number';

const WOMAN = { sex: 'female', birthDate: '1985-05-30' };
const MAN = { sex: 'male', birthDate: '2003-12-01' };
const BRITON = { country: 'GB', birthDate: '1976-03-11' };

/** Returns whether the validator rejects a number, because numbers of this form are never issued. */
const isNeverIssued = (value: string, { country }: Query): boolean =>
  (country === 'US' ? stdnum.US?.['ssn'] : stdnum.GB?.['nino'])?.validate(value).isValid === false;

const EYES = ['blue', 'brown', 'green', 'grey', 'hazel'];
const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces';

/** The words for the sexes, keyed by locale. */
const SEXES = `en female male|de weiblich männlich|fr femme homme|pl kobieta mężczyzna
  |pt-BR feminino masculino|es mujer hombre|it femmina maschio|nl vrouw man|sv kvinna man
  |da kvinde mand|nb kvinne mann|cs žena muž|ru женский мужской|uk жіноча чоловіча|tr kadın erkek
  |ar أنثى ذكر|he נקבה זכר|id perempuan laki-laki|ja 女性 男性|ko 여성 남성|zh-CN 女 男`;

/** Matches an academic degree at the end of a name. */
const DEGREE = /\b(Ph\.?D\.?|MD|DDS|DVM|CSc\.|MBA)$/;

const separatesDegrees = (name: string): boolean => !DEGREE.test(name) || /\S, \S+$/.test(name);

const hasNoOtherComma = (name: string): boolean => DEGREE.test(name) || !name.includes(',');

const separatesTheDegreeOfParts = ({ name, suffix }: { name: string; suffix?: string }): boolean =>
  suffix === undefined || name.endsWith(`${DEGREE.test(suffix) ? ',' : ''} ${suffix}`);

const sortLetters = (text: string): string => [...text.replaceAll(/,? /g, '')].sort().join('');

const joinsAllParts = ({ name, ...parts }: Record<string, string>): boolean =>
  sortLetters(name ?? '') === sortLetters(Object.values(parts).join(''));

/** Patterns for the endings of feminine and masculine Polish family names. */
const FEMININE = /(ska|cka|dzka|Cicha|Górna|Konieczna|Szczęsna|Wolna)$/;
const MASCULINE = /(ski|cki|dzki|Cichy|Górny|Konieczny|Szczęsny|Wolny)$/;

const isNotMasculine = (name: string): boolean => !MASCULINE.test(name);
const isNotFeminine = (name: string): boolean => !FEMININE.test(name);

type Names = Partial<Record<string, readonly string[]>> | null | undefined;

/** Returns whether a name is in the list for its sex, or in the list for both sexes. */
const isListed = (lists: Names, name: string, { sex }: Query): boolean =>
  [lists?.[String(sex)], lists?.['generic']].some((list) => list?.includes(name));

const isGivenName = (name: string, query: Query) => isListed(en.person?.first_name, name, query);
const isMiddleName = (name: string, query: Query) => isListed(en.person?.middle_name, name, query);
const hasGivenName = ({ firstName }: { firstName: string }, query: Query) =>
  isGivenName(firstName, query);

/** Patterns of names in languages that do not use Latin letters. */
const SCRIPTS = {
  ru: /^[\p{Script=Cyrillic}-]+$/u,
  uk: /^[\p{Script=Cyrillic}’'-]+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
  he: /^[\p{Script=Hebrew} '״׳-]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶ]+$/u,
  ko: /^\p{Script=Hangul}+$/u,
  'zh-CN': /^\p{Script=Han}+$/u,
};

interface Document {
  birthDate: string;
  expiresOn: string;
}

/** Returns whether a document is issued, ten years before its expiry, after the birth of its holder. */
function isIssuedAfterBirth(document: Document, { reference, expired }: Query): boolean {
  const { birthDate, expiresOn } = document;
  const issued = Date.parse(expiresOn) - 3650 * 86_400_000;
  return Date.parse(birthDate) <= issued && expiresOn < String(reference).slice(0, 10) === expired;
}

type Texts = Record<string, string>;
type Zone = Texts & { lines: string[] };

const hasLayoutOfCountry = (number: string, { country }: Query): boolean | undefined =>
  country === undefined ? undefined : validator.isPassportNumber(number, String(country));

function hasLinesOfKind({ kind, lines }: Zone): boolean {
  const [width, rows] = kind === 'passport' ? [44, 2] : [30, 3];
  return lines.length === rows && lines.every((line) => line.length === width);
}

const toShort = (date = ''): string => date.slice(2).replaceAll('-', '');

function repeatsFieldsInLines({ lines, ...fields }: Zone): boolean {
  const { issuingState = '', number = '', lastName = '', birthDate, sex, expiresOn } = fields;
  const text = lines.join('');
  const name = lastName.toUpperCase().replaceAll("'", '').replaceAll('-', '<');
  const letter = sex === 'female' ? 'F' : 'M';
  const dates = `${toShort(birthDate)}\\d[A-Z<]{0,3}${letter}${toShort(expiresOn)}\\d`;
  const isOfState = text.slice(2, 5) === issuingState.padEnd(3, '<');
  return (
    isOfState && text.includes(number) && text.includes(`${name}<<`) && RegExp(dates).test(text)
  );
}

/** Returns whether the issuing state is Germany (D) if requested, and Utopia (UTO) by default. */
const isOfStateRequested = ({ issuingState }: Texts, { country }: Query): boolean =>
  country === undefined ? issuingState === 'UTO' : country !== 'DE' || issuingState === 'D';

function expiresWithinTenYears({ expiresOn = '' }: Texts, { reference, expired }: Query): boolean {
  const seconds = secondsBetween(String(reference), expiresOn);
  return seconds < 0 === expired && Math.abs(seconds) <= 3651 * DAY_SECONDS;
}

/** Eye colour codes in the standard AAMVA D20. */
const AAMVA: Texts = { brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' };

/** Patterns that only match names of men. */
const ONLY_MEN = {
  pl: /[ -]\p{L}*([sc]k|dzk)i$/u,
  'pt-BR': / (Jr\.|Neto|Filho)$/,
  nl: / (Jr|Sr)\.$/,
  sv: / (Jr\.|Sr\.|[IV]+)$/,
  nb: / (Jr\.|Sr\.|[IV]+)$/,
  en: / (Jr\.|Sr\.|[IV]+)$/,
  tr: /^\S*(bars|boğa|börü|kağan|tegin|tutuk) /,
  // The pattern skips the first character, because some of these characters are also family names.
  'zh-CN': /^.+[雄鹏伟强磊豪辉建]/,
};

const WOMEN = { sex: 'female' };

export const cases: readonly ValueCase[] = [
  [IDENTITY, { country: 'FR', ...WOMAN }, /^28505/],
  [IDENTITY, { country: 'FR', ...MAN }, /^10312/],
  [IDENTITY, { country: 'IT', ...WOMAN }, /^[A-Z]{6}85E70/],
  [IDENTITY, { country: 'IT', ...MAN }, /^[A-Z]{6}03T01/],
  [IDENTITY, { country: 'PL', ...WOMAN }, /^850530\d{3}[02468]/],
  [IDENTITY, { country: 'PL', ...MAN }, /^033201\d{3}[13579]/],
  [IDENTITY, { country: 'SE', ...WOMAN }, /^19850530238\d$/],
  [IDENTITY, { country: 'SE', ...MAN }, /^20031201239\d$/],
  [IDENTITY, { country: 'BR', formatted: true }, /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
  [IDENTITY, { country: 'BR', kind: 'cnpj', formatted: true }, /^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/],
  [IDENTITY, { country: 'ES', formatted: true }, /^\d{8}-[A-Z]$/],
  [IDENTITY, { country: 'FR', formatted: true }, /^\d \d\d \d\d \d\d \d{3} \d{3} \d\d$/],
  // These prefixes are never issued.
  [IDENTITY, { country: 'GB' }, /^(BG|GB|KN|NK|NT|QQ|ZZ)\d{6}[A-D]$/],
  [IDENTITY, { country: 'GB' }, isNeverIssued],
  [IDENTITY, { country: 'GB', formatted: true }, /^[A-Z]{2} \d\d \d\d \d\d [A-D]$/],
  [IDENTITY, { country: 'GB', formatted: true }, isNeverIssued],
  [
    IDENTITY,
    { country: 'IT', formatted: true },
    /^[A-Z]{3} [A-Z]{3} \d\d[A-Z]\d\d [A-Z]\d{3}[A-Z]$/,
  ],
  // The Netherlands and Sweden reserve these numbers for tests.
  [IDENTITY, { country: 'NL' }, /^9999\d{5}$/],
  [IDENTITY, { country: 'NL', formatted: true }, /^9999\d{5}$/],
  [IDENTITY, { country: 'PL', formatted: true }, /^\d{11}$/],
  [IDENTITY, { country: 'SE' }, /^\d{8}23[89]\d$/],
  [IDENTITY, { country: 'SE', formatted: true }, /^\d{8}-23[89]\d$/],
  // These area numbers are never issued to persons, and these group numbers are never part of taxpayer numbers.
  [IDENTITY, { country: 'US' }, /^(666|9\d\d)(0[1-9]|[1-4]\d)(?!0000)\d{4}$/],
  [IDENTITY, { country: 'US' }, isNeverIssued],
  [IDENTITY, { country: 'US', formatted: true }, /^\d{3}-\d\d-\d{4}$/],
  [IDENTITY, { country: 'US', formatted: true }, isNeverIssued],
  [IDENTITY, { country: 'FR', kind: 'cnpj' }, { error: /cpf and cnpj are of country BR/ }],
  [IDENTITY, { country: 'FR', kind: 'nie' }, { error: /dni and nie need the country ES/ }],
  ['machine-readable-zone', { kind: 'id-card', country: 'DE' }, { error: /needs kind passport/ }],
  ...['1515-10-01', '2000-01-01', '2025-01-01', '2090-06-15'].flatMap((day): ValueCase[] => {
    const reference = `${day}T00:00:00Z`;
    return [
      ['machine-readable-zone', { reference, expired: false }, isIssuedAfterBirth],
      ['machine-readable-zone', { reference, expired: true }, isIssuedAfterBirth],
    ];
  }),
  ['passport-number', { country: 'NL' }, /^N[A-NP-Z][A-NP-Z1-9]{6}[1-9]$/],
  [LICENCE, { country: 'DE' }, /^[A-Z]\d{3}[A-Z0-9]{5}[0-9X][1-3]$/],
  [LICENCE, { country: 'US', state: 'CA' }, /^[A-Z]\d{7}$/],
  [LICENCE, { country: 'US', state: 'GA' }, /^\d{9}$/],
  [LICENCE, { country: 'US', state: 'NY' }, /^\d{9}$/],
  [LICENCE, { country: 'US', state: 'OH' }, /^[A-Z]{2}\d{6}$/],
  [LICENCE, { country: 'US', state: 'PA' }, /^\d{8}$/],
  [LICENCE, { country: 'US', state: 'TX' }, /^\d{8}$/],
  [
    LICENCE,
    { country: 'GB' },
    /^(?=.{16}$)[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d{2}[A-Z][A-Z9]9[A-Z]{2}$/,
  ],
  // The first number is a specimen of the DVLA.
  [LICENCE, { ...BRITON, lastName: 'Morgan', sex: 'female' }, /^MORGA753116[A-Z][A-Z9]9[A-Z]{2}$/],
  [LICENCE, { ...BRITON, lastName: 'MacLeod', sex: 'male' }, /^MCLEO703116/],
  [LICENCE, { ...BRITON, lastName: "O'Hy", sex: 'female' }, /^OHY99753116/],
  [LICENCE, { state: 'CA' }, { error: /state needs country US/ }],
  ['eye-colour', { format: 'word' }, EYES],
  ['zodiac-sign', {}, SIGNS.split(' ')],
  ['zodiac-sign', { locale: 'pt-BR' }, { has: ['Peixes'], lacks: ['Pisces'] }],
  ['gender', {}, { has: ['Man', 'Woman', 'Genderqueer', 'Two-spirit'] }],
  ['gender', {}, /^\p{Lu}/u],
  ['gender', { locale: 'pl' }, { has: ['Mężczyzna trans'], lacks: ['Man'] }],
  ['gender', { locale: 'pl' }, /^\p{Lu}/u],
  ...SEXES.split('|').map((line): ValueCase => {
    const [locale = '', ...words] = line.trim().split(' ');
    return ['sex', { locale }, words];
  }),
  // A biography has at most three roles, and is not only an emoji.
  ['bio', { locale: 'en' }, /^(?=.*\p{L})(?!.* {2}|.*\p{Script=Han})[^,\n]+(, [^,\n]+){0,2}$/u],
  ['bio', { locale: 'zh-CN' }, /^(?=.*\p{Script=Han})[^，\n]+(，[^，\n]+){0,2}$/u],
  ['full-name', { lastName: 'Okafor', locale: 'de' }, / Okafor$/],
  // The surname Neto is kept, although it is also a suffix in men's names.
  ['full-name', { lastName: 'Neto', sex: 'female' }, / Neto(, [A-Z][A-Za-z]+)?$/],
  // In Spanish, `lastName` is the first of two surnames.
  ['full-name', { lastName: 'Garrido', locale: 'es' }, / Garrido \p{Lu}/u],
  ['full-name', { lastName: 'M', locale: 'ru' }, /^[^.]+$/],
  ['full-name', { sex: 'female' }, /^(?!Mr\. )/],
  ['full-name', { locale: 'ko' }, /^\p{Script=Hangul}{2,3}$/u],
  ['last-name', { locale: 'es' }, / /],
  ['last-name', { locale: 'cs', sex: 'female' }, /á$/],
  ['last-name', { locale: 'cs', sex: 'male' }, /(?<!ová)$/],
  ['name-prefix', { sex: 'male' }, /^(?!Miss|Mrs|Ms)/],
  ['name-prefix', { sex: 'generic' }, ['Dr.']],
  ['name-prefix', { locale: 'it', sex: 'female' }, /^(?!(Sig|Dott)\.$)/],
  ['name-prefix', { locale: 'it', sex: 'male' }, { has: ['Sig.', 'Dott.'] }],
  ['name-prefix', { locale: 'ar', sex: 'female' }, /^(?!(سيد|دكتور|بروفيسور)$)/],
  ['name-prefix', { locale: 'ar', sex: 'male' }, { has: ['سيد', 'دكتور', 'بروفيسور'] }],
  // Languages without prefixes or suffixes use the English lists.
  ['name-prefix', { locale: 'zh-CN' }, { has: ['Mrs.'] }],
  ['name-suffix', { locale: 'it' }, { has: ['PhD'] }],
  ['name-prefix', { locale: 'es' }, { has: ['Srta.'] }],
  ['name-prefix', { locale: 'fr' }, { has: ['M.'] }],
  ['name-suffix', { locale: 'cs' }, ['Ph.D.']],
  ['monogram', { middle: false, punctuated: false }, /^..$/],
  ['monogram', { middle: true, punctuated: true }, /^[A-Z]\. [A-Z]\. [A-Z]\.$/],
  ['age', { min: 13, max: 17 }, ['13', '14', '15', '16', '17']],
  ['blood-type', { rhesus: 'negative' }, ['A-', 'AB-', 'B-', 'O-']],
  ['full-name', {}, separatesDegrees],
  ...['cs', 'de', 'es', 'fr', 'id', 'nl', 'pt-BR', 'sv', 'uk'].flatMap((locale): ValueCase[] => [
    ['full-name', { locale }, separatesDegrees],
    ['full-name', { locale }, hasNoOtherComma],
  ]),
  ['person-name', {}, separatesTheDegreeOfParts],
  ['person-name', { locale: 'en-GB' }, separatesTheDegreeOfParts],
  ...['en', 'es', 'ja', 'ko', 'zh-CN'].map((locale): ValueCase => [
    'person-name',
    { locale },
    joinsAllParts,
  ]),
  ...['female', 'male'].flatMap((sex): ValueCase[] => [
    ['first-name', { sex }, isGivenName],
    ['person-name', { sex }, hasGivenName],
    ['middle-name', { sex }, isMiddleName],
  ]),
  ['first-name', { sex: 'generic' }, isGivenName],
  ['last-name', { locale: 'pl', sex: 'female' }, isNotMasculine],
  ['last-name', { locale: 'pl', sex: 'male' }, isNotFeminine],
  ['height', { sex: 'female' }, /^1(4[2-9]|[5-7]\d|8[0-2])$/],
  ['height', { sex: 'male' }, /^1(5[5-9]|[6-8]\d|9[0-5])$/],
  ...Object.entries(SCRIPTS).flatMap(([locale, script]): ValueCase[] => [
    ['first-name', { locale }, script],
    ['last-name', { locale }, script],
  ]),
  // Some biographies end with an emoji, and some surnames are double-barrelled.
  ['bio', { locale: 'en' }, { share: 3 / 8, tolerance: 0.04, of: /\p{Emoji}\uFE0F?$/u }],
  ['last-name', { locale: 'en' }, { share: 1 / 20, of: /-/ }],
  ['last-name', { locale: 'en-GB' }, { share: 1 / 10, of: /-/ }],
  ['passport-number', EVERY_REQUEST, hasLayoutOfCountry],
  ['machine-readable-zone', EVERY_REQUEST, hasLinesOfKind],
  ['machine-readable-zone', EVERY_REQUEST, repeatsFieldsInLines],
  ['machine-readable-zone', EVERY_REQUEST, isOfStateRequested],
  ['machine-readable-zone', EVERY_REQUEST, expiresWithinTenYears],
  [IDENTITY, { country: 'US' }, { only: ['6', '9'], of: (number: string) => number.charAt(0) }],
  ['sex', {}, { share: 1 / 2, of: /^female$/ }],
  ['eye-colour', { format: 'code' }, { sameAs: {}, convert: (colour: string) => AAMVA[colour] }],
  ...Object.entries(ONLY_MEN).flatMap(([locale, masculine]): ValueCase[] => {
    const wrong = (name: string) => (masculine.test(name) ? name : []);
    const query = { locale, sex: 'female' };
    return [
      ['full-name', query, { only: [], of: wrong }],
      ['person-name', query, { only: [], of: ({ name }: { name: string }) => wrong(name) }],
    ];
  }),
  ['age', {}, { range: [18, 80] }],
  // Heights have a normal distribution.
  ['height', WOMEN, { share: 0.74, tolerance: 0.02, of: (cm: number) => cm >= 155 && cm <= 169 }],
  ['height', { ...WOMEN, unit: 'metres' }, { sameAs: WOMEN, convert: (cm: number) => cm / 100 }],
  [
    'height',
    { ...WOMEN, unit: 'inches' },
    { sameAs: WOMEN, convert: (cm: number) => Math.round(cm / 2.54) },
  ],
  ['blood-type', {}, { share: 0.35, tolerance: 0.01, of: /^O\+$/ }],
  ['blood-type', { distribution: 'even' }, { share: 1 / 8, of: /^AB-$/ }],
];
