import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** A bank in the register of its country. */
export interface Bank {
  name: string;
  /** Bank code that account numbers contain. In Germany it includes the branch. */
  code: string;
  bic: string;
  /** First two digits of its sort codes, in the United Kingdom. */
  sortCodes?: string;
}

export type BankCountry = NonNullable<ArgumentsOf['finance']['bank-name']['country']>;

export const BRITISH_BANKS = {
  'bank-of-scotland': { name: 'Bank of Scotland', code: 'BOFS', bic: 'BOFSGBS1', sortCodes: '80' },
  barclays: { name: 'Barclays', code: 'BARC', bic: 'BARCGB22', sortCodes: '20' },
  'co-operative-bank': {
    name: 'Co-operative Bank',
    code: 'CPBK',
    bic: 'CPBKGB22',
    sortCodes: '08',
  },
  hsbc: { name: 'HSBC', code: 'HBUK', bic: 'HBUKGB4B', sortCodes: '40' },
  'lloyds-bank': { name: 'Lloyds Bank', code: 'LOYD', bic: 'LOYDGB2L', sortCodes: '30' },
  nationwide: { name: 'Nationwide', code: 'NAIA', bic: 'NAIAGB21', sortCodes: '07' },
  natwest: { name: 'NatWest', code: 'NWBK', bic: 'NWBKGB2L', sortCodes: '60' },
  'royal-bank-of-scotland': {
    name: 'Royal Bank of Scotland',
    code: 'RBOS',
    bic: 'RBOSGB2L',
    sortCodes: '83',
  },
  'santander-uk': { name: 'Santander UK', code: 'ABBY', bic: 'ABBYGB2L', sortCodes: '09' },
};

/** Large banks with their codes in the national register. */
export const BANKS: Record<BankCountry, readonly Bank[]> = {
  BE: [
    { name: 'Argenta', code: '979', bic: 'ARSPBE22' },
    { name: 'Belfius', code: '068', bic: 'GKCCBEBB' },
    { name: 'BNP Paribas Fortis', code: '001', bic: 'GEBABEBB' },
    { name: 'ING Belgium', code: '310', bic: 'BBRUBEBB' },
    { name: 'KBC Bank', code: '431', bic: 'KREDBEBB' },
  ],
  DE: [
    { name: 'Berliner Sparkasse', code: '10050000', bic: 'BELADEBE' },
    { name: 'Commerzbank', code: '50040000', bic: 'COBADEFF' },
    { name: 'Deutsche Bank', code: '50070010', bic: 'DEUTDEFF' },
    { name: 'DKB', code: '12030000', bic: 'BYLADEM1001' },
    { name: 'HypoVereinsbank', code: '70020270', bic: 'HYVEDEMM' },
    { name: 'ING', code: '50010517', bic: 'INGDDEFF' },
    { name: 'Stadtsparkasse München', code: '70150000', bic: 'SSKMDEMM' },
  ],
  ES: [
    { name: 'Banco Sabadell', code: '0081', bic: 'BSABESBB' },
    { name: 'Banco Santander', code: '0049', bic: 'BSCHESMM' },
    { name: 'Bankinter', code: '0128', bic: 'BKBKESMM' },
    { name: 'BBVA', code: '0182', bic: 'BBVAESMM' },
    { name: 'CaixaBank', code: '2100', bic: 'CAIXESBB' },
  ],
  FR: [
    { name: 'BNP Paribas', code: '30004', bic: 'BNPAFRPP' },
    { name: 'CIC', code: '30066', bic: 'CMCIFRPP' },
    { name: 'La Banque Postale', code: '20041', bic: 'PSSTFRPP' },
    { name: 'LCL', code: '30002', bic: 'CRLYFRPP' },
    { name: 'Société Générale', code: '30003', bic: 'SOGEFRPP' },
  ],
  GB: Object.values(BRITISH_BANKS),
  IT: [
    { name: 'Banca Monte dei Paschi di Siena', code: '01030', bic: 'PASCITMM' },
    { name: 'Banca Nazionale del Lavoro', code: '01005', bic: 'BNLIITRR' },
    { name: 'Banca Sella', code: '03268', bic: 'SELBIT2B' },
    { name: 'Banco BPM', code: '05034', bic: 'BAPPIT21' },
    { name: 'Intesa Sanpaolo', code: '03069', bic: 'BCITITMM' },
    { name: 'UniCredit', code: '02008', bic: 'UNCRITMM' },
  ],
  NL: [
    { name: 'ABN AMRO', code: 'ABNA', bic: 'ABNANL2A' },
    { name: 'bunq', code: 'BUNQ', bic: 'BUNQNL2A' },
    { name: 'ING', code: 'INGB', bic: 'INGBNL2A' },
    { name: 'Rabobank', code: 'RABO', bic: 'RABONL2U' },
    { name: 'Triodos Bank', code: 'TRIO', bic: 'TRIONL2U' },
  ],
};
