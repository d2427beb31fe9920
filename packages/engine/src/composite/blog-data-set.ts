import type { Faker } from '@faker-js/faker';
import { HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import BLOG from '../../data/blog.json' with { type: 'json' };
import { omitUndefined, toSlug } from './shared/helpers.ts';
import { sum } from './shared/money.ts';
import { createHandle, createPeople } from './shared/people.ts';
import { createTimestamp, createTimestamps, truncateToSeconds, formatUtc } from './shared/time.ts';

type BlogCategory = keyof typeof BLOG.topics;

/** Every title with its category. */
const TITLES = Object.entries(BLOG.topics).flatMap(([category, { titles }]) =>
  titles.map((title) => ({ category: category as BlogCategory, title })),
);

const BLOG_NAMES = ['Loose Ends', 'The Back Room', 'Notes in Pencil', 'Second Draft'];

/** Average reading speed. It determines the reading time of a post. */
const WORDS_PER_SECOND = 4;

/** Creates paragraphs of three random sentences each. The sentences keep the order of the category's list. */
function createBody(faker: Faker, category: BlogCategory, paragraphs: number): string[] {
  const { sentences } = BLOG.topics[category];
  const chosen = new Set(faker.helpers.arrayElements(sentences, paragraphs * 3));
  const ordered = sentences.filter((sentence) => chosen.has(sentence));
  return Array.from({ length: paragraphs }, (_, index) =>
    ordered.slice(index * 3, index * 3 + 3).join(' '),
  );
}

/** A comment below a post, and the position of the earlier comment that it replies to. */
interface BlogComment {
  post: number;
  parent: number | undefined;
  author: string;
  text: string;
  createdAt: number;
}

/** Creates the comments below a post, without duplicates. Some reply to an earlier comment by another person. */
function createComments(
  faker: Faker,
  { post, count, category }: { post: number; count: number; category: BlogCategory },
  [from, to]: readonly [number, number],
): BlogComment[] {
  const readers = createPeople(faker, count);
  const pairs = faker.helpers.shuffle([...BLOG.comments, ...BLOG.topics[category].comments]);
  /** Comments that have no reply yet, each with a reply that fits. */
  const open: { index: number; reply: string }[] = [];
  return createTimestamps(faker, count, from, to).map((createdAt, index) => {
    const isReply = open.length > 0 && (faker.datatype.boolean(0.4) || pairs.length === 0);
    const [repliedTo] = isReply ? open.splice(faker.number.int(open.length - 1), 1) : [];
    const [text = '', reply = ''] = repliedTo ? [repliedTo.reply] : (pairs.pop() ?? []);
    if (!repliedTo) open.push({ index, reply });
    return { post, parent: repliedTo?.index, author: readers[index]?.name ?? '', text, createdAt };
  });
}

/** Converts the comments of all posts to rows. Row numbers increase with time across the whole blog. */
function numberComments(threads: readonly BlogComment[][]) {
  const all = threads.flat().sort((a, b) => a.createdAt - b.createdAt || a.post - b.post);
  const idOf = new Map(all.map((comment, index) => [comment, index + 1]));
  return threads.map((thread) =>
    thread.map((comment) => {
      const parent = comment.parent === undefined ? undefined : thread[comment.parent];
      return omitUndefined({
        id: idOf.get(comment) ?? 0,
        parentId: parent && idOf.get(parent),
        author: comment.author,
        text: comment.text,
        createdAt: formatUtc(comment.createdAt),
      });
    }),
  );
}

/** Creates a blog: people, posts and comments that refer to each other by identifier. */
export const createBlogDataSet = (args: ArgumentsOf['composite']['blog-data-set']) => {
  const { comments } = args;
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const titles = faker.helpers.arrayElements(TITLES, args.posts);
    const name = faker.helpers.arrayElement(BLOG_NAMES);
    const url = `https://${toSlug(name)}.example`;
    const people = createPeople(faker, Math.min(3, titles.length));
    const published = createTimestamps(faker, titles.length, now - 360 * DAY, now - DAY);
    const threads = numberComments(
      titles.map(({ category }, post) =>
        createComments(faker, { post, count: comments, category }, [published[post] ?? now, now]),
      ),
    );
    const posts = titles.map(({ category, title }, index) => {
      const publishedAt = published[index] ?? now;
      const body = createBody(faker, category, args.paragraphs);
      const wordCount = body.join(' ').split(' ').length;
      // Each person writes at least one post, because the first posts have different authors.
      const author = index < people.length ? index : faker.number.int({ max: people.length - 1 });
      const revised = faker.datatype.boolean(0.3);
      const updatedAt = revised ? createTimestamp(faker, publishedAt + HOUR, now) : publishedAt;
      return {
        id: index + 1,
        slug: toSlug(title),
        url: `${url}/${toSlug(title)}`,
        title,
        authorId: author + 1,
        category: toSlug(category),
        publishedAt: formatUtc(publishedAt),
        updatedAt: formatUtc(updatedAt),
        excerpt: /^.+?[.!?](?= |$)/.exec(body[0] ?? '')?.[0] ?? '',
        body,
        wordCount,
        readingSeconds: Math.ceil(wordCount / WORDS_PER_SECOND),
        comments: threads[index] ?? [],
        commentCount: comments,
      };
    });
    const authors = people.map((person, index) => ({
      id: index + 1,
      name: person.name,
      handle: createHandle(faker, person),
      postCount: posts.filter(({ authorId }) => authorId === index + 1).length,
    }));
    const categories = Object.keys(BLOG.topics)
      .map((category) => ({
        slug: toSlug(category),
        name: category,
        postCount: posts.filter((post) => post.category === toSlug(category)).length,
      }))
      .filter(({ postCount }) => postCount > 0);
    return {
      blog: { name, url, feed: `${url}/feed.xml`, language: 'en' },
      authors,
      categories,
      posts: posts.reverse(),
      counts: {
        authors: authors.length,
        posts: posts.length,
        comments: sum(posts.map(({ commentCount }) => commentCount)),
      },
    };
  };
};
