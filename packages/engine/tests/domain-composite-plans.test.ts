/** Events, tasks, boards and portfolios. */
import { isDeepStrictEqual } from 'node:util';
import validator from 'validator';
import { expect, test } from 'vitest';
import { TODO_LISTS } from '../src/composite/data/todos.ts';
import type { Composite } from './composite.ts';
import { EVERYWHERE, REFERENCES, createRecords, testRecords, withReferences } from './composite.ts';
import { isDayOff } from './daysOff.ts';
import {
  DAY_SECONDS,
  areDistinct,
  areInOrder,
  clockOf,
  dayOf,
  isByClockOf,
  isWeekend,
  minor,
  secondsBetween,
  sum,
  weekdayOf,
} from './measures.ts';

type Board = Composite<'project-management-board'>;
type Event = Composite<'event'>;
type Portfolio = Composite<'portfolio'>;
type Todo = Composite<'todo-list'>;

const isInOfficeHours = (time: string | undefined): boolean =>
  time === undefined || (!isWeekend(time) && clockOf(time) >= '08' && clockOf(time) < '18');

const EVENTS = [
  ...EVERYWHERE,
  ...['concert', 'conference', 'workshop', 'theatre', 'exhibition'].flatMap((kind, index) =>
    withReferences(
      [
        { kind, sessions: 8 },
        { kind, sessions: 4 },
      ],
      [REFERENCES[index] ?? ''],
    ),
  ),
  ...withReferences([{}], ['2026-11-20T08:00:00Z', '2024-12-10T08:00:00Z']),
];

const hostOf = ({ programme }: Event, title: string) =>
  programme.find((part) => part.title === title)?.host;

/** Parts of a programme that come first or last, and pairs that follow each other. */
const FIRST = ['Opening keynote', 'Introduction', 'Opening address'];
const LAST = ['Closing remarks', 'Review'];
const PAIRS = [
  ['Opening act', 'Main act'],
  ['Main act', 'Encore'],
  ['First act', 'Second act'],
  ['Second act', 'Talk with the cast'],
];

testRecords('event', EVENTS, {
  each: {
    'it is ahead, on sale, and on one day': (event, { reference }) =>
      areInOrder(event.sales.openedAt, reference, event.doorsOpen, event.start, event.end) &&
      dayOf(event.start) === dayOf(event.end),
    'its programme goes from start to end without overlaps': ({ programme, start, end }) =>
      areInOrder(...programme.flatMap((part) => [part.start, part.end])) &&
      programme[0]?.start === start &&
      programme.at(-1)?.end === end,
    'its times are by the clocks of the place': ({ doorsOpen, programme, timeZone }) =>
      [doorsOpen, ...programme.flatMap(({ start, end }) => [start, end])].every((time) =>
        isByClockOf(time, timeZone),
      ),
    'it was to be earlier when it is rescheduled': (event, { reference }) =>
      (event.previousStart !== undefined) === (event.status === 'rescheduled') &&
      areInOrder(reference, event.previousStart, event.start),
    'tickets are sold or remain, and add up': ({ sales, venue }) =>
      sales.tickets.every(({ quota, sold, remaining }) => quota === sold + remaining) &&
      sum(sales.tickets.map(({ quota }) => quota)) === venue.capacity &&
      sum(sales.tickets.map(({ sold }) => sold)) === sales.sold &&
      sales.remaining === venue.capacity - sales.sold &&
      sales.soldOut === (sales.remaining === 0),
    'the revenue is that of the tickets': ({ sales }) =>
      minor(sales.revenue) === sum(sales.tickets.map(({ price, sold }) => minor(price) * sold)),
    'concerts and plays are in the evening, everything else by daylight': (event) =>
      ['concert', 'theatre'].includes(event.kind)
        ? clockOf(event.start) >= '18'
        : clockOf(event.start) < '16' && clockOf(event.end) <= '19:00',
    'conferences are on working days, and weekend workshops at weekends': (event) => {
      const { kind, name, start, previousStart = start, venue } = event;
      const isOff = (time: string) => isDayOff(dayOf(time), venue.address.countryCode);
      if (kind === 'conference' && [start, previousStart].some(isOff)) return false;
      return !name.startsWith('Weekend') || isWeekend(start);
    },
    'nothing takes place at Christmas': ({ start, previousStart = start }) =>
      [start, previousStart].every((time) => !['12-24', '12-25'].includes(time.slice(5, 10))),
    'what opens comes first, what closes last, and nothing twice': ({ programme }) => {
      const titles: string[] = programme.map(({ title }) => title);
      const at = (title: string) => titles.indexOf(title);
      return (
        areDistinct(titles) &&
        FIRST.every((title) => at(title) <= 0) &&
        LAST.every((title) => [-1, titles.length - 1].includes(at(title))) &&
        PAIRS.map(([before = '', after = '']) => [at(before), at(after)] as const).every(
          ([before, after]) => before === -1 || after === -1 || before < after,
        )
      );
    },
    'the main act plays its own encore': (event) =>
      event.programme.some(({ title }) => title === 'Encore')
        ? hostOf(event, 'Encore') === hostOf(event, 'Main act')
        : undefined,
    'a workshop is small': ({ kind, venue }) => kind !== 'workshop' || venue.capacity <= 40,
    'no name promises a night or several days': ({ name }) => !/Midnight|Days\b/.test(name),
  },
  sameInResponse: {
    'events of a name have one organiser, and another web page each day': (event) => [
      [event.name, event.organiser],
      [event.url, [event.name, dayOf(event.start)]],
    ],
    'a venue of a city has one address, location and capacity': ({ venue }) => [
      [`${venue.name} ${venue.address.city}`, venue],
    ],
  },
});

