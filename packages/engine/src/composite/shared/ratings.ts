import type { Faker } from '@faker-js/faker';
import { round } from '../../multiples.ts';
import { sum } from './money.ts';

/** Creates the numbers of votes for one to five stars, and their mean with one decimal. */
export function createRatings(faker: Faker, maxCount: number) {
  const counts = [1, 2, 4, 20, 30].map((weight) =>
    faker.number.int({ min: 0, max: Math.ceil((maxCount * weight) / 57) }),
  );
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
  const stars = { '1': one, '2': two, '3': three, '4': four, '5': five + 1 };
  const values = Object.entries(stars);
  const count = sum(values.map(([, votes]) => votes));
  const average = round(sum(values.map(([star, votes]) => Number(star) * votes)) / count, 1);
  return { average, count, stars };
}
