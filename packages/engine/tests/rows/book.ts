import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['publisher', { university: true }, /\bUniversity\b/],
  ['book-genre', { kind: 'fiction' }, { has: ['Thriller'], lacks: ['Biography'] }],
  ['book-genre', { kind: 'non-fiction' }, { has: ['Biography'], lacks: ['Thriller'] }],
  ['book-series', { volume: true }, / #\d+$/],
  ['book-series', { volume: false }, /^[^#]+$/],
  ['call-number', {}, /^\d{3}(\.\d{0,2}[1-9])? [A-Z]{3}$/],
  ['call-number', { class: '800' }, /^8\d\d(\.| )/],
  ['call-number', { class: '000' }, /^0\d\d(\.| )/],
  ['author', {}, { has: ['Homer'] }],
];
