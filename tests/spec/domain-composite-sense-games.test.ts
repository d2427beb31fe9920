import { describe, expect, test } from 'vitest';
import {
  expectOfEach,
  expectOneEach,
  records,
  recordsAt,
  responses,
  secondsBetween,
  withReferences,
} from './composite.ts';

interface Player {
  region: string;
  createdAt: string;
  lastOnlineAt: string;
  level: number;
  experience: { total: number };
  statistics: {
    matches: number;
    playedHours?: number;
    wins: number;
    losses: number;
    draws: number;
  };
  achievements: { code: string; name: string; rarityPercent: number; unlockedAt: string }[];
  recentMatches: { durationSeconds: number }[];
}

interface Flight {
  number: string;
  status: string;
  airline: { iataCode: string; name: string };
  aircraft: { iataTypeCode: string; name: string };
  departure: { airport: { iataCode: string; city: string }; scheduled: string; gate?: string };
  arrival: { airport: { iataCode: string } };
  distanceKilometres: number;
  delay: { durationMinutes: number };
  seats: { total: number };
}

describe('composite: an online player profile', () => {
  const players = () =>
    records<Player>(
      'online-player-profile',
      withReferences([{ matches: 0 }, { matches: 3 }, { matches: 20 }]),
    );
  const HOUR = 3_600_000;

  test('who has won has the achievement of the first win, before all others', () => {
    expectOfEach(
      players(),
      ({ statistics, achievements }) =>
        statistics.wins > 0 === achievements.some(({ code }) => code === 'FIRST_WIN'),
    );
    expectOfEach(players(), ({ achievements }) => achievements[0]?.code === 'FIRST_WIN');
  });

  test('hours fit the matches, and a hundred of them are an achievement', () => {
    expectOfEach(players(), ({ statistics: { matches, playedHours = 0 } }) => {
      const minutes = (playedHours * 60) / matches;
      return minutes >= 7 && minutes <= 40;
    });
    expectOfEach(
      players(),
      ({ statistics: { playedHours = 0 }, achievements }) =>
        achievements.some(({ code }) => code === 'MARATHON') === playedHours >= 100,
    );
  });

  test('nobody has played more than three hours a day on average', () => {
    expectOfEach(players(), ({ statistics: { playedHours, matches }, createdAt, lastOnlineAt }) => {
      const days = (Date.parse(lastOnlineAt) - Date.parse(createdAt)) / HOUR / 24;
      return (playedHours ?? matches / 2) / days <= 3;
    });
  });

  test('experience follows from wins, draws and losses, and the level from it', () => {
    expectOfEach(players(), ({ experience, level, statistics: { wins, draws, losses } }) => {
      const points = 400 * wins + 250 * draws + 200 * losses;
      return (
        experience.total === points &&
        points >= 250 * level * (level - 1) &&
        points < 250 * level * (level + 1)
      );
    });
  });

  test('the night owl is seen between three and four in the morning', () => {
    const zones: Record<string, string> = {
      ...{ 'eu-central': 'Europe/Berlin', 'us-east': 'America/New_York' },
      ...{ 'ap-northeast': 'Asia/Tokyo', 'sa-east': 'America/Sao_Paulo' },
    };
    const nights = players().flatMap(({ region, achievements }) =>
      achievements
        .filter(({ code }) => code === 'NIGHT_OWL')
        .map(({ unlockedAt }) =>
          new Date(unlockedAt).toLocaleTimeString('en-GB', { timeZone: zones[region] ?? 'UTC' }),
        ),
    );
    expectOfEach(nights, (time) => time.startsWith('03:'));
  });

  test('an achievement is as frequent as it says', () => {
    const all = players();
    const rarities = new Map(
      all.flatMap(({ achievements }) =>
        achievements.map(({ code, rarityPercent }) => [code, rarityPercent]),
      ),
    );
    expect(rarities.size).toBeGreaterThan(3);
    for (const [code, percent] of rarities) {
      const owners = all.filter(({ achievements }) =>
        achievements.some((each) => each.code === code),
      );
      expect(Math.abs((owners.length / all.length) * 100 - percent), code).toBeLessThan(8);
    }
  });

  test('an achievement has one name and rarity', () => {
    expectOneEach(
      players().flatMap(({ achievements }) =>
        achievements.map(({ code, name, rarityPercent }): [string, unknown] => [
          code,
          [name, rarityPercent],
        ]),
      ),
    );
  });
});

