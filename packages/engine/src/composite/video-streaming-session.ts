import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import {
  MAX_HEIGHT_BY_DEVICE,
  FILMS,
  MAX_HEIGHT_BY_PLAN,
  RENDITIONS,
  SERIES,
} from './data/films.ts';
import { omitUndefined } from './shared/helpers.ts';
import { runWithSeed } from './shared/runWithSeed.ts';
import { sum } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import { createTimestamp, truncateToSeconds, formatUtc } from './shared/time.ts';

/** Watched share of the running time, in per cent. */
const WATCHED = {
  playing: { min: 10, max: 90 },
  paused: { min: 10, max: 90 },
  finished: { min: 100, max: 100 },
  abandoned: { min: 2, max: 40 },
};
const SEASONS = 5;
const EPISODES = 10;
/** Minimum and maximum length of a film in minutes. */
const FILM_MINUTES = [80, 165] as const;

/** Creates the identifier and length of a film or an episode. They are the same for every viewer. */
function createTitleFacts(faker: Faker, key: string, [min, max]: readonly [number, number]) {
  return runWithSeed(faker, key, (own) => ({
    id: own.string.nanoid(11),
    durationSeconds: own.number.int({ min, max }) * 60 + own.number.int({ max: 59 }),
  }));
}

function createFilm(faker: Faker, films: typeof FILMS) {
  const [name, genre, year, ageRating] = faker.helpers.arrayElement(films);
  const { id, durationSeconds } = createTitleFacts(faker, `film ${name}`, FILM_MINUTES);
  return { id, kind: 'film' as const, name, genre, year, ageRating, durationSeconds };
}

/** Picks an episode of a series, from a season that was released before a year. */
function createEpisode(faker: Faker, series: typeof SERIES, before: number) {
  const [name, genre, first, ageRating, minutes] = faker.helpers.arrayElement(series);
  const season = faker.number.int({ min: 1, max: Math.min(SEASONS, before - first) });
  const episode = faker.number.int({ min: 1, max: EPISODES });
  const { id, durationSeconds } = createTitleFacts(
    faker,
    `series ${name} ${season} ${episode}`,
    minutes,
  );
  const year = first + season - 1;
  return { id, kind: 'episode', name, season, episode, genre, year, ageRating, durationSeconds };
}

/** Creates segments with their quality and amount of data. No picture is taller than `tallest`. */
function createSegments(faker: Faker, seconds: number, count: number, tallest: number) {
  const allowed = RENDITIONS.filter(({ height }) => height <= tallest);
  const length = Math.floor(seconds / count);
  return Array.from({ length: count }, (_, index) => {
    const { height, kilobits } = faker.helpers.arrayElement(allowed);
    const startSeconds = index * length;
    const played = index === count - 1 ? seconds - startSeconds : length;
    // A kilobit is 1000 bits, and a megabyte 8000 kilobits.
    const megabytes = round((kilobits * played) / 8000, 1);
    return {
      startSeconds,
      durationSeconds: played,
      height,
      kilobitsPerSecond: kilobits,
      megabytes,
    };
  });
}

/** Creates a streaming session of a film or an episode, from its first second to the last second watched. */
export const createVideoStreamingSession = (
  args: ArgumentsOf['composite']['video-streaming-session'],
) => {
  const now = truncateToSeconds(args.reference);
  const thisYear = new Date(now).getUTCFullYear();
  const films = FILMS.filter(([, , year]) => year < thisYear);
  const series = SERIES.filter(([, , year]) => year < thisYear);
  return (faker: Faker) => {
    const plan = args.plan ?? faker.helpers.objectKey(MAX_HEIGHT_BY_PLAN);
    const device = args.device ?? faker.helpers.objectKey(MAX_HEIGHT_BY_DEVICE);
    const status = args.status ?? faker.helpers.objectKey(WATCHED);
    const kind = args.kind ?? faker.helpers.arrayElement(['film', 'episode']);
    const title =
      kind === 'film' ? createFilm(faker, films) : createEpisode(faker, series, thisYear);
    const running = title.durationSeconds;
    const watchedPercent = faker.number.int(WATCHED[status]);
    const position = Math.floor((running * watchedPercent) / 100);
    const tallest = Math.min(MAX_HEIGHT_BY_PLAN[plan], MAX_HEIGHT_BY_DEVICE[device]);
    const segments = createSegments(faker, position, args.segments, tallest);
    const buffering = faker.number.int({ max: 20 });
    const shortest = status === 'paused' ? 1 : 0;
    const pauses = status === 'playing' ? 0 : faker.number.int({ min: shortest, max: 600 });
    const elapsed = (position + buffering + pauses) * SECOND;
    // An active viewer has just sent a heartbeat. Other viewers stopped some time ago.
    const end =
      status === 'playing' ? now : createTimestamp(faker, now - 14 * DAY, now - 10 * MINUTE);
    const megabytes = round(sum(segments.map((segment) => segment.megabytes)), 1);
    const total = sum(segments.map((each) => each.durationSeconds * each.kilobitsPerSecond));
    return omitUndefined({
      id: faker.string.uuid(),
      status,
      profile: { id: faker.string.uuid(), name: createPerson(faker).given, plan },
      title,
      device: { kind: device, tallest: MAX_HEIGHT_BY_DEVICE[device] },
      startedAt: formatUtc(end - elapsed),
      lastSeenAt: formatUtc(end),
      endedAt: status === 'playing' || status === 'paused' ? undefined : formatUtc(end),
      positionSeconds: position,
      remainingSeconds: running - position,
      watchedPercent,
      bufferingSeconds: buffering,
      pausedSeconds: pauses,
      segments,
      traffic: { megabytes, averageKilobitsPerSecond: Math.round(total / position) },
    });
  };
};