test('events have more than forty names', () => {
  expect(new Set(createRecords('event', EVENTS).map(({ name }) => name)).size).toBeGreaterThan(40);
});

const STATUSES = ['todo', 'in-progress', 'in-review', 'done'];

/** Least and greatest progress in per cent of each status. */
const PROGRESS: Record<string, [number, number]> = {
  ...{ todo: [0, 0], 'in-progress': [10, 60], 'in-review': [70, 90], done: [100, 100] },
};

/** Labels of tasks: a privacy notice is a legal matter of the website, never one of marketing. */
const LABELS: [RegExp, string[]][] = [
  [/privacy notice|accessibility statement/, ['legal', 'website']],
  [/supplier guidelines/, ['legal', 'operations']],
  [/team handbook|onboarding guide/, ['people', 'operations']],
  [/press kit|visitor map/, ['marketing', 'website']],
];

testRecords(
  'list-of-tasks',
  withReferences([{}, { tasks: 2 }, { tasks: 50, people: 10 }, { status: 'done', tasks: 5 }]),
  {
    each: {
      'a task has what its status says': ({ tasks, people }) =>
        tasks.every((task) => {
          const rank = STATUSES.indexOf(task.status);
          const [least, most] = PROGRESS[task.status] ?? [0, -1];
          return (
            task.progressPercent >= least &&
            task.progressPercent <= most &&
            (task.startedAt !== undefined) === rank > 0 &&
            (task.doneAt !== undefined) === (rank === 3) &&
            task.loggedHours > 0 === rank > 0 &&
            (rank === 0 || people.some(({ id }) => id === task.assigneeId))
          );
        }),
      'it is written down, begun and finished in this order, in office hours': (list, asked) =>
        list.tasks.every(
          ({ createdAt, startedAt, doneAt }) =>
            areInOrder(createdAt, startedAt, doneAt, asked.reference) &&
            [createdAt, startedAt, doneAt].every(isInOfficeHours),
        ),
      'it is due on a working day later on, and overdue afterwards': ({ tasks }, { reference }) =>
        tasks.every(
          ({ status, dueOn, createdAt, overdue }) =>
            !isWeekend(dueOn) &&
            dueOn > dayOf(createdAt) &&
            overdue === (status !== 'done' && dueOn < dayOf(reference)),
        ),
      'the summary counts the tasks': ({ tasks, summary }) =>
        isDeepStrictEqual(summary, {
          total: tasks.length,
          byStatus: Object.fromEntries(
            STATUSES.map((name) => [name, tasks.filter(({ status }) => status === name).length]),
          ),
          unassigned: tasks.filter(({ assigneeId }) => assigneeId === undefined).length,
          overdue: tasks.filter(({ overdue }) => overdue).length,
          estimateHours: sum(tasks.map(({ estimateHours }) => estimateHours)),
          loggedHours: sum(tasks.map(({ loggedHours }) => loggedHours)),
        }),
      'tasks are as many as asked for, in order, and differ': ({ tasks }, { query }) =>
        tasks.length === query['tasks'] &&
        tasks.every(({ id }, index) => id === `T-${index + 1}`) &&
        areInOrder(...tasks.map(({ createdAt }) => createdAt)) &&
        areDistinct(tasks.map(({ title }) => title)),
      'hours worked fit the estimate and the progress': ({ tasks }) =>
        tasks
          .filter(({ status }) => status !== 'todo')
          .every(({ estimateHours, progressPercent, loggedHours }) => {
            const expected = (estimateHours * progressPercent) / 100;
            const most = Math.max(0.5, expected * 1.5 + 0.25);
            return loggedHours >= expected * 0.75 - 0.25 && loggedHours <= most;
          }),
      'labels fit the title': ({ tasks }) =>
        tasks.every(({ title, labels }) => {
          const allowed = LABELS.find(([words]) => words.test(title))?.[1];
          return labels.every((label) => allowed?.includes(label) ?? true);
        }),
      'no task is a step of another': ({ tasks }) =>
        tasks.every(({ title }) => !/^(Draft|Review|Approve|Publish)/.test(title)),
    },
  },
);

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Tasks that nobody does every week. */
const RARE = /passport|freezer|smoke alarm|oven|kettle|windows|suitcase|auditor|slides/;

