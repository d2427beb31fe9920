import isbn from 'isbn3';
import type { Row } from '../values.ts';

const hasHyphensOfAgency = (value: string): boolean => isbn.hyphenate(value) === value;

export const rows: readonly Row[] = [
  ['isbn', { kind: 'isbn-13' }, hasHyphensOfAgency],
  ['isbn', { kind: 'isbn-10' }, hasHyphensOfAgency],
];
