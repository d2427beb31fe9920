/** Blogs, chats and posts. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import BLOG from '../data/blog.json' with { type: 'json' };
import type { Composite } from './composite.ts';
import { createRecords, testRecords, withReferences } from './composite.ts';
import { areDistinct, areInOrder, sum, weekdayOf } from './measures.ts';

type Blog = Composite<'blog-data-set'>;

/** Replies that fit a remark, by remark. */
const ANSWERS = new Map(
  [BLOG, ...Object.values(BLOG.topics)]
    .flatMap(({ comments }) => comments)
    .map(([remark = '', answer = '']) => [remark, answer]),
);

/** Words of each category that no other has. */
const CATEGORY_WORDS: Record<string, RegExp> = {
  gardening: /soil|straw|slugs|Seeds|rosemary|plants|pots|sow/,
  cooking: /pan\b|dough|lemon|oven|garlic|cumin/,
  travel: /guidebook|hotel|harbour|ticket|route/,
  software: /bug\b|function|cache|build|module|test\b|tests/,
};

const commentsOf = ({ posts }: Blog) => posts.flatMap(({ comments }) => comments);

/** Whether rows in the order of their times are numbered from 1. */
function areNumbered(rows: readonly { id: number; at: string }[]): boolean {
  const sorted = [...rows].sort((a, b) => a.id - b.id);
  return (
    sorted.every(({ id }, index) => id === index + 1) && areInOrder(...sorted.map(({ at }) => at))
  );
}

testRecords(
  'blog-data-set',
  withReferences([
    {},
    { posts: 8, comments: 10 },
    { posts: 20, comments: 3, paragraphs: 4 },
    { posts: 3, comments: 0 },
  ]),
  {
    each: {
      'authors and categories count their posts, which are all there are': (blog) =>
        blog.authors.every(
          ({ id, postCount }) =>
            blog.posts.filter((post) => post.authorId === id).length === postCount,
        ) &&
        blog.categories.every(
          ({ slug, postCount }) =>
            blog.posts.filter(({ category }) => category === slug).length === postCount,
        ) &&
        sum(blog.authors.map(({ postCount }) => postCount)) === blog.posts.length &&
        sum(blog.categories.map(({ postCount }) => postCount)) === blog.posts.length,
      'the counts are those of its rows': (blog) =>
        isDeepStrictEqual(blog.counts, {
          authors: blog.authors.length,
          posts: blog.posts.length,
          comments: commentsOf(blog).length,
        }),
      'no two posts have one slug or body, and no two authors one handle': ({ posts, authors }) =>
        areDistinct(posts.map(({ slug }) => slug)) &&
        areDistinct(posts.map(({ body }) => body.join(' '))) &&
        areDistinct(authors.map(({ handle }) => handle)),
      'posts come latest first': ({ posts }) =>
        areInOrder(...posts.map(({ publishedAt }) => publishedAt).reverse()),
      'posts and comments are numbered as they were written': (blog) =>
        areNumbered(blog.posts.map(({ id, publishedAt: at }) => ({ id, at }))) &&
        areNumbered(commentsOf(blog).map(({ id, createdAt: at }) => ({ id, at }))),
      'addresses, excerpts and counts of words follow from slug and body': ({ blog, posts }) =>
        posts.every((post) => {
          const text = post.body.join(' ');
          return (
            post.url === `${blog.url}/${post.slug}` &&
            text.startsWith(post.excerpt) &&
            text.split(' ').length === post.wordCount &&
            post.readingSeconds === Math.ceil(post.wordCount / 4)
          );
        }),
      'comments are counted and come after their post, in order': ({ posts }, { reference }) =>
        posts.every(
          ({ publishedAt, updatedAt, commentCount, comments }) =>
            commentCount === comments.length &&
            areInOrder(publishedAt, updatedAt, reference) &&
            areInOrder(publishedAt, ...comments.map(({ createdAt }) => createdAt), reference),
        ),
      'a comment answers one before it, by somebody else, as it is answered': ({ posts }) =>
        posts.every(({ comments }) =>
          comments.every(({ parentId, text, author }, index) => {
            if (parentId === undefined) return true;
            const parent = comments.slice(0, index).find(({ id }) => id === parentId);
            return parent && parent.author !== author && ANSWERS.get(parent.text) === text;
          }),
        ),
      'no remark is made twice below a post': ({ posts }) =>
        posts.every(({ comments }) => areDistinct(comments.map(({ text }) => text))),
      'text and remarks are about the category': ({ posts }) =>
        posts.every(({ category, body, comments }) => {
          const text = [...body, ...comments.map((comment) => comment.text)].join(' ');
          const others = Object.entries(CATEGORY_WORDS).filter(([name]) => name !== category);
          return others.every(([, pattern]) => !pattern.test(text));
        }),
    },
  },
);

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Reads the timestamp in the first ten characters of a ULID. */
const readUlid = (id: string): number =>
  [...id.slice(0, 10)].reduce((time, letter) => time * 32 + CROCKFORD.indexOf(letter), 0);

