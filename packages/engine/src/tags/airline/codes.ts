/** Airport codes by continent. Hawaii is in Oceania, and Istanbul Airport in Europe. */
export const AIRPORTS_BY_CONTINENT = {
  africa: 'ADD ALG CAI CMN CPT HRG JNB LOS NBO TUN',
  asia: 'BKK BOM CGK CJU CKG CTU DEL DMK DXB HKG HND ICN JED KMG KUL MNL NRT PEK PVG SGN SHA SIN SZX TPE XIY',
  europe:
    'AMS ARN ATH BCN BER BRU CDG CPH DME DUB DUS FCO FRA HEL IST LHR MAD MUC OSL SVO VIE VKO ZIA ZRH',
  'north-america':
    'ATL CLT DEN DFW EWR FLL IAH JFK LAS LAX MCO MEX MIA MSP ORD PHX SEA SFO YVR YYZ',
  oceania: 'ADL AKL BNE CBR CHC CNS GEA HBA HNL MEL NAN NOU OGG OOL PER POM PPT SYD WLG',
  'south-america':
    'AEP BEL BOG BSB CGH CLO CNF CWB EZE FOR GIG GRU LIM MDE POA REC SCL SDU SSA VCP',
};

/** Accounting codes at the start of tickets and bag tags, by airline designator. */
export const ACCOUNTING_CODES = {
  A3: '390',
  AA: '001',
  AC: '014',
  AF: '057',
  AI: '098',
  AM: '139',
  AR: '044',
  AS: '027',
  AT: '147',
  AV: '134',
  AY: '105',
  BA: '125',
  BR: '695',
  CA: '999',
  CI: '297',
  CM: '230',
  CX: '160',
  CZ: '784',
  DL: '006',
  EK: '176',
  ET: '071',
  EY: '607',
  GA: '126',
  JL: '131',
  KE: '180',
  KL: '074',
  KQ: '706',
  LA: '045',
  LH: '220',
  LO: '080',
  LY: '114',
  MH: '232',
  MS: '077',
  MU: '781',
  NH: '205',
  NZ: '086',
  OZ: '988',
  PR: '079',
  QF: '081',
  QR: '157',
  SA: '083',
  SK: '117',
  SQ: '618',
  SV: '065',
  TG: '217',
  TK: '235',
  TP: '047',
  UA: '016',
  UL: '603',
  VN: '738',
  VS: '932',
};

export type Airline = keyof typeof ACCOUNTING_CODES;

/** Accounting codes on waybills, for airlines whose cargo code differs. */
export const CARGO_CODES: Partial<Record<Airline, string>> = { LH: '020' };

/** Formats of registrations: `#` is a digit, `?` a letter. */
export const REGISTRATION_FORMATS = {
  AU: ['VH-???'],
  BR: ['PP-???', 'PR-???', 'PS-???', 'PT-???'],
  CA: ['C-F???', 'C-G???'],
  CH: ['HB-???'],
  DE: ['D-A???'],
  ES: ['EC-???'],
  FR: ['F-G???', 'F-H???'],
  GB: ['G-????'],
  IE: ['EI-???'],
  IT: ['I-????'],
  NL: ['PH-???'],
  SE: ['SE-???'],
  US: ['N###??', 'N####?', 'N#####'],
};

/** Registrations that ICAO Annex 7 forbids, because they could be mistaken for distress signals or the Q code. */
export const FORBIDDEN_REGISTRATION = /SOS|XXX|PAN|TTT|-Q/;
