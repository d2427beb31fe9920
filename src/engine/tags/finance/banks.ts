/** A bank as its country's register has it. */
export interface Bank {
  name: string;
  /** Code of the bank in the accounts of its country. Of Germany it names the branch, too. */
  code: string;
  bic: string;
  /** First two digits of its sort codes, where a country has such. */
  sortCodes?: string;
}

type Row = readonly [name: string, code: string, bic: string, sortCodes?: string];

/** Large banks of each country, by their codes in the national registers. */
const ROWS = {
  BE: [
    ['Argenta', '979', 'ARSPBE22'],
    ['Belfius', '068', 'GKCCBEBB'],
    ['BNP Paribas Fortis', '001', 'GEBABEBB'],
    ['ING Belgium', '310', 'BBRUBEBB'],
    ['KBC Bank', '431', 'KREDBEBB'],
  ],
  DE: [
    ['Berliner Sparkasse', '10050000', 'BELADEBE'],
    ['Commerzbank', '50040000', 'COBADEFF'],
    ['Deutsche Bank', '50070010', 'DEUTDEFF'],
    ['DKB', '12030000', 'BYLADEM1001'],
    ['HypoVereinsbank', '70020270', 'HYVEDEMM'],
    ['ING', '50010517', 'INGDDEFF'],
    ['Stadtsparkasse München', '70150000', 'SSKMDEMM'],
  ],
  ES: [
    ['Banco Sabadell', '0081', 'BSABESBB'],
    ['Banco Santander', '0049', 'BSCHESMM'],
    ['Bankinter', '0128', 'BKBKESMM'],
    ['BBVA', '0182', 'BBVAESMM'],
    ['CaixaBank', '2100', 'CAIXESBB'],
  ],
  FR: [
    ['BNP Paribas', '30004', 'BNPAFRPP'],
    ['CIC', '30066', 'CMCIFRPP'],
    ['La Banque Postale', '20041', 'PSSTFRPP'],
    ['LCL', '30002', 'CRLYFRPP'],
    ['Société Générale', '30003', 'SOGEFRPP'],
  ],
  GB: [
    ['Bank of Scotland', 'BOFS', 'BOFSGBS1', '80'],
    ['Barclays', 'BARC', 'BARCGB22', '20'],
    ['Co-operative Bank', 'CPBK', 'CPBKGB22', '08'],
    ['HSBC', 'HBUK', 'HBUKGB4B', '40'],
    ['Lloyds Bank', 'LOYD', 'LOYDGB2L', '30'],
    ['Nationwide', 'NAIA', 'NAIAGB21', '07'],
    ['NatWest', 'NWBK', 'NWBKGB2L', '60'],
    ['Royal Bank of Scotland', 'RBOS', 'RBOSGB2L', '83'],
    ['Santander UK', 'ABBY', 'ABBYGB2L', '09'],
  ],
  IT: [
    ['Banca Monte dei Paschi di Siena', '01030', 'PASCITMM'],
    ['Banca Nazionale del Lavoro', '01005', 'BNLIITRR'],
    ['Banca Sella', '03268', 'SELBIT2B'],
    ['Banco BPM', '05034', 'BAPPIT21'],
    ['Intesa Sanpaolo', '03069', 'BCITITMM'],
    ['UniCredit', '02008', 'UNCRITMM'],
  ],
  NL: [
    ['ABN AMRO', 'ABNA', 'ABNANL2A'],
    ['bunq', 'BUNQ', 'BUNQNL2A'],
    ['ING', 'INGB', 'INGBNL2A'],
    ['Rabobank', 'RABO', 'RABONL2U'],
    ['Triodos Bank', 'TRIO', 'TRIONL2U'],
  ],
} as const satisfies Record<string, readonly Row[]>;

export type BankCountry = keyof typeof ROWS;
export const BANK_COUNTRIES: readonly BankCountry[] = ['BE', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL'];

/** The banks of a country. */
export function banksOf(country: BankCountry): Bank[] {
  const rows: readonly Row[] = ROWS[country];
  return rows.map(([name, code, bic, sortCodes]) => ({
    name,
    code,
    bic,
    ...(sortCodes !== undefined && { sortCodes }),
  }));
}