/** Words that nobody reacts to in this way: nobody celebrates a cancelled train or laughs at a birthday. */
const TACTLESS: [RegExp, string][] = [
  [/train is cancelled|until noon|printer|lower tray|scarf/, '🎉'],
  [/Happy birthday|train is cancelled|until noon|scarf/, '😂'],
  [/printer|lower tray/, '❤️'],
];

testRecords(
  'chat',
  withReferences([
    {},
    { messages: 12 },
    { messages: 50, participants: 8 },
    { messages: 1 },
    { messages: 40, participants: 3 },
  ]),
  {
    each: {
      'messages are ULIDs of their times, in order': (chat, asked) =>
        chat.messages.every(({ id, sentAt }) => readUlid(id) === Date.parse(sentAt)) &&
        chat.messages.every(({ id }, index) => id > (chat.messages[index - 1]?.id ?? '')) &&
        areInOrder(chat.createdAt, ...chat.messages.map(({ sentAt }) => sentAt), asked.reference),
      'messages are counted, and the last is known': ({ messages, messageCount, lastMessageAt }) =>
        messageCount === messages.length && lastMessageAt === messages.at(-1)?.sentAt,
      'more than two are a group, which has a title': ({ participants, kind, title }) =>
        kind === (participants.length > 2 ? 'group' : 'direct') &&
        (title !== undefined) === (kind === 'group'),
      'messages are of participants, none twice in a row': ({ messages, participants }) =>
        messages.every(
          ({ senderId }, index) =>
            participants.some(({ id }) => id === senderId) &&
            senderId !== messages[index - 1]?.senderId,
        ),
      'an answer quotes the message before it': ({ messages }) =>
        messages.every(
          ({ replyTo }, index) => replyTo === undefined || replyTo === messages[index - 1]?.id,
        ),
      'other participants react': ({ messages, participants }) =>
        messages.every(({ senderId, reactions }) =>
          reactions
            .flatMap(({ by }) => by)
            .every((who) => who !== senderId && participants.some(({ id }) => id === who)),
        ),
      'who has sent or reacted has read up to there, and the rest is counted': (chat) =>
        chat.participants.every(({ id, lastReadId, unreadCount }) => {
          const read = chat.messages.findIndex((message) => message.id === lastReadId);
          const unread = chat.messages.slice(read + 1);
          const active = unread.flatMap(({ senderId, reactions }) => [
            senderId,
            ...reactions.flatMap(({ by }) => by),
          ]);
          return unread.length === unreadCount && !active.includes(id);
        }),
      'reactions suit what was written': ({ messages }) =>
        messages.every(({ text, reactions }) =>
          TACTLESS.every(
            ([words, emoji]) =>
              !words.test(text) || reactions.every((each) => each.emoji !== emoji),
          ),
        ),
      'a question between two is not put to several': ({ messages, kind }) =>
        kind === 'direct'
          ? messages.every(({ text }) => !/\b(anyone|everybody|you all)\b/i.test(text))
          : undefined,
      'no two participants share a handle': ({ participants }) =>
        areDistinct(participants.map(({ handle }) => handle)),
    },
  },
);

/** Reads the timestamp in the upper bits of an identifier that counts from the year 2000. */
const readSnowflake = (id: string): number => Number(BigInt(id) >> 22n) + Date.UTC(2000, 0, 1);

