import { TODO_LISTS } from '../../src/engine/composite/data/todos.ts';
import type { Composite } from './composite.ts';
import {
  AT_ALL_TIMES,
  EVERYWHERE,
  REFERENCES,
  areInOrder,
  draw,
  drawEverywhere,
  expectOfEach,
  expectOneEach,
  minor,
  offsetAt,
  records,
  recordsAt,
  responses,
  sum,
  withReferences,
} from './composite.ts';
import { isDayOff } from './daysOff.ts';
import type { Query } from './faults.ts';
import validator from 'validator';
import { describe, expect, test } from 'vitest';

type Event = Composite<'event'>;
type Tasks = Composite<'list-of-tasks'>;
type Todo = Composite<'todo-list'>;
type Board = Composite<'project-management-board'>;
type Portfolio = Composite<'portfolio'>;

const REFERENCE = '2025-01-01T00:00:00Z';
const TODAY = REFERENCE.slice(0, 10);
const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
const hundredths = (values: number[]) => Math.round(sum(values) * 100);

describe('composite: plans', () => {
  test('an event is ahead, its programme has no overlap, and its tickets add up', () => {
    const long = draw('event', { sessions: 8 });
    for (const { programme, sales, venue, ...event } of [...drawEverywhere('event'), ...long]) {
      const parts = programme.flatMap(({ start, end }) => [start, end]);
      expect(areInOrder(sales.openedAt, REFERENCE, event.doorsOpen, event.start)).toBe(true);
      expect(areInOrder(...parts)).toBe(true);
      expect([parts[0], parts.at(-1)]).toEqual([event.start, event.end]);
      const times = [event.doorsOpen, ...parts];
      expect(times.map((time) => time.slice(19))).toEqual(
        times.map((time) => offsetAt(time, event.timeZone)),
      );
      expect(event.previousStart !== undefined).toBe(event.status === 'rescheduled');
      expect(areInOrder(REFERENCE, event.previousStart, event.start)).toBe(true);
      const { tickets } = sales;
      expect(sum(tickets.map(({ quota }) => quota))).toBe(venue.capacity);
      expect(tickets.every(({ quota, sold, remaining }) => quota === sold + remaining)).toBe(true);
      expect(sales.sold).toBe(sum(tickets.map(({ sold }) => sold)));
      expect(sales.remaining).toBe(venue.capacity - sales.sold);
      expect(sales.soldOut).toBe(sales.remaining === 0);
      expect(minor(sales.revenue)).toBe(sum(tickets.map(({ price, sold }) => minor(price) * sold)));
    }
  });

  test.each<Query>([{}, { tasks: 50, people: 10 }, { status: 'done', tasks: 5 }])(
    'tasks with %o have what their status says, and the summary counts them',
    (query) => {
      for (const { people, tasks, summary } of draw('list-of-tasks', query)) {
        const ids = people.map(({ id }) => id);
        for (const task of tasks) {
          const rank = ['todo', 'in-progress', 'in-review', 'done'].indexOf(task.status);
          const [lowest = 0, highest = 0] =
            [
              [0, 0],
              [10, 60],
              [70, 90],
              [100, 100],
            ][rank] ?? [];
          expect(task.progressPercent >= lowest && task.progressPercent <= highest).toBe(true);
          expect([task.startedAt !== undefined, task.doneAt !== undefined]).toEqual([
            rank > 0,
            rank === 3,
          ]);
          expect(task.loggedHours > 0).toBe(rank > 0);
          expect(areInOrder(task.createdAt, task.startedAt, task.doneAt, REFERENCE)).toBe(true);
          expect(task.overdue).toBe(rank < 3 && task.dueOn < TODAY);
          if (rank > 0) expect(ids).toContain(task.assigneeId);
        }
        const countOf = (holds: (task: Tasks['tasks'][number]) => boolean) =>
          tasks.filter(holds).length;
        expect(summary).toEqual({
          total: tasks.length,
          byStatus: Object.fromEntries(
            Object.keys(summary.byStatus).map((name) => [
              name,
              countOf(({ status }) => status === name),
            ]),
          ),
          unassigned: countOf(({ assigneeId }) => assigneeId === undefined),
          overdue: countOf(({ overdue }) => overdue),
          estimateHours: sum(tasks.map(({ estimateHours }) => estimateHours)),
          loggedHours: sum(tasks.map(({ loggedHours }) => loggedHours)),
        });
      }
    },
  );

  test.each<Query>([
    {},
    { items: 12, theme: 'household' },
    { items: 5, done: 2 },
    { items: 4, done: 0 },
  ])('a todo list with %o counts its ticks, and repeats on the weekday that it is due', (query) => {
    for (const list of draw('todo-list', query)) {
      const { items, counts } = list;
      expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
      const done = items.filter((item) => item.done).length;
      expect(counts).toEqual({ total: items.length, done, open: items.length - done });
      if ('done' in query) expect(done).toBe(query.done);
      expect(list.progressPercent).toBe(Math.round((done / items.length) * 100));
      for (const { addedAt, doneAt, dueOn, repeat, done: isDone } of items) {
        expect(doneAt !== undefined).toBe(isDone);
        expect(areInOrder(list.createdAt, addedAt, doneAt, list.updatedAt, REFERENCE)).toBe(true);
        if (dueOn !== undefined) expect(dueOn >= TODAY).toBe(true);
        const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][
          new Date(dueOn ?? TODAY).getUTCDay()
        ];
        if (repeat !== undefined)
          expect([dueOn !== undefined, repeat]).toEqual([true, `FREQ=WEEKLY;BYDAY=${weekday}`]);
      }
    }
  });

  test('before a trip, entries are ticked in its order', () => {
    const course: readonly string[] = TODO_LISTS.travel.items;
    for (const { items } of draw('todo-list', { theme: 'travel', items: 12 })) {
      const ticked = items.filter((item) => item.done);
      const byTime = ticked.sort((a, b) => (a.doneAt ?? '').localeCompare(b.doneAt ?? ''));
      const ranks = byTime.map(({ text }) => course.indexOf(text));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  test.each<Query>([
    {},
    { issues: 30, members: 3, sprintWeeks: 1 },
    { issues: 12, sprintWeeks: 4 },
  ])('a board with %o keeps its limits, its blockers and its burndown', (query) => {
    for (const { project, members, sprint, columns, issues, burndown, totals } of draw(
      'project-management-board',
      query,
    )) {
      const ids = members.map(({ id }) => id);
      expect(ids).toContain(project.leadId);
      const byKey = new Map(issues.map((issue) => [issue.key, issue]));
      expect(byKey.size).toBe(issues.length);
      for (const { name, limit, issues: keys } of columns) {
        expect(keys).toEqual(issues.filter(({ column }) => column === name).map(({ key }) => key));
        expect(keys.length).toBeLessThanOrEqual(limit ?? issues.length);
      }
      for (const { key, column, assigneeId, reporterId, blockedBy, createdAt, doneAt } of issues) {
        expect(key.startsWith(`${project.key}-`)).toBe(true);
        expect(ids).toContain(reporterId);
        expect([assigneeId === undefined, doneAt !== undefined]).toEqual([
          column === 'To do',
          column === 'Done',
        ]);
        expect(areInOrder(createdAt, sprint.start, doneAt, REFERENCE)).toBe(true);
        for (const blocker of blockedBy.map((each) => byKey.get(each))) {
          expect((blocker?.key ?? key) < key).toBe(true);
          if (column !== 'To do')
            expect(areInOrder(blocker?.doneAt ?? '9999', doneAt ?? REFERENCE)).toBe(true);
        }
      }
      expect(areInOrder(sprint.start, TODAY, sprint.end)).toBe(true);
      expect(daysBetween(TODAY, sprint.end)).toBe(sprint.remainingDays);
      expect((daysBetween(sprint.start, sprint.end) + 1) % 7).toBe(0);
      const points = (list: Board['issues']) => sum(list.map((issue) => issue.points));
      const done = issues.filter(({ column }) => column === 'Done');
      expect(totals).toEqual({
        issues: issues.length,
        points: points(issues),
        pointsDone: points(done),
        progressPercent: Math.round((points(done) / points(issues)) * 100),
      });
      expect(daysBetween(burndown[0]?.day ?? '', sprint.start)).toBe(1);
      expect(burndown.at(-1)).toEqual({ day: TODAY, remaining: totals.points - totals.pointsDone });
      for (const { day, remaining } of burndown) {
        const finished = done.filter(({ doneAt = '' }) => doneAt.slice(0, 10) <= day);
        expect(remaining).toBe(totals.points - points(finished));
      }
    }
  });

  test.each<Query>([
    {},
    { holdings: 20, currency: 'JPY' },
    { holdings: 1, risk: 'adventurous' },
    { currency: 'KWD', holdings: 7 },
  ])('a portfolio with %o adds up, and its shares make a hundred', (query) => {
    for (const { holdings, cash, allocation, totals } of draw('portfolio', query)) {
      for (const each of holdings) {
        expect(validator.isISIN(each.isin), each.isin).toBe(true);
        expect(Math.abs(minor(each.value) - each.quantity * minor(each.price))).toBeLessThanOrEqual(
          0.501,
        );
        expect(
          Math.abs(minor(each.cost) - each.quantity * minor(each.averageCost)),
        ).toBeLessThanOrEqual(0.501);
        expect(minor(each.gain)).toBe(minor(each.value) - minor(each.cost));
        expect(each.gainPercent).toBeCloseTo((minor(each.gain) / minor(each.cost)) * 100, 1);
        if (each.kind !== 'fund') expect(Number.isInteger(each.quantity)).toBe(true);
        expect(each.boughtOn < TODAY).toBe(true);
      }
      expect(new Set(holdings.map(({ symbol }) => symbol)).size).toBe(holdings.length);
      expect(
        hundredths([...holdings.map(({ sharePercent }) => sharePercent), cash.sharePercent]),
      ).toBe(10_000);
      expect(hundredths(allocation.map(({ sharePercent }) => sharePercent))).toBe(10_000);
      for (const { kind, value } of allocation) {
        const own = holdings.filter((each) => each.kind === kind).map((each) => minor(each.value));
        expect(minor(value)).toBe(kind === 'cash' ? minor(cash.amount) : sum(own));
      }
      const invested = sum(holdings.map(({ value }) => minor(value)));
      const cost = sum(holdings.map((each) => minor(each.cost)));
      expect([totals.cost, totals.invested, totals.gain, totals.worth].map(minor)).toEqual([
        cost,
        invested,
        invested - cost,
        invested + minor(cash.amount),
      ]);
    }
  });
});

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const isInOfficeHours = (time: string) =>
  !isWeekend(time) && time.slice(11, 13) >= '08' && time.slice(11, 13) < '18';

describe('composite: a list of tasks', () => {
  const lists = () => records('list-of-tasks', withReferences([{ tasks: 2 }, { tasks: 12 }]));
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
      records('list-of-tasks', [{ tasks: 50 }]),
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
    records(
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
    const weekly = recordsAt('todo-list', withReferences([{ theme: 'household', items: 12 }]));
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
});

describe('composite: a project management board', () => {
  const boards = () =>
    records(
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

describe('composite: an event', () => {
  const QUERIES: readonly Query[] = [
    ...EVERYWHERE,
    ...['concert', 'conference', 'workshop', 'theatre', 'exhibition'].flatMap(
      (kind, index): Query[] => [
        { kind, sessions: 8, reference: REFERENCES[index] ?? '' },
        { kind, sessions: 4, reference: REFERENCES[index] ?? '' },
      ],
    ),
  ];
  const events = () => records('event', QUERIES);

  test('an event ends on the day that it starts', () => {
    expectOfEach(events(), ({ start, end }) => start.slice(0, 10) === end.slice(0, 10));
  });

  test('concerts and plays are in the evening, everything else by daylight', () => {
    expectOfEach(events(), ({ kind, start, end }) => {
      const isEvening = ['concert', 'theatre'].includes(kind);
      return isEvening
        ? start.slice(11, 13) >= '18'
        : start.slice(11, 13) < '16' && end.slice(11, 16) <= '19:00';
    });
  });

  test('conferences are on working days, and weekend workshops at weekends', () => {
    const isWeekend = (start: string) => [0, 6].includes(new Date(start.slice(0, 10)).getUTCDay());
    expectOfEach(events(), ({ kind, start, previousStart = start, venue }) =>
      [start, previousStart].every(
        (time) => kind !== 'conference' || !isDayOff(time.slice(0, 10), venue.address.countryCode),
      ),
    );
    expectOfEach(events(), ({ name, start }) => !name.startsWith('Weekend') || isWeekend(start));
  });

  test('nothing takes place at Christmas', () => {
    expectOfEach(
      records('event', [
        { reference: '2026-11-20T08:00:00Z' },
        { reference: '2024-12-10T08:00:00Z' },
      ]),
      ({ start, previousStart = start }) =>
        [start, previousStart].every((time) => !['12-24', '12-25'].includes(time.slice(5, 10))),
    );
  });

  test('events of a name have one organiser, and another web page each day', () => {
    for (const response of responses('event', QUERIES)) {
      expectOneEach(response.map(({ name, organiser }) => [name, organiser]));
      expectOneEach(response.map(({ url, name, start }) => [url, [name, start.slice(0, 10)]]));
    }
  });

  test('what opens comes first, and what closes last', () => {
    expectOfEach(events(), ({ programme }) => {
      const titles: string[] = programme.map(({ title }) => title);
      const at = (title: string) => titles.indexOf(title);
      const first = ['Opening keynote', 'Introduction', 'Opening address'].map(at);
      const isLast = (title: string) => at(title) === -1 || at(title) === titles.length - 1;
      const comes = (before: string, after: string) =>
        at(before) === -1 || at(after) === -1 || at(before) < at(after);
      return (
        first.every((position) => position <= 0) &&
        isLast('Closing remarks') &&
        isLast('Review') &&
        comes('Opening act', 'Main act') &&
        comes('Main act', 'Encore') &&
        comes('First act', 'Second act') &&
        comes('Second act', 'Talk with the cast') &&
        new Set(titles).size === titles.length
      );
    });
  });

  test('the main act plays its own encore', () => {
    const concerts = events().filter(({ programme }) =>
      programme.some(({ title }) => title === 'Encore'),
    );
    const hostOf = ({ programme }: Event, title: string) =>
      programme.find((part) => part.title === title)?.host;
    expectOfEach(concerts, (event) => hostOf(event, 'Encore') === hostOf(event, 'Main act'));
  });

  test('a venue of a city has one address, location and capacity, and a workshop is small', () => {
    for (const response of responses('event', QUERIES)) {
      expectOneEach(response.map(({ venue }) => [`${venue.name} ${venue.address.city}`, venue]));
    }
    expectOfEach(events(), ({ kind, venue }) => kind !== 'workshop' || venue.capacity <= 40);
  });

  test('nothing that happens at night is promised for the evening', () => {
    expectOfEach(events(), ({ name }) => !/Midnight|Days\b/.test(name));
    expect(new Set(events().map(({ name }) => name)).size).toBeGreaterThan(40);
  });
});

const SIZES: readonly Query[] = [
  { holdings: 3 },
  { holdings: 1 },
  { holdings: 7 },
  { holdings: 20 },
].map((query, index) => ({ ...query, ...AT_ALL_TIMES[index] }));
const portfolios = () => records('portfolio', SIZES);

/** What a kind is worth as a share of all that is invested. */
const shareOf = ({ holdings, totals }: Portfolio, kind: string) =>
  sum(holdings.filter((each) => each.kind === kind).map(({ value }) => minor(value))) /
  minor(totals.invested);

describe('composite: a portfolio', () => {
  test('an ISIN names one security with one name, symbol, kind and price in all of a response', () => {
    for (const response of responses('portfolio', SIZES)) {
      const holdings = response.flatMap((each) => each.holdings);
      expectOneEach(
        holdings.map(({ isin, name, symbol, kind, price }) => [isin, [name, symbol, kind, price]]),
      );
      expectOneEach(holdings.map(({ name, isin }) => [name, isin]));
    }
  });

  test('two who bought a security on one day paid the same price', () => {
    for (const response of responses('portfolio', SIZES)) {
      const holdings = response.flatMap((each) => each.holdings);
      expectOneEach(
        holdings.map(({ isin, boughtOn, averageCost }) => [`${isin} ${boughtOn}`, averageCost]),
      );
    }
  });

  test('the share of each kind is the sum of the shares of its holdings, to the hundredth', () => {
    expectOfEach(portfolios(), ({ allocation, holdings, cash }) =>
      allocation.every(({ kind, sharePercent }) => {
        const own = holdings.filter((each) => each.kind === kind);
        const parts = kind === 'cash' ? [cash] : own;
        return (
          Math.round(sharePercent * 100) ===
          Math.round(sum(parts.map((part) => part.sharePercent)) * 100)
        );
      }),
    );
  });

  test('a cautious owner has mostly bonds and a tenth to a quarter in cash', () => {
    const cautious = portfolios().filter(({ risk }) => risk === 'cautious');
    expectOfEach(cautious, (each) => shareOf(each, 'bond') > 0.5);
    expectOfEach(cautious, ({ cash }) => cash.sharePercent > 9.9 && cash.sharePercent < 25.1);
  });

  test('an adventurous owner has mostly shares and hardly any cash', () => {
    const adventurous = portfolios().filter(({ risk }) => risk === 'adventurous');
    expectOfEach(adventurous, (each) => shareOf(each, 'equity') > 0.5);
    expectOfEach(adventurous, ({ cash }) => cash.sharePercent < 3.1);
  });

  test('no name holds a year that is over', () => {
    const named = portfolios().flatMap(({ holdings, asOf }) =>
      holdings.map(({ name }) => ({ year: /\d{4}/.exec(name)?.[0] ?? '9999', asOf })),
    );
    expectOfEach(named, ({ year, asOf }) => year >= asOf.slice(0, 4));
  });

  test('bonds move by a tenth at most, shares by a half or to the double', () => {
    const changes = portfolios().flatMap(({ holdings }) =>
      holdings.map(({ kind, price, averageCost }) => ({
        kind,
        ratio: minor(price) / minor(averageCost),
      })),
    );
    const limits: Record<string, number> = { bond: 1.1, equity: 2, fund: 1.5, commodity: 1.55 };
    expectOfEach(
      changes,
      ({ kind, ratio }) => ratio < (limits[kind] ?? 1) && 1 / ratio < (limits[kind] ?? 1),
    );
    expect(changes.some(({ ratio }) => ratio > 1.4)).toBe(true);
    expect(changes.some(({ ratio }) => ratio < 0.7)).toBe(true);
  });

  test('a balanced owner of two holdings or more has shares and bonds', () => {
    const balanced = portfolios().filter(
      ({ risk, holdings }) => risk === 'balanced' && holdings.length > 1,
    );
    expectOfEach(balanced, ({ holdings }) => {
      const kinds = holdings.map(({ kind }) => kind);
      return kinds.includes('bond') && kinds.includes('equity');
    });
  });

  test('securities are bought while the exchanges of the euro area are open', () => {
    const days = portfolios().flatMap(({ holdings }) => holdings.map(({ boughtOn }) => boughtOn));
    // As the exchanges announced them.
    const closed = [
      '2022-04-15',
      '2022-04-18',
      '2023-04-07',
      '2023-04-10',
      '2024-03-29',
      '2024-04-01',
    ];
    expectOfEach(
      days,
      (day) =>
        ![0, 6].includes(new Date(day).getUTCDay()) &&
        !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) &&
        !closed.includes(day),
    );
  });
});
