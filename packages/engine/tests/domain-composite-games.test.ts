/** Training, games and flights. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Composite } from './composite.ts';
import { createRecords, testRecords, withReferences } from './composite.ts';
import {
  DAY_SECONDS,
  areDistinct,
  areInOrder,
  dayOf,
  isByClockOf,
  kilometresBetween,
  secondsBetween,
  shareOf,
  shownAt,
  sum,
  toTable,
} from './measures.ts';

const EQUIPMENT: Record<string, string> = {
  ...{ 'Pull-up': 'bar', Skipping: 'rope', 'Goblet squat': 'dumbbells', 'Leg press': 'machine' },
  ...{ 'Push-up': 'none', Plank: 'none', Rowing: 'machine' },
};

const TIMED = /lank|Running|Rowing|Skipping|cycling|climbing|jack/;

/** Exercises of each part of the body. */
const AREAS: Record<string, RegExp> = {
  'upper-body': /Push-up|Pull-up|row|Shoulder|curl|Chest/,
  core: /Crunch|lank|Sit-up|Leg raise|Cable/,
  'lower-body': /[Ss]quat|Lunge|deadlift|Leg press|Calf/,
  cardio: /jack|Skipping|cycling|Rowing|Running|climbing/,
};

testRecords(
  'fitness-list',
  [
    {},
    { exercises: 2 },
    { exercises: 6, focus: 'full-body', bodyWeightKilograms: 110 },
    { exercises: 6, difficulty: 'advanced' },
  ],
  {
    each: {
      'three seconds are reckoned for each repetition': ({ exercises }) =>
        exercises.every(
          ({ repetitions, workSeconds }) =>
            repetitions === undefined || workSeconds === repetitions * 3,
        ),
      'an exercise takes its sets and the rests between them': ({ exercises }) =>
        exercises.every(
          ({ sets, workSeconds, restSeconds, totalSeconds }) =>
            totalSeconds === sets * workSeconds + (sets - 1) * restSeconds,
        ),
      'energy follows from MET, weight and time': ({ exercises, bodyWeightKilograms }) =>
        exercises.every(({ met, sets, workSeconds, kilocalories }) => {
          const minutes = (sets * workSeconds) / 60;
          const expected = (met * 3.5 * bodyWeightKilograms * minutes) / 200;
          return Math.abs(kilocalories - expected) < 0.0501;
        }),
      'the totals are those of the exercises': ({ exercises, totals, warmUpSeconds }) =>
        totals.exercises === exercises.length &&
        totals.sets === sum(exercises.map(({ sets }) => sets)) &&
        totals.durationSeconds ===
          warmUpSeconds +
            totals.changeSeconds +
            sum(exercises.map(({ totalSeconds }) => totalSeconds)) &&
        Math.abs(totals.kilocalories - sum(exercises.map((each) => each.kilocalories))) < 1e-5,
      'no exercise comes twice': ({ exercises }) => areDistinct(exercises.map(({ name }) => name)),
      'the equipment is what the exercises need': ({ exercises, equipment }) => {
        const needed = new Set(exercises.map((each) => each.equipment));
        needed.delete('none');
        return isDeepStrictEqual(equipment, [...needed].sort());
      },
      'well-known exercises need what they need': ({ exercises }) =>
        exercises.every(({ name, equipment }) => equipment === (EQUIPMENT[name] ?? equipment)),
      'the legs press more than the arms lift': ({ exercises, bodyWeightKilograms }) =>
        exercises.every(({ name, weightKilograms = 0 }) => {
          const share = weightKilograms / bodyWeightKilograms;
          if (name === 'Leg press') return share > 0.4;
          return share < (name === 'Biceps curl' ? 0.25 : 1);
        }),
      'the weights of machines go by fives': ({ exercises }) =>
        exercises.every(
          ({ equipment, weightKilograms = 0 }) =>
            equipment !== 'machine' || weightKilograms % 5 === 0,
        ),
      'a plank and a run are timed, a squat is counted': ({ exercises }) =>
        exercises.every(
          ({ name, repetitions }) => TIMED.test(name) === (repetitions === undefined),
        ),
      'exercises belong to the focus': ({ focus, exercises }) =>
        exercises.every(({ name }) => AREAS[focus]?.test(name) ?? true),
      'the whole body is trained from the fourth exercise on': ({ focus, exercises }) =>
        focus === 'full-body' && exercises.length > 3
          ? Object.values(AREAS).every((area) => exercises.some(({ name }) => area.test(name)))
          : undefined,
      'the title begins with the focus': ({ title, focus }) =>
        title.toLowerCase().startsWith(focus.replace('-', ' ')),
    },
    same: {
      'an exercise has one kind of equipment, muscles and MET': ({ exercises }) =>
        exercises.map(({ name, muscles, equipment, met }) => [name, [muscles, equipment, met]]),
    },
  },
);

