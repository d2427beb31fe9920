import { readTerms } from './text.ts';

/** Words that join others or ask, and do not say what is looked for. */
const JOINING = new Set(
  readTerms(`an the of for to in on at as with by from into since until after before than is are was be do does did has
    have which how much many can it its there i we you my me our your some any all each every one what who where when why
    that this these and or but between no not without`),
);

export const isJoining = (term: string): boolean => term.length === 1 || JOINING.has(term);

/** These words, and words of a request, which nearly every page could have. */
export const COMMON: ReadonlySet<string> = new Set([
  ...JOINING,
  ...readTerms(`get make create give want need use take find show list generate generator generated fake random mock dummy
    sample test example data value number api endpoint response property
    parameter v1 https http python javascript typescript java php ruby`),
]);
