/** Tests events, task lists, project boards and portfolios. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isDayOff } from '../daysOff.ts';
import {
  DAY_SECONDS,
  areInOrder,
  timeOfDayOf,
  dayOf,
  isWeekend,
  toMinorUnits,
  secondsBetween,
  sum,
  weekdayOf,
} from '../measures.ts';
import { createRecords, testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

type Board = CompositeRecord<'project-management-board'>;
type Event = CompositeRecord<'event'>;
type Portfolio = CompositeRecord<'portfolio'>;
type Todo = CompositeRecord<'todo-list'>;

const isInOfficeHours = (time: string | undefined): boolean =>
  time === undefined || (!isWeekend(time) && timeOfDayOf(time) >= '08' && timeOfDayOf(time) < '18');

/** Titles of sessions that must be first or last in a programme, and pairs of titles in a fixed order. */
const FIRST = ['Opening keynote', 'Introduction', 'Opening address'];
const LAST = ['Closing remarks', 'Review'];
const PAIRS = [
  ['Opening act', 'Main act'],
  ['Main act', 'Encore'],
  ['First act', 'Second act'],
  ['Second act', 'Talk with the cast'],
];

const partOf = ({ programme }: Event, title: string) =>
  programme.find((part) => part.title === title);

testRecords('event', {
  'an event is in the future, and ends on the day on which it starts': (event, { reference }) =>
    areInOrder(reference, event.doorsOpen) && dayOf(event.start) === dayOf(event.end),
  'the programme lasts from the start to the end of the event': ({ programme, start, end }) =>
    programme[0]?.start === start && programme.at(-1)?.end === end,
  'the previous start of an event is in the future': ({ previousStart }, { reference }) =>
    areInOrder(reference, previousStart),
  'sold and remaining tickets add up to the capacity, and prices ascend': ({ sales, venue }) =>
    sales.tickets.every(({ quota, sold, remaining }) => quota === sold + remaining) &&
    sum(sales.tickets.map(({ quota }) => quota)) === venue.capacity &&
    sales.soldOut === (sales.remaining === 0) &&
    sales.tickets.every(
      ({ price }, index) =>
        toMinorUnits(price) >= toMinorUnits(sales.tickets[index - 1]?.price ?? '0'),
    ),
  'the revenue is the total price of the sold tickets': ({ sales }) =>
    toMinorUnits(sales.revenue) ===
    sum(sales.tickets.map(({ price, sold }) => toMinorUnits(price) * sold)),
  'concerts and plays are in the evening, and other events during the day': (event) =>
    ['concert', 'theatre'].includes(event.kind)
      ? timeOfDayOf(event.start) >= '18'
      : timeOfDayOf(event.start) < '16' && timeOfDayOf(event.end) <= '19:00',
  'conferences are not on days off, and weekend workshops are not on working days': ({
    kind,
    name,
    start,
    previousStart = start,
    venue,
  }) =>
    [start, previousStart].every((time) => {
      if (kind === 'conference' && isDayOff(dayOf(time), venue.address.countryCode)) return false;
      const isOnItsDay = !name.startsWith('Weekend') || isWeekend(time);
      return isOnItsDay && !['12-24', '12-25'].includes(time.slice(5, 10));
    }),
  'sessions that open or close the programme are first or last': ({ programme }) => {
    const titles: string[] = programme.map(({ title }) => title);
    const at = (title = '') => titles.indexOf(title);
    return (
      FIRST.every((title) => at(title) <= 0) &&
      LAST.every((title) => [-1, titles.length - 1].includes(at(title))) &&
      PAIRS.every(([before, after]) => at(after) === -1 || at(before) < at(after))
    );
  },
  'the main act plays longer than its encore': (event) => {
    const [main, encore] = [partOf(event, 'Main act'), partOf(event, 'Encore')];
    return (
      main &&
      encore &&
      main.host === encore.host &&
      secondsBetween(encore.start, encore.end) < secondsBetween(main.start, main.end)
    );
  },
});

