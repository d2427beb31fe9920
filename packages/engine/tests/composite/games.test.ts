/** Tests workouts, language courses, player profiles and flights. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  DAY_SECONDS,
  areInOrder,
  dayOf,
  kilometresBetween,
  secondsBetween,
  shareOf,
  toLocalTime,
  sum,
  parsePairs,
} from '../measures.ts';
import { createValues } from '../values.ts';
import { createRecords, testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

/** Exercises for each part of the body. */
const AREAS: Record<string, RegExp> = {
  'upper-body': /Push-up|Pull-up|row|Shoulder|curl|Chest/,
  core: /Crunch|lank|Sit-up|Leg raise|Cable/,
  'lower-body': /[Ss]quat|Lunge|deadlift|Leg press|Calf/,
  cardio: /jack|Skipping|cycling|Rowing|Running|climbing/,
};

testRecords('fitness-list', {
  'an exercise takes the time of its sets and rests, at 3 s per repetition': ({ exercises }) =>
    exercises.every(
      ({ repetitions, sets, workSeconds, restSeconds, totalSeconds }) =>
        (repetitions === undefined || workSeconds === repetitions * 3) &&
        totalSeconds === sets * workSeconds + (sets - 1) * restSeconds,
    ),
  'kilocalories depend on MET, body weight and time': ({ exercises, bodyWeightKilograms }) =>
    exercises.every(({ met, sets, workSeconds, kilocalories }) => {
      const minutes = (sets * workSeconds) / 60;
      const expected = (met * 3.5 * bodyWeightKilograms * minutes) / 200;
      return Math.abs(kilocalories - expected) < 0.0501;
    }),
  'a workout takes the time of warm-up, exercises and changes of exercise': (list) => {
    const { exercises, totals, warmUpSeconds } = list;
    const seconds = totals.changeSeconds + sum(exercises.map(({ totalSeconds }) => totalSeconds));
    return totals.durationSeconds === warmUpSeconds + seconds && warmUpSeconds < seconds;
  },
  'the list of equipment matches the exercises': ({ exercises, equipment }) => {
    const needed = new Set(exercises.map((each) => each.equipment));
    needed.delete('none');
    return isDeepStrictEqual(equipment, [...needed].sort());
  },
  'exercises train the part of the body in `focus`': ({ focus, exercises }) =>
    exercises.every(({ name }) => AREAS[focus]?.test(name) ?? true),
  'a full-body workout of four or more exercises trains every body part': ({ focus, exercises }) =>
    focus === 'full-body' && exercises.length > 3
      ? Object.values(AREAS).every((area) => exercises.some(({ name }) => area.test(name)))
      : undefined,
  'the title of a workout begins with its focus': ({ title, focus }) =>
    title.toLowerCase().startsWith(focus.replace('-', ' ')),
});

type Course = CompositeRecord<'language-training-course'>;

const resultsOf = ({ lessons }: Course) => lessons.flatMap(({ result }) => result ?? []);

/** Returns the number of consecutive days with a completed lesson, up to the reference or the day before. */
function streakOf(course: Course): number {
  const days = new Set(resultsOf(course).map(({ completedAt }) => dayOf(completedAt)));
  const daysAgo = (count: number) =>
    dayOf(new Date(Date.parse(course.asOf) - count * DAY_SECONDS * 1000).toISOString());
  const first = days.has(daysAgo(0)) ? 0 : 1;
  let length = 0;
  while (days.has(daysAgo(first + length))) length += 1;
  return length;
}

