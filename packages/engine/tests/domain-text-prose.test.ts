import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { drawValues, findOperation } from './values.ts';

/** Letters that a language has, beyond the space and marks: those of the CLDR exemplars, both cases. */
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

/** Words that stand in nearly every text of a language, and which others of its alphabet do not have. */
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

const sentencesOf = (text: string) => text.split(/(?<=[.。])\s*/u).filter((each) => each !== '');

describe('prose', () => {
  const operation = engine.table.operations['/v1/text/prose-text'];
  const locales = (operation?.parameters['locale']?.enum ?? []) as string[];

  test('there is for every language of the API', () => {
    expect(operation?.locales).toEqual(locales.filter((each) => each !== 'en-GB'));
    expect([...(operation?.locales ?? [])].sort()).toEqual(Object.keys(LETTERS).sort());
  });

  test.each(Object.keys(LETTERS))(
    'in %s has the letters, words and marks of the language',
    (locale) => {
      for (const text of drawValues('text/prose-text', { locale, sentences: 8 })) {
        expect(text).toMatch(LETTERS[locale] ?? /^$/);
        expect(text).toMatch(COMMON[locale] ?? /./);
        const sentences = sentencesOf(text);
        expect(sentences).toHaveLength(8);
        for (const sentence of sentences) expect(sentence).not.toMatch(/^[\p{Ll}]/u);
        expect(text).not.toMatch(/ {2}| [,.]|[,.]{2}/);
      }
    },
  );

  test('is segmented into as many sentences as asked for, by the rules of Unicode', () => {
    for (const locale of ['en', 'de', 'ja', 'ru', 'ar']) {
      const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
      for (const sentences of [1, 3, 40])
        for (const text of drawValues('text/prose-text', { locale, sentences }, [1], 20))
          expect([...segmenter.segment(text)]).toHaveLength(sentences);
    }
  });

  test('has 240 sentences in a language, as the page says', () => {
    expect(findOperation('text/prose-text').operation.description).toContain('240 sentences');
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const sentences = drawValues('text/prose-text', { sentences: 1 }, seeds);
    expect(new Set(sentences).size).toBe(240);
  });
});
