import { describe, expect, test } from 'vitest';
import { expectOfEach, records, withReferences } from './composite.ts';

interface Blog {
  authors: { id: number; handle: string }[];
  posts: {
    id: number;
    publishedAt: string;
    category: string;
    body: string[];
    comments: { id: number; parentId?: number; author: string; text: string; createdAt: string }[];
  }[];
}

interface Chat {
  participants: { handle: string }[];
  messages: {
    id: string;
    senderId: string;
    text: string;
    replyTo?: string;
    reactions: { emoji: string }[];
  }[];
}

interface Post {
  id: string;
  author: { handle: string };
  text: string;
  hashtags: { tag: string }[];
  media: { alt: string }[];
  createdAt: string;
  comments: { id: string; author: { handle: string }; text: string }[];
}

const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('composite: a blog data set', () => {
  const blogs = () =>
    records<Blog>(
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
    records<Chat>(
      'chat',
      withReferences([{ messages: 12 }, { messages: 40, participants: 5 }, {}]),
    );

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
    records<Post>('social-media-post', [
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
