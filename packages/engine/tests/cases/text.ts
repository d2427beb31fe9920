import type { ValueCase } from '../values.ts';

const isLowerCase = (word: string) => word === word.toLowerCase();

/** Characters of each language (CLDR exemplars), and common words that do not exist in similar languages. */
const LANGUAGES: Readonly<Record<string, readonly [letters: RegExp, words?: RegExp]>> = {
  en: [/^[a-z ,.]+$/i, /\bthe\b/i],
  de: [/^[a-zäöüß .]+$/i, /\b(der|die|das|den)\b/i],
  fr: [/^[a-zàâæçéèêëîïôœùûüÿ ,.']+$/i, /\b(les?|la|des)\b/i],
  es: [/^[a-záéíóúüñ ,.]+$/i, /\b(los|las|el|la|en)\b/i],
  it: [/^[a-zàèéìòù ,.]+$/i, /\b(il|la|i|gli|un)\b/i],
  nl: [/^[a-zéëïó .']+$/i, /\b(de|het|haar|hun)\b/i],
  pl: [
    /^[a-pr-uwyząćęłńóśźż .]+$/i,
    /(^|[ ])(do|na|się|nad|w|rano|wieczorem|drzwi|kwiaty|książki)[ .]/i,
  ],
  'pt-BR': [/^[a-zãáàâçéêíõóôú ,.-]+$/i, /\b(as?|os?|na|da|do)\b/i],
  sv: [/^[a-zåäöé .]+$/i, /(en|et|na|er)\b/i],
  da: [/^[a-zæøåé .]+$/i, /(en|et|er)\b/i],
  nb: [/^[a-zæøåéòôó .]+$/i, /(en|et|er|a)\b/i],
  cs: [/^[a-záčďéěíňóřšťúůýž .]+$/i, /[ěřůčžšýáíé]/i],
  ru: [/^[а-яё ,.]+$/i],
  uk: [/^[а-щьюяєіїґ’ .]+$/i],
  tr: [/^[a-pr-vyzâçğıöşüİ .]+$/i],
  ar: [/^[\p{Script=Arabic} .]+$/u],
  he: [/^[\p{Script=Hebrew} .]+$/u],
  id: [/^[a-z ,.-]+$/i, /\b(di|ke|pada|dengan)\b/i],
  ja: [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]+$/u],
  ko: [/^[\p{Script=Hangul} .]+$/u],
  'zh-CN': [/^[\p{Script=Han}，。]+$/u],
};

const EIGHT_SENTENCES = /^([^\p{Ll}][^.。]*[.。](?! {2}| ?$) ?){7}[^\p{Ll}][^.。]+[.。]$/u;

const LOREM = ['lorem-sentence', 'lorem-paragraph', 'text-block'];
const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction', 'interjection'];

const countBy = (separator: string) => (text: string) => text.split(separator).length;

const EIGHT_TO_TWELVE = ['8', '9', '10', '11', '12'];
const lengthOf = ({ length }: string): number => length;

export const cases: readonly ValueCase[] = [
  ...['en', 'fr', 'da', 'nb', 'zh-CN'].flatMap((locale): ValueCase[] => [
    ['interjection', { locale }, /^[^!！]+$/],
    ['interjection', { locale }, isLowerCase],
  ]),
  // Japanese text has no spaces and a different full stop. Korean text does not contain double full stops.
  ...LOREM.flatMap((name): ValueCase[] => [
    [name, { locale: 'ja' }, /^[^ .]*。$/],
    [name, { locale: 'ko' }, /^(?![^]*[,.]\.)/],
  ]),
  ...['word', ...PARTS].flatMap((name) =>
    [3, 4, 6, 8].map((length): ValueCase => {
      return [name, { minLength: length, maxLength: length }, RegExp(`^.{${length}}$`)];
    }),
  ),
  ['phrase', { words: 4, casing: 'title' }, /^[A-Z]\S*( [A-Z]\S*){3}$/],
  ['sentence', { kind: 'question' }, /\?$/],
  ['sentence', {}, /^(?!What a [aeiou]|.*\b(every|what a \S+) (mathematics|ceramics|pliers)\b)/i],
  // Each sentence has seven to nine words.
  ['paragraph', { minSentences: 2, maxSentences: 4 }, /^((^| )(\S+ ){6,8}[^ .]+\.){2,4}$/],
  ['lorem-paragraph', { sentences: 5 }, /^([^.]+\. ){4}[^.]+\.$/],
  ['lorem-ipsum-text', { paragraphs: 4 }, /^.+(\n\n.+){3}$/],
  [
    'lorem-ipsum-text',
    { paragraphs: 4, format: 'html', classicStart: true },
    /^<p>Lorem ipsum.*<\/p>(\n<p>.*\.<\/p>){3}$/,
  ],
  ['text-block', { lines: 3, lineEnding: 'crlf' }, /^[^\r\n]+(\r\n[^\r\n]+){2}$/],
  ...[1, 2, 41, 255].map((length): ValueCase => {
    return ['fixed-length-text', { length }, RegExp(`^(?! ).{${length}}(?<! )$`)];
  }),
  // Each of eight sentences begins with a capital letter and ends with one punctuation mark.
  ...Object.entries(LANGUAGES).flatMap(([locale, patterns]): ValueCase[] => {
    const query = { locale, sentences: 8 };
    return [
      ...patterns.flatMap((pattern): ValueCase[] =>
        pattern ? [['prose-text', query, pattern]] : [],
      ),
      ['prose-text', query, EIGHT_SENTENCES],
      ['prose-text', query, /^(?!.*( {2}| [,.]|[,.]{2}))/],
    ];
  }),
  ['sentence', {}, { only: ['.', '?', '!'], of: (sentence: string) => sentence.at(-1) }],
  ['paragraph', { minSentences: 2, maxSentences: 4 }, { range: [2, 4], of: countBy('. ') }],
  ['lorem-sentence', { minWords: 4, maxWords: 6 }, { range: [4, 6], of: countBy(' ') }],
  ['lorem-word', { minLength: 8, maxLength: 12 }, { only: EIGHT_TO_TWELVE, of: lengthOf }],
  // The description of the operation states this number.
  ['prose-text', { sentences: 1 }, { size: 240 }],
];
