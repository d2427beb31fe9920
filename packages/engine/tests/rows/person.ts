import type { Row } from '../values.ts';

/** Degrees of any language at the end of a name. */
const DEGREE = /\b(Ph\.?D\.?|MD|DDS|DVM|CSc\.|MBA)$/;

const separatesDegrees = (name: string): boolean => !DEGREE.test(name) || /\S, \S+$/.test(name);

const hasNoOtherComma = (name: string): boolean => DEGREE.test(name) || !name.includes(',');

const separatesTheDegreeOfParts = ({ name, suffix }: { name: string; suffix?: string }): boolean =>
  suffix === undefined || name.endsWith(`${DEGREE.test(suffix) ? ',' : ''} ${suffix}`);

/** Feminine and masculine adjectives among Polish family names. */
const FEMININE = /(ska|cka|dzka|Cicha|Górna|Konieczna|Szczęsna|Wolna)$/;
const MASCULINE = /(ski|cki|dzki|Cichy|Górny|Konieczny|Szczęsny|Wolny)$/;

const isNotMasculine = (name: string): boolean => !MASCULINE.test(name);
const isNotFeminine = (name: string): boolean => !FEMININE.test(name);

/** Scripts of languages that do not use Latin letters. */
const SCRIPTS = {
  ru: /^[\p{Script=Cyrillic}-]+$/u,
  uk: /^[\p{Script=Cyrillic}’'-]+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
  he: /^[\p{Script=Hebrew} '״׳-]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶ]+$/u,
  ko: /^\p{Script=Hangul}+$/u,
  'zh-CN': /^\p{Script=Han}+$/u,
};

export const rows: readonly Row[] = [
  ['full-name', {}, separatesDegrees],
  ['full-name', { locale: 'cs' }, separatesDegrees],
  ['full-name', { locale: 'cs' }, hasNoOtherComma],
  ...['de', 'es', 'fr', 'id', 'nl', 'pt-BR', 'sv', 'uk'].flatMap((locale): Row[] => [
    ['full-name', { locale }, separatesDegrees],
    ['full-name', { locale }, hasNoOtherComma],
  ]),
  ['person-name', {}, separatesTheDegreeOfParts],
  ['person-name', { locale: 'en-GB' }, separatesTheDegreeOfParts],
  ['last-name', { locale: 'pl', sex: 'female' }, isNotMasculine],
  ['last-name', { locale: 'pl', sex: 'male' }, isNotFeminine],
  ['height', { sex: 'male' }, /^1(5[5-9]|[6-8]\d|9[0-5])$/],
  ...Object.entries(SCRIPTS).flatMap(([locale, script]): Row[] => [
    ['first-name', { locale }, script],
    ['last-name', { locale }, script],
  ]),
];
