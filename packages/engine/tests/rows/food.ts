import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['fruit', {}, { has: ['apple', 'olive'] }],
  ['meat', {}, { has: ['beef'] }],
  ['spice', {}, { has: ['nutmeg'] }],
  ['ingredient', {}, { has: ['achacha', 'zucchini'] }],
];
