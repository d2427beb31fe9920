import { describe, expect, test } from 'vitest';
import { operations } from './document.ts';
import { createValues } from './values.ts';

const objects = operations.filter(({ name }) => name.startsWith('composite/'));

/** The twenty objects that the specification names, by words of their operations. */
const WORDS =
  'person-profile blog-data order chat doctor-appointment event food-delivery food-recipe portfolio ride ' +
  'social-media-post tasks todo-list video-streaming playlist project-management fitness-list ' +
  'language-training online-player-profile flight-details';

describe('composite', () => {
  test.each(WORDS.split(' '))(
    'the specification names %s, and an operation has those words',
    (words) => {
      expect(objects.filter(({ operation }) => operation.operationId.includes(words))).not.toEqual(
        [],
      );
    },
  );

  const withReference = objects.filter(({ operation }) =>
    operation.parameters?.some(({ name }) => name === 'reference'),
  );
  test.each(withReference)('$name: nothing lies after the reference asked for', ({ name }) => {
    const latestYear = (reference: string) => {
      const text = JSON.stringify(createValues(name, { reference }, [1], 30));
      return Math.max(
        ...Array.from(text.matchAll(/"(\d{4})-\d\d-\d\d[T"]/g), ([, y]) => Number(y)),
      );
    };
    expect(latestYear('2021-03-04T05:06:07.890Z')).toBeLessThanOrEqual(2021);
    expect([2030, 2031]).toContain(latestYear('2031-03-04T05:06:07+02:00'));
  });
});