/** Tasks just before a trip. */
const JUST_BEFORE = [/Weigh/, /Empty/, /Pack/, /Print/];

const TRAVEL_ORDER: readonly string[] = TODO_LISTS.travel.items;

const itemOf = ({ items }: Todo, words: RegExp) => items.find(({ text }) => words.test(text));

testRecords(
  'todo-list',
  withReferences([
    { items: 3 },
    { theme: 'household', items: 12 },
    { theme: 'travel', items: 12 },
    { theme: 'work', items: 8 },
    { items: 5, done: 2 },
    { items: 4, done: 0 },
  ]),
  {
    each: {
      'entries differ, and ticks are counted': ({ items, counts, progressPercent }, { query }) => {
        const done = items.filter((item) => item.done).length;
        return (
          areDistinct(items.map(({ text }) => text)) &&
          isDeepStrictEqual(counts, { total: items.length, done, open: items.length - done }) &&
          done === (query['done'] ?? done) &&
          progressPercent === Math.round((done / items.length) * 100)
        );
      },
      'an entry is added and ticked while the list is kept': (list, { reference }) =>
        list.items.every(
          ({ addedAt, doneAt, done }) =>
            (doneAt !== undefined) === done &&
            areInOrder(list.createdAt, addedAt, doneAt, list.updatedAt, reference),
        ),
      'nothing was due before today': ({ items }, { reference }) =>
        items.every(({ dueOn = '9999' }) => dueOn >= dayOf(reference)),
      'what comes back every week is due within one, on its day': ({ items }, { reference }) =>
        items.every(
          ({ repeat, dueOn = '' }) =>
            repeat === undefined ||
            (repeat === `FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekdayOf(dueOn)] ?? ''}` &&
              secondsBetween(reference, dueOn) < 7 * DAY_SECONDS),
        ),
      'only what is done every week comes back every week': ({ items }) =>
        items.every(({ text, repeat }) => repeat === undefined || !RARE.test(text)),
      'before a trip, entries are ticked in its order': ({ theme, items }) => {
        if (theme !== 'travel') return undefined;
        const ticked = items.filter((item) => item.done);
        const byRank = ticked.sort(
          (a, b) => TRAVEL_ORDER.indexOf(a.text) - TRAVEL_ORDER.indexOf(b.text),
        );
        return areInOrder(...byRank.map(({ doneAt }) => doneAt));
      },
      'the passport is renewed before the suitcase is weighed and the fridge emptied': (list) => {
        const passport = itemOf(list, /Renew the passport/);
        if (list.theme !== 'travel' || !passport) return undefined;
        const others = JUST_BEFORE.flatMap((words) => itemOf(list, words) ?? []);
        return others.every(
          ({ dueOn = '9', done }) => (passport.dueOn ?? '') <= dueOn && (passport.done || !done),
        );
      },
      'work is due from Monday to Friday': ({ theme, items }) =>
        theme === 'work'
          ? items.every(({ dueOn }) => dueOn === undefined || !isWeekend(dueOn))
          : undefined,
      'work is written down and ticked in office hours': ({ theme, items, createdAt }) =>
        theme === 'work'
          ? [createdAt, ...items.flatMap(({ addedAt, doneAt }) => [addedAt, doneAt])].every(
              isInOfficeHours,
            )
          : undefined,
    },
  },
);

test('some entries of household lists come back every week', () => {
  const lists = createRecords('todo-list', [{ theme: 'household', items: 12 }]);
  expect(lists.some(({ items }) => items.some(({ repeat }) => repeat))).toBe(true);
});

const pointsOf = (issues: Board['issues']) => sum(issues.map(({ points }) => points));
const isDone = ({ column }: Board['issues'][number]) => column === 'Done';