const STATUSES = ['todo', 'in-progress', 'in-review', 'done'];

/** Minimum and maximum progress for each status, in per cent. */
const PROGRESS: Record<string, [number, number]> = {
  ...{ todo: [0, 0], 'in-progress': [10, 60], 'in-review': [70, 90], done: [100, 100] },
};

testRecords('list-of-tasks', {
  'progress, logged hours and assignee of a task match its status': ({ tasks }) =>
    tasks.every((task) => {
      const rank = STATUSES.indexOf(task.status);
      const [least, most] = PROGRESS[task.status] ?? [0, -1];
      return (
        task.progressPercent >= least &&
        task.progressPercent <= most &&
        task.loggedHours > 0 === rank > 0 &&
        (rank === 0 || task.assigneeId !== undefined)
      );
    }),
  'tasks are created, started and completed during office hours': ({ tasks }) =>
    tasks.every(({ createdAt, startedAt, doneAt }) =>
      [createdAt, startedAt, doneAt].every(isInOfficeHours),
    ),
  'tasks are due on a later weekday, and open tasks are overdue after that day': (
    { tasks },
    { reference },
  ) =>
    tasks.every(
      ({ status, dueOn, createdAt, overdue }) =>
        !isWeekend(dueOn) &&
        dueOn > dayOf(createdAt) &&
        overdue === (status !== 'done' && dueOn < dayOf(reference)),
    ),
  'the summary counts tasks by status, and tasks without an assignee': ({ tasks, summary }) =>
    summary.total === tasks.length &&
    summary.unassigned === tasks.filter(({ assigneeId }) => assigneeId === undefined).length &&
    isDeepStrictEqual(
      summary.byStatus,
      Object.fromEntries(
        STATUSES.map((name) => [name, tasks.filter(({ status }) => status === name).length]),
      ),
    ),
  'the list has the requested number of tasks, which are numbered': ({ tasks }, { query }) =>
    tasks.length === query['tasks'] && tasks.every(({ id }, index) => id === `T-${index + 1}`),
  'logged hours match the estimate, the progress and the elapsed time': ({ tasks, asOf }) =>
    tasks.every(({ estimateHours, progressPercent, loggedHours, startedAt, doneAt = asOf }) => {
      if (startedAt === undefined) return true;
      const expected = (estimateHours * progressPercent) / 100;
      const most = Math.max(0.5, expected * 1.5 + 0.25);
      return (
        loggedHours >= expected * 0.75 - 0.25 &&
        loggedHours <= Math.min(most, secondsBetween(startedAt, doneAt) / 3600)
      );
    }),
});

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Tasks that are due just before a trip. */
const JUST_BEFORE = [/Weigh/, /Empty/, /Pack/, /Print/];

const itemOf = ({ items }: Todo, words: RegExp) => items.find(({ text }) => words.test(text));

testRecords('todo-list', {
  'counts and progress match the items': ({ items, counts, progressPercent }, { query }) => {
    const done = items.filter((item) => item.done).length;
    return (
      counts.total === items.length &&
      counts.open === items.length - done &&
      done === (query['done'] ?? done) &&
      progressPercent === Math.round((done / items.length) * 100)
    );
  },
  'no item is due before the date in `reference`': ({ items }, { reference }) =>
    items.every(({ dueOn = '9999' }) => dueOn >= dayOf(reference)),
  'a weekly item is due within a week, on the weekday in `repeat`': ({ items }, { reference }) =>
    items.every(
      ({ repeat, dueOn = '' }) =>
        repeat === undefined ||
        (repeat === `FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekdayOf(dueOn)] ?? ''}` &&
          secondsBetween(reference, dueOn) < 7 * DAY_SECONDS),
    ),
  'the passport is renewed before tasks that are done just before a trip': (list) => {
    const passport = itemOf(list, /Renew the passport/);
    if (list.theme !== 'travel' || !passport) return undefined;
    const others = JUST_BEFORE.flatMap((words) => itemOf(list, words) ?? []);
    return others.every(
      ({ dueOn = '9', done, doneAt }) =>
        (passport.dueOn ?? '') <= dueOn &&
        (passport.done || !done) &&
        areInOrder(passport.doneAt, doneAt),
    );
  },
  'work items are due on weekdays and done in office hours': ({ theme, items, createdAt }) =>
    theme === 'work'
      ? items.every(({ dueOn }) => dueOn === undefined || !isWeekend(dueOn)) &&
        [createdAt, ...items.flatMap(({ addedAt, doneAt }) => [addedAt, doneAt])].every(
          isInOfficeHours,
        )
      : undefined,
});

