import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['commit-message', { format: 'conventional', type: 'fix' }, /^fix\(/],
];
