import PHRASES from '../../../data/prose.json' with { type: 'json' };
import type { ArgumentsOf, Locale } from '../../../generated/arguments.ts';
import type { ValueGenerator } from '../../tag.ts';

/**
 * Joins the parts of a sentence, and adds the full stop. The opening is a time or a place, and the manner describes the
 * event of the clause. Every opening suits every clause and manner.
 */
type Join = (opening: string, clause: string, manner: string) => string;

const mannerLast: Join = (opening, clause, manner) => `${opening} ${clause} ${manner}.`;
const mannerFirst: Join = (opening, clause, manner) => `${opening} ${manner} ${clause}.`;

/** Joins the parts for languages that put the verb second, such as German. Their clauses begin with the verb. */
const mannerAfterVerb: Join = (opening, clause, manner) => {
  const [verb = '', ...rest] = clause.split(' ');
  return `${opening} ${verb} ${manner} ${rest.join(' ')}.`;
};

/** Join functions, keyed by locale. In other locales, the manner comes last. */
const JOINS: Partial<Record<Locale, Join>> = {
  de: mannerAfterVerb,
  fr: (opening, clause, manner) => `${opening} ${manner}, ${clause}.`,
  nl: mannerAfterVerb,
  pl: mannerFirst,
  cs: mannerFirst,
  ru: (opening, clause, manner) => {
    const shown = manner === 'несмотря на дождь' ? `, ${manner},` : ` ${manner}`;
    return `${opening}${shown} ${clause}.`;
  },
  uk: mannerFirst,
  tr: mannerFirst,
  ja: (opening, clause, manner) => `${opening}、${manner}${clause}。`,
  ko: mannerFirst,
  'zh-CN': (opening, clause, manner) => `${opening}，${manner}${clause}。`,
};

/** Generates sentences in the language of the request. Neighbouring sentences differ. */
export const createProseText: ValueGenerator<ArgumentsOf['text']['prose-text']> = ({
  locale,
  sentences: length,
}) => {
  const phrases = locale === 'en-GB' ? PHRASES.en : PHRASES[locale];
  const openings = phrases.openings.split('|');
  const clauses = phrases.clauses.split('|');
  const manners = phrases.manners.split('|');
  const join = JOINS[locale] ?? mannerLast;
  return ({ helpers }) => {
    const order = helpers.shuffle(clauses);
    return Array.from({ length }, (_, index) =>
      join(
        helpers.arrayElement(openings),
        order[index % order.length] ?? '',
        helpers.arrayElement(manners),
      ),
    ).join(locale === 'ja' || locale === 'zh-CN' ? '' : ' ');
  };
};
