import type { Faker } from '@faker-js/faker';
import { DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import { GAMES, REGIONS, TIERS } from './data/games.ts';
import { createAchievements } from './player-achievements.ts';
import { createMatches } from './player-matches.ts';
import { createPicker } from './shared/helpers.ts';
import { withUniqueKeys } from './shared/uniqueKeys.ts';
import { sum } from './shared/money.ts';
import { createTimestamp, truncateToSeconds, formatUtc } from './shared/time.ts';
import { english } from '../locales/english.ts';

type PlayerArguments = ArgumentsOf['composite']['online-player-profile'];

const PLATFORMS = ['pc', 'console', 'mobile'] satisfies PlayerArguments['platform'][];
const TIER_NAMES = TIERS.map(({ tier }) => tier);
const LOWEST_RATING = 600;
const HIGHEST_RATING = 2400;
/**
 * Experience points from level 1 to level 2. The step from level 2 to 3 needs twice as many points, and the step from 3 to 4
 * three times as many.
 */
const EXPERIENCE_STEP = 500;
const EXPERIENCE = { win: 400, draw: 250, loss: 200 } as const;
/** Maximum average of matches per day, and length of a match in seconds. */
const MATCHES_PER_DAY = 4;
const MATCH_SECONDS = { min: 900, max: 1800 };
const TAG_LENGTH = 16;

function createTag(faker: Faker): string {
  const word = (words?: readonly string[] | null) => {
    const short = (words ?? []).filter((each) => /^[a-z]{3,6}$/.test(each));
    return faker.helpers.arrayElement(short).replace(/^./, (letter) => letter.toUpperCase());
  };
  return `${word(english.word?.adjective)}${word(english.word?.noun)}${faker.string.numeric(2)}`.slice(
    0,
    TAG_LENGTH,
  );
}

const preparePlayer = (args: PlayerArguments) => {
  const { matches: count } = args;
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const pick = createPicker(faker);
    const tier = args.tier ?? pick(TIER_NAMES);
    const index = TIER_NAMES.indexOf(tier);
    const rating = faker.number.int({
      min: Math.max(LOWEST_RATING, TIERS[index]?.from ?? 0),
      max: (TIERS[index + 1]?.from ?? HIGHEST_RATING + 1) - 1,
    });
    const created = createTimestamp(faker, now - 1500 * DAY, now - 30 * DAY);
    const game = pick(GAMES);
    const matches = createMatches(faker, game, { count, until: now, created, rating });
    const days = Math.floor((now - created) / DAY);
    const mostMatches = Math.min(1200, days * MATCHES_PER_DAY);
    const createCount = () => faker.number.int({ min: 20, max: mostMatches });
    // Uses the lowest of three random counts, because most players have few matches.
    const earlier = Math.min(createCount(), createCount(), createCount());
    const [wonBefore, drawnBefore] = [
      faker.number.int({ min: Math.ceil(earlier * 0.35), max: Math.floor(earlier * 0.6) }),
      faker.number.int({ min: 0, max: Math.floor(earlier * 0.1) }),
    ];
    const before = { win: wonBefore, draw: drawnBefore, loss: earlier - wonBefore - drawnBefore };
    const countOf = (result: keyof typeof before) =>
      before[result] + matches.filter((match) => match.result === result).length;
    const totalOf = (name: 'kills' | 'deaths' | 'assists', perMatch: number) =>
      Math.round(earlier * faker.number.float({ min: perMatch / 2, max: perMatch })) +
      sum(matches.map((match) => match[name]));
    const [wins, losses, draws] = [countOf('win'), countOf('loss'), countOf('draw')];
    const played = wins + losses + draws;
    const [kills, deaths, assists] = [
      totalOf('kills', 14),
      totalOf('deaths', 11),
      totalOf('assists', 12),
    ];
    const experience = wins * EXPERIENCE.win + draws * EXPERIENCE.draw + losses * EXPERIENCE.loss;
    // Solves `EXPERIENCE_STEP / 2 * level * (level - 1) <= experience` for the highest level.
    const level = Math.floor((1 + Math.sqrt(1 + (8 * experience) / EXPERIENCE_STEP)) / 2);
    const intoLevel = experience - (EXPERIENCE_STEP * level * (level - 1)) / 2;
    const seconds =
      earlier * faker.number.int(MATCH_SECONDS) +
      sum(matches.map((match) => match.durationSeconds));
    const playedHours = round(seconds / 3600, 1);
    const region = faker.helpers.objectKey(REGIONS);
    const idle = formatUtc(createTimestamp(faker, now - 9 * DAY, now));
    const lastOnlineAt = matches.at(-1)?.endedAt ?? idle;
    const achievements = createAchievements(faker, {
      created,
      last: Date.parse(lastOnlineAt),
      hours: playedHours,
      region,
    });
    return {
      id: faker.string.uuid(),
      tag: createTag(faker),
      game: game.title,
      platform: args.platform ?? pick(PLATFORMS),
      region,
      createdAt: formatUtc(created),
      lastOnlineAt,
      level,
      experience: {
        total: experience,
        intoLevel,
        toNextLevel: EXPERIENCE_STEP * level - intoLevel,
      },
      rank: { tier, rating },
      statistics: {
        matches: played,
        playedHours,
        ...{ wins, losses, draws },
        winPercent: round((wins / played) * 100, 1),
        ...{ kills, deaths, assists },
        kda: round((kills + assists) / Math.max(1, deaths), 2),
      },
      achievements,
      recentMatches: matches.reverse(),
    };
  };
};

/** Creates a player. The totals include the recent matches, and the tier follows from the rating. */
export const createOnlinePlayerProfile = withUniqueKeys(preparePlayer, ({ tag }) => [tag]);
