import { describe, expect, test } from 'vitest';
import { drawAnswers, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

type Level = Record<'track' | 'level', string> & { rank: number };

/** Order of the parts of a title in languages that differ from English. */
const ORDERS: Record<string, string> = {
  fr: 'type area descriptor',
  es: 'type de area descriptor',
  'pt-BR': 'type de area descriptor',
  ja: 'descriptorareatype',
};

const LADDERS: Record<string, string[]> = {
  expert: ['Intern', 'Junior', 'Mid-level', 'Senior', 'Staff', 'Principal', 'Distinguished'],
  management: [
    ...['Team Lead', 'Manager', 'Senior Manager', 'Director', 'Vice President', 'Chief Officer'],
  ],
};

/** A title in the order of a language, as an expression. */
function expressionOf(order: string, locale: string): RegExp {
  const anyOf = (part: string) => `(${[...drawDistinct(`job/job-${part}`, { locale })].join('|')})`;
  const parts = order.replace(/type|area/g, anyOf);
  return RegExp(`^${parts.replace('descriptor', String.raw`\p{L}\S*( \p{L}+)?`)}$`, 'u');
}

const MISSPELT = /^(?!.*(Seguridada|Mobilidad\b|Relacc?iones|Executif|Ingenieur|Atentende))/;

testValues('job', [
  ['job-type', { leading: true }, { has: ['Director', 'Supervisor'] }],
  // French areas begin with their preposition.
  ['job-area', { locale: 'fr' }, /^(d[eu]s? |de la |de l'|d')/],
  ['job-area', { locale: 'es' }, { has: ['Movilidad'] }],
  ...['es', 'fr', 'pt-BR'].flatMap((locale) =>
    ['job-area', 'job-type', 'job-title'].map((name) => [name, { locale }, MISSPELT] as const),
  ),
]);

test.each(Object.entries({ ...ORDERS, en: 'descriptor area type' }))(
  'titles of composite/person-profile in %s have the words of job/job-title',
  (locale, order) => {
    const profiles = drawValues<{ occupation: { title?: string } }>('composite/person-profile', {
      locale,
    });
    const titles = profiles.flatMap(({ occupation: { title } }) => title ?? []);
    const expression = expressionOf(order, locale);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => !expression.test(title))).toEqual([]);
  },
);

testAnswers('job/job-area', {
  'keeps to the length asked for, as far as its language has such': (area, query) => {
    const shortest = ['ru', 'uk'].includes(String(query['locale'])) ? 9 : 0;
    return area.length <= Math.max(Number(query['maxLength'] ?? 30), shortest);
  },
});

const leading = drawDistinct('job/job-type', { leading: true });

testAnswers('job/job-type', {
  'leads where that is asked for, and only there': (type, query) =>
    query['leading'] === undefined ? undefined : leading.has(type) === query['leading'],
});

testAnswers<Level>('job/seniority-level', {
  'stands on the rung of its ladder that its rank tells': ({ track, rank, level }, query) =>
    LADDERS[track]?.[rank - 1] === level && track === (query['track'] ?? track),
});

describe('jobs', () => {
  test.each(['en', 'fr', 'es', 'pt-BR', 'sv', 'ru', 'uk', 'ja'])(
    '%s: a title puts the words of the other generators in the order of the language',
    (locale) => {
      const order = ORDERS[locale] ?? 'descriptor area type';
      const full = expressionOf(order, locale);
      const short = expressionOf(order.replace(/ ?descriptor ?/, ''), locale);
      const titles = drawAnswers('job/job-title').filter(({ query }) => query['locale'] === locale);
      expect(titles.length).toBeGreaterThanOrEqual(20);
      expect(
        titles.filter(({ query, value }) => !(query['descriptor'] ? full : short).test(value)),
      ).toEqual([]);
    },
  );

  test.each(Object.entries(LADDERS))(
    'the ladder of a %s is climbed to its top: %j',
    (track, rungs) => {
      const levels = drawValues<Level>('job/seniority-level', { track }).map(({ level }) => level);
      expect(new Set(levels)).toEqual(new Set(rungs));
    },
  );
});
