import { describe, expect, test } from 'vitest';
import { areInOrder, draw, kilometresBetween, offsetAt, secondsBetween, sum } from './composite.ts';
import type { Query } from './faults.ts';

interface Workout {
  bodyWeightKilograms: number;
  warmUpSeconds: number;
  exercises: {
    name: string;
    equipment: string;
    met: number;
    sets: number;
    repetitions?: number;
    workSeconds: number;
    restSeconds: number;
    totalSeconds: number;
    kilocalories: number;
  }[];
  totals: Record<
    'exercises' | 'sets' | 'changeSeconds' | 'durationSeconds' | 'kilocalories',
    number
  >;
  equipment: string[];
}

interface Course {
  level: string;
  enrolledAt: string;
  lessons: {
    number: number;
    topic: string;
    form: string;
    status: string;
    result?: {
      startedAt: string;
      completedAt: string;
      quiz: { correct: number; scorePercent: number };
      points: number;
      box: number;
      reviewOn: string;
    };
  }[];
  progress: Record<
    'lessons' | 'completed' | 'percent' | 'points' | 'wordsLearnt' | 'streakDays',
    number
  >;
  certificate?: { number: string; issuedOn: string };
}

interface Player {
  createdAt: string;
  lastOnlineAt: string;
  level: number;
  experience: Record<'total' | 'intoLevel' | 'toNextLevel', number>;
  rank: { tier: string; rating: number };
  statistics: Record<
    'matches' | 'wins' | 'losses' | 'draws' | 'winPercent' | 'kills' | 'deaths' | 'assists' | 'kda',
    number
  >;
  achievements: { code: string; unlockedAt: string }[];
  recentMatches: {
    startedAt: string;
    endedAt: string;
    durationSeconds: number;
    result: 'win' | 'loss' | 'draw';
    kills: number;
    rating: Record<'before' | 'change' | 'after', number>;
  }[];
}

interface Stop {
  airport: {
    iataCode: keyof typeof AIRPORTS;
    icaoCode: string;
    countryCode: string;
    timeZone: string;
  };
  scheduled: string;
  estimated?: string;
  actual?: string;
}
interface Flight {
  number: string;
  airline: { iataCode: string };
  status: 'scheduled' | 'boarding' | 'airborne' | 'landed' | 'cancelled';
  departure: Stop & { gate?: string };
  arrival: Stop & { baggageBelt?: number };
  distanceKilometres: number;
  durationMinutes: number;
  delay: { durationMinutes: number; delayed: boolean };
  seats: Record<'total' | 'booked' | 'free', number>;
}

/** Country, clocks, latitude and longitude of airports, to a hundredth of a degree. */
const AIRPORTS = {
  FRA: ['DE', 'Europe/Berlin', 50.03, 8.57],
  MUC: ['DE', 'Europe/Berlin', 48.35, 11.79],
  LHR: ['GB', 'Europe/London', 51.47, -0.46],
  CDG: ['FR', 'Europe/Paris', 49.01, 2.55],
  AMS: ['NL', 'Europe/Amsterdam', 52.31, 4.76],
  MAD: ['ES', 'Europe/Madrid', 40.47, -3.56],
  FCO: ['IT', 'Europe/Rome', 41.8, 12.24],
  WAW: ['PL', 'Europe/Warsaw', 52.17, 20.97],
  ARN: ['SE', 'Europe/Stockholm', 59.65, 17.92],
  JFK: ['US', 'America/New_York', 40.64, -73.78],
  ORD: ['US', 'America/Chicago', 41.98, -87.9],
  LAX: ['US', 'America/Los_Angeles', 33.94, -118.41],
  GRU: ['BR', 'America/Sao_Paulo', -23.44, -46.47],
  HND: ['JP', 'Asia/Tokyo', 35.55, 139.78],
  ICN: ['KR', 'Asia/Seoul', 37.47, 126.45],
  PEK: ['CN', 'Asia/Shanghai', 40.08, 116.58],
} as const;
const REFERENCE = '2025-01-01T00:00:00Z';
const DAY = 86_400;
const TIERS = { bronze: 0, silver: 1000, gold: 1250, platinum: 1500, diamond: 1750, master: 2000 };

