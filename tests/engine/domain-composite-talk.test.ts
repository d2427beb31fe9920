import { areInOrder, draw, expectOfEach, records, sum, withReferences } from './composite.ts';
import type { Query } from './faults.ts';
import { describe, expect, test } from 'vitest';
import { COMMENTS, TOPICS } from '../../src/engine/composite/data/blog.ts';

const REFERENCE = '2025-01-01T00:00:00Z';

test('answers below a blog post answer what stands there, each once', () => {
  const pairs: (readonly [string, string])[] = [
    ...COMMENTS,
    ...Object.values(TOPICS).flatMap(({ comments }) => [...comments]),
  ];
  const answers = new Map(pairs);
  for (const { posts } of draw('blog-data-set', { posts: 6, comments: 10 }))
    for (const { comments } of posts) {
      const textOf = new Map(comments.map(({ id, text }) => [id, text]));
      for (const { parentId, text } of comments)
        if (parentId !== undefined) expect(answers.get(textOf.get(parentId) ?? '')).toBe(text);
      expect(new Set(comments.map(({ text }) => text)).size).toBe(comments.length);
    }
});

test('what happens in the morning is written in the morning, and no two comments are alike', () => {
  for (const { text, createdAt, comments } of draw('social-media-post', { comments: 20 })) {
    if (/breakfast|this morning/.test(text))
      expect(Number(createdAt.slice(11, 13))).toBeLessThan(10);
    expect(new Set(comments.map((comment) => comment.text)).size).toBe(20);
  }
});
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The instant in the first ten characters of a ULID. */
const readUlid = (id: string): number =>
  [...id.slice(0, 10)].reduce((time, letter) => time * 32 + CROCKFORD.indexOf(letter), 0);

/** The instant in the upper bits of an identifier that counts from the year 2000. */
const readSnowflake = (id: string): number => Number(BigInt(id) >> 22n) + Date.UTC(2000, 0, 1);