testRecords(
  'project-management-board',
  withReferences([
    {},
    { issues: 6 },
    { issues: 30, members: 3, sprintWeeks: 1 },
    { issues: 12, sprintWeeks: 4 },
  ]),
  {
    each: {
      'issues have keys of the project in the order in which they were written': (board) =>
        areDistinct(board.issues.map(({ key }) => key)) &&
        board.issues.every(({ key }) => key.startsWith(`${board.project.key}-`)) &&
        areInOrder(...board.issues.map(({ createdAt }) => createdAt)),
      'columns list their issues and keep their limits': ({ columns, issues }) =>
        columns.every(({ name, limit, issues: keys }) => {
          const own = issues.filter(({ column }) => column === name).map(({ key }) => key);
          return isDeepStrictEqual(keys, own) && keys.length <= (limit ?? issues.length);
        }),
      'members lead, report and work on what was begun': ({ members, project, issues }) => {
        const isMember = (who: string | undefined) => members.some(({ id }) => id === who);
        return (
          isMember(project.leadId) &&
          issues.every(
            ({ reporterId, assigneeId, column }) =>
              isMember(reporterId) &&
              (column === 'To do' ? assigneeId === undefined : isMember(assigneeId)),
          )
        );
      },
      'issues are done within the sprint, in office hours': ({ issues, sprint }, { reference }) =>
        issues.every(
          ({ createdAt, doneAt, column }) =>
            (doneAt !== undefined) === (column === 'Done') &&
            areInOrder(createdAt, sprint.start, doneAt, reference) &&
            [createdAt, doneAt].every(isInOfficeHours),
        ),
      'an issue waits until older ones are done': ({ issues }, { reference }) =>
        issues.every(({ column, createdAt, doneAt = reference, blockedBy }, index) =>
          blockedBy.every((key) => {
            const blocker = issues.slice(0, index).find((issue) => issue.key === key);
            if (!blocker || blocker.createdAt > createdAt) return false;
            return column === 'To do' || areInOrder(blocker.doneAt ?? '9999', doneAt);
          }),
        ),
      'the sprint has as many weeks as asked for': ({ sprint }, { query, reference }) => {
        const today = dayOf(reference);
        const days = secondsBetween(sprint.start, sprint.end) / DAY_SECONDS;
        return (
          areInOrder(sprint.start, today, sprint.end) &&
          secondsBetween(today, sprint.end) === sprint.remainingDays * DAY_SECONDS &&
          days === Number(query['sprintWeeks']) * 7 - 1 &&
          !isWeekend(sprint.start) &&
          !isWeekend(sprint.end)
        );
      },
      'the totals count issues and points': ({ issues, totals }) => {
        const [points, pointsDone] = [pointsOf(issues), pointsOf(issues.filter(isDone))];
        const progressPercent = Math.round((pointsDone / points) * 100);
        return isDeepStrictEqual(totals, {
          ...{ issues: issues.length, points, pointsDone, progressPercent },
        });
      },
      'the burndown begins before the sprint': ({ burndown, ...board }, asked) =>
        secondsBetween(burndown[0]?.day ?? '', board.sprint.start) === DAY_SECONDS &&
        burndown.at(-1)?.day === dayOf(asked.reference) &&
        burndown.every(({ day, remaining }) => {
          const finished = board.issues.filter(({ doneAt = '9999' }) => dayOf(doneAt) <= day);
          return remaining === board.totals.points - pointsOf(finished);
        }),
    },
  },
);

/** Returns the share of a kind in the invested money. */
const shareOfKind = ({ holdings, totals }: Portfolio, kind: string) =>
  sum(holdings.filter((each) => each.kind === kind).map(({ value }) => minor(value))) /
  minor(totals.invested);

const hundredths = (percents: readonly number[]) => Math.round(sum(percents) * 100);

const isProduct = (product: string, quantity: number, price: string) =>
  Math.abs(minor(product) - quantity * minor(price)) <= 0.501;

/** By how much prices of a kind rise or fall at most. */
const CHANGES: Record<string, number> = { bond: 1.1, equity: 2, fund: 1.5, commodity: 1.55 };

/** Days on which the exchanges of the euro area were closed, as they announced them. */
const CLOSED = [
  ...['2022-04-15', '2022-04-18', '2023-04-07', '2023-04-10', '2024-03-29', '2024-04-01'],
];
const CLOSED_EACH_YEAR = ['01-01', '05-01', '12-25', '12-26'];

const PORTFOLIOS = withReferences([
  { holdings: 1, risk: 'adventurous' },
  { holdings: 3 },
  { holdings: 7, currency: 'KWD' },
  { holdings: 20, currency: 'JPY' },
]);

const changesOf = ({ holdings }: Portfolio) =>
  holdings.map(({ kind, price, averageCost }) => ({
    ...{ kind, ratio: minor(price) / minor(averageCost) },
  }));

