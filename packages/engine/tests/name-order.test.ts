/** Tests the order of given name and family name in every operation that returns full names. */
import escapeRegExp from 'lodash/escapeRegExp.js';
import get from 'lodash/get.js';
import { describe, expect, test } from 'vitest';
import { english } from '../src/locales/english.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { operationOf } from './support/engine.ts';
import { createValues } from './values.ts';

/** Name orders of the languages, as patterns in which GIVEN and FAMILY are placeholders. */
const GIVEN_FIRST = '^(.+ )?GIVEN (.+ )?FAMILY(,? .+)?$';
const FAMILY_FIRST = '^FAMILY GIVEN( .+)?$';
const ORDERS: [locales: string, ...orders: string[]][] = [
  ['en en-GB de fr es it nl pl pt-BR sv da nb cs tr ar he id', GIVEN_FIRST],
  ['ru uk', GIVEN_FIRST, FAMILY_FIRST],
  ['ja', '^FAMILY GIVEN$'],
  ['ko zh-CN', '^FAMILYGIVEN$'],
];
const ROWS = ORDERS.flatMap(([locales, ...orders]) =>
  locales.split(' ').map((locale) => ({ locale, orders })),
);

const fill = (order: string, given: string, family: string): RegExp =>
  new RegExp(order.replace('GIVEN', given).replace('FAMILY', family), 'u');

const isServed = (name: string, locale: string): boolean =>
  operationOf(`/v1/${name}`).locales?.includes(locale) === true;

function valueAt(value: object, path: string): unknown {
  const found: unknown = get(value, path);
  return found;
}

/** Operations that return a full name with its parts, and the path to the object with both. */
const WITH_PARTS: [name: string, path?: string][] = [
  ['person/person-name'],
  ['composite/person-profile'],
  ['composite/doctor-appointment', 'patient'],
];

/** Operations that return a full name without its parts, and the path to the name. */
const WITHOUT_PARTS: [name: string, path: string][] = [
  ['composite/blog-data-set', 'authors.0.name'],
  ['composite/blog-data-set', 'posts.0.comments.0.author'],
  ['composite/chat', 'participants.0.name'],
  ['composite/doctor-appointment', 'doctor.name'],
  ['composite/doctor-appointment', 'patient.guardian.name'],
  ['composite/event', 'programme.0.host'],
  ['composite/food-delivery', 'customer.name'],
  ['composite/food-recipe', 'author'],
  ['composite/language-training-course', 'learner.name'],
  ['composite/list-of-tasks', 'people.0.name'],
  ['composite/order', 'customer.name'],
  ['composite/playlist', 'people.0.name'],
  ['composite/portfolio', 'owner'],
  ['composite/project-management-board', 'members.0.name'],
  ['composite/social-media-post', 'author.displayName'],
  ['finance/credit-card', 'holder'],
];

interface Named {
  firstName: string;
  lastName: string;
  name: string;
}

/** Returns a pattern that matches each given name in the locale's lists. */
function givenNamesOf(locale: string): string {
  const lists = findDefinition(locale)?.person?.first_name ?? english.person?.first_name;
  const names = [lists?.female, lists?.male, lists?.generic].flatMap((list) => list ?? []);
  return `(${names.map(escapeRegExp).join('|')})`;
}

describe.each(ROWS)('$locale', ({ locale, orders: [first = '', ...others] }) => {
  test('person/full-name uses only the name orders of the language (given or family name first)', () => {
    const names = createValues('person/full-name', { locale, lastName: 'Ωmega' });
    const orders = [first, ...others].map((order) => fill(order, '[^Ω ]+', 'Ωmega'));
    for (const order of orders) expect(names.filter((name) => order.test(name))).not.toEqual([]);
    expect(names.filter((name) => !orders.some((order) => order.test(name)))).toEqual([]);
  });

  test.each(WITH_PARTS.filter(([name]) => isServed(name, locale)))(
    '%s joins given and family name in the usual order of the language',
    (name, path) => {
      const values = createValues<object>(name, { locale }, [1]);
      const people = values.map((value) => (path ? valueAt(value, path) : value) as Named);
      const wrong = people.filter(
        (each) =>
          !fill(first, escapeRegExp(each.firstName), escapeRegExp(each.lastName)).test(each.name),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(WITHOUT_PARTS.filter(([name]) => isServed(name, locale)))(
    '%s returns names in the usual order of the language in the property %s',
    (name, path) => {
      const values = createValues<object>(name, { locale }, [1], 40);
      const names = values
        .map((value) => valueAt(value, path))
        .filter((each) => typeof each === 'string');
      const order = new RegExp(fill(first, givenNamesOf(locale), '.+'), 'iu');
      expect(names).not.toEqual([]);
      expect(names.filter((each) => !order.test(each))).toEqual([]);
    },
  );
});