describe('composite: what people write', () => {
  test.each<Query>([{}, { messages: 50, participants: 8 }, { messages: 1 }, { participants: 3 }])(
    'a chat with %o keeps its order, and its read marks fit',
    (query) => {
      for (const chat of draw('chat', query)) {
        const { messages, participants } = chat;
        const ids = messages.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort());
        expect(messages.map(({ id }) => readUlid(id))).toEqual(
          messages.map(({ sentAt }) => Date.parse(sentAt)),
        );
        expect(areInOrder(chat.createdAt, ...messages.map(({ sentAt }) => sentAt), REFERENCE)).toBe(
          true,
        );
        expect(chat.lastMessageAt).toBe(messages.at(-1)?.sentAt);
        expect(chat.messageCount).toBe(messages.length);
        expect([chat.kind, chat.title !== undefined]).toEqual(
          participants.length > 2 ? ['group', true] : ['direct', false],
        );
        const people = participants.map(({ id }) => id);
        messages.forEach(({ senderId, replyTo, reactions }, index) => {
          expect(people).toContain(senderId);
          expect(senderId).not.toBe(messages[index - 1]?.senderId);
          if (replyTo !== undefined) {
            const quoted = messages.slice(0, index).find(({ id }) => id === replyTo);
            expect(quoted && quoted.senderId !== senderId).toBe(true);
          }
          for (const person of reactions.flatMap(({ by }) => by)) {
            expect(people).toContain(person);
            expect(person).not.toBe(senderId);
          }
        });
        for (const { id, lastReadId, unreadCount } of participants) {
          const unread = messages.slice(ids.indexOf(lastReadId) + 1);
          expect(unread).toHaveLength(unreadCount);
          const acted = unread.filter(({ senderId, reactions }) =>
            [senderId, ...reactions.flatMap(({ by }) => by)].includes(id),
          );
          expect(acted).toEqual([]);
        }
      }
    },
  );

  test.each<Query>([{}, { hashtags: 5, media: 4, comments: 20 }, { hashtags: 0 }])(
    'a post with %o points at the words that it lists, and its counts fit',
    (query) => {
      for (const post of draw('social-media-post', query)) {
        const points = [...post.text];
        const cut = (range: { start: number; end: number }) =>
          points.slice(range.start, range.end).join('');
        expect(post.mentions.map(cut)).toEqual(post.mentions.map(({ handle }) => `@${handle}`));
        expect(post.hashtags.map(cut)).toEqual(post.hashtags.map(({ tag }) => `#${tag}`));
        expect((post.text.match(/[#@]/g) ?? []).length).toBe(
          post.mentions.length + post.hashtags.length,
        );
        for (const each of [post, ...post.comments]) {
          expect(readSnowflake(each.id)).toBe(Date.parse(each.createdAt));
        }
        const answers = post.comments.map(({ createdAt }) => createdAt);
        expect(areInOrder(post.createdAt, ...answers, REFERENCE)).toBe(true);
        expect(areInOrder(post.createdAt, post.editedAt, REFERENCE)).toBe(true);
        const { views, likes, reposts, replies, bookmarks, engagementPercent } = post.metrics;
        expect(replies).toBeGreaterThanOrEqual(post.comments.length);
        expect([likes, reposts, replies, bookmarks].every((count) => count <= views)).toBe(true);
        const actions = likes + reposts + replies + bookmarks;
        expect(engagementPercent).toBeCloseTo(views === 0 ? 0 : (actions / views) * 100, 1);
        for (const { kind, durationSeconds } of post.media)
          expect(durationSeconds !== undefined).toBe(kind === 'video');
      }
    },
  );

  test.each<Query>([{}, { posts: 20, comments: 5, paragraphs: 4 }, { comments: 0, posts: 3 }])(
    'a blog with %o resolves its references and counts its rows',
    (query) => {
      for (const { blog, authors, categories, posts, counts } of draw('blog-data-set', query)) {
        for (const { id, postCount } of authors) {
          expect(posts.filter(({ authorId }) => authorId === id)).toHaveLength(postCount);
        }
        for (const { slug, postCount } of categories) {
          expect(posts.filter(({ category }) => category === slug)).toHaveLength(postCount);
        }
        expect(sum(authors.map(({ postCount }) => postCount))).toBe(posts.length);
        expect(sum(categories.map(({ postCount }) => postCount))).toBe(posts.length);
        expect(areInOrder(...posts.map(({ publishedAt }) => publishedAt).reverse())).toBe(true);
        expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
        expect(new Set(posts.map(({ body }) => body.join(' '))).size).toBe(posts.length);
        const comments = posts.flatMap((post) => post.comments);
        expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length);
        expect(counts).toEqual({
          authors: authors.length,
          posts: posts.length,
          comments: comments.length,
        });
        for (const post of posts) {
          expect(post.url).toBe(`${blog.url}/${post.slug}`);
          expect(post.body.join(' ').startsWith(post.excerpt)).toBe(true);
          expect(post.body.join(' ').split(' ')).toHaveLength(post.wordCount);
          expect(post.readingSeconds).toBe(Math.ceil(post.wordCount / 4));
          expect(post.commentCount).toBe(post.comments.length);
          expect(areInOrder(post.publishedAt, post.updatedAt, REFERENCE)).toBe(true);
          expect(
            areInOrder(
              post.publishedAt,
              ...post.comments.map(({ createdAt }) => createdAt),
              REFERENCE,
            ),
          ).toBe(true);
          post.comments.forEach(({ parentId }, index) => {
            const earlier = post.comments.slice(0, index).map(({ id }) => id);
            if (parentId !== undefined) expect(earlier).toContain(parentId);
          });
        }
      }
    },
  );
});

const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('composite: a blog data set', () => {
  const blogs = () =>
    records(
      'blog-data-set',
      withReferences([{}, { posts: 8, comments: 10 }, { posts: 20, comments: 3 }]),
    );
  const posts = () => blogs().flatMap((blog) => blog.posts);

  test('identifiers of posts and comments follow the order in which they were written', () => {
    const inOrder = (rows: { id: number; at: string }[]) => {
      const sorted = [...rows].sort((a, b) => a.id - b.id);
      return sorted.every(
        ({ id, at }, index) => id === index + 1 && (sorted[index - 1]?.at ?? '') <= at,
      );
    };
    expectOfEach(blogs(), (blog) =>
      inOrder(blog.posts.map(({ id, publishedAt: at }) => ({ id, at }))),
    );
    expectOfEach(blogs(), (blog) =>
      inOrder(
        blog.posts.flatMap(({ comments }) => comments.map(({ id, createdAt: at }) => ({ id, at }))),
      ),
    );
  });

  test('nobody makes the remark of somebody else again, and nobody answers their own', () => {
    expectOfEach(posts(), ({ comments }) => areDistinct(comments.map(({ text }) => text)));
    expectOfEach(posts(), ({ comments }) =>
      comments.every(
        ({ parentId, author }) => comments.find(({ id }) => id === parentId)?.author !== author,
      ),
    );
  });

  test('text and remarks are about the category', () => {
    const words: Record<string, RegExp> = {
      gardening: /soil|straw|slugs|Seeds|rosemary|plants|pots|sow/,
      cooking: /pan\b|dough|lemon|oven|garlic|cumin/,
      travel: /guidebook|hotel|harbour|ticket|route/,
      software: /bug\b|function|cache|build|module|test\b|tests/,
    };
    expectOfEach(posts(), ({ category, body, comments }) => {
      const text = [...body, ...comments.map((comment) => comment.text)].join(' ');
      return Object.entries(words).every(
        ([name, pattern]) => name === category || !pattern.test(text),
      );
    });
  });

  test('no two authors share a handle', () => {
    expectOfEach(blogs(), ({ authors }) => areDistinct(authors.map(({ handle }) => handle)));
  });
});

describe('composite: a chat', () => {
  const chats = () =>
    records('chat', withReferences([{ messages: 12 }, { messages: 40, participants: 5 }, {}]));

  test('a message quotes the one that it answers', () => {
    const quoting = chats().flatMap(({ messages }) =>
      messages.flatMap((message, index) =>
        message.replyTo === undefined
          ? []
          : [{ replyTo: message.replyTo, before: messages[index - 1]?.id }],
      ),
    );
    expectOfEach(quoting, ({ replyTo, before }) => replyTo === before);
  });

  test('reactions suit what was written: nobody celebrates a cancelled train or laughs at a birthday', () => {
    const messages = chats().flatMap((chat) => chat.messages);
    const odd: [RegExp, string][] = [
      [/train is cancelled|until noon|printer|lower tray|scarf/, '🎉'],
      [/Happy birthday|train is cancelled|until noon|scarf/, '😂'],
      [/printer|lower tray/, '❤️'],
    ];
    expectOfEach(messages, ({ text, reactions }) =>
      odd.every(
        ([words, emoji]) => !words.test(text) || reactions.every((each) => each.emoji !== emoji),
      ),
    );
  });

  test('a question between two is not put to several', () => {
    const direct = chats().filter(({ participants }) => participants.length === 2);
    expectOfEach(direct, ({ messages }) =>
      messages.every(({ text }) => !/\b(anyone|everybody|you all)\b/i.test(text)),
    );
  });

  test('no two participants share a handle', () => {
    expectOfEach(chats(), ({ participants }) =>
      areDistinct(participants.map(({ handle }) => handle)),
    );
  });
});

describe('composite: a social media post', () => {
  const posts = () =>
    records('social-media-post', [
      ...withReferences([{ hashtags: 5, media: 4 }, { comments: 8 }]),
      { reference: '2026-10-20T12:00:00Z', media: 4 },
    ]);

  test('pictures show what the post is about, each something else', () => {
    const subjects: [RegExp, RegExp][] = [
      [/tomatoes/, /[Tt]omato|pots|balcony/],
      [/kilometres/, /path|shoes|footbridge|watch/],
      [/sourdough/, /loaf|starter/],
      [/Shipped/, /laptop|desk|screen|duck/],
      [/map\b/, /map|atlases/],
      [/train/, /window seat|railway|station|folding table/],
      [/guitar/, /guitar|strings/],
    ];
    expectOfEach(posts(), ({ text, media }) => {
      const pattern = subjects.find(([subject]) => subject.test(text))?.[1];
      return (
        media.every(({ alt }) => pattern?.test(alt) ?? false) &&
        areDistinct(media.map(({ alt }) => alt))
      );
    });
  });

  test('what happened on a Friday is posted on a Friday, and frost is reported in autumn', () => {
    expectOfEach(posts(), ({ text, createdAt }) => {
      const day = new Date(createdAt);
      if (text.includes('on a Friday')) return day.getUTCDay() === 5;
      return !text.includes('First frost') || [8, 9, 10].includes(day.getUTCMonth());
    });
    expect(posts().some(({ text }) => text.includes('First frost'))).toBe(true);
  });

  test('hashtags name no other day or season than that of the post', () => {
    expectOfEach(posts(), ({ hashtags, createdAt }) => {
      const day = new Date(createdAt);
      return hashtags.every(
        ({ tag }) =>
          (tag !== 'weekend' || [0, 6].includes(day.getUTCDay())) &&
          (tag !== 'friday' || day.getUTCDay() === 5) &&
          (tag !== 'morning' || day.getUTCHours() < 12) &&
          (tag !== 'autumn' || [8, 9, 10].includes(day.getUTCMonth())),
      );
    });
  });

  test('comments fit the post, and none is repeated while there are others', () => {
    const elsewhere: [RegExp, RegExp][] = [
      [/chutney|Mine are indoors/, /tomatoes/],
      [/slice|crust/, /sourdough/],
      [/rollback|Monday/, /Shipped/],
      [/gauge|Play us/, /guitar/],
      [/Where is that\?|Congratulations|to the minute/, /never/],
    ];
    expectOfEach(posts(), ({ text, comments }) =>
      comments.every((comment) =>
        elsewhere.every(([words, subject]) => !words.test(comment.text) || subject.test(text)),
      ),
    );
    expectOfEach(posts(), ({ comments }) =>
      areDistinct(comments.slice(0, 8).map((comment) => comment.text)),
    );
  });

  test('identifiers of comments are larger than that of the post, and nobody comments on their own post', () => {
    expectOfEach(posts(), ({ id, author, comments }) =>
      comments.every(
        (comment) =>
          BigInt(comment.id) >= (BigInt(id) >> 22n) << 22n &&
          comment.author.handle !== author.handle,
      ),
    );
  });
});
