import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['legal-entity-type', { formal: true }, ['Corp', 'Inc', 'LLC', 'LLP', 'LP', 'PLLC']],
  // Forms of Companies House, of which the United States has only the LLP.
  ['legal-entity-type', { formal: true, locale: 'en-GB' }, ['CIC', 'LLP', 'Ltd', 'PLC']],
  ['legal-entity-type', { formal: true, locale: 'he' }, ['בע״מ', 'ע״ר']],
  ['legal-entity-type', { locale: 'pl' }, { has: ['Sp. z o.o.'] }],
  ['legal-entity-type', { locale: 'ru' }, /^[^A-Z]+$/],
  // A slogan has one capital, at its start.
  ['catch-phrase', { locale: 'es' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['catch-phrase', { locale: 'it' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['vat-number', { country: 'CH', formatted: true }, /^CHE-\d{3}\.\d{3}\.\d{3} MWST$/],
  ['vat-number', { country: 'FR', formatted: true }, /^FR \d{11}$/],
];