type Course = Composite<'language-training-course'>;

const resultsOf = ({ lessons }: Course) => lessons.flatMap(({ result }) => result ?? []);

/** Days in a row, up to the reference or the day before, on which a lesson was completed. */
function streakOf(course: Course): number {
  const days = new Set(resultsOf(course).map(({ completedAt }) => dayOf(completedAt)));
  const daysAgo = (count: number) =>
    dayOf(new Date(Date.parse(course.asOf) - count * DAY_SECONDS * 1000).toISOString());
  const first = days.has(daysAgo(0)) ? 0 : 1;
  let length = 0;
  while (days.has(daysAgo(first + length))) length += 1;
  return length;
}

const TRANSLATIONS: Record<string, string> = {
  ...{ 'de bread': 'das Brot', 'de apple': 'der Apfel', 'de newspaper': 'die Zeitung' },
  ...{ 'fr water': 'l’eau', 'fr luggage': 'les bagages', 'es station': 'la estación' },
  ...{
    'it child': 'il bambino',
    'pt thank you': 'obrigado',
    'ja water': '水',
    'ja doctor': '医者',
  },
};

const ARTICLES: Record<string, RegExp> = {
  ...{ de: /^(der|die|das) \p{Lu}/u, fr: /^(l[ea] |les |l’)/, es: /^(el|la|los|las) / },
  ...{ it: /^(il |lo |la |i |gli |le |l’)/, pt: /^(o|a|os|as) / },
};

const LANGUAGES = toTable('de Deutsch fr français es español it italiano pt português ja 日本語');

