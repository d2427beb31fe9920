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
];
