import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import DIALOGUES from '../../data/dialogues.json' with { type: 'json' };
import { omitUndefined } from './shared/helpers.ts';
import { createHandle, createPeople } from './shared/people.ts';
import { createTimestamp, truncateToSeconds, formatUtc } from './shared/time.ts';

const GROUP_TITLES = ['Sunday hikers', 'Book club', 'Flat 3b', 'Release crew'];

/**
 * Creates lines in conversation order. Each line has its delay after the previous line, and reactions that suit its dialogue.
 */
function createChatLines(faker: Faker, count: number) {
  const lines = faker.helpers.shuffle(DIALOGUES).flatMap(({ lines: texts, reactions }) =>
    texts.map((text, position) => ({
      text,
      reactions,
      position,
      gap:
        position === 0
          ? faker.number.int({ min: HOUR / SECOND, max: (6 * HOUR) / SECOND })
          : faker.number.int({ min: 4, max: (4 * MINUTE) / SECOND }),
    })),
  );
  return lines.slice(0, count);
}

/** Picks the sender of each line. A dialogue has two senders, and nobody sends two lines in a row. */
function createSenders(faker: Faker, positions: readonly number[], participants: number): number[] {
  const other = (person: number) =>
    (person + faker.number.int({ min: 1, max: participants - 1 })) % participants;
  let [asking, answering] = [0, faker.number.int({ max: participants - 1 })];
  return positions.map((position) => {
    if (position === 0) {
      asking = other(answering);
      answering = other(asking);
    }
    return position % 2 === 0 ? asking : answering;
  });
}

/** Creates a conversation. Sorting its messages by identifier or by time gives the same order. */
export const createChat = (args: ArgumentsOf['composite']['chat']) => {
  const { participants } = args;
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const lines = createChatLines(faker, args.messages);
    const positions = lines.map(({ position }) => position);
    const senders = createSenders(faker, positions, participants);
    const people = createPeople(faker, participants).map((person) => ({
      id: faker.string.uuid(),
      name: person.name,
      handle: createHandle(faker, person),
    }));
    const idOf = (index: number | undefined) => people[index ?? 0]?.id ?? '';
    const end = createTimestamp(faker, now - DAY, now);
    const total = lines.slice(1).reduce((passed, { gap }) => passed + gap, 0);
    let timestamp = end - total * SECOND;
    /** The position of the last message that each participant has seen. */
    const seen = people.map(() => faker.number.int({ min: 0, max: lines.length - 1 }));
    const see = (person: number, index: number) => {
      seen[person] = Math.max(seen[person] ?? 0, index);
    };
    const ids: string[] = [];
    const messages = lines.map(({ text, position, gap, reactions }, index) => {
      timestamp += index === 0 ? 0 : gap * SECOND;
      const sender = senders[index] ?? 0;
      see(sender, index);
      ids.push(faker.string.ulid({ refDate: timestamp }));
      const quotes = position > 0 && faker.datatype.boolean(0.2);
      const others = people.map((_, person) => person).filter((person) => person !== sender);
      const fans = faker.datatype.boolean(0.25)
        ? faker.helpers.arrayElements(others, { min: 1, max: 2 })
        : [];
      fans.forEach((person) => see(person, index));
      const emoji = faker.helpers.arrayElement(reactions);
      return omitUndefined({
        id: ids[index] ?? '',
        senderId: idOf(sender),
        sentAt: formatUtc(timestamp),
        text,
        // A line can reply to the previous line.
        replyTo: quotes ? (ids[index - 1] ?? '') : undefined,
        reactions: fans.length > 0 ? [{ emoji, by: fans.map(idOf) }] : [],
      });
    });
    const isGroup = participants > 2;
    return omitUndefined({
      id: faker.string.uuid(),
      kind: isGroup ? 'group' : 'direct',
      title: isGroup ? faker.helpers.arrayElement(GROUP_TITLES) : undefined,
      createdAt: formatUtc(
        end - total * SECOND - faker.number.int({ min: 10, max: 3600 }) * SECOND,
      ),
      participants: people.map((person, index) => ({
        ...person,
        lastReadId: ids[seen[index] ?? 0] ?? '',
        unreadCount: lines.length - 1 - (seen[index] ?? 0),
      })),
      messages,
      messageCount: messages.length,
      lastMessageAt: formatUtc(end),
    });
  };
};
