import { describe, expect, test } from 'vitest';
import { expectOfEach, records, recordsAt, withReferences } from './composite.ts';

interface Tasks {
  asOf: string;
  tasks: {
    id: string;
    title: string;
    status: string;
    labels: string[];
    createdAt: string;
    startedAt?: string;
    doneAt?: string;
    dueOn: string;
    estimateHours: number;
    loggedHours: number;
    progressPercent: number;
  }[];
}

interface Todo {
  theme: string;
  title: string;
  items: { text: string; done: boolean; addedAt: string; dueOn?: string; repeat?: string }[];
}

interface Board {
  sprint: { start: string; end: string };
  issues: { key: string; createdAt: string; doneAt?: string; blockedBy: string[] }[];
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const isInOfficeHours = (time: string) =>
  !isWeekend(time) && time.slice(11, 13) >= '08' && time.slice(11, 13) < '18';

describe('composite: a list of tasks', () => {
  const lists = () =>
    records<Tasks>('list-of-tasks', withReferences([{ tasks: 2 }, { tasks: 12 }]));
  const tasks = () => lists().flatMap((list) => list.tasks);

  test('numbers follow the order in which tasks were written down', () => {
    expectOfEach(lists(), (list) =>
      list.tasks.every(
        ({ id, createdAt }, index) =>
          id === `T-${index + 1}` && (list.tasks[index - 1]?.createdAt ?? '') <= createdAt,
      ),
    );
  });

  test('the longest list has as many tasks as were asked for, no two with the same title', () => {
    expectOfEach(
      records<Tasks>('list-of-tasks', [{ tasks: 50 }]),
      (list) => new Set(list.tasks.map(({ title }) => title)).size === 50,
    );
  });

  test('hours worked fit the estimate and the progress', () => {
    const started = tasks().filter(({ status }) => status !== 'todo');
    expectOfEach(started, ({ estimateHours, progressPercent, loggedHours }) => {
      const expected = (estimateHours * progressPercent) / 100;
      return (
        loggedHours >= expected * 0.75 - 0.25 && loggedHours <= Math.max(0.5, expected * 1.5 + 0.25)
      );
    });
  });

  test('labels fit the title: a privacy notice is a legal matter of the website, never one of marketing', () => {
    const allowed: [RegExp, string[]][] = [
      [/privacy notice|accessibility statement/, ['legal', 'website']],
      [/supplier guidelines/, ['legal', 'operations']],
      [/team handbook|onboarding guide/, ['people', 'operations']],
      [/press kit|visitor map/, ['marketing', 'website']],
    ];
    expectOfEach(tasks(), ({ title, labels }) => {
      const found = allowed.find(([words]) => words.test(title))?.[1];
      return labels.every((label) => found?.includes(label) ?? true);
    });
  });

  test('tasks are written down, begun and finished in office hours', () => {
    const times = tasks().flatMap(({ createdAt, startedAt, doneAt }) =>
      [createdAt, startedAt, doneAt].filter((time) => time !== undefined),
    );
    expectOfEach(times, isInOfficeHours);
  });

  test('no task is a step of another: nothing is published before it is drafted', () => {
    expectOfEach(tasks(), ({ title }) => !/^(Draft|Review|Approve|Publish)/.test(title));
  });

  test('tasks are due from Monday to Friday, after they were written down', () => {
    expectOfEach(
      tasks(),
      ({ dueOn, createdAt }) => !isWeekend(dueOn) && dueOn > createdAt.slice(0, 10),
    );
  });
});

describe('composite: a todo list', () => {
  const lists = () =>
    records<Todo>(
      'todo-list',
      withReferences([
        { items: 3 },
        { theme: 'household', items: 12 },
        { theme: 'travel', items: 12 },
        { theme: 'work', items: 8 },
      ]),
    );

  test('only what is done every week comes back every week', () => {
    const items = lists().flatMap((list) => list.items);
    const rare = /passport|freezer|smoke alarm|oven|kettle|windows|suitcase|auditor|slides/;
    expectOfEach(items, ({ text, repeat }) => repeat === undefined || !rare.test(text));
    expect(items.some(({ repeat }) => repeat)).toBe(true);
  });

  test('the passport is renewed before the suitcase is weighed and the fridge emptied', () => {
    const trips = lists().filter(({ theme }) => theme === 'travel');
    const dueOf = ({ items }: Todo, words: RegExp) =>
      items.find(({ text }) => words.test(text))?.dueOn;
    expectOfEach(trips, (list) =>
      [/Weigh the suitcase/, /Empty the fridge/, /Pack the chargers/].every(
        (last) => (dueOf(list, /Renew the passport/) ?? '') <= (dueOf(list, last) ?? '9'),
      ),
    );
  });

  test('what comes back every week is due within one, on its day', () => {
    const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    const weekly = recordsAt<Todo>(
      'todo-list',
      withReferences([{ theme: 'household', items: 12 }]),
    );
    expectOfEach(
      weekly.flatMap(({ reference, record }) =>
        record.items.flatMap(({ repeat, dueOn = '' }) =>
          repeat ? [{ reference, repeat, dueOn }] : [],
        ),
      ),
      ({ reference, repeat, dueOn }) =>
        Date.parse(dueOn) - Date.parse(reference) < 7 * 86_400_000 &&
        repeat.endsWith(`BYDAY=${days[new Date(dueOn).getUTCDay()] ?? ''}`),
    );
  });

  test('nobody weighs the suitcase before the passport is renewed', () => {
    const trips = lists().filter(({ theme }) => theme === 'travel');
    const isDone = ({ items }: Todo, words: RegExp) =>
      items.find(({ text }) => words.test(text))?.done;
    expectOfEach(
      trips,
      (list) =>
        isDone(list, /Renew the passport/) !== false ||
        [/Weigh/, /Empty/, /Pack/, /Print/].every((last) => isDone(list, last) !== true),
    );
  });

  test('work is due from Monday to Friday', () => {
    const items = lists().flatMap((list) => (list.theme === 'work' ? list.items : []));
    expectOfEach(items, ({ dueOn }) => dueOn === undefined || !isWeekend(dueOn));
  });

  test('a heading does not promise a week that the entries are older than', () => {
    expectOfEach(
      lists(),
      ({ title, items }) =>
        title !== 'This week' ||
        items.every(
          ({ addedAt, dueOn }) =>
            Date.parse(dueOn ?? addedAt) - Date.parse(addedAt) < 7 * 86_400_000,
        ),
    );
  });
});

describe('composite: a project management board', () => {
  const boards = () =>
    records<Board>(
      'project-management-board',
      withReferences([
        { issues: 6 },
        { issues: 20, members: 4, sprintWeeks: 2 },
        { sprintWeeks: 4 },
      ]),
    );

  test('keys follow the order in which issues were written', () => {
    expectOfEach(boards(), ({ issues }) =>
      issues.every(({ createdAt }, index) => (issues[index - 1]?.createdAt ?? '') <= createdAt),
    );
  });

  test('sprints start and end on working days', () => {
    expectOfEach(boards(), ({ sprint }) => !isWeekend(sprint.start) && !isWeekend(sprint.end));
  });

  test('issues are written and finished in office hours', () => {
    const times = boards().flatMap(({ issues }) =>
      issues.flatMap(({ createdAt, doneAt }) => [createdAt, ...(doneAt ? [doneAt] : [])]),
    );
    expectOfEach(times, isInOfficeHours);
  });

  test('an issue waits for an issue that was written before it', () => {
    expectOfEach(boards(), ({ issues }) =>
      issues.every(({ blockedBy, createdAt }) =>
        blockedBy.every((key) => {
          const blocker = issues.find((issue) => issue.key === key);
          return blocker !== undefined && blocker.createdAt <= createdAt;
        }),
      ),
    );
  });
});
