import { describe, expect, test } from 'vitest';
import { compositeOperations } from './composite.ts';
import { fresh } from './faults.ts';

/** The twenty objects that the specification names. */
const OBJECTS = [
  ...['person-profile', 'blog-data', 'order', 'chat', 'doctor-appointment', 'event'],
  ...['food-delivery', 'food-recipe', 'portfolio', 'ride', 'social-media-post', 'tasks'],
  ...['todo-list', 'video-streaming', 'playlist', 'project-management', 'fitness-list'],
  ...['language-training', 'online-player-profile', 'flight-details'],
];

describe('composite', () => {
  test.each(OBJECTS)('the specification names %s, and an operation has those words', (words) => {
    const slugs = compositeOperations.map(({ operation }) => operation.operationId);
    expect(slugs.filter((slug) => slug.includes(words)).length).toBeGreaterThan(0);
  });

  const withReference = compositeOperations.filter(({ operation }) =>
    operation.parameters?.some(({ name }) => name === 'reference'),
  );
  test.each(withReference)('$name: nothing lies after the reference asked for', ({ name }) => {
    const [earlier, later] = ['2021-03-04T05:06:07.890Z', '2031-03-04T05:06:07+02:00'].map(
      (reference) => JSON.stringify(fresh(name, { reference }, [1], 30)),
    );
    const years = (text = '') =>
      [...text.matchAll(/"(\d{4})-\d\d-\d\d[T"]/g)].map(([, y]) => Number(y));
    const created = (text = '') => years(text).filter((year) => year > 2015);
    expect(Math.max(...created(earlier))).toBeLessThanOrEqual(2021);
    const latest = Math.max(...created(later));
    expect([2030, 2031]).toContain(latest);
  });
});
