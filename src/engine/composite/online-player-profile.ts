import { en } from '@faker-js/faker';
import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { ACHIEVEMENTS, GAMES, TIERS } from './data/games.ts';
import { createMatches } from './player-matches.ts';
import { choose, numberOf, pickFrom } from './shared/arguments.ts';
import { round, sum } from './shared/money.ts';
import { DAY, drawInstant, drawInstants, referenceOf, toUtc } from './shared/time.ts';

const PLATFORMS = ['pc', 'console', 'mobile'] as const;
const TIER_NAMES = TIERS.map(({ tier }) => tier);
const LOWEST_RATING = 600;
const HIGHEST_RATING = 2400;
/** Experience that takes a player from level 1 to 2; from 2 to 3 it is twice that, and so on. */
const EXPERIENCE_STEP = 500;
const TAG_LENGTH = 16;

function createTag(faker: Faker): string {
  const word = (words?: readonly string[] | null) => {
    const short = (words ?? []).filter((each) => /^[a-z]{3,6}$/.test(each));
    return faker.helpers.arrayElement(short).replace(/^./, (letter) => letter.toUpperCase());
  };
  return `${word(en.word?.adjective)}${word(en.word?.noun)}${faker.string.numeric(2)}`.slice(
    0,
    TAG_LENGTH,
  );
}

/** One player whose totals include the recent matches and whose tier follows from the rating. */
export function createOnlinePlayerProfile(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const pick = pickFrom(faker);
  const tier = choose(faker, request, 'tier', TIER_NAMES);
  const index = TIER_NAMES.indexOf(tier);
  const rating = faker.number.int({
    min: Math.max(LOWEST_RATING, TIERS[index]?.from ?? 0),
    max: (TIERS[index + 1]?.from ?? HIGHEST_RATING + 1) - 1,
  });
  const created = drawInstant(faker, now - 1500 * DAY, now - 30 * DAY);
  const game = pick(GAMES);
  const count = numberOf(request, 'matches');
  const matches = createMatches(faker, game, { count, until: now, created, rating });
  const earlier = faker.number.int({ min: 20, max: 1200 });
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
  const level = faker.number.int({ min: 2, max: 90 });
  const needed = EXPERIENCE_STEP * level;
  const intoLevel = faker.number.int({ max: needed - 1 });
  const achievements = faker.helpers.arrayElements(ACHIEVEMENTS, { min: 1, max: 3 });
  const idle = toUtc(drawInstant(faker, now - 9 * DAY, now));
  const lastOnlineAt = matches.at(-1)?.endedAt ?? idle;
  const unlocked = drawInstants(faker, achievements.length, created, Date.parse(lastOnlineAt));
  return {
    id: faker.string.uuid(),
    tag: createTag(faker),
    game: game.title,
    platform: choose(faker, request, 'platform', PLATFORMS),
    region: pick(['eu-central', 'us-east', 'ap-northeast', 'sa-east']),
    createdAt: toUtc(created),
    lastOnlineAt,
    level,
    experience: {
      total: (EXPERIENCE_STEP * level * (level - 1)) / 2 + intoLevel,
      intoLevel,
      toNextLevel: needed - intoLevel,
    },
    rank: { tier, rating },
    statistics: {
      matches: played,
      ...{ wins, losses, draws },
      winPercent: round((wins / played) * 100, 1),
      ...{ kills, deaths, assists },
      kda: round((kills + assists) / Math.max(1, deaths), 2),
    },
    achievements: achievements.map(([code, name, rarityPercent], position) => ({
      ...{ code, name, rarityPercent },
      unlockedAt: toUtc(unlocked[position] ?? now),
    })),
    recentMatches: matches.reverse(),
  };
}