testRecords(
  'language-training-course',
  withReferences([
    {},
    { lessons: 12 },
    { lessons: 12, completed: 12 },
    { lessons: 3, completed: 0 },
  ]),
  {
    each: {
      'lessons are completed as many as asked for': (course, { query }) =>
        query['completed'] === undefined
          ? undefined
          : resultsOf(course).length === query['completed'],
      'lessons are completed in order, then one is available, the rest locked': (course) => {
        const done = resultsOf(course).length;
        return course.lessons.every(({ status, result }, index) => {
          const expected = index < done ? 'completed' : index === done ? 'available' : 'locked';
          return status === expected && (result !== undefined) === index < done;
        });
      },
      'no lesson comes twice': ({ lessons }) =>
        areDistinct(lessons.map(({ topic, form }) => topic + form)),
      'lessons follow each other between enrolment and now': (course) =>
        areInOrder(
          course.enrolledAt,
          ...resultsOf(course).flatMap(({ startedAt, completedAt }) => [startedAt, completedAt]),
          course.asOf,
        ),
      'a correct answer is ten points and ten per cent': (course) =>
        resultsOf(course).every(
          ({ quiz, points }) =>
            points === quiz.correct * 10 && quiz.scorePercent === quiz.correct * 10,
        ),
      // Words wait 1 day in the first box, then 2, 4, 8 and 16.
      'a lesson is repeated when its boxes have waited, which lies ahead': (course) =>
        resultsOf(course).every(({ box, completedAt, reviewOn }) => {
          const completedOn = dayOf(completedAt);
          const days = secondsBetween(completedOn, dayOf(course.asOf)) / DAY_SECONDS;
          return (
            secondsBetween(completedOn, reviewOn) === (2 ** box - 1) * DAY_SECONDS &&
            reviewOn > dayOf(course.asOf) &&
            box === [1, 3, 7, 15, 31].findIndex((until) => days < until) + 1
          );
        }),
      'the progress counts what is done': (course) => {
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
      'who has completed all has a certificate of the level and of the last day': (course) => {
        const { certificate, lessons, level } = course;
        const last = resultsOf(course)[lessons.length - 1];
        if (!certificate || !last) return certificate === undefined && last === undefined;
        return (
          certificate.number.startsWith(level) && certificate.issuedOn === dayOf(last.completedAt)
        );
      },
      'words are translated as dictionaries do': ({ language, lessons }) =>
        lessons
          .flatMap(({ words }) => words)
          .every(
            ({ term, translation }) =>
              term === (TRANSLATIONS[`${language.code} ${translation}`] ?? term),
          ),
      'nouns have their article': ({ language, lessons }) =>
        lessons
          .filter(({ topic }) => topic !== 'Greetings')
          .flatMap(({ words }) => words)
          .every(({ term }) => ARTICLES[language.code]?.test(term) ?? true),
      'a language is named in itself': ({ language }) =>
        language.nativeName === LANGUAGES[language.code],
    },
    same: {
      'a word has one translation in a language': ({ language, lessons }) =>
        lessons
          .flatMap(({ words }) => words)
          .map(({ term, translation }) => [`${language.code} ${translation}`, term]),
      'a topic belongs to one level': ({ level, lessons }) =>
        lessons.map(({ topic }) => [topic, level]),
    },
  },
);

const TIERS = { bronze: 0, silver: 1000, gold: 1250, platinum: 1500, diamond: 1750, master: 2000 };

const REGIONS = toTable(`eu-central Europe/Berlin us-east America/New_York
  ap-northeast Asia/Tokyo sa-east America/Sao_Paulo`);

const PLAYERS = withReferences([
  {},
  { matches: 0, tier: 'master' },
  { matches: 3, tier: 'bronze' },
  { matches: 20 },
]);

testRecords('online-player-profile', PLAYERS, {
  each: {
    'a win is 400 points, a draw 250 and a loss 200': ({ experience, statistics }) =>
      experience.total === 400 * statistics.wins + 250 * statistics.draws + 200 * statistics.losses,
    'each level takes 500 points more than the one before': ({ level, experience }) =>
      experience.intoLevel + experience.toNextLevel === 500 * level &&
      experience.total - experience.intoLevel ===
        sum(Array.from({ length: level }, (_, below) => 500 * below)),
    'wins, losses and draws are all matches': ({ statistics: all }) =>
      all.wins + all.losses + all.draws === all.matches &&
      Math.abs(all.winPercent - (all.wins / all.matches) * 100) < 0.0501,
    'KDA is kills and assists for each death': ({ statistics: { kills, assists, deaths, kda } }) =>
      Math.abs(kda - (kills + assists) / Math.max(1, deaths)) < 0.00501,
    'the tier follows from the rating and is the one asked for': ({ rank }, { query }) =>
      rank.tier === (query['tier'] ?? rank.tier) &&
      rank.tier === Object.entries(TIERS).findLast(([, from]) => from <= rank.rating)?.[0],
    'the career includes the recent matches': ({ statistics, recentMatches }) =>
      statistics.kills >= sum(recentMatches.map(({ kills }) => kills)) &&
      statistics.wins >= recentMatches.filter(({ result }) => result === 'win').length,
    'a win raises the rating, from match to match': ({ recentMatches, rank }) =>
      recentMatches.every(
        ({ rating, result }, index) =>
          rating.before + rating.change === rating.after &&
          Math.sign(rating.change) === { win: 1, loss: -1, draw: 0 }[result] &&
          rating.after === (recentMatches[index - 1]?.rating.before ?? rank.rating),
      ),
    'a match takes as long as it says': ({ recentMatches }) =>
      recentMatches.every(
        ({ startedAt, endedAt, durationSeconds }) =>
          secondsBetween(startedAt, endedAt) === durationSeconds,
      ),
    'matches follow each other between the first day and the last visit': (player, { reference }) =>
      areInOrder(
        player.createdAt,
        ...player.recentMatches
          .toReversed()
          .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]),
        player.lastOnlineAt,
        reference,
      ),
    'achievements are unlocked in order, each once': ({ achievements, ...player }) => {
      const times = achievements.map(({ unlockedAt }) => unlockedAt);
      const areOnce = areDistinct(achievements.map(({ code }) => code));
      return areOnce && areInOrder(player.createdAt, ...times, player.lastOnlineAt);
    },
    'the first win is the first achievement': ({ statistics, achievements: [first] }) =>
      statistics.wins > 0 && first?.code === 'FIRST_WIN',
    'a match takes 7 to 40 minutes on average': ({ statistics: { matches, playedHours } }) => {
      const minutes = (playedHours * 60) / matches;
      return minutes >= 7 && minutes <= 40;
    },
    'a hundred hours are an achievement': ({ statistics: { playedHours }, achievements }) =>
      achievements.some(({ code }) => code === 'MARATHON') === playedHours >= 100,
    'nobody has played more than three hours a day on average': (player) => {
      const days = secondsBetween(player.createdAt, player.lastOnlineAt) / DAY_SECONDS;
      return player.statistics.playedHours <= 3 * days;
    },
    'the night owl is seen between three and four in the morning': ({ region, achievements }) => {
      const owl = achievements.find(({ code }) => code === 'NIGHT_OWL');
      return owl && shownAt(owl.unlockedAt, REGIONS[region] ?? 'UTC').slice(11, 13) === '03';
    },
  },
  same: {
    'an achievement has one name and rarity': ({ achievements }) =>
      achievements.map(({ code, name, rarityPercent }) => [code, [name, rarityPercent]]),
  },
});

