import { describe, expect, test } from 'vitest';
import { compositeOperations, draw } from './composite.ts';
import type { Query } from './composite.ts';
import type { Operation } from './description.ts';

/** The twenty objects that the specification names. */
const OBJECTS = [
  ...['person-profile', 'blog-data', 'order', 'chat', 'doctor-appointment', 'event'],
  ...['food-delivery', 'food-recipe', 'portfolio', 'ride', 'social-media-post', 'tasks'],
  ...['todo-list', 'video-streaming', 'playlist', 'project-management', 'fitness-list'],
  ...['language-training', 'online-player-profile', 'flight-details'],
];

/** One query for each value of a closed list, and for each end of a range. */
function queriesOf({ parameters = [] }: Operation): Query[] {
  return parameters
    .filter(({ name }) => !['count', 'seed', 'reference', 'completed', 'done'].includes(name))
    .flatMap(({ name, schema }): Query[] => {
      if (name === 'minAge') return [{ minAge: 100, maxAge: 100 }];
      if (name === 'maxAge') return [{ minAge: 16, maxAge: 16 }];
      const values = [
        ...((schema['enum'] ?? []) as string[]),
        ...[schema['minimum'], schema['maximum']].filter((limit) => typeof limit === 'number'),
        ...(schema.type === 'boolean' ? [true, false] : []),
      ];
      return values.map((value) => ({ [name]: value }));
    });
}

describe('composite', () => {
  test.each(OBJECTS)('the specification names %s, and an operation has those words', (words) => {
    const slugs = compositeOperations.map(({ operation }) => operation.operationId);
    expect(slugs.filter((slug) => slug.includes(words)).length).toBeGreaterThan(0);
  });

  test('there is one operation for each object', () => {
    expect(compositeOperations).toHaveLength(OBJECTS.length);
  });

  test.each(compositeOperations)(
    '$name: values of every documented request fit the schema and have no other property',
    ({ name, operation }) => {
      for (const query of queriesOf(operation)) draw(name.replace('composite/', ''), query);
    },
  );

  test.each(compositeOperations)('$name: nothing lies after the reference asked for', (each) => {
    const parameters = each.operation.parameters?.map(({ name }) => name) ?? [];
    if (!parameters.includes('reference')) return;
    const generator = each.name.replace('composite/', '');
    const [earlier, later] = ['2021-03-04T05:06:07.890Z', '2031-03-04T05:06:07+02:00'].map(
      (reference) => JSON.stringify(draw(generator, { reference })),
    );
    const years = (text = '') =>
      [...text.matchAll(/"(\d{4})-\d\d-\d\d[T"]/g)].map(([, y]) => Number(y));
    const created = (text = '') => years(text).filter((year) => year > 2015);
    expect(Math.max(...created(earlier))).toBeLessThanOrEqual(2021);
    expect(Math.max(...created(later))).toBe(2031);
  });

  test('parameters that contradict each other are refused', () => {
    const contradictions: [string, Query][] = [
      ['person-profile', { minAge: 50, maxAge: 40 }],
      ['todo-list', { items: 2, done: 3 }],
      ['language-training-course', { lessons: 2, completed: 3 }],
      ['flight-details-record', { origin: 'FRA', destination: 'FRA' }],
      ['flight-details-record', { origin: 'GRU', destination: 'HND' }],
    ];
    for (const [generator, query] of contradictions) {
      expect(() => draw(generator, query), generator).toThrow(TypeError);
    }
  });
});
