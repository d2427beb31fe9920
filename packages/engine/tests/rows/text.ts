import type { Row } from '../values.ts';

const isLowerCase = (word: string) => word === word.toLowerCase();

/** Letters of each language, and its marks: those of the CLDR exemplars, in both cases. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  en: /^[a-z ,.]+$/i,
  de: /^[a-zäöüß .]+$/i,
  fr: /^[a-zàâæçéèêëîïôœùûüÿ ,.']+$/i,
  es: /^[a-záéíóúüñ ,.]+$/i,
  it: /^[a-zàèéìòù ,.]+$/i,
  nl: /^[a-zéëïó .']+$/i,
  pl: /^[a-pr-uwyząćęłńóśźż .]+$/i,
  'pt-BR': /^[a-zãáàâçéêíõóôú ,.-]+$/i,
  sv: /^[a-zåäöé .]+$/i,
  da: /^[a-zæøåé .]+$/i,
  nb: /^[a-zæøåéòôó .]+$/i,
  cs: /^[a-záčďéěíňóřšťúůýž .]+$/i,
  ru: /^[а-яё ,.]+$/i,
  uk: /^[а-щьюяєіїґ’ .]+$/i,
  tr: /^[a-pr-vyzâçğıöşüİ .]+$/i,
  ar: /^[\p{Script=Arabic} .]+$/u,
  he: /^[\p{Script=Hebrew} .]+$/u,
  id: /^[a-z ,.-]+$/i,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]+$/u,
  ko: /^[\p{Script=Hangul} .]+$/u,
  'zh-CN': /^[\p{Script=Han}，。]+$/u,
};

/** Words of nearly every text in a language, which others with the same alphabet do not have. */
const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\bthe\b/i,
  de: /\b(der|die|das|den)\b/i,
  fr: /\b(les?|la|des)\b/i,
  es: /\b(los|las|el|la|en)\b/i,
  it: /\b(il|la|i|gli|un)\b/i,
  nl: /\b(de|het|haar|hun)\b/i,
  pl: /(^|[ ])(do|na|się|nad|w|rano|wieczorem|drzwi|kwiaty|książki)[ .]/i,
  'pt-BR': /\b(as?|os?|na|da|do)\b/i,
  sv: /(en|et|na|er)\b/i,
  da: /(en|et|er)\b/i,
  nb: /(en|et|er|a)\b/i,
  cs: /[ěřůčžšýáíé]/i,
  id: /\b(di|ke|pada|dengan)\b/i,
};

const LOREM = ['lorem-sentence', 'lorem-paragraph', 'text-block'];
const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction', 'interjection'];

export const rows: readonly Row[] = [
  ...['en', 'fr', 'da', 'nb', 'zh-CN'].flatMap((locale): Row[] => [
    ['interjection', { locale }, /^[^!！]+$/],
    ['interjection', { locale }, isLowerCase],
  ]),
  // Japanese has no spaces and its own full stops, Korean one full stop at a time.
  ...LOREM.flatMap((name): Row[] => [
    [name, { locale: 'ja' }, /^[^ .]*。$/],
    [name, { locale: 'ko' }, /^(?![^]*[,.]\.)/],
  ]),
  ...['word', ...PARTS].flatMap((name) =>
    [3, 4, 6, 8].map((length): Row => {
      return [name, { minLength: length, maxLength: length }, RegExp(`^.{${length}}$`)];
    }),
  ),
  ['phrase', { words: 4, casing: 'title' }, /^[A-Z]\S*( [A-Z]\S*){3}$/],
  ['sentence', { kind: 'question' }, /\?$/],
  ['sentence', {}, /^(?!What a [aeiou])/],
  // Sentences of seven to nine words.
  ['paragraph', { minSentences: 2, maxSentences: 4 }, /^((^| )(\S+ ){6,8}[^ .]+\.){2,4}$/],
  ['lorem-sentence', { minWords: 4, maxWords: 6 }, /^(\S+ ){3,5}\S+$/],
  ['lorem-paragraph', { sentences: 5 }, /^([^.]+\. ){4}[^.]+\.$/],
  ['lorem-ipsum-text', { paragraphs: 4 }, /^.+(\n\n.+){3}$/],
  [
    'lorem-ipsum-text',
    { paragraphs: 4, format: 'html', classicStart: true },
    /^<p>Lorem ipsum.*<\/p>(\n<p>.*\.<\/p>){3}$/,
  ],
  ['text-block', { lines: 3, lineEnding: 'crlf' }, /^[^\r\n]+(\r\n[^\r\n]+){2}$/],
  ...[1, 2, 41, 255].map((length): Row => {
    return ['fixed-length-text', { length }, RegExp(`^(?! ).{${length}}(?<! )$`)];
  }),
  // Each of eight sentences begins with a capital, and ends with one mark.
  ...Object.entries(LETTERS).flatMap(([locale, letters]): Row[] => [
    ['prose-text', { locale, sentences: 8 }, letters],
    [
      'prose-text',
      { locale, sentences: 8 },
      /^([^\p{Ll}][^.。]*[.。](?! {2}| ?$) ?){7}[^\p{Ll}][^.。]+[.。]$/u,
    ],
    ['prose-text', { locale, sentences: 8 }, /^(?!.*( {2}| [,.]|[,.]{2}))/],
  ]),
  ...Object.entries(COMMON).map(([locale, words]): Row => [
    'prose-text',
    { locale, sentences: 8 },
    words,
  ]),
];