testRecords('language-training-course', {
  'completed lessons precede one available lesson, and locked lessons follow': (course, asked) => {
    const results = resultsOf(course);
    const done = results.length;
    return (
      done === (asked.query['completed'] ?? done) &&
      areInOrder(...results.flatMap(({ startedAt, completedAt }) => [startedAt, completedAt])) &&
      course.lessons.every(({ status }, index) => {
        const expected = index < done ? 'completed' : index === done ? 'available' : 'locked';
        return status === expected;
      })
    );
  },
  'no lesson is repeated': ({ lessons }) =>
    new Set(lessons.map(({ topic, form }) => topic + form)).size === lessons.length,
  'each correct answer in a quiz adds ten points and ten per cent': (course) =>
    resultsOf(course).every(
      ({ quiz, points }) => points === quiz.correct * 10 && quiz.scorePercent === quiz.correct * 10,
    ),
  // Words are reviewed after 1 day in the first box, then after 2, 4, 8 and 16 days.
  'the review of a lesson is due after 1, 3, 7, 15 or 31 days (spaced repetition)': (course) =>
    resultsOf(course).every(({ box, completedAt, reviewOn }) => {
      const completedOn = dayOf(completedAt);
      const days = secondsBetween(completedOn, dayOf(course.asOf)) / DAY_SECONDS;
      return (
        secondsBetween(completedOn, reviewOn) === (2 ** box - 1) * DAY_SECONDS &&
        box === [1, 3, 7, 15, 31].findIndex((until) => days < until) + 1
      );
    }),
  'the progress summarises the completed lessons': (course) => {
    const { lessons, progress } = course;
    const results = resultsOf(course);
    const topics = new Set(lessons.slice(0, results.length).map(({ topic }) => topic));
    return isDeepStrictEqual(progress, {
      lessons: lessons.length,
      completed: results.length,
      percent: Math.round((results.length / lessons.length) * 100),
      points: sum(results.map(({ points }) => points)),
      wordsLearnt: topics.size * 3,
      streakDays: streakOf(course),
    });
  },
  'a completed course has a certificate with its level and last date': (course) => {
    const { certificate, lessons, level } = course;
    const last = resultsOf(course)[lessons.length - 1];
    if (!certificate || !last) return certificate === undefined && last === undefined;
    return certificate.number.startsWith(level) && certificate.issuedOn === dayOf(last.completedAt);
  },
  'the native name and the script of the words match the language that a course teaches': ({
    language: { code, nativeName },
    lessons,
  }) =>
    nativeName === new Intl.DisplayNames(code, { type: 'language' }).of(code) &&
    lessons.every(({ words }) =>
      words.every(({ term }) => /^\p{Script=Latin}/u.test(term) === (code !== 'ja')),
    ),
});

/** Translations that only exist in one language, keyed by language and English word. */
const TRANSLATIONS: Record<string, string> = {
  ...{ 'de bread': 'das Brot', 'fr water': 'l’eau', 'es station': 'la estación' },
  ...{ 'it child': 'il bambino', 'pt thank you': 'obrigado', 'ja water': '水' },
};

test('a language course translates English words into the language that the course teaches', () => {
  const words = createRecords('language-training-course').flatMap(({ language, lessons }) =>
    lessons.flatMap((lesson) =>
      lesson.words.map(({ term, translation }) => [`${language.code} ${translation}`, term]),
    ),
  );
  expect(Object.fromEntries(words)).toMatchObject(TRANSLATIONS);
});

const TIERS = { bronze: 0, silver: 1000, gold: 1250, platinum: 1500, diamond: 1750, master: 2000 };

const REGIONS = parsePairs(`eu-central Europe/Berlin us-east America/New_York
  ap-northeast Asia/Tokyo sa-east America/Sao_Paulo`);

