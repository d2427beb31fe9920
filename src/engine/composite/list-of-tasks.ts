import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { choose, numberOf, present } from './shared/arguments.ts';
import { sum } from './shared/money.ts';
import { createPeople } from './shared/people.ts';
import { DAY, HOUR, drawInstant, referenceOf, startOfDay, toDay, toUtc } from './shared/time.ts';

const STATUSES = ['todo', 'in-progress', 'in-review', 'done'] as const;
const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
const VERBS = ['Draft', 'Review', 'Update', 'Translate', 'Publish'];
const OBJECTS = [
  ...['accessibility statement', 'annual report', 'onboarding guide', 'press kit', 'price list'],
  ...['privacy notice', 'release notes', 'supplier contract', 'team handbook', 'visitor map'],
];
const TITLES = VERBS.flatMap((verb) => OBJECTS.map((object) => `${verb} the ${object}`));
const LABELS = ['legal', 'marketing', 'operations', 'people', 'website'];

/** What is known about a task of each status: how far it is, and which instants it has. */
const PROGRESS = {
  todo: [0, 0],
  'in-progress': [10, 60],
  'in-review': [70, 90],
  done: [100, 100],
} as const;

function createTask(
  faker: Faker,
  { index, title, people, now }: { index: number; title: string; people: string[]; now: number },
  request: RequestArguments,
) {
  const status = choose(faker, request, 'status', STATUSES);
  const created = drawInstant(faker, now - 40 * DAY, now - 12 * DAY);
  const started = drawInstant(faker, created + HOUR, now - 8 * DAY);
  const completed = drawInstant(faker, started + 3 * DAY, now);
  const due = startOfDay(now) + faker.number.int({ min: -6, max: 21 }) * DAY;
  const isOpen = status !== 'done';
  const isStarted = status !== 'todo';
  const progressPercent = faker.number.int({
    min: PROGRESS[status][0] / 10,
    max: PROGRESS[status][1] / 10,
  });
  const estimateHours = faker.number.int({ min: 1, max: 16 }) / 2;
  const assigned = isStarted || faker.datatype.boolean(0.6);
  return present({
    id: `T-${index + 1}`,
    title,
    status,
    priority: faker.helpers.arrayElement(PRIORITIES),
    labels: faker.helpers.arrayElements(LABELS, { min: 0, max: 2 }),
    assigneeId: assigned ? faker.helpers.arrayElement(people) : undefined,
    createdAt: toUtc(created),
    startedAt: isStarted ? toUtc(started) : undefined,
    completedAt: isOpen ? undefined : toUtc(completed),
    dueOn: toDay(due),
    overdue: isOpen && due < startOfDay(now),
    estimateHours,
    loggedHours: isStarted
      ? faker.number.int({ min: 1, max: Math.ceil(estimateHours * 3) }) / 2
      : 0,
    progressPercent: progressPercent * 10,
  });
}

/** A team's tasks with a summary that counts them. */
export function createListOfTasks(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const people = createPeople(faker, numberOf(request, 'people')).map(({ name }) => ({
    id: faker.string.uuid(),
    name,
  }));
  const titles = faker.helpers.arrayElements(TITLES, numberOf(request, 'tasks'));
  const ids = people.map(({ id }) => id);
  const tasks = titles.map((title, index) =>
    createTask(faker, { index, title, people: ids, now }, request),
  );
  const countOf = (status: string) => tasks.filter((task) => task['status'] === status).length;
  const hours = (name: string) => sum(tasks.map((task) => Number(task[name])));
  return {
    id: faker.string.uuid(),
    asOf: toUtc(now),
    people,
    tasks,
    summary: {
      total: tasks.length,
      byStatus: Object.fromEntries(STATUSES.map((status) => [status, countOf(status)])),
      unassigned: tasks.filter((task) => task['assigneeId'] === undefined).length,
      overdue: tasks.filter((task) => task['overdue']).length,
      estimateHours: hours('estimateHours'),
      loggedHours: hours('loggedHours'),
    },
  };
}
