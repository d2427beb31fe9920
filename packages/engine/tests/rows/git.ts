import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['commit-message', { format: 'conventional', type: 'fix' }, /^fix\(/],
  ['commit-date', { format: 'raw' }, /^\d+ (-(0\d|1[01])|\+(0\d|1[0-2]))00$/],
];