testRecords('online-player-profile', {
  'experience is 400 points per win, 250 points per draw and 200 points per loss': ({
    experience,
    statistics,
  }) =>
    experience.total === 400 * statistics.wins + 250 * statistics.draws + 200 * statistics.losses,
  'each level takes 500 points more than the previous level': ({ level, experience }) =>
    experience.intoLevel + experience.toNextLevel === 500 * level &&
    experience.total - experience.intoLevel ===
      sum(Array.from({ length: level }, (_, below) => 500 * below)),
  'wins, losses and draws add up to the number of matches': ({ statistics: all }) =>
    all.wins + all.losses + all.draws === all.matches &&
    Math.abs(all.winPercent - (all.wins / all.matches) * 100) < 0.0501,
  'KDA is (kills + assists) / deaths': ({ statistics: { kills, assists, deaths, kda } }) =>
    Math.abs(kda - (kills + assists) / Math.max(1, deaths)) < 0.00501,
  'the tier of a player matches the rating and the request': ({ rank }, { query }) =>
    rank.tier === (query['tier'] ?? rank.tier) &&
    rank.tier === Object.entries(TIERS).findLast(([, from]) => from <= rank.rating)?.[0],
  'the statistics include the recent matches': ({ statistics, recentMatches }) =>
    statistics.kills >= sum(recentMatches.map(({ kills }) => kills)) &&
    statistics.wins >= recentMatches.filter(({ result }) => result === 'win').length &&
    statistics.playedHours + 0.05 >=
      sum(recentMatches.map((match) => match.durationSeconds)) / 3600,
  'ratings rise with wins, fall with losses, and are consecutive': ({ recentMatches, rank }) =>
    recentMatches.every(
      ({ rating, result }, index) =>
        rating.before + rating.change === rating.after &&
        Math.sign(rating.change) === { win: 1, loss: -1, draw: 0 }[result] &&
        rating.after === (recentMatches[index - 1]?.rating.before ?? rank.rating),
    ),
  'a player was last seen at the end of the last match': ({ recentMatches: [last], ...player }) =>
    last && player.lastOnlineAt === last.endedAt,
  'the first achievement of a player is FIRST_WIN': ({ statistics, achievements: [first] }) =>
    statistics.wins > 0 && first?.code === 'FIRST_WIN',
  'matches take 7 to 40 minutes, and players play up to three hours a day': (player) => {
    const { matches, playedHours } = player.statistics;
    const minutes = (playedHours * 60) / matches;
    const days = secondsBetween(player.createdAt, player.lastOnlineAt) / DAY_SECONDS;
    return minutes >= 7 && minutes <= 40 && playedHours <= 3 * days;
  },
  'MARATHON is unlocked after 100 hours of play': ({ statistics: { playedHours }, achievements }) =>
    achievements.some(({ code }) => code === 'MARATHON') === playedHours >= 100,
  'NIGHT_OWL is unlocked between 3 and 4 a.m. local time': ({ region, achievements }) => {
    const owl = achievements.find(({ code }) => code === 'NIGHT_OWL');
    return owl && toLocalTime(owl.unlockedAt, REGIONS[region] ?? 'UTC').slice(11, 13) === '03';
  },
});

test('the share of players with an achievement is close to its `rarityPercent`', () => {
  const players = createRecords('online-player-profile');
  const achievements = players.flatMap((player) => player.achievements);
  const rarities = new Map(achievements.map((each) => [each.code, each.rarityPercent]));
  expect(rarities.size).toBeGreaterThan(3);
  for (const [code, percent] of rarities) {
    const share = shareOf(players, (player) => player.achievements.some((a) => a.code === code));
    expect(Math.abs(share * 100 - percent), code).toBeLessThan(8);
  }
});

/** Country, time zone, latitude and longitude of airports, rounded to a hundredth of a degree. */
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

type Flight = CompositeRecord<'flight-details-record'>;

const hasLeft = ({ status }: Flight) => status === 'airborne' || status === 'landed';

const pointOf = ({ iataCode }: Flight['departure']['airport']) => {
  const [, , latitude, longitude] = AIRPORTS[iataCode];
  return { latitude, longitude };
};

