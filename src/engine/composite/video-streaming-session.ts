import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { DEVICE_HEIGHTS, FILMS, PLAN_HEIGHTS, RENDITIONS, SERIES } from './data/films.ts';
import { choose, numberOf, present } from './shared/arguments.ts';
import { round, sum } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import { DAY, MINUTE, SECOND, drawInstant, referenceOf, toUtc } from './shared/time.ts';

const PLANS = Object.keys(PLAN_HEIGHTS) as (keyof typeof PLAN_HEIGHTS)[];
const DEVICES = Object.keys(DEVICE_HEIGHTS) as (keyof typeof DEVICE_HEIGHTS)[];
const STATUSES = ['playing', 'paused', 'finished', 'abandoned'] as const;

/** Share of the running time that has been watched, in per cent. */
const WATCHED = {
  playing: [10, 90],
  paused: [10, 90],
  finished: [100, 100],
  abandoned: [2, 40],
} as const;
const AGE_RATINGS = [0, 6, 12, 16, 18];

function createTitle(faker: Faker, isEpisode: boolean, year: number) {
  const [name, genre] = faker.helpers.arrayElement<readonly [string, string]>(
    isEpisode ? SERIES : FILMS,
  );
  const minutes = isEpisode ? { min: 22, max: 58 } : { min: 80, max: 165 };
  const [season, episode] = [
    faker.number.int({ min: 1, max: 5 }),
    faker.number.int({ min: 1, max: 10 }),
  ];
  return present({
    id: faker.string.nanoid(11),
    kind: isEpisode ? 'episode' : 'film',
    name,
    season: isEpisode ? season : undefined,
    episode: isEpisode ? episode : undefined,
    genre,
    year: year - faker.number.int({ max: 12 }),
    ageRating: faker.helpers.arrayElement(AGE_RATINGS),
    seconds: faker.number.int(minutes) * 60 + faker.number.int({ max: 59 }),
  });
}

/** Stretches in one quality each, and how much data they took; none is taller than allowed. */
function createSegments(faker: Faker, seconds: number, count: number, tallest: number) {
  const allowed = RENDITIONS.filter(({ height }) => height <= tallest);
  const length = Math.floor(seconds / count);
  return Array.from({ length: count }, (_, index) => {
    const { height, kilobits } = faker.helpers.arrayElement(allowed);
    const startSecond = index * length;
    const played = index === count - 1 ? seconds - startSecond : length;
    // A kilobit is 1000 bits and a megabyte 8000 kilobits.
    const megabytes = round((kilobits * played) / 8000, 1);
    return { startSecond, seconds: played, height, kilobitsPerSecond: kilobits, megabytes };
  });
}

/** One sitting in front of a film or an episode, from its first second to the last one watched. */
export function createVideoStreamingSession(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const plan = choose(faker, request, 'plan', PLANS);
  const device = choose(faker, request, 'device', DEVICES);
  const status = choose(faker, request, 'status', STATUSES);
  const kind = choose(faker, request, 'kind', ['film', 'episode']);
  const title = createTitle(faker, kind === 'episode', new Date(now).getUTCFullYear());
  const running = Number(title['seconds']);
  const watchedPercent = faker.number.int({ min: WATCHED[status][0], max: WATCHED[status][1] });
  const position = Math.floor((running * watchedPercent) / 100);
  const tallest = Math.min(PLAN_HEIGHTS[plan], DEVICE_HEIGHTS[device]);
  const segments = createSegments(faker, position, numberOf(request, 'segments'), tallest);
  const buffering = faker.number.int({ max: 20 });
  const pauses = status === 'playing' ? 0 : faker.number.int({ max: 600 });
  const elapsed = (position + buffering + pauses) * SECOND;
  // Who is still watching has just sent a sign of life; the others left some time ago.
  const end = status === 'playing' ? now : drawInstant(faker, now - 14 * DAY, now - 10 * MINUTE);
  const megabytes = round(sum(segments.map((segment) => segment.megabytes)), 1);
  const total = sum(segments.map(({ seconds, kilobitsPerSecond: rate }) => seconds * rate));
  return present({
    id: faker.string.uuid(),
    status,
    profile: { id: faker.string.uuid(), name: createPerson(faker).given, plan },
    title,
    device: { kind: device, tallest: DEVICE_HEIGHTS[device] },
    startedAt: toUtc(end - elapsed),
    lastSeenAt: toUtc(end),
    endedAt: status === 'playing' || status === 'paused' ? undefined : toUtc(end),
    positionSeconds: position,
    remainingSeconds: running - position,
    watchedPercent,
    bufferingSeconds: buffering,
    pausedSeconds: pauses,
    segments,
    traffic: { megabytes, averageKilobitsPerSecond: Math.round(total / position) },
  });
}
