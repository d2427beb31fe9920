/** Tests blogs, chats and social media posts. */
import { areInOrder, sum, weekdayOf } from '../measures.ts';
import { testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

/** Words that only occur in one category. */
const CATEGORY_WORDS: Record<string, RegExp> = {
  gardening: /soil|straw|slugs|Seeds|rosemary|plants|pots|sow/,
  cooking: /pan\b|dough|lemon|oven|garlic|cumin/,
  travel: /guidebook|hotel|harbour|ticket|route/,
  software: /bug\b|function|cache|build|module|test\b|tests/,
};

const commentsOf = ({ posts }: CompositeRecord<'blog-data-set'>) =>
  posts.flatMap(({ comments }) => comments);

/** Returns whether rows are numbered from 1 in chronological order. */
function areNumbered(rows: readonly { id: number; at: string }[]): boolean {
  const sorted = [...rows].sort((a, b) => a.id - b.id);
  return (
    sorted.every(({ id }, index) => id === index + 1) && areInOrder(...sorted.map(({ at }) => at))
  );
}

testRecords('blog-data-set', {
  '`postCount` is the number of posts per author or category': ({ authors, categories, posts }) => {
    const ofAuthor = (id: number) => posts.filter(({ authorId }) => authorId === id).length;
    const ofCategory = (slug: string) => posts.filter(({ category }) => category === slug).length;
    return (
      authors.every(({ id, postCount }) => ofAuthor(id) === postCount) &&
      categories.every(({ slug, postCount }) => ofCategory(slug) === postCount) &&
      sum(categories.map(({ postCount }) => postCount)) === posts.length
    );
  },
  '`counts.comments` is the number of comments on all posts': (blog) =>
    blog.counts.comments === commentsOf(blog).length,
  'posts and comments are numbered in chronological order': (blog) =>
    areNumbered(blog.posts.map(({ id, publishedAt: at }) => ({ id, at }))) &&
    areNumbered(commentsOf(blog).map(({ id, createdAt: at }) => ({ id, at }))),
  'the URL, excerpt and word count of a post match its slug and body': ({ blog, posts }) =>
    posts.every((post) => {
      const text = post.body.join(' ');
      return (
        post.url === `${blog.url}/${post.slug}` &&
        text.startsWith(post.excerpt) &&
        text.split(' ').length === post.wordCount &&
        post.readingSeconds === Math.ceil(post.wordCount / 4)
      );
    }),
  'a reply belongs to an earlier comment by another person on the same post': ({ posts }) =>
    posts.every(({ comments }) =>
      comments.every(({ parentId, author }, index) => {
        const parent = comments.slice(0, index).find(({ id }) => id === parentId);
        return parentId === undefined || (parent && parent.author !== author);
      }),
    ),
  'posts and comments do not contain words from other categories': ({ posts }) =>
    posts.every(({ category, body, comments }) => {
      const text = [...body, ...comments.map((comment) => comment.text)].join(' ');
      const others = Object.entries(CATEGORY_WORDS).filter(([name]) => name !== category);
      return others.every(([, pattern]) => !pattern.test(text));
    }),
});

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Reads the timestamp in the first ten characters of a ULID. */
const readUlid = (id: string): number =>
  [...id.slice(0, 10)].reduce((time, letter) => time * 32 + CROCKFORD.indexOf(letter), 0);

testRecords('chat', {
  'message IDs are ascending ULIDs that contain the time of the message': ({ messages }) =>
    messages.every(
      ({ id, sentAt }, index) =>
        readUlid(id) === Date.parse(sentAt) && id > (messages[index - 1]?.id ?? ''),
    ),
  '`lastMessageAt` is the time of the last message': ({ messages, lastMessageAt }) =>
    lastMessageAt === messages.at(-1)?.sentAt,
  'a chat with more than two participants is a group': ({ participants, kind }) =>
    kind === (participants.length > 2 ? 'group' : 'direct'),
  'nobody sends two messages in a row': ({ messages }) =>
    messages.every(({ senderId }, index) => senderId !== messages[index - 1]?.senderId),
  'a reply quotes the previous message': ({ messages }) =>
    messages.every(
      ({ replyTo }, index) => replyTo === undefined || replyTo === messages[index - 1]?.id,
    ),
  'nobody reacts to their own message': ({ messages }) =>
    messages.every(({ senderId, reactions }) =>
      reactions.every(({ by }) => !by.includes(senderId)),
    ),
  '`unreadCount` is the number of messages after `lastReadId`, all by other participants': (chat) =>
    chat.participants.every(({ id, lastReadId, unreadCount }) => {
      const read = chat.messages.findIndex((message) => message.id === lastReadId);
      const unread = chat.messages.slice(read + 1);
      const active = unread.flatMap(({ senderId, reactions }) => [
        senderId,
        ...reactions.flatMap(({ by }) => by),
      ]);
      return unread.length === unreadCount && !active.includes(id);
    }),
  'a message in a direct chat does not address several people': ({ messages, kind }) =>
    kind === 'direct'
      ? messages.every(({ text }) => !/\b(anyone|everybody|you all)\b/i.test(text))
      : undefined,
});

/** Reads the timestamp in the upper bits of an identifier, in milliseconds since the year 2000. */
const readSnowflake = (id: string): number => Number(BigInt(id) >> 22n) + Date.UTC(2000, 0, 1);

/** Patterns for words in posts, each with a pattern for descriptions of matching pictures. */
const PICTURES: [RegExp, RegExp][] = [
  [/tomatoes/, /[Tt]omato|pots|balcony/],
  [/kilometres/, /path|shoes|footbridge|watch/],
  [/sourdough/, /loaf|starter/],
  [/Shipped/, /laptop|desk|screen|duck/],
  [/map\b/, /map|atlases/],
  [/train/, /window seat|railway|station|folding table/],
  [/guitar/, /guitar|strings/],
];

/** Patterns for words in comments, each with a pattern for the posts that such comments suit. */
const REMARKS: [RegExp, RegExp][] = [
  [/chutney|Mine are indoors/, /tomatoes/],
  [/slice|crust/, /sourdough/],
  [/rollback|Monday/, /Shipped/],
  [/gauge|Play us/, /guitar/],
];

/** Patterns for hashtags and words, each with a function that returns whether a time suits them. */
const SEASONS: [RegExp, (time: string) => boolean][] = [
  [/#weekend/, (time) => [0, 6].includes(weekdayOf(time))],
  [/#friday|on a Friday/, (time) => weekdayOf(time) === 5],
  [/#morning/, (time) => time.slice(11, 13) < '12'],
  [/breakfast|this morning/, (time) => time.slice(11, 13) < '10'],
  [/#autumn|First frost/, (time) => ['09', '10', '11'].includes(time.slice(5, 7))],
];

testRecords('social-media-post', {
  'mentions and hashtags are listed completely, with their positions in the text': (post) => {
    const points = [...post.text];
    const cut = ({ start, end }: { start: number; end: number }) =>
      points.slice(start, end).join('');
    return (
      post.mentions.every((each) => cut(each) === `@${each.handle}`) &&
      post.hashtags.every((each) => cut(each) === `#${each.tag}`) &&
      (post.text.match(/[#@]/g) ?? []).length === post.mentions.length + post.hashtags.length
    );
  },
  'the identifiers of posts and comments contain the time of creation': (post) =>
    [post, ...post.comments].every(
      ({ id, createdAt }) => readSnowflake(id) === Date.parse(createdAt),
    ),
  'a post is edited and commented on after its creation': ({ createdAt, editedAt, comments }) =>
    areInOrder(createdAt, editedAt) && areInOrder(createdAt, comments[0]?.createdAt),
  'likes, replies and other interactions do not exceed the views': ({ metrics, comments }) => {
    const { views, likes, reposts, replies, bookmarks, engagementPercent } = metrics;
    const actions = [likes, reposts, replies, bookmarks];
    const percent = views === 0 ? 0 : (sum(actions) / views) * 100;
    return (
      actions.every((count) => count <= views) &&
      [reposts, bookmarks].every((count) => count <= likes) &&
      replies >= comments.length &&
      Math.abs(engagementPercent - percent) < 0.05
    );
  },
  'pictures show the subject of the post': ({ text, media }) => {
    const pattern = PICTURES.find(([subject]) => subject.test(text))?.[1];
    return media.every(({ alt }) => pattern?.test(alt) ?? false);
  },
  'words for a time of day, weekday or season match the time of the post': ({ text, createdAt }) =>
    SEASONS.every(([words, fits]) => !words.test(text) || fits(createdAt)),
  'comments are written by other people and suit the post': ({ text, author, comments }) =>
    comments.every(
      (comment) =>
        comment.author.handle !== author.handle &&
        REMARKS.every(([words, subject]) => !words.test(comment.text) || subject.test(text)),
    ),
});