testRecords('flight-details-record', {
  'airports have the correct country and time zone': ({ departure, arrival }) =>
    [departure, arrival].every(({ airport: { iataCode, countryCode, timeZone } }) =>
      isDeepStrictEqual([countryCode, timeZone], AIRPORTS[iataCode].slice(0, 2)),
    ),
  'the distance is the great-circle distance': ({ departure, arrival, distanceKilometres }) => {
    const expected = kilometresBetween(pointOf(departure.airport), pointOf(arrival.airport));
    return Math.abs(distanceKilometres - expected) < 3;
  },
  'a flight covers 250 to 900 kilometres an hour': ({ distanceKilometres, durationMinutes }) => {
    const speed = distanceKilometres / (durationMinutes / 60);
    return speed > 250 && speed < 900;
  },
  'the delay is the estimated minus the scheduled time': ({ departure, arrival, delay }) =>
    delay.delayed === delay.durationMinutes >= 15 &&
    [departure, arrival].every(
      ({ scheduled, estimated }) =>
        estimated === undefined ||
        secondsBetween(scheduled, estimated) === delay.durationMinutes * 60,
    ),
  'a flight departs at its estimated time, and lands within 15 minutes of the estimate': (flight) =>
    hasLeft(flight)
      ? flight.departure.actual === flight.departure.estimated &&
        (flight.arrival.actual === undefined ||
          Math.abs(secondsBetween(flight.arrival.estimated ?? '', flight.arrival.actual)) <= 900)
      : undefined,
  'flights that are not cancelled have a gate from a day before departure': (
    { departure, status },
    { reference },
  ) => {
    const { gate, estimated, scheduled } = departure;
    const isSoon = secondsBetween(reference, estimated ?? scheduled) <= DAY_SECONDS;
    return (gate !== undefined) === (status !== 'cancelled' && isSoon);
  },
  'a flight that departs in more than a day has no delay': ({ delay, departure }, { reference }) =>
    secondsBetween(reference, departure.scheduled) > DAY_SECONDS
      ? delay.durationMinutes === 0
      : undefined,
  'the times of a flight match its status': (flight, { reference }) => {
    const { departure, arrival, status } = flight;
    if (hasLeft(flight) && !areInOrder(departure.actual, arrival.actual, reference)) return false;
    if (status === 'airborne') return areInOrder(reference, arrival.estimated);
    const isAhead = status === 'boarding' || status === 'scheduled';
    return !isAhead || areInOrder(reference, departure.estimated);
  },
  'the flight number begins with the IATA code of the airline': ({ number, airline }) =>
    number.startsWith(airline.iataCode),
  'booked and free seats add up to all seats': ({ seats }) =>
    seats.booked + seats.free === seats.total,
  'scheduled, landed and cancelled flights depart between 6 a.m. and 11 p.m.': (
    { departure, status },
    { reference },
  ) => {
    // At this reference, it is night in Europe. Flights in the air departed in the evening or on another continent.
    const isFree = ['scheduled', 'landed', 'cancelled'].includes(status);
    const isNight = status === 'airborne' && reference === '2024-12-29T03:45:00Z';
    if (!isFree && !isNight) return undefined;
    const hour = departure.scheduled.slice(11, 13);
    return hour >= '06' && hour < '23';
  },
  'narrow-body aircraft fly shorter routes than wide-bodies': ({ aircraft, distanceKilometres }) =>
    ['320', '738', '32N'].includes(aircraft.iataTypeCode)
      ? distanceKilometres <= 5500
      : distanceKilometres >= 4500,
});

test('a gate has at most one departure per day in a response', () => {
  const flights = [1, 2].flatMap((seed) =>
    createValues<Flight>('composite/flight-details-record', { origin: 'FRA' }, [seed]).map(
      ({ departure }) => `${seed} ${departure.gate} ${dayOf(departure.scheduled)}`,
    ),
  );
  const known = flights.filter((flight) => !flight.includes('undefined'));
  expect(known.length).toBeGreaterThan(20);
  expect(new Set(known).size).toBe(known.length);
});