test('an achievement of players is as frequent as it says', () => {
  const players = createRecords('online-player-profile', PLAYERS);
  const achievements = players.flatMap((player) => player.achievements);
  const rarities = new Map(achievements.map((each) => [each.code, each.rarityPercent]));
  expect(rarities.size).toBeGreaterThan(3);
  for (const [code, percent] of rarities) {
    const share = shareOf(players, (player) => player.achievements.some((a) => a.code === code));
    expect(Math.abs(share * 100 - percent), code).toBeLessThan(8);
  }
});

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

const ICAO_CODES = toTable('FRA EDDF LHR EGLL JFK KJFK GRU SBGR HND RJTT');

const NARROW = ['320', '738', '32N'];

type Flight = Composite<'flight-details-record'>;

const hasLeft = ({ status }: Flight) => status === 'airborne' || status === 'landed';

const placeOf = ({ iataCode }: Flight['departure']['airport']) => {
  const [, , latitude, longitude] = AIRPORTS[iataCode];
  return { latitude, longitude };
};

testRecords(
  'flight-details-record',
  [
    ...withReferences([{}, { status: 'scheduled' }, { status: 'landed' }, { status: 'airborne' }]),
    ...withReferences([{ status: 'cancelled' }, { origin: 'FRA' }, { destination: 'FCO' }]),
    { origin: 'GRU' },
    { origin: 'FRA', destination: 'JFK' },
  ],
  {
    each: {
      'airports have their codes, countries and clocks': ({ departure, arrival }) =>
        [departure, arrival].every(({ airport: { iataCode, icaoCode, countryCode, timeZone } }) => {
          const [country, zone] = AIRPORTS[iataCode];
          return (
            countryCode === country &&
            timeZone === zone &&
            icaoCode === (ICAO_CODES[iataCode] ?? icaoCode)
          );
        }),
      'the distance is that of the great circle': ({ departure, arrival, distanceKilometres }) => {
        const expected = kilometresBetween(placeOf(departure.airport), placeOf(arrival.airport));
        return Math.abs(distanceKilometres - expected) < 3;
      },
      'it flies at 250 to 900 kilometres an hour': ({ distanceKilometres, durationMinutes }) => {
        const speed = distanceKilometres / (durationMinutes / 60);
        return speed > 250 && speed < 900;
      },
      'it takes as long as it says': ({ departure, arrival, durationMinutes }) =>
        secondsBetween(departure.scheduled, arrival.scheduled) === durationMinutes * 60,
      'times are written by the clocks of their airport': ({ departure, arrival }) =>
        [departure, arrival].every(({ airport: { timeZone }, scheduled, estimated, actual }) =>
          [scheduled, estimated, actual].every(
            (time) => time === undefined || isByClockOf(time, timeZone),
          ),
        ),
      'it is late by its delay unless it is cancelled': ({ departure, arrival, status, delay }) =>
        [departure, arrival].every(({ scheduled, estimated }) =>
          estimated === undefined
            ? status === 'cancelled'
            : status !== 'cancelled' &&
              secondsBetween(scheduled, estimated) === delay.durationMinutes * 60,
        ),
      'it is delayed from a quarter of an hour on': ({ delay }) =>
        delay.delayed === delay.durationMinutes >= 15,
      'actual times and the baggage belt are known when it has left and landed': (flight) =>
        (flight.departure.actual !== undefined) === hasLeft(flight) &&
        (flight.arrival.actual !== undefined) === (flight.status === 'landed') &&
        (flight.arrival.baggageBelt !== undefined) === (flight.status === 'landed'),
      'the gate is known a day before, unless cancelled': (
        { departure, status },
        { reference },
      ) => {
        const { gate, estimated, scheduled } = departure;
        const isSoon = secondsBetween(reference, estimated ?? scheduled) <= DAY_SECONDS;
        return (gate !== undefined) === (status !== 'cancelled' && isSoon);
      },
      'no delay is known more than a day before': ({ delay, departure }, { reference }) =>
        secondsBetween(reference, departure.scheduled) > DAY_SECONDS
          ? delay.durationMinutes === 0
          : undefined,
      'it is now where its status says': (flight, { reference }) => {
        const { departure, arrival, status } = flight;
        if (hasLeft(flight) && !areInOrder(departure.actual, arrival.actual, reference))
          return false;
        if (status === 'airborne') return areInOrder(reference, arrival.estimated);
        const isAhead = status === 'boarding' || status === 'scheduled';
        return !isAhead || areInOrder(reference, departure.estimated);
      },
      'its number begins with its airline': ({ number, airline }) =>
        number.startsWith(airline.iataCode),
      'seats are booked or free': ({ seats }) => seats.booked + seats.free === seats.total,
      'it leaves between six in the morning and eleven at night where the request leaves a choice':
        ({ departure, status }, { reference }) => {
          // Night in Europe: what is in the air then has come from elsewhere or left in the evening.
          const isFree = ['scheduled', 'landed', 'cancelled'].includes(status);
          const isNight = status === 'airborne' && reference === '2024-12-29T03:45:00Z';
          if (!isFree && !isNight) return undefined;
          const hour = departure.scheduled.slice(11, 13);
          return hour >= '06' && hour < '23';
        },
      'narrow aircraft fly short ways and wide ones long': ({ aircraft, distanceKilometres }) =>
        NARROW.includes(aircraft.iataTypeCode)
          ? distanceKilometres <= 5500
          : distanceKilometres >= 4500,
    },
    same: {
      'an aircraft has one name and number of seats': ({ aircraft, seats }) => [
        [aircraft.iataTypeCode, [aircraft.name, seats.total]],
      ],
    },
  },
);

testRecords('flight-details-record', [{}, { origin: 'FRA' }], {
  sameInResponse: {
    'a flight number names one route': ({ number, departure, arrival }) => [
      [number, [departure.airport.iataCode, arrival.airport.iataCode]],
    ],
    'a gate has one departure a day': ({ number, departure }) =>
      departure.gate === undefined
        ? []
        : [
            [
              `${departure.airport.iataCode} ${departure.gate} ${departure.scheduled.slice(0, 10)}`,
              number,
            ],
          ],
  },
});
