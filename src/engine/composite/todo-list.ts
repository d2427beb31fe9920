import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { TODO_LISTS } from './data/todos.ts';
import { choose, numberOf, present } from './shared/arguments.ts';
import { DAY, HOUR, drawInstant, referenceOf, startOfDay, toDay, toUtc } from './shared/time.ts';

const THEMES = Object.keys(TODO_LISTS) as (keyof typeof TODO_LISTS)[];

/** Days of the week as RFC 5545 writes them, from Sunday on. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Priorities that RFC 5545 sorts into high (1 to 4), medium (5) and low (6 to 9); 0 is none. */
const PRIORITIES = [0, 0, 0, 1, 5, 9];

/** One list of somebody's own, with how much of it is done. */
export function createTodoList(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const theme = choose(faker, request, 'theme', THEMES);
  const count = numberOf(request, 'items');
  const done = request.number('done') ?? faker.number.int({ min: 0, max: count });
  if (done > count) throw new TypeError('done must not be greater than items');
  const { title, items } = TODO_LISTS[theme];
  const texts = faker.helpers.arrayElements<string>(items, count);
  const doneOnes = new Set(faker.helpers.arrayElements([...texts.keys()], done));
  const created = drawInstant(faker, now - 21 * DAY, now - 2 * DAY);
  const entries = texts.map((text, index) => {
    const added = drawInstant(faker, created, now - DAY);
    const doneAt = doneOnes.has(index) ? drawInstant(faker, added + HOUR, now) : undefined;
    const due = startOfDay(now) + faker.number.int({ min: 0, max: 10 }) * DAY;
    const repeats = theme === 'household' && faker.datatype.boolean();
    const hasDueDay = repeats || (theme !== 'groceries' && faker.datatype.boolean());
    const day = WEEKDAYS[new Date(due).getUTCDay()] ?? '';
    return {
      addedAt: added,
      doneAt,
      entry: present({
        position: index + 1,
        text,
        done: doneAt !== undefined,
        addedAt: toUtc(added),
        doneAt: doneAt === undefined ? undefined : toUtc(doneAt),
        dueOn: hasDueDay ? toDay(due) : undefined,
        repeat: repeats ? `FREQ=WEEKLY;BYDAY=${day}` : undefined,
        priority: faker.helpers.arrayElement(PRIORITIES),
      }),
    };
  });
  const changes = entries.flatMap(({ addedAt, doneAt }) => [addedAt, doneAt ?? addedAt]);
  return {
    id: faker.string.uuid(),
    title,
    theme,
    createdAt: toUtc(created),
    updatedAt: toUtc(Math.max(...changes)),
    items: entries.map(({ entry }) => entry),
    counts: { total: count, done, open: count - done },
    progressPercent: Math.round((done / count) * 100),
  };
}
