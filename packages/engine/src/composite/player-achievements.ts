import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, HOUR, DAY } from '../durations.ts';
import { ACHIEVEMENTS, REGIONS } from './data/games.ts';
import { createTimestamp, localToTimestamp, startOfDay, formatUtc } from './shared/time.ts';

const MARATHON_HOURS = 100;

type AchievementCode = keyof typeof ACHIEVEMENTS;

/**
 * Creates the achievements of a player with at least one win, earliest first. The first win comes first, the marathon
 * after a hundred hours of play, and the night owl between three and four in the morning.
 */
export function createAchievements(
  faker: Faker,
  {
    created,
    last,
    hours,
    region,
  }: { created: number; last: number; hours: number; region: keyof typeof REGIONS },
) {
  const span = last - created;
  const firstWin = createTimestamp(faker, created + 10 * MINUTE, created + span / 20);
  const later = () => createTimestamp(faker, firstWin + HOUR, last);
  const night = startOfDay(createTimestamp(faker, firstWin + 2 * DAY, last - 2 * DAY));
  const pastThree = 3 * HOUR + faker.number.int({ max: HOUR / SECOND - 1 }) * SECOND;
  const times: Record<AchievementCode, number> = {
    FIRST_WIN: firstWin,
    NIGHT_OWL: localToTimestamp(night + pastThree, REGIONS[region]),
    PACIFIST: later(),
    COMEBACK: later(),
    COLLECTOR: later(),
    MARATHON: created + Math.ceil(((MARATHON_HOURS / hours) * span) / SECOND) * SECOND,
  };
  return (Object.keys(ACHIEVEMENTS) as AchievementCode[])
    .filter((code) => {
      const isLucky = faker.datatype.boolean(ACHIEVEMENTS[code][1] / 100);
      if (code === 'FIRST_WIN') return true;
      return code === 'MARATHON' ? hours >= MARATHON_HOURS : isLucky;
    })
    .sort((a, b) => times[a] - times[b])
    .map((code) => {
      const [name, rarityPercent] = ACHIEVEMENTS[code];
      return { code, name, rarityPercent, unlockedAt: formatUtc(times[code]) };
    });
}
