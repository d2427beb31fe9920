import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import type { Query, Row } from '../values.ts';

const isAuthorOfLanguage = (author: string, { locale }: Query): boolean => {
  const definition = locale === 'en' ? english : findDefinition(String(locale));
  return definition?.book?.author?.includes(author) ?? false;
};

export const rows: readonly Row[] = [
  ['book-title', { sortable: true }, /^(?!(The|An?) )/],
  ['book-title', { sortable: true }, { has: ['Brief History of Time, A', 'Idiot, The'] }],
  ['book-title', {}, { has: ['A Brief History of Time', 'The Idiot'] }],
  ['publisher', { university: true }, /\bUniversity\b/],
  ['book-genre', { kind: 'fiction' }, { has: ['Thriller'], lacks: ['Biography'] }],
  ['book-genre', { kind: 'non-fiction' }, { has: ['Biography'], lacks: ['Thriller'] }],
  ['book-series', { volume: true }, / #[1-9]\d*$/],
  ['book-series', { volume: false }, /^[^#]+$/],
  ['call-number', { class: '800' }, /^8\d\d(\.| )/],
  ['call-number', { class: '000' }, /^0\d\d(\.| )/],
  ['author', {}, { has: ['Homer'] }],
  ...['en', 'pl', 'pt-BR', 'ru', 'zh-CN'].map((locale): Row => {
    return ['author', { locale }, isAuthorOfLanguage];
  }),
];
