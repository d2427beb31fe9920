import type { Faker } from '@faker-js/faker';
import { HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { omitUndefined } from './shared/helpers.ts';
import { sum } from './shared/money.ts';
import { createPeople } from './shared/people.ts';
import {
  createOfficeTimestamp,
  startOfDay,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

const TASK_PRIORITIES = ['low', 'normal', 'high', 'urgent'];

/** Grammatical objects for task titles, with matching labels. All objects are things that can be published. */
const OBJECTS = {
  'accessibility statement': ['legal', 'website'],
  'annual report': ['marketing', 'operations'],
  'onboarding guide': ['people', 'operations'],
  'press kit': ['marketing', 'website'],
  'price list': ['marketing', 'operations'],
  'privacy notice': ['legal', 'website'],
  'release notes': ['operations', 'website'],
  'supplier guidelines': ['legal', 'operations'],
  'team handbook': ['people', 'operations'],
  'visitor map': ['marketing', 'website'],
};
/** Verbs that make sense in any order, because a list may have several tasks with the same object. */
const VERBS = ['Present', 'Print', 'Proofread', 'Translate', 'Update'];
const TASKS = VERBS.flatMap((verb) =>
  Object.entries(OBJECTS).map(([object, labels]) => ({ title: `${verb} the ${object}`, labels })),
);

/** Progress of a task, keyed by status, in tenths. */
const PROGRESS = {
  todo: { min: 0, max: 0 },
  'in-progress': { min: 1, max: 6 },
  'in-review': { min: 7, max: 9 },
  done: { min: 10, max: 10 },
};
type TaskStatus = keyof typeof PROGRESS;

/** Returns the day, or the following Monday if the day is at a weekend. */
function workingDay(day: number): number {
  return day + ({ 6: 2, 0: 1 }[new Date(day).getUTCDay()] ?? 0) * DAY;
}

/** Rounds hours to halves, at least one half. */
function halfHours(hours: number): number {
  return Math.max(0.5, Math.round(hours * 2) / 2);
}

interface Ticket {
  index: number;
  task: (typeof TASKS)[number];
  status: TaskStatus;
  /** Identifiers of possible assignees. */
  people: readonly string[];
  created: number;
  now: number;
}

function createTask(faker: Faker, { index, task, status, people, created, now }: Ticket) {
  const started = createOfficeTimestamp(faker, created + HOUR, now - 8 * DAY);
  const completed = createOfficeTimestamp(faker, started + 3 * DAY, now);
  const due = workingDay(startOfDay(now) + faker.number.int({ min: -6, max: 21 }) * DAY);
  const isOpen = status !== 'done';
  const isStarted = status !== 'todo';
  const progress = faker.number.int(PROGRESS[status]);
  const estimateHours = faker.number.int({ min: 1, max: 16 }) / 2;
  // Actual time divided by estimated time.
  const pace = faker.number.float({ min: 0.75, max: 1.5 });
  const assigned = isStarted || faker.datatype.boolean(0.6);
  return omitUndefined({
    id: `T-${index + 1}`,
    title: task.title,
    status,
    priority: faker.helpers.arrayElement(TASK_PRIORITIES),
    labels: faker.helpers.arrayElements(task.labels, { min: 0, max: 2 }),
    assigneeId: assigned ? faker.helpers.arrayElement(people) : undefined,
    createdAt: formatUtc(created),
    startedAt: isStarted ? formatUtc(started) : undefined,
    doneAt: isOpen ? undefined : formatUtc(completed),
    dueOn: formatDay(due),
    overdue: isOpen && due < startOfDay(now),
    estimateHours,
    loggedHours: isStarted ? halfHours(estimateHours * (progress / 10) * pace) : 0,
    progressPercent: progress * 10,
  });
}

/** Creates a team's tasks, and a summary that counts them. */
export const createListOfTasks = (args: ArgumentsOf['composite']['list-of-tasks']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const people = createPeople(faker, args.people).map(({ name }) => ({
      id: faker.string.uuid(),
      name,
    }));
    const chosen = faker.helpers.arrayElements(TASKS, args.tasks);
    // Sorts the timestamps, so that task numbers increase with the time of creation.
    const times = chosen
      .map(() => createOfficeTimestamp(faker, now - 40 * DAY, now - 12 * DAY))
      .sort((a, b) => a - b);
    const ids = people.map(({ id }) => id);
    const tasks = chosen.map((task, index) => {
      const status = args.status ?? faker.helpers.objectKey(PROGRESS);
      const created = times[index] ?? now;
      return createTask(faker, { index, task, status, people: ids, created, now });
    });
    const countOf = (status: string) => tasks.filter((task) => task.status === status).length;
    const hours = (name: 'estimateHours' | 'loggedHours') => sum(tasks.map((task) => task[name]));
    return {
      id: faker.string.uuid(),
      asOf: formatUtc(now),
      people,
      tasks,
      summary: {
        total: tasks.length,
        byStatus: Object.fromEntries(
          Object.keys(PROGRESS).map((status) => [status, countOf(status)]),
        ),
        unassigned: tasks.filter((task) => task.assigneeId === undefined).length,
        overdue: tasks.filter((task) => task.overdue).length,
        estimateHours: hours('estimateHours'),
        loggedHours: hours('loggedHours'),
      },
    };
  };
};
