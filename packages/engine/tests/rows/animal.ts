import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['animal-type', { locale: 'en' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'pl' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'ru' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'de' }, /^\p{Lu}/u],
  ['horse', {}, { has: ['Assateague Horse', 'Danube Delta Horse', 'Thoroughbred'] }],
  ['bird', {}, { has: ['Great Auk'] }],
];