describe('composite: a flight details record', () => {
  const QUERIES = [
    ...withReferences([{}, { status: 'scheduled' }, { status: 'landed' }]),
    ...withReferences([{ status: 'cancelled' }, { origin: 'FRA' }]),
  ];
  const flights = () => records<Flight>('flight-details-record', QUERIES);

  test('a flight number names one route', () => {
    for (const response of responses<Flight>('flight-details-record', [{}, { origin: 'FRA' }])) {
      expectOneEach(
        response.map(({ number, departure, arrival }) => [
          number,
          [departure.airport.iataCode, arrival.airport.iataCode],
        ]),
      );
    }
  });

  test('flights leave between six in the morning and eleven at night where the request leaves a choice', () => {
    const free = flights().filter(({ status }) =>
      ['scheduled', 'landed', 'cancelled'].includes(status),
    );
    // Night in Europe: what is in the air then has come from elsewhere or left in the evening.
    const aloft = records<Flight>('flight-details-record', [
      { status: 'airborne', reference: '2024-12-29T03:45:00Z' },
    ]);
    expectOfEach([...free, ...aloft], ({ departure }) => {
      const hour = departure.scheduled.slice(11, 13);
      return hour >= '06' && hour < '23';
    });
  });

  test('neither delays nor gates are known more than a day before', () => {
    const later = recordsAt<Flight>('flight-details-record', QUERIES)
      .filter(
        ({ reference, record }) => secondsBetween(reference, record.departure.scheduled) > 86_400,
      )
      .map(({ record }) => record);
    expectOfEach(
      later,
      ({ delay, departure }) => delay.durationMinutes === 0 && departure.gate === undefined,
    );
  });

  test('airlines fly types of their fleet', () => {
    const never: Record<string, string[]> = {
      ...{ LH: ['738', '77W', '351'], BA: ['738', '333', '359'], KL: ['320', '359', '351'] },
      ...{ LO: ['320', '333', '359', '77W'], UX: ['320', '359', '77W'], KE: ['320', '351'] },
      ...{ NH: ['333', '359', '351'], DL: ['789', '77W'], AF: ['738', '351'], UA: ['333', '359'] },
    };
    expectOfEach(
      flights(),
      ({ airline, aircraft }) => !never[airline.iataCode]?.includes(aircraft.iataTypeCode),
    );
  });

  test('an aircraft has one number of seats, and the range for the way', () => {
    expectOneEach(
      flights().map(({ aircraft, seats }) => [aircraft.iataTypeCode, [aircraft.name, seats.total]]),
    );
    const narrow = ['320', '738', '32N'];
    expectOfEach(
      flights(),
      ({ aircraft, distanceKilometres }) =>
        !narrow.includes(aircraft.iataTypeCode) || distanceKilometres <= 5500,
    );
    expectOfEach(
      flights(),
      ({ aircraft, distanceKilometres }) =>
        narrow.includes(aircraft.iataTypeCode) || distanceKilometres >= 4500,
    );
  });

  test('an airline is at home at one of the two ends', () => {
    const homes: Record<string, string[]> = {
      ...{ LH: ['FRA', 'MUC'], BA: ['LHR'], AF: ['CDG'], KL: ['AMS'], UX: ['MAD'], LO: ['WAW'] },
      ...{ SK: ['ARN'], DL: ['JFK', 'ORD', 'LAX'], UA: ['JFK', 'ORD', 'LAX'], LA: ['GRU'] },
      ...{ NH: ['HND'], KE: ['ICN'], CA: ['PEK'] },
    };
    expectOfEach(flights(), ({ airline, departure, arrival }) =>
      [departure, arrival].some(({ airport }) =>
        homes[airline.iataCode]?.includes(airport.iataCode),
      ),
    );
  });
});
