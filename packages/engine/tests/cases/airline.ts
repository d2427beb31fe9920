import { english } from '../../src/locales/english.ts';
import { parsePairs } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { ValueCase } from '../values.ts';

interface Coded {
  name: string;
  iataCode: string;
}

const isOpen = ({ name, iataCode }: Coded): boolean =>
  iataCode !== 'TXL' && !/McCarran|Tegel|麦卡伦|泰格尔/.test(name);

/** Returns whether a Chinese name is free of literal mistranslations, such as words for hotels and colours. */
const isChineseName = ({ name }: Coded): boolean =>
  /^[^ ]+机场([/][^ ]+机场)?$/.test(name) && !/酒店|洋红|机场机场|德普塔多|卢夫塔文/.test(name);

/** Accounting codes that IATA assigned to airlines. Ticket numbers begin with these codes. */
const CODES =
  parsePairs(`A3 390 AA 001 AC 014 AF 057 AI 098 AM 139 AR 044 AS 027 AT 147 AV 134 AY 105
  BA 125 BR 695 CA 999 CI 297 CM 230 CX 160 CZ 784 DL 006 EK 176 ET 071 EY 607 GA 126 JL 131 KE 180
  KL 074 KQ 706 LA 045 LH 220 LO 080 LY 114 MH 232 MS 077 MU 781 NH 205 NZ 086 OZ 988 PR 079 QF 081
  QR 157 SA 083 SK 117 SQ 618 SV 065 TG 217 TK 235 TP 047 UA 016 UL 603 VN 738 VS 932`);

const startsWithCode = (number: string): boolean =>
  Object.values(CODES).includes(number.slice(0, 3));

/** Returns whether a waybill begins with an accounting code. Lufthansa Cargo uses 020, not Lufthansa's ticket code 220. */
const startsWithCargoCode = (number: string): boolean =>
  number.startsWith('020') || (startsWithCode(number) && !number.startsWith('220'));

/** Returns whether a baggage tag contains an accounting code. The code follows a digit for the kind of baggage tag. */
const hasCode = (tag: string): boolean => startsWithCode(tag.slice(1));

const hasNoQuotationMark = ({ name }: Coded): boolean => !name.includes('"');

const hasDesignatorWithDigit = ({ iataCode, name }: Coded): boolean =>
  /\d/.test(iataCode) &&
  (english.airline?.airline?.some((each) => each.iataCode === iataCode && each.name === name) ??
    false);

const isMadeByDouglas = ({ name }: Coded): boolean => name.startsWith('Douglas ');

interface Route {
  origin: Coded;
  destination: Coded;
}

const startsInBrussels = ({ origin }: Route): boolean => origin.name.includes('布鲁塞尔');

const hasTwoEnds = ({ origin, destination }: Route): boolean =>
  origin.iataCode !== destination.iataCode;

/** Continents, each with two of its airports. */
const HUBS = [
  ['africa', 'CAI', 'JNB'],
  ['asia', 'HND', 'SIN'],
  ['europe', 'FRA', 'LHR'],
  ['north-america', 'JFK', 'MEX'],
  ['oceania', 'SYD', 'AKL'],
  ['south-america', 'GRU', 'LIM'],
] as const;

export const cases: readonly ValueCase[] = [
  ['ticket-number', {}, startsWithCode],
  ['air-waybill-number', {}, startsWithCargoCode],
  ['bag-tag-number', {}, hasCode],
  ...Object.entries(CODES).flatMap(([airline, code]): ValueCase[] => [
    ['ticket-number', { airline }, RegExp(`^${code}`)],
    ['air-waybill-number', { airline }, RegExp(`^${airline === 'LH' ? '020' : code}`)],
    ['bag-tag-number', { airline }, RegExp(`^.${code}`)],
  ]),
  ['ticket-number', { airline: 'BA', formatted: true }, /^125-[1-9]\d{9}$/],
  ['bag-tag-number', { airline: 'BA', kind: 'rush' }, /^2125\d{6}$/],
  ['bag-tag-number', { kind: 'fallback' }, /^1/],
  ['seat', { aircraftType: 'regional', position: 'window' }, /^([1-9]|1\d|20)[AD]$/],
  ['seat', { aircraftType: 'regional', position: 'aisle' }, /^([1-9]|1\d|20)[BC]$/],
  ['seat', { aircraftType: 'narrowbody', position: 'middle' }, /^([1-9]|[12]\d|3[0-5])[BE]$/],
  ['seat', { aircraftType: 'widebody', position: 'window' }, /^\d{1,2}[AK]$/],
  ['seat', { aircraftType: 'widebody', position: 'aisle' }, /^\d{1,2}[CDGH]$/],
  ['seat', { aircraftType: 'widebody', position: 'middle' }, /^\d{1,2}[BEFJ]$/],
  ['flight-number', { leadingZeros: false }, /^[1-9]\d{0,3}$/],
  ['flight-number', { length: 2, leadingZeros: true }, /^00[1-9]\d$/],
  ['flight-number', { airline: 'U2', designator: true, length: 4 }, /^U2[1-9]\d{3}$/],
  ['boarding-gate', {}, /^[A-H]\d{1,2}[ABC]?$/],
  ['boarding-gate', { concourse: 'Z', letter: true }, /^Z\d{1,2}[ABC]$/],
  ['record-locator', { alphanumeric: false }, /^[A-HJKMNP-Z]{6}$/],
  ['record-locator', { alphanumeric: true }, /^[A-HJKMNP-Z2-9]{6}$/],
  ['aircraft-registration', { country: 'DE', formatted: false }, /^DA[A-Z]{3}$/],
  ['aircraft-registration', { country: 'US' }, /^N[1-9][0-9A-HJ-NP-Z]{4}$/],
  // Registrations do not contain sequences that could be mistaken for a distress signal.
  ['aircraft-registration', {}, /^(?!.*(SOS|PAN|TTT|XXX|-Q))/],
  ['airport', {}, hasNoQuotationMark],
  ['airport', {}, isOpen],
  ['airport', { locale: 'zh-CN' }, isOpen],
  ['airport', { locale: 'zh-CN' }, isChineseName],
  ['flight-route', { origin: 'BRU', locale: 'zh-CN' }, startsInBrussels],
  ['airline', { digitInCode: true }, hasDesignatorWithDigit],
  ['airplane', { manufacturer: 'Douglas' }, isMadeByDouglas],
  ...HUBS.map(([continent, ...has]): ValueCase => {
    const lacks = HUBS.flatMap(([other, ...codes]) => (other === continent ? [] : codes));
    return ['airport', { continent }, { has, lacks, of: ({ iataCode }: Coded) => iataCode }];
  }),
  ['record-locator', { alphanumeric: true }, { has: ['2', '9'], of: Array.from<string> }],
  ...Object.entries({ regional: 4, narrowbody: 6, widebody: 10 }).map(
    ([aircraftType, size]): ValueCase => {
      return ['seat', { aircraftType }, { size, of: (seat: string) => seat.slice(-1) }];
    },
  ),
  ['flight-route', EVERY_REQUEST, hasTwoEnds],
];
