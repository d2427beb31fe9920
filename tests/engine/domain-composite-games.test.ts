import type { Composite } from './composite.ts';
import {
  areInOrder,
  draw,
  expectOfEach,
  expectOneEach,
  kilometresBetween,
  offsetAt,
  records,
  recordsAt,
  responses,
  secondsBetween,
  sum,
  withReferences,
} from './composite.ts';
import type { Query } from './faults.ts';
import { describe, expect, test } from 'vitest';

type Flight = Composite<'flight-details-record'>;

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
    for (const { exercises, totals, bodyWeightKilograms, warmUpSeconds, equipment } of draw(
      'fitness-list',
      query,
    )) {
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
    for (const { lessons, progress, certificate, enrolledAt, level } of draw(
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
    for (const player of draw('online-player-profile', query)) {
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
      const [{ departure }] = draw('flight-details-record', { origin }) as [Flight];
      const { iataCode, icaoCode, countryCode, timeZone } = departure.airport;
      expect([iataCode, icaoCode, countryCode, timeZone]).toEqual([origin, ...expected]);
    }
    // The great circle, on the ellipsoid as well as on the sphere.
    const [flight] = draw('flight-details-record', { origin: 'FRA', destination: 'JFK' });
    expect(Math.abs((flight?.distanceKilometres ?? 0) - 6188)).toBeLessThan(20);
  });

  test.each<Query>([
    {},
    { status: 'landed' },
    { status: 'airborne' },
    { origin: 'GRU' },
    { destination: 'FCO' },
  ])('a flight with %o takes as long as its distance, on the clocks of both ends', (query) => {
    for (const { departure, arrival, status, ...flight } of draw('flight-details-record', query)) {
      const [from, to] = [departure, arrival].map(({ airport }) => {
        const [country, timeZone, latitude, longitude] = AIRPORTS[airport.iataCode];
        expect([airport.countryCode, airport.timeZone]).toEqual([country, timeZone]);
        return { latitude, longitude };
      });
      if (!from || !to) throw new Error('a flight has two ends');
      expect(Math.abs(flight.distanceKilometres - kilometresBetween(from, to))).toBeLessThan(3);
      const kilometresPerHour = flight.distanceKilometres / (flight.durationMinutes / 60);
      expect(kilometresPerHour).toBeGreaterThan(250);
      expect(kilometresPerHour).toBeLessThan(900);
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

describe('composite: an online player profile', () => {
  const players = () =>
    records(
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
    expectOfEach(players(), ({ statistics: { matches, playedHours } }) => {
      const minutes = (playedHours * 60) / matches;
      return minutes >= 7 && minutes <= 40;
    });
    expectOfEach(
      players(),
      ({ statistics: { playedHours }, achievements }) =>
        achievements.some(({ code }) => code === 'MARATHON') === playedHours >= 100,
    );
  });

  test('nobody has played more than three hours a day on average', () => {
    expectOfEach(players(), ({ statistics: { playedHours }, createdAt, lastOnlineAt }) => {
      const days = (Date.parse(lastOnlineAt) - Date.parse(createdAt)) / HOUR / 24;
      return playedHours / days <= 3;
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
  const flights = () => records('flight-details-record', QUERIES);

  test('a gate has one departure a day', () => {
    for (const response of responses('flight-details-record', [{ origin: 'FRA' }])) {
      const gates = response.flatMap(({ departure: { gate, scheduled } }) =>
        gate === undefined ? [] : `${gate} ${scheduled.slice(0, 10)}`,
      );
      expect(gates).toHaveLength(new Set(gates).size);
    }
  });

  test('a flight number names one route', () => {
    for (const response of responses('flight-details-record', [{}, { origin: 'FRA' }])) {
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
    const aloft = records('flight-details-record', [
      { status: 'airborne', reference: '2024-12-29T03:45:00Z' },
    ]);
    expectOfEach([...free, ...aloft], ({ departure }) => {
      const hour = departure.scheduled.slice(11, 13);
      return hour >= '06' && hour < '23';
    });
  });

  test('neither delays nor gates are known more than a day before', () => {
    const later = recordsAt('flight-details-record', QUERIES)
      .filter(
        ({ reference, record }) => secondsBetween(reference, record.departure.scheduled) > 86_400,
      )
      .map(({ record }) => record);
    expectOfEach(
      later,
      ({ delay, departure }) => delay.durationMinutes === 0 && departure.gate === undefined,
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
});

describe('composite: a fitness list', () => {
  const workouts = () =>
    records('fitness-list', [
      { exercises: 2 },
      { exercises: 6, focus: 'full-body' },
      { exercises: 6 },
      { exercises: 4, bodyWeightKilograms: 110 },
    ]);

  test('an exercise has one kind of equipment, muscles and MET', () => {
    const exercises = workouts().flatMap((workout) => workout.exercises);
    expectOneEach(
      exercises.map(({ name, muscles, equipment, met }) => [name, [muscles, equipment, met]]),
    );
    const needed: Record<string, string> = {
      ...{
        'Pull-up': 'bar',
        Skipping: 'rope',
        'Goblet squat': 'dumbbells',
        'Leg press': 'machine',
      },
      ...{ 'Push-up': 'none', Plank: 'none', Rowing: 'machine' },
    };
    expectOfEach(exercises, ({ name, equipment }) => equipment === (needed[name] ?? equipment));
  });

  test('the legs press more than the arms lift, and machines go by fives', () => {
    const exercises = workouts().flatMap(({ exercises: own, bodyWeightKilograms }) =>
      own.map((exercise) => ({
        ...exercise,
        share: (exercise.weightKilograms ?? 0) / bodyWeightKilograms,
      })),
    );
    expectOfEach(exercises, ({ name, share }) =>
      name === 'Leg press' ? share > 0.4 : name === 'Biceps curl' ? share < 0.25 : share < 1,
    );
    expectOfEach(
      exercises,
      ({ equipment, weightKilograms }) =>
        equipment !== 'machine' || weightKilograms === undefined || weightKilograms % 5 === 0,
    );
  });

  test('a plank and a run are timed, a squat is counted', () => {
    const exercises = workouts().flatMap((workout) => workout.exercises);
    expectOfEach(
      exercises,
      ({ name, repetitions }) =>
        /lank|Running|Rowing|Skipping|cycling|climbing|jack/.test(name) ===
        (repetitions === undefined),
    );
  });

  test('exercises belong to the focus, and the whole body is trained from the fourth exercise on', () => {
    const areas: Record<string, RegExp> = {
      ...{
        'upper-body': /Push-up|Pull-up|row|Shoulder|curl|Chest/,
        core: /Crunch|lank|Sit-up|Leg raise|Cable/,
      },
      ...{
        'lower-body': /[Ss]quat|Lunge|deadlift|Leg press|Calf/,
        cardio: /jack|Skipping|cycling|Rowing|Running|climbing/,
      },
    };
    expectOfEach(workouts(), ({ focus, exercises }) =>
      exercises.every(({ name }) => areas[focus]?.test(name) ?? true),
    );
    const whole = workouts().filter(
      ({ focus, exercises }) => focus === 'full-body' && exercises.length > 3,
    );
    expectOfEach(whole, ({ exercises }) =>
      Object.values(areas).every((area) => exercises.some(({ name }) => area.test(name))),
    );
  });

  test('the title says focus and difficulty', () => {
    expectOfEach(workouts(), ({ title, focus }) =>
      title.toLowerCase().startsWith(focus.replace('-', ' ')),
    );
  });
});

describe('composite: a language training course', () => {
  const courses = () =>
    records(
      'language-training-course',
      withReferences([{ lessons: 6 }, { lessons: 12, completed: 12 }]),
    );

  test('a repetition lies ahead, and the box is as high as time has allowed', () => {
    const results = courses().flatMap(({ lessons, asOf }) =>
      lessons.flatMap(({ result }) => (result ? [{ ...result, asOf }] : [])),
    );
    expectOfEach(results, ({ reviewOn, asOf }) => reviewOn > asOf.slice(0, 10));
    expectOfEach(results, ({ box, completedAt, asOf }) => {
      const days = secondsBetween(completedAt.slice(0, 10), asOf.slice(0, 10)) / 86_400;
      // Words wait 1 day in the first box, then 2, 4, 8 and 16.
      return box === [1, 3, 7, 15, 31].findIndex((until) => days < until) + 1;
    });
  });

  test('words are translated as dictionaries do, nouns with their article', () => {
    const facts: Record<string, string> = {
      ...{ 'de bread': 'das Brot', 'de apple': 'der Apfel', 'de newspaper': 'die Zeitung' },
      ...{ 'fr water': 'l’eau', 'fr luggage': 'les bagages', 'es station': 'la estación' },
      ...{
        'it child': 'il bambino',
        'pt thank you': 'obrigado',
        'ja water': '水',
        'ja doctor': '医者',
      },
    };
    const articles: Record<string, RegExp> = {
      ...{ de: /^(der|die|das) \p{Lu}/u, fr: /^(l[ea] |les |l’)/, es: /^(el|la|los|las) / },
      ...{ it: /^(il |lo |la |i |gli |le |l’)/, pt: /^(o|a|os|as) / },
    };
    const words = courses().flatMap(({ language, lessons }) =>
      lessons.flatMap(({ topic, words: own }) =>
        own.map((word) => ({ ...word, topic, code: language.code })),
      ),
    );
    expectOfEach(
      words,
      ({ code, term, translation }) => term === (facts[`${code} ${translation}`] ?? term),
    );
    expectOfEach(
      words,
      ({ code, term, topic }) => topic === 'Greetings' || (articles[code]?.test(term) ?? true),
    );
    expectOneEach(words.map(({ code, translation, term }) => [`${code} ${translation}`, term]));
  });

  test('a language has one name in English and in itself', () => {
    const names: Record<string, string> = {
      de: 'Deutsch',
      fr: 'français',
      es: 'español',
      it: 'italiano',
      pt: 'português',
      ja: '日本語',
    };
    expectOfEach(courses(), ({ language }) => language.nativeName === names[language.code]);
  });

  test('a topic belongs to one level', () => {
    expectOneEach(
      courses().flatMap(({ level, lessons }) =>
        lessons.map(({ topic }): [string, string] => [topic, level]),
      ),
    );
  });
});