test('some items in household lists are repeated weekly', () => {
  const lists = createRecords('todo-list').filter(({ theme }) => theme === 'household');
  expect(lists.some(({ items }) => items.some(({ repeat }) => repeat))).toBe(true);
});

const pointsOf = (issues: Board['issues']) => sum(issues.map(({ points }) => points));

testRecords('project-management-board', {
  'the keys of issues begin with the key of the project': ({ issues, project }) =>
    issues.every(({ key }) => key.startsWith(`${project.key}-`)),
  'columns list the keys of their issues, and do not exceed their limits': ({ columns, issues }) =>
    columns.every(({ name, limit, issues: keys }) => {
      const own = issues.filter(({ column }) => column === name).map(({ key }) => key);
      return isDeepStrictEqual(keys, own) && keys.length <= (limit ?? issues.length);
    }),
  'issues are completed in the sprint, during office hours': ({ issues, sprint }) =>
    issues.every(
      ({ createdAt, doneAt }) =>
        areInOrder(createdAt, sprint.start, doneAt) && [createdAt, doneAt].every(isInOfficeHours),
    ),
  'a blocked issue is not started until its older blockers are done': ({ issues }, { reference }) =>
    issues.every(({ column, createdAt, doneAt = reference, blockedBy }, index) =>
      blockedBy.every((key) => {
        const blocker = issues.slice(0, index).find((issue) => issue.key === key);
        if (!blocker || blocker.createdAt > createdAt) return false;
        return column === 'To do' || areInOrder(blocker.doneAt ?? '9999', doneAt);
      }),
    ),
  'the sprint has the requested number of weeks': ({ sprint }, { query, reference }) => {
    const today = dayOf(reference);
    const days = secondsBetween(sprint.start, sprint.end) / DAY_SECONDS;
    return (
      areInOrder(sprint.start, today, sprint.end) &&
      secondsBetween(today, sprint.end) === sprint.remainingDays * DAY_SECONDS &&
      days === Number(query['sprintWeeks']) * 7 - 1 &&
      ![sprint.start, sprint.end].some(isWeekend)
    );
  },
  'the totals contain the completed points and their percentage': ({ issues, totals }) => {
    const done = pointsOf(issues.filter(({ column }) => column === 'Done'));
    const percent = Math.round((done / totals.points) * 100);
    return totals.pointsDone === done && totals.progressPercent === percent;
  },
  'the burndown chart begins a day before the sprint and matches the completed issues': (
    { burndown, ...board },
    asked,
  ) =>
    secondsBetween(burndown[0]?.day ?? '', board.sprint.start) === DAY_SECONDS &&
    burndown.at(-1)?.day === dayOf(asked.reference) &&
    burndown.every(({ day, remaining }) => {
      const finished = board.issues.filter(({ doneAt = '9999' }) => dayOf(doneAt) <= day);
      return remaining === board.totals.points - pointsOf(finished);
    }),
});

/** Returns the share of the invested money that is in one kind of security. */
const shareOfKind = ({ holdings, totals }: Portfolio, kind: string) =>
  sum(holdings.filter((each) => each.kind === kind).map(({ value }) => toMinorUnits(value))) /
  toMinorUnits(totals.invested);

