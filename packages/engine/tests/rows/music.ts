import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['music-genre', {}, { has: ['Acid House', 'Halloween', 'Sad', 'Zydeco'] }],
  ['album', { edition: 'deluxe' }, /. \(Deluxe Edition\)$/],
];
