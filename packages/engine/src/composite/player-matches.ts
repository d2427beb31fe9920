import type { Faker } from '@faker-js/faker';
import { SECOND, DAY } from '../durations.ts';
import type { GAMES } from './data/games.ts';
import { sum } from './shared/money.ts';
import { createTimestamps, formatUtc } from './shared/time.ts';

const MAX_MATCH_SECONDS = 2400;

/** Creates matches, oldest first. The rating before a match is the rating after the previous match. */
export function createMatches(
  faker: Faker,
  game: (typeof GAMES)[number],
  { count, until, created, rating }: Record<'count' | 'until' | 'created' | 'rating', number>,
) {
  const { modes, maps } = game;
  const from = Math.max(created, until - 9 * DAY);
  const timestamps = createTimestamps(faker, count, from, until, (MAX_MATCH_SECONDS + 60) * SECOND);
  const changes = timestamps.map(() => {
    const result = faker.helpers.weightedArrayElement([
      { value: 'win', weight: 10 },
      { value: 'loss', weight: 9 },
      { value: 'draw', weight: 1 },
    ]);
    const points = faker.number.int({ min: 8, max: 28 });
    return { result, change: result === 'win' ? points : result === 'loss' ? -points : 0 };
  });
  let before = rating - sum(changes.map(({ change }) => change));
  return timestamps.map((start, index) => {
    const { result, change } = changes[index] ?? { result: 'draw', change: 0 };
    const durationSeconds = faker.number.int({ min: 420, max: MAX_MATCH_SECONDS });
    before += change;
    return {
      id: faker.string.nanoid(10),
      mode: faker.helpers.arrayElement<string>(modes),
      map: faker.helpers.arrayElement<string>(maps),
      startedAt: formatUtc(start),
      endedAt: formatUtc(start + durationSeconds * SECOND),
      durationSeconds,
      result,
      kills: faker.number.int({ max: 24 }),
      deaths: faker.number.int({ max: 18 }),
      assists: faker.number.int({ max: 20 }),
      rating: { before: before - change, change, after: before },
    };
  });
}
