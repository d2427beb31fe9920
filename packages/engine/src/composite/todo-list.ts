import type { Faker } from '@faker-js/faker';
import { HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { TODO_LISTS, WEEKLY_TASKS } from './data/todos.ts';
import { omitUndefined } from './shared/helpers.ts';
import {
  createTimestamp,
  createTimestamps,
  createOfficeTimestamp,
  startOfDay,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

type Theme = keyof typeof TODO_LISTS;

/** Days of the week in RFC 5545, from Sunday. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Priorities in RFC 5545: high (1 to 4), medium (5), low (6 to 9), undefined (0). */
const TODO_PRIORITIES = [0, 0, 0, 1, 5, 9];

/** Picks a due day for each entry. Work is due from Monday to Friday, and travel entries are due in their order. */
function createDueDays(faker: Faker, theme: Theme, texts: string[], today: number) {
  const days = texts.map(() => {
    const day = today + faker.number.int({ min: 0, max: 10 }) * DAY;
    const afterWeekend = { 6: 2, 0: 1 }[new Date(day).getUTCDay()] ?? 0;
    return day + (theme === 'work' ? afterWeekend * DAY : 0);
  });
  if (theme !== 'travel') return days;
  const order = TODO_LISTS.travel.items;
  const ranked = [...texts].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const sorted = [...days].sort((a, b) => a - b);
  return texts.map((text) => sorted[ranked.indexOf(text)] ?? today);
}

/** Picks the positions of the completed entries. Travel entries are completed in order. */
function pickTicked(
  faker: Faker,
  theme: Theme,
  texts: readonly string[],
  done: number,
): Set<number> {
  const positions = [...texts.keys()];
  const order = TODO_LISTS[theme].items;
  const rankOf = (position: number) => order.indexOf(texts[position] ?? '');
  return new Set(
    theme === 'travel'
      ? positions.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, done)
      : faker.helpers.arrayElements(positions, done),
  );
}

/** Creates a personal todo list, and counts its completed entries. */
export const createTodoList = (args: ArgumentsOf['composite']['todo-list']) => {
  const now = truncateToSeconds(args.reference);
  const today = startOfDay(now);
  return (faker: Faker) => {
    const theme = args.theme ?? faker.helpers.objectKey(TODO_LISTS);
    const done = args.done ?? faker.number.int({ min: 0, max: args.items });
    const { title, items } = TODO_LISTS[theme];
    const texts = faker.helpers.arrayElements(items, args.items);
    const ticked = pickTicked(faker, theme, texts, done);
    const dueDays = createDueDays(faker, theme, texts, today);
    // A list for work is at least eight days old, so that it has office hours between its creation and its last
    // completed entry.
    const isWork = theme === 'work';
    const createTime = isWork ? createOfficeTimestamp : createTimestamp;
    const created = createTime(faker, now - 21 * DAY, now - (isWork ? 8 : 2) * DAY);
    // Travel entries are completed in order.
    const course = theme === 'travel' ? [...ticked] : [];
    const courseTimes = createTimestamps(faker, course.length, now - DAY + HOUR, now);
    const entries = texts.map((text, index) => {
      const added = createTime(faker, created, now - (isWork ? 4 : 1) * DAY);
      const doneAt = ticked.has(index)
        ? (courseTimes[course.indexOf(index)] ?? createTime(faker, added + HOUR, now))
        : undefined;
      const repeats = WEEKLY_TASKS.has(text) && faker.datatype.boolean();
      const dueDay = dueDays[index] ?? today;
      // A weekly task is due within a week.
      const due = repeats ? today + ((dueDay - today) % (7 * DAY)) : dueDay;
      const hasDueDay = repeats || (theme !== 'groceries' && faker.datatype.boolean());
      const day = WEEKDAYS[new Date(due).getUTCDay()] ?? '';
      return {
        addedAt: added,
        doneAt,
        entry: omitUndefined({
          position: index + 1,
          text,
          done: doneAt !== undefined,
          addedAt: formatUtc(added),
          doneAt: doneAt === undefined ? undefined : formatUtc(doneAt),
          dueOn: hasDueDay ? formatDay(due) : undefined,
          repeat: repeats ? `FREQ=WEEKLY;BYDAY=${day}` : undefined,
          priority: faker.helpers.arrayElement(TODO_PRIORITIES),
        }),
      };
    });
    const changes = entries.flatMap(({ addedAt, doneAt }) => [addedAt, doneAt ?? addedAt]);
    return {
      id: faker.string.uuid(),
      title,
      theme,
      createdAt: formatUtc(created),
      updatedAt: formatUtc(Math.max(...changes)),
      items: entries.map(({ entry }) => entry),
      counts: { total: args.items, done, open: args.items - done },
      progressPercent: Math.round((done / args.items) * 100),
    };
  };
};
