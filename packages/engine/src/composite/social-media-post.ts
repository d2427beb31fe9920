import type { Faker } from '@faker-js/faker';
import { SECOND, HOUR, DAY } from '../durations.ts';
import SOCIAL from '../../data/social.json' with { type: 'json' };
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import { omitUndefined } from './shared/helpers.ts';
import { createHandle, createPeople } from './shared/people.ts';
import type { Person } from './shared/people.ts';
import {
  createTimestamp,
  createTimestamps,
  startOfDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

/** A post with matching tags, replies and image descriptions, and the days and hours at which it can be posted. */
interface PostTemplate {
  text: string;
  tags: readonly string[];
  alts: readonly string[];
  answers: readonly string[];
  /** Days of the week and months, both counted from 0. If omitted, every day is possible. */
  weekdays?: readonly number[];
  months?: readonly number[];
  /** Hours of the day in UTC. If omitted, every hour is possible. */
  hours?: { from: number; to: number };
}

const POSTS: readonly PostTemplate[] = SOCIAL.posts;

/** Date-time that timestamps in identifiers count from. */
const EPOCH = Date.UTC(2000, 0, 1);
/** Number of bits below the timestamp in an identifier. */
const SEQUENCE_BITS = 22;
const SIZES = [
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1920, height: 1080 },
] as const;

/** Creates a 64-bit ID that sorts by creation time. The ID is a string, because JSON numbers are exact up to 53 bits only. */
function createSnowflake(faker: Faker, timestamp: number): string {
  const sequence = faker.number.int({ max: 2 ** SEQUENCE_BITS - 1 });
  return String((BigInt(timestamp - EPOCH) << BigInt(SEQUENCE_BITS)) + BigInt(sequence));
}

function createAccount(faker: Faker, person: Person) {
  return {
    handle: createHandle(faker, person),
    displayName: person.name,
    verified: faker.datatype.boolean(0.2),
    followers: Math.round(10 ** faker.number.float({ min: 1, max: 5 })),
  };
}

/** Lists the posts, each with the recent days that suit it. A post without a suitable day is omitted. */
function listOccasions(now: number) {
  const days = Array.from({ length: 19 }, (_, index) => startOfDay(now) - (index + 2) * DAY);
  const suits = (day: number, { weekdays, months }: PostTemplate) =>
    (weekdays?.includes(new Date(day).getUTCDay()) ?? true) &&
    (months?.includes(new Date(day).getUTCMonth()) ?? true);
  return POSTS.map((post) => ({ post, days: days.filter((day) => suits(day, post)) })).filter(
    (occasion) => occasion.days.length > 0,
  );
}

/** Adds a mention and hashtags to the text, and returns their positions in code points. */
function createText(
  faker: Faker,
  { text: sentence, tags }: PostTemplate,
  { hashtags, mentioned }: { hashtags: number; mentioned: string | undefined },
) {
  let text: string = sentence;
  const append = (word: string) => {
    const start = [...text].length + 1;
    text += ` ${word}`;
    return { start, end: start + [...word].length };
  };
  const mentions =
    mentioned === undefined ? [] : [{ handle: mentioned, ...append(`@${mentioned}`) }];
  const listed = faker.helpers
    .arrayElements<string>(tags, hashtags)
    .map((tag) => ({ tag, ...append(`#${tag}`) }));
  return { text, mentions, hashtags: listed };
}

/** Creates different pictures and videos about the post. */
function createMedia(faker: Faker, { alts }: PostTemplate, count: number) {
  return faker.helpers.arrayElements(alts, count).map((alt) => {
    const kind = faker.helpers.arrayElement(['photo', 'photo', 'video'] as const);
    const file = `${faker.string.nanoid(10)}.${kind === 'photo' ? 'jpg' : 'mp4'}`;
    return omitUndefined({
      kind,
      url: `https://media.example/${file}`,
      alt,
      ...faker.helpers.arrayElement(SIZES),
      durationSeconds: kind === 'video' ? faker.number.int({ min: 5, max: 90 }) : undefined,
    });
  });
}

/** Creates consistent counts: nobody likes a post that they have not seen. */
function createMetrics(faker: Faker, followers: number, comments: number) {
  const views = comments * 20 + Math.round(followers * faker.number.float({ min: 0.2, max: 2 }));
  const likes = Math.round(views * faker.number.float({ min: 0.01, max: 0.12 }));
  const reposts = faker.number.int({ max: Math.floor(likes / 4) });
  const replies = comments + faker.number.int({ max: Math.floor(likes / 6) });
  const bookmarks = faker.number.int({ max: Math.floor(likes / 5) });
  const actions = likes + reposts + replies + bookmarks;
  const engagementPercent = views === 0 ? 0 : round((actions / views) * 100, 2);
  return { views, likes, reposts, replies, bookmarks, engagementPercent };
}

/** Creates a post with its author, mentions, reach and first comments. */
export const createSocialMediaPost = (args: ArgumentsOf['composite']['social-media-post']) => {
  const now = truncateToSeconds(args.reference);
  const occasions = listOccasions(now);
  return (faker: Faker) => {
    const { post, days } = faker.helpers.arrayElement(occasions);
    const day = faker.helpers.arrayElement(days);
    const { from, to } = post.hours ?? { from: 0, to: 24 };
    const created = createTimestamp(faker, day + from * HOUR, day + to * HOUR - SECOND);
    const [writer, friend, ...readers] = createPeople(faker, args.comments + 2);
    if (!writer || !friend) throw new TypeError('Fewer than two people were generated for a post.');
    const author = createAccount(faker, writer);
    const mentioned = faker.datatype.boolean(0.4) ? createHandle(faker, friend) : undefined;
    const edited = faker.datatype.boolean(0.2);
    const times = createTimestamps(faker, args.comments, created, now);
    // Uses every reply once before repeating one.
    const answers = faker.helpers.shuffle([...post.answers, ...SOCIAL.answers]);
    return omitUndefined({
      id: createSnowflake(faker, created),
      author,
      ...createText(faker, post, { hashtags: args.hashtags, mentioned }),
      media: createMedia(faker, post, args.media),
      createdAt: formatUtc(created),
      editedAt: edited ? formatUtc(createTimestamp(faker, created + 1000, now)) : undefined,
      metrics: createMetrics(faker, author.followers, args.comments),
      comments: times.map((time, index) => {
        const reader = readers[index] ?? friend;
        return {
          id: createSnowflake(faker, time),
          author: { handle: createHandle(faker, reader), displayName: reader.name },
          text: answers[index % answers.length] ?? '',
          createdAt: formatUtc(time),
        };
      }),
    });
  };
};
