/** Public holidays of a country on a fixed day, as month and day, and those so many days after Easter Sunday. */
interface Holidays {
  fixed: readonly string[];
  easter: readonly number[];
}

const MAUNDY_THURSDAY = -3;
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

const CHRISTMAS = ['12-25', '12-26'] as const;

/** Holidays in all of a country. Those on a certain weekday or of a lunar calendar are not known here. */
export const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  US: { fixed: ['01-01', '06-19', '07-04', '11-11', '12-25'], easter: [] },
  GB: { fixed: ['01-01', ...CHRISTMAS], easter: [GOOD_FRIDAY, EASTER_MONDAY] },
  DE: {
    fixed: ['01-01', '05-01', '10-03', ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  ES: {
    fixed: [
      ...['01-01', '01-06', '05-01', '08-15', '10-12'],
      ...['11-01', '12-06', '12-08', '12-25'],
    ],
    easter: [GOOD_FRIDAY],
  },
  IT: {
    fixed: [
      ...['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04'],
      ...['11-01', '12-08', ...CHRISTMAS],
    ],
    easter: [EASTER_MONDAY],
  },
  NL: { fixed: ['01-01', '04-27', ...CHRISTMAS], easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY] },
  PL: {
    fixed: [
      ...['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11'],
      ...['12-24', ...CHRISTMAS],
    ],
    easter: [EASTER_MONDAY, CORPUS_CHRISTI],
  },
  BR: {
    fixed: [
      ...['01-01', '04-21', '05-01', '09-07', '10-12'],
      ...['11-02', '11-15', '11-20', '12-25'],
    ],
    easter: [GOOD_FRIDAY],
  },
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
  },
  DK: {
    fixed: ['01-01', ...CHRISTMAS],
    easter: [MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', ...CHRISTMAS],
    easter: [MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  ID: {
    fixed: ['01-01', '05-01', '06-01', '08-17', '12-25'],
    easter: [GOOD_FRIDAY, ASCENSION],
  },
  CZ: {
    fixed: [
      ...['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17'],
      ...['12-24', ...CHRISTMAS],
    ],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
  },
  JP: {
    fixed: [
      ...['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05'],
      ...['08-11', '11-03', '11-23'],
    ],
    easter: [],
  },
  KR: {
    fixed: ['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'],
    easter: [],
  },
  CN: { fixed: ['01-01', '05-01', '10-01', '10-02', '10-03'], easter: [] },
  // The days on which the exchanges of the euro area are closed.
  EU: { fixed: ['01-01', '05-01', ...CHRISTMAS], easter: [GOOD_FRIDAY, EASTER_MONDAY] },
};
