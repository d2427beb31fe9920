import { allLocales } from '@faker-js/faker';
import type { Query, ValueCase } from '../values.ts';

const LEADING = [
  ...['Administrator', 'Coordinator', 'Director', 'Executive', 'Manager', 'Officer', 'Supervisor'],
];

/** Returns whether a title consists of a descriptor, an area and a type, in this order. */
const endsInAreaAndType = (title: string, { locale, descriptor }: Query): boolean => {
  const { job_area: areas = [], job_type: types = [] } = allLocales[locale as 'en'].person ?? {};
  // Faker's Swedish list contains one English word, which the engine replaces with "Genomförande".
  const anyArea = [...(areas ?? []), 'Genomförande'].join('|');
  const start = descriptor === false ? '' : '.+ ?';
  return RegExp(`^${start}(${anyArea}) ?(${types?.join('|')})$`).test(title);
};

/** Patterns of titles in languages where the type is first and the descriptor last. */
const TYPE_FIRST = {
  fr: /^\p{Lu}\S+ (d[eu]s? |de la |de l'|d')\p{L}.* \p{Ll}\S+$/u,
  es: /^\p{Lu}\S+ de \p{Lu}.* \p{Lu}\S+$/u,
  'pt-BR': /^\p{Lu}\S+ de \p{Lu}.* \p{Lu}\S+$/u,
};
const WITHOUT_DESCRIPTOR = {
  fr: /^\p{Lu}\S+ (d[eu]s? |de la |de l'|d')\p{Ll}[\p{L} ]+$/u,
  es: /^\p{Lu}\S+ de \p{Lu}\p{Ll}+$/u,
  'pt-BR': /^\p{Lu}\S+ de \p{Lu}\p{Ll}+( de contas)?$/u,
};

interface Level {
  rank: number;
  level: string;
}

const LADDERS = {
  expert: 'Intern, Junior, Mid-level, Senior, Staff, Principal, Distinguished',
  management: 'Team Lead, Manager, Senior Manager, Director, Vice President, Chief Officer',
};

export const cases: readonly ValueCase[] = [
  ['job-type', { leading: true }, LEADING],
  ['job-type', { leading: false }, { has: ['Engineer'], lacks: LEADING }],
  // French areas begin with a preposition.
  ['job-area', { locale: 'fr' }, /^(d[eu]s? |de la |de l'|d')/],
  ['job-area', { locale: 'es' }, { has: ['Movilidad'] }],
  ['job-area', { maxLength: 8 }, /^.{1,8}$/],
  ['job-area', { maxLength: 9, locale: 'fr' }, /^.{1,9}$/],
  ...['en', 'sv', 'ru', 'uk', 'ja'].flatMap((locale): ValueCase[] => [
    ['job-title', { locale, descriptor: true }, endsInAreaAndType],
    ['job-title', { locale, descriptor: false }, endsInAreaAndType],
  ]),
  ...Object.entries(TYPE_FIRST).map(([locale, order]): ValueCase => [
    'job-title',
    { locale, descriptor: true },
    order,
  ]),
  ...Object.entries(WITHOUT_DESCRIPTOR).map(([locale, order]): ValueCase => [
    'job-title',
    { locale, descriptor: false },
    order,
  ]),
  ...Object.entries(LADDERS).map(([track, ladder]): ValueCase => {
    const only = ladder.split(', ').map((level, index) => `${index + 1} ${level}`);
    const of = ({ rank, level }: Level) => `${rank} ${level}`;
    return ['seniority-level', { track }, { only, of }];
  }),
];