testRecords('portfolio', PORTFOLIOS, {
  each: {
    'securities have an ISIN and differ': ({ holdings }) =>
      holdings.every(({ isin }) => validator.isISIN(isin)) &&
      areDistinct(holdings.map(({ symbol }) => symbol)),
    'value, cost and gain follow from quantity and price': ({ holdings }) =>
      holdings.every(
        ({ value, quantity, price, cost, averageCost, gain, gainPercent }) =>
          isProduct(value, quantity, price) &&
          isProduct(cost, quantity, averageCost) &&
          minor(gain) === minor(value) - minor(cost) &&
          Math.abs(gainPercent - (minor(gain) / minor(cost)) * 100) < 0.05,
      ),
    'only funds are held in fractions': ({ holdings }) =>
      holdings.every(({ kind, quantity }) => kind === 'fund' || Number.isInteger(quantity)),
    'shares make a hundred per cent': ({ holdings, cash, allocation }) =>
      hundredths([...holdings, cash].map(({ sharePercent }) => sharePercent)) === 10_000 &&
      hundredths(allocation.map(({ sharePercent }) => sharePercent)) === 10_000,
    'a kind has the value and the share of its holdings': ({ holdings, cash, allocation }) =>
      allocation.every(({ kind, value, sharePercent }) => {
        const own = holdings.filter((each) => each.kind === kind);
        const parts = kind === 'cash' ? [{ ...cash, value: cash.amount }] : own;
        return (
          minor(value) === sum(parts.map((part) => minor(part.value))) &&
          hundredths([sharePercent]) === hundredths(parts.map((part) => part.sharePercent))
        );
      }),
    'the totals are those of the holdings': ({ holdings, cash, totals }) => {
      const invested = sum(holdings.map(({ value }) => minor(value)));
      const cost = sum(holdings.map((each) => minor(each.cost)));
      return isDeepStrictEqual(
        [totals.cost, totals.invested, totals.gain, totals.worth].map(minor),
        [cost, invested, invested - cost, invested + minor(cash.amount)],
      );
    },
    'a cautious owner has mostly bonds and a tenth to a quarter in cash': (portfolio) =>
      portfolio.risk === 'cautious'
        ? shareOfKind(portfolio, 'bond') > 0.5 &&
          portfolio.cash.sharePercent > 9.9 &&
          portfolio.cash.sharePercent < 25.1
        : undefined,
    'an adventurous owner has mostly shares and hardly any cash': (portfolio) =>
      portfolio.risk === 'adventurous'
        ? shareOfKind(portfolio, 'equity') > 0.5 && portfolio.cash.sharePercent < 3.1
        : undefined,
    'a balanced owner of two holdings or more has shares and bonds': ({ risk, holdings }) =>
      risk === 'balanced' && holdings.length > 1
        ? ['bond', 'equity'].every((kind) => holdings.some((each) => each.kind === kind))
        : undefined,
    'no name holds a year that is over': ({ holdings, asOf }) =>
      holdings.every(({ name }) => (/\d{4}/.exec(name)?.[0] ?? '9999') >= asOf.slice(0, 4)),
    'bonds move by a tenth at most, shares by a half or to the double': (portfolio) =>
      changesOf(portfolio).every(
        ({ kind, ratio }) => Math.max(ratio, 1 / ratio) < (CHANGES[kind] ?? 1),
      ),
    'securities were bought while the exchanges were open': ({ holdings }, { reference }) =>
      holdings.every(
        ({ boughtOn }) =>
          boughtOn < dayOf(reference) &&
          !isWeekend(boughtOn) &&
          !CLOSED.includes(boughtOn) &&
          !CLOSED_EACH_YEAR.includes(boughtOn.slice(5)),
      ),
  },
  sameInResponse: {
    'an ISIN names one security with one name, symbol, kind and price': ({ holdings }) =>
      holdings.flatMap(({ isin, name, symbol, kind, price }) => [
        [isin, [name, symbol, kind, price]],
        [name, isin],
      ]),
    'who bought a security on one day paid one price': ({ holdings }) =>
      holdings.map(({ isin, boughtOn, averageCost }) => [`${isin} ${boughtOn}`, averageCost]),
  },
});

test('some securities have risen by two fifths, and some have lost three tenths', () => {
  const ratios = createRecords('portfolio', PORTFOLIOS)
    .flatMap(changesOf)
    .map(({ ratio }) => ratio);
  expect(ratios.some((ratio) => ratio > 1.4)).toBe(true);
  expect(ratios.some((ratio) => ratio < 0.7)).toBe(true);
});
