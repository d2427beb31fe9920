import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { areInOrder, draw, drawEverywhere, minor, offsetAt, sum } from './composite.ts';
import type { Address } from './composite.ts';
import type { Query } from './faults.ts';

interface Event {
  status: string;
  timeZone: string;
  doorsOpen: string;
  start: string;
  end: string;
  previousStart?: string;
  venue: { capacity: number; address: Address };
  programme: { start: string; end: string }[];
  sales: {
    openedAt: string;
    tickets: { price: string; quota: number; sold: number; remaining: number }[];
    sold: number;
    remaining: number;
    soldOut: boolean;
    revenue: string;
  };
}

interface Tasks {
  people: { id: string }[];
  tasks: {
    status: 'todo' | 'in-progress' | 'in-review' | 'done';
    assigneeId?: string;
    createdAt: string;
    startedAt?: string;
    doneAt?: string;
    dueOn: string;
    overdue: boolean;
    estimateHours: number;
    loggedHours: number;
    progressPercent: number;
  }[];
  summary: { byStatus: Record<string, number> } & Record<string, unknown>;
}

interface Todo {
  createdAt: string;
  updatedAt: string;
  items: {
    text: string;
    done: boolean;
    addedAt: string;
    doneAt?: string;
    dueOn?: string;
    repeat?: string;
  }[];
  counts: Record<'total' | 'done' | 'open', number>;
  progressPercent: number;
}

interface Board {
  project: { key: string; leadId: string };
  members: { id: string }[];
  sprint: { start: string; end: string; remainingDays: number };
  columns: { name: string; limit?: number; issues: string[] }[];
  issues: {
    key: string;
    column: string;
    points: number;
    assigneeId?: string;
    reporterId: string;
    blockedBy: string[];
    createdAt: string;
    doneAt?: string;
  }[];
  burndown: { day: string; remaining: number }[];
  totals: Record<'issues' | 'points' | 'pointsDone' | 'progressPercent', number>;
}

interface Share {
  value: string;
  sharePercent: number;
}
interface Portfolio {
  holdings: (Share & {
    symbol: string;
    isin: string;
    kind: string;
    quantity: number;
    averageCost: string;
    price: string;
    cost: string;
    gain: string;
    gainPercent: number;
    boughtOn: string;
  })[];
  cash: { amount: string; sharePercent: number };
  allocation: (Share & { kind: string })[];
  totals: Record<'cost' | 'invested' | 'gain' | 'worth', string> & { gainPercent: number };
}

const REFERENCE = '2025-01-01T00:00:00Z';
const TODAY = REFERENCE.slice(0, 10);
const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
const hundredths = (values: number[]) => Math.round(sum(values) * 100);

describe('composite: plans', () => {
  test('an event is ahead, its programme has no overlap, and its tickets add up', () => {
    const long = draw<Event>('event', { sessions: 8 });
    for (const { programme, sales, venue, ...event } of [
      ...drawEverywhere<Event>('event'),
      ...long,
    ]) {
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
      for (const { people, tasks, summary } of draw<Tasks>('list-of-tasks', query)) {
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
    for (const list of draw<Todo>('todo-list', query)) {
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

  test.each<Query>([
    {},
    { issues: 30, members: 3, sprintWeeks: 1 },
    { issues: 12, sprintWeeks: 4 },
  ])('a board with %o keeps its limits, its blockers and its burndown', (query) => {
    for (const { project, members, sprint, columns, issues, burndown, totals } of draw<Board>(
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
    for (const { holdings, cash, allocation, totals } of draw<Portfolio>('portfolio', query)) {
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