describe('composite: training, games and flights', () => {
  test.each<Query>([
    {},
    { exercises: 6, difficulty: 'advanced' },
    { focus: 'full-body', exercises: 6, bodyWeightKilograms: 110 },
  ])('a workout with %o adds up in time and energy', (query) => {
    for (const {
      exercises,
      totals,
      bodyWeightKilograms,
      warmUpSeconds,
      equipment,
    } of draw<Workout>('fitness-list', query)) {
      for (const each of exercises) {
        if (each.repetitions !== undefined) expect(each.workSeconds).toBe(each.repetitions * 3);
        expect(each.totalSeconds).toBe(
          each.sets * each.workSeconds + (each.sets - 1) * each.restSeconds,
        );
        const energy =
          (each.met * 3.5 * bodyWeightKilograms * each.sets * each.workSeconds) / 200 / 60;
        expect(Math.abs(each.kilocalories - energy)).toBeLessThan(0.0501);
      }
      expect(new Set(exercises.map(({ name }) => name)).size).toBe(exercises.length);
      expect([totals.exercises, totals.sets]).toEqual([
        exercises.length,
        sum(exercises.map(({ sets }) => sets)),
      ]);
      const seconds = sum(exercises.map(({ totalSeconds }) => totalSeconds));
      expect(totals.durationSeconds).toBe(warmUpSeconds + seconds + totals.changeSeconds);
      expect(totals.kilocalories).toBeCloseTo(
        sum(exercises.map(({ kilocalories }) => kilocalories)),
        5,
      );
      const needed = exercises.map((each) => each.equipment).filter((each) => each !== 'none');
      expect(equipment).toEqual([...new Set(needed)].sort());
    }
  });

  test.each<Query>([
    {},
    { lessons: 12 },
    { lessons: 12, completed: 12 },
    { lessons: 3, completed: 0 },
  ])('a course with %o opens one lesson after the other and counts what is done', (query) => {
    for (const { lessons, progress, certificate, enrolledAt, level } of draw<Course>(
      'language-training-course',
      query,
    )) {
      const results = lessons.flatMap(({ result }) => result ?? []);
      const done = results.length;
      if ('completed' in query) expect(done).toBe(query.completed);
      expect(lessons.map(({ status }) => status)).toEqual(
        [...lessons.keys()].map((index) =>
          index < done ? 'completed' : index === done ? 'available' : 'locked',
        ),
      );
      expect(lessons.slice(0, done).every(({ result }) => result !== undefined)).toBe(true);
      expect(new Set(lessons.map(({ topic, form }) => topic + form)).size).toBe(lessons.length);
      const times = results.flatMap(({ startedAt, completedAt }) => [startedAt, completedAt]);
      expect(areInOrder(enrolledAt, ...times, REFERENCE)).toBe(true);
      for (const { quiz, points, box, completedAt, reviewOn } of results) {
        expect([points, quiz.scorePercent]).toEqual([quiz.correct * 10, quiz.correct * 10]);
        expect(secondsBetween(completedAt.slice(0, 10), reviewOn)).toBe((2 ** box - 1) * DAY);
      }
      const days = new Set(results.map(({ completedAt }) => completedAt.slice(0, 10)));
      const back = (count: number) =>
        new Date(Date.parse(REFERENCE) - count * DAY * 1000).toISOString().slice(0, 10);
      let streak = 0;
      for (let count = days.has(back(0)) ? 0 : 1; days.has(back(count)); count += 1) streak += 1;
      const topics = new Set(lessons.slice(0, done).map(({ topic }) => topic));
      expect(progress).toEqual({
        lessons: lessons.length,
        completed: done,
        percent: Math.round((done / lessons.length) * 100),
        points: sum(results.map(({ points }) => points)),
        wordsLearnt: topics.size * 3,
        streakDays: streak,
      });
      expect(certificate !== undefined).toBe(done === lessons.length);
      if (certificate) expect(certificate.number.startsWith(level)).toBe(true);
      if (certificate) expect(certificate.issuedOn).toBe(results.at(-1)?.completedAt.slice(0, 10));
    }
  });

  test.each<Query>([
    {},
    { matches: 20 },
    { matches: 0, tier: 'master' },
    { tier: 'bronze', matches: 3 },
  ])('a player with %o has figures that follow from each other', (query) => {
    for (const player of draw<Player>('online-player-profile', query)) {
      const { level, experience, statistics: all, rank, recentMatches: matches } = player;
      expect(experience.total - experience.intoLevel).toBe(250 * level * (level - 1));
      expect(experience.intoLevel + experience.toNextLevel).toBe(500 * level);
      expect(all.wins + all.losses + all.draws).toBe(all.matches);
      expect(Math.abs(all.winPercent - (all.wins / all.matches) * 100)).toBeLessThan(0.0501);
      expect(Math.abs(all.kda - (all.kills + all.assists) / Math.max(1, all.deaths))).toBeLessThan(
        0.00501,
      );
      const tier = Object.entries(TIERS).findLast(([, from]) => from <= rank.rating)?.[0];
      expect(rank.tier).toBe(tier);
      if ('tier' in query) expect(rank.tier).toBe(query.tier);
      expect(all.kills).toBeGreaterThanOrEqual(sum(matches.map(({ kills }) => kills)));
      expect(all.wins).toBeGreaterThanOrEqual(
        matches.filter(({ result }) => result === 'win').length,
      );
      if (matches.length > 0) expect(matches[0]?.rating.after).toBe(rank.rating);
      matches.forEach(({ rating, result, startedAt, endedAt, durationSeconds }, index) => {
        expect(rating.before + rating.change).toBe(rating.after);
        expect(Math.sign(rating.change)).toBe({ win: 1, loss: -1, draw: 0 }[result]);
        expect(rating.before).toBe(matches[index + 1]?.rating.after ?? rating.before);
        expect(secondsBetween(startedAt, endedAt)).toBe(durationSeconds);
      });
      const times = [...matches]
        .reverse()
        .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
      expect(areInOrder(player.createdAt, ...times, player.lastOnlineAt, REFERENCE)).toBe(true);
      const unlocked = player.achievements.map(({ unlockedAt }) => unlockedAt);
      expect(areInOrder(player.createdAt, ...unlocked, player.lastOnlineAt)).toBe(true);
      expect(new Set(player.achievements.map(({ code }) => code)).size).toBe(unlocked.length);
    }
  });

  test('airports have the codes, countries and clocks that the world knows them by', () => {
    const facts: Record<string, string[]> = {
      FRA: ['EDDF', 'DE', 'Europe/Berlin'],
      LHR: ['EGLL', 'GB', 'Europe/London'],
      JFK: ['KJFK', 'US', 'America/New_York'],
      GRU: ['SBGR', 'BR', 'America/Sao_Paulo'],
      HND: ['RJTT', 'JP', 'Asia/Tokyo'],
    };
    for (const [origin, expected] of Object.entries(facts)) {
      const [{ departure }] = draw<Flight>('flight-details-record', { origin }) as [Flight];
      const { iataCode, icaoCode, countryCode, timeZone } = departure.airport;
      expect([iataCode, icaoCode, countryCode, timeZone]).toEqual([origin, ...expected]);
    }
    // The great circle, on the ellipsoid as well as on the sphere.
    const [flight] = draw<Flight>('flight-details-record', { origin: 'FRA', destination: 'JFK' });
    expect(Math.abs((flight?.distanceKilometres ?? 0) - 6188)).toBeLessThan(20);
  });

  test.each<Query>([
    {},
    { status: 'landed' },
    { status: 'airborne' },
    { origin: 'GRU' },
    { destination: 'FCO' },
  ])('a flight with %o takes as long as its distance, on the clocks of both ends', (query) => {
    for (const { departure, arrival, status, ...flight } of draw<Flight>(
      'flight-details-record',
      query,
    )) {
      const [from, to] = [departure, arrival].map(({ airport }) => {
        const [country, timeZone, latitude, longitude] = AIRPORTS[airport.iataCode];
        expect([airport.countryCode, airport.timeZone]).toEqual([country, timeZone]);
        return { latitude, longitude };
      });
      if (!from || !to) throw new Error('a flight has two ends');
      expect(Math.abs(flight.distanceKilometres - kilometresBetween(from, to))).toBeLessThan(3);
      expect(
        Math.abs(flight.durationMinutes - ((flight.distanceKilometres / 840) * 60 + 35)),
      ).toBeLessThanOrEqual(5);
      expect(secondsBetween(departure.scheduled, arrival.scheduled)).toBe(
        flight.durationMinutes * 60,
      );
      for (const { airport, scheduled, estimated, actual } of [departure, arrival]) {
        for (const time of [scheduled, estimated, actual]) {
          if (time !== undefined) expect(time.slice(19)).toBe(offsetAt(time, airport.timeZone));
        }
        expect(estimated === undefined).toBe(status === 'cancelled');
        if (estimated)
          expect(secondsBetween(scheduled, estimated)).toBe(flight.delay.durationMinutes * 60);
      }
      expect(flight.delay.delayed).toBe(flight.delay.durationMinutes >= 15);
      const hasLeft = status === 'airborne' || status === 'landed';
      expect(
        [departure.actual, arrival.actual, arrival.baggageBelt].map((value) => value !== undefined),
      ).toEqual([hasLeft, status === 'landed', status === 'landed']);
      const isSoon = secondsBetween(REFERENCE, departure.estimated ?? departure.scheduled) <= DAY;
      expect(departure.gate !== undefined).toBe(status !== 'cancelled' && isSoon);
      if (hasLeft) expect(areInOrder(departure.actual, arrival.actual, REFERENCE)).toBe(true);
      if (status === 'airborne') expect(areInOrder(REFERENCE, arrival.estimated)).toBe(true);
      if (status === 'boarding' || status === 'scheduled')
        expect(areInOrder(REFERENCE, departure.estimated)).toBe(true);
      expect(flight.number.startsWith(flight.airline.iataCode)).toBe(true);
      expect(flight.seats.booked + flight.seats.free).toBe(flight.seats.total);
    }
  });
});
