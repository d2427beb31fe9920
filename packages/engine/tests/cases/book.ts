import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import { operationOf } from '../support/engine.ts';
import type { Query, ValueCase } from '../values.ts';

const isAuthorOfLanguage = (author: string, { locale }: Query): boolean => {
  const definition = locale === 'en' ? english : findDefinition(String(locale));
  return definition?.book?.author?.includes(author) ?? false;
};

/** Words in the names of audiobook and e-book formats. */
const NOT_PAPER =
  /^e-|[aá]udi|аудіо|аудио|e-?book|hör|luister|ljud|lyd|sesli|ele[ck]tr|numérique|електрон|электрон|صوتي|إلكتروني|שמע|דיגיטלי|オーディオ|電子|오디오|전자|有声|电子/i;

export const cases: readonly ValueCase[] = [
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
  ...['en', 'pl', 'pt-BR', 'ru', 'zh-CN'].map((locale): ValueCase => {
    return ['author', { locale }, isAuthorOfLanguage];
  }),
  ...(operationOf('/v1/book/book-format').locales ?? []).flatMap((locale): ValueCase[] => [
    ['book-format', { locale }, { size: 4 }],
    ['book-format', { kind: 'print', locale }, { size: 2 }],
    ['book-format', { kind: 'digital', locale }, { size: 2 }],
    ['book-format', { kind: 'digital', locale }, NOT_PAPER],
  ]),
  ['call-number', {}, { share: 3 / 4, of: /\./ }],
];