/** Subjects of a post's pictures, by a word in the post. */
const PICTURES: [RegExp, RegExp][] = [
  [/tomatoes/, /[Tt]omato|pots|balcony/],
  [/kilometres/, /path|shoes|footbridge|watch/],
  [/sourdough/, /loaf|starter/],
  [/Shipped/, /laptop|desk|screen|duck/],
  [/map\b/, /map|atlases/],
  [/train/, /window seat|railway|station|folding table/],
  [/guitar/, /guitar|strings/],
];

/** Words of comments that suit posts with others only. */
const REMARKS: [RegExp, RegExp][] = [
  [/chutney|Mine are indoors/, /tomatoes/],
  [/slice|crust/, /sourdough/],
  [/rollback|Monday/, /Shipped/],
  [/gauge|Play us/, /guitar/],
  [/Where is that\?|Congratulations|to the minute/, /never/],
];

const isAutumn = (time: string) => ['09', '10', '11'].includes(time.slice(5, 7));

/** Times that fit a hashtag or a text. */
const SEASONS: [RegExp, (time: string) => boolean][] = [
  [/#weekend/, (time) => [0, 6].includes(weekdayOf(time))],
  [/#friday|on a Friday/, (time) => weekdayOf(time) === 5],
  [/#morning/, (time) => time.slice(11, 13) < '12'],
  [/breakfast|this morning/, (time) => time.slice(11, 13) < '10'],
  [/#autumn|First frost/, isAutumn],
];

testRecords(
  'social-media-post',
  [
    ...withReferences([{}, { hashtags: 5, media: 4, comments: 20 }, { hashtags: 0, comments: 8 }]),
    { reference: '2026-10-20T12:00:00Z', media: 4 },
  ],
  {
    each: {
      'mentions and hashtags are where it says, and no others are': (post) => {
        const points = [...post.text];
        const cut = ({ start, end }: { start: number; end: number }) =>
          points.slice(start, end).join('');
        return (
          post.mentions.every((each) => cut(each) === `@${each.handle}`) &&
          post.hashtags.every((each) => cut(each) === `#${each.tag}`) &&
          (post.text.match(/[#@]/g) ?? []).length === post.mentions.length + post.hashtags.length
        );
      },
      'identifiers hold the time, and those of comments are larger': (post) =>
        [post, ...post.comments].every(
          ({ id, createdAt }) =>
            readSnowflake(id) === Date.parse(createdAt) &&
            BigInt(id) >= (BigInt(post.id) >> 22n) << 22n,
        ),
      'it is edited and commented on after it was written': (post, { reference }) =>
        areInOrder(post.createdAt, post.editedAt, reference) &&
        areInOrder(post.createdAt, ...post.comments.map(({ createdAt }) => createdAt), reference),
      'nothing is done more often than it was viewed': ({ metrics, comments }) => {
        const { views, likes, reposts, replies, bookmarks, engagementPercent } = metrics;
        const actions = [likes, reposts, replies, bookmarks];
        const percent = views === 0 ? 0 : (sum(actions) / views) * 100;
        return (
          actions.every((count) => count <= views) &&
          replies >= comments.length &&
          Math.abs(engagementPercent - percent) < 0.05
        );
      },
      'only videos have a length': ({ media }) =>
        media.every(
          ({ kind, durationSeconds }) => (durationSeconds !== undefined) === (kind === 'video'),
        ),
      'pictures show what it is about, each something else': ({ text, media }) => {
        const pattern = PICTURES.find(([subject]) => subject.test(text))?.[1];
        const texts = media.map(({ alt }) => alt);
        return areDistinct(texts) && texts.every((alt) => pattern?.test(alt) ?? false);
      },
      'words of a time of day, a weekday or a season fit': ({ text, createdAt }) =>
        SEASONS.every(([words, fits]) => !words.test(text) || fits(createdAt)),
      'comments are by others, suit the post and differ': ({ text, author, comments }) =>
        comments.every(
          (comment) =>
            comment.author.handle !== author.handle &&
            REMARKS.every(([words, subject]) => !words.test(comment.text) || subject.test(text)),
        ) && areDistinct(comments.map((comment) => comment.text)),
    },
  },
);

test('posts report frost in autumn', () => {
  const posts = createRecords('social-media-post', [{ reference: '2026-10-20T12:00:00Z' }]);
  expect(posts.some(({ text }) => text.includes('First frost'))).toBe(true);
});