const hundredths = (percents: readonly number[]) => Math.round(sum(percents) * 100);

const isProduct = (product: string, quantity: number, price: string) =>
  Math.abs(toMinorUnits(product) - quantity * toMinorUnits(price)) <= 0.501;

const isPercent = (percent: number, gain: string, cost: string) =>
  Math.abs(percent - (toMinorUnits(gain) / toMinorUnits(cost)) * 100) < 0.05;

/** Easter holidays of the stock exchanges in the euro area. */
const CLOSED = [
  ...['2022-04-15', '2022-04-18', '2023-04-07', '2023-04-10', '2024-03-29', '2024-04-01'],
];
const CLOSED_EACH_YEAR = ['01-01', '05-01', '12-25', '12-26'];

testRecords('portfolio', {
  'value, cost and gain of a holding are calculated from quantity and price': ({ holdings }) =>
    holdings.every(
      ({ value, quantity, price, cost, averageCost, gain, gainPercent }) =>
        isProduct(value, quantity, price) &&
        isProduct(cost, quantity, averageCost) &&
        toMinorUnits(gain) === toMinorUnits(value) - toMinorUnits(cost) &&
        isPercent(gainPercent, gain, cost),
    ),
  'only funds have fractional quantities': ({ holdings }) =>
    holdings.every(({ kind, quantity }) => kind === 'fund' || Number.isInteger(quantity)),
  'percentages of holdings and cash add up to 100': ({ holdings, cash, allocation }) =>
    hundredths([...holdings, cash].map(({ sharePercent }) => sharePercent)) === 10_000 &&
    hundredths(allocation.map(({ sharePercent }) => sharePercent)) === 10_000,
  'the allocation adds up the holdings of each kind': ({ holdings, cash, allocation }) =>
    allocation.every(({ kind, value, sharePercent }) => {
      const own = holdings.filter((each) => each.kind === kind);
      const parts = kind === 'cash' ? [{ ...cash, value: cash.amount }] : own;
      return (
        toMinorUnits(value) === sum(parts.map((part) => toMinorUnits(part.value))) &&
        hundredths([sharePercent]) === hundredths(parts.map((part) => part.sharePercent))
      );
    }),
  'the totals are the sums of the holdings': ({ holdings, cash, totals }) => {
    const invested = sum(holdings.map(({ value }) => toMinorUnits(value)));
    return (
      toMinorUnits(totals.invested) === invested &&
      toMinorUnits(totals.worth) === invested + toMinorUnits(cash.amount) &&
      isPercent(totals.gainPercent, totals.gain, totals.cost)
    );
  },
  'a cautious portfolio has mostly bonds, and 10 to 25 per cent in cash': (portfolio) =>
    portfolio.risk === 'cautious'
      ? shareOfKind(portfolio, 'bond') > 0.5 &&
        portfolio.cash.sharePercent > 9.9 &&
        portfolio.cash.sharePercent < 25.1
      : undefined,
  'an adventurous portfolio has mostly shares, and little cash': (portfolio) =>
    portfolio.risk === 'adventurous'
      ? shareOfKind(portfolio, 'equity') > 0.5 && portfolio.cash.sharePercent < 3.1
      : undefined,
  'a balanced portfolio with two or more holdings has shares and bonds': ({ risk, holdings }) =>
    risk === 'balanced' && holdings.length > 1
      ? ['bond', 'equity'].every((kind) => holdings.some((each) => each.kind === kind))
      : undefined,
  'securities were bought on days when the stock exchanges were open': ({ holdings }) =>
    holdings.every(
      ({ boughtOn }) =>
        !isWeekend(boughtOn) &&
        !CLOSED.includes(boughtOn) &&
        !CLOSED_EACH_YEAR.includes(boughtOn.slice(5)),
    ),
});
