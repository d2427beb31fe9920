/** Events, tasks, boards and portfolios. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isDayOff } from '../daysOff.ts';
import {
  DAY_SECONDS,
  areInOrder,
  clockOf,
  dayOf,
  isWeekend,
  minor,
  secondsBetween,
  sum,
  weekdayOf,
} from '../measures.ts';
import { createRecords, testRecords } from './records.ts';
import type { Composite } from './records.ts';

type Board = Composite<'project-management-board'>;
type Event = Composite<'event'>;
type Portfolio = Composite<'portfolio'>;
type Todo = Composite<'todo-list'>;

const isInOfficeHours = (time: string | undefined): boolean =>
  time === undefined || (!isWeekend(time) && clockOf(time) >= '08' && clockOf(time) < '18');

/** Sessions of a programme that come first or last, and pairs of consecutive sessions. */
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
  'an event is ahead, and on one day': (event, { reference }) =>
    areInOrder(reference, event.doorsOpen) && dayOf(event.start) === dayOf(event.end),
  'the programme goes from start to end': ({ programme, start, end }) =>
    programme[0]?.start === start && programme.at(-1)?.end === end,
  'an event was not to be earlier than now': ({ previousStart }, { reference }) =>
    areInOrder(reference, previousStart),
  'tickets are sold or remain, and the better ones cost more': ({ sales, venue }) =>
    sales.tickets.every(({ quota, sold, remaining }) => quota === sold + remaining) &&
    sum(sales.tickets.map(({ quota }) => quota)) === venue.capacity &&
    sales.soldOut === (sales.remaining === 0) &&
    sales.tickets.every(
      ({ price }, index) => minor(price) >= minor(sales.tickets[index - 1]?.price ?? '0'),
    ),
  'the revenue is that of the tickets': ({ sales }) =>
    minor(sales.revenue) === sum(sales.tickets.map(({ price, sold }) => minor(price) * sold)),
  'concerts and plays are in the evening, everything else by daylight': (event) =>
    ['concert', 'theatre'].includes(event.kind)
      ? clockOf(event.start) >= '18'
      : clockOf(event.start) < '16' && clockOf(event.end) <= '19:00',
  'conferences are on working days, weekend workshops at weekends, and nothing at Christmas': ({
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
  'what opens comes first, and what closes last': ({ programme }) => {
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

/** Least and greatest progress in per cent of each status. */
const PROGRESS: Record<string, [number, number]> = {
  ...{ todo: [0, 0], 'in-progress': [10, 60], 'in-review': [70, 90], done: [100, 100] },
};

testRecords('list-of-tasks', {
  'progress, times and people of a task follow from its status': ({ tasks }) =>
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
  'tasks are written down, begun and finished in office hours': ({ tasks }) =>
    tasks.every(({ createdAt, startedAt, doneAt }) =>
      [createdAt, startedAt, doneAt].every(isInOfficeHours),
    ),
  'tasks are due on a working day later on, and overdue afterwards': ({ tasks }, { reference }) =>
    tasks.every(
      ({ status, dueOn, createdAt, overdue }) =>
        !isWeekend(dueOn) &&
        dueOn > dayOf(createdAt) &&
        overdue === (status !== 'done' && dueOn < dayOf(reference)),
    ),
  'the summary counts tasks by status, and those of nobody': ({ tasks, summary }) =>
    summary.total === tasks.length &&
    summary.unassigned === tasks.filter(({ assigneeId }) => assigneeId === undefined).length &&
    isDeepStrictEqual(
      summary.byStatus,
      Object.fromEntries(
        STATUSES.map((name) => [name, tasks.filter(({ status }) => status === name).length]),
      ),
    ),
  'tasks are as many as the request asks for, and numbered': ({ tasks }, { query }) =>
    tasks.length === query['tasks'] && tasks.every(({ id }, index) => id === `T-${index + 1}`),
  'hours worked fit the estimate, the progress and the time since': ({ tasks, asOf }) =>
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

/** Tasks just before a trip. */
const JUST_BEFORE = [/Weigh/, /Empty/, /Pack/, /Print/];

const itemOf = ({ items }: Todo, words: RegExp) => items.find(({ text }) => words.test(text));

testRecords('todo-list', {
  'ticks are counted': ({ items, counts, progressPercent }, { query }) => {
    const done = items.filter((item) => item.done).length;
    return (
      counts.total === items.length &&
      counts.open === items.length - done &&
      done === (query['done'] ?? done) &&
      progressPercent === Math.round((done / items.length) * 100)
    );
  },
  'nothing was due before today': ({ items }, { reference }) =>
    items.every(({ dueOn = '9999' }) => dueOn >= dayOf(reference)),
  'what comes back every week is due within one, on its day': ({ items }, { reference }) =>
    items.every(
      ({ repeat, dueOn = '' }) =>
        repeat === undefined ||
        (repeat === `FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekdayOf(dueOn)] ?? ''}` &&
          secondsBetween(reference, dueOn) < 7 * DAY_SECONDS),
    ),
  'the passport is renewed before the suitcase is weighed and the fridge emptied': (list) => {
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
  'work is due from Monday to Friday, and done in office hours': ({ theme, items, createdAt }) =>
    theme === 'work'
      ? items.every(({ dueOn }) => dueOn === undefined || !isWeekend(dueOn)) &&
        [createdAt, ...items.flatMap(({ addedAt, doneAt }) => [addedAt, doneAt])].every(
          isInOfficeHours,
        )
      : undefined,
});

test('some entries of household lists come back every week', () => {
  const lists = createRecords('todo-list').filter(({ theme }) => theme === 'household');
  expect(lists.some(({ items }) => items.some(({ repeat }) => repeat))).toBe(true);
});

const pointsOf = (issues: Board['issues']) => sum(issues.map(({ points }) => points));

testRecords('project-management-board', {
  'keys are those of the project': ({ issues, project }) =>
    issues.every(({ key }) => key.startsWith(`${project.key}-`)),
  'columns list their issues and keep their limits': ({ columns, issues }) =>
    columns.every(({ name, limit, issues: keys }) => {
      const own = issues.filter(({ column }) => column === name).map(({ key }) => key);
      return isDeepStrictEqual(keys, own) && keys.length <= (limit ?? issues.length);
    }),
  'issues are done within the sprint, in office hours': ({ issues, sprint }) =>
    issues.every(
      ({ createdAt, doneAt }) =>
        areInOrder(createdAt, sprint.start, doneAt) && [createdAt, doneAt].every(isInOfficeHours),
    ),
  'an issue waits until older ones are done': ({ issues }, { reference }) =>
    issues.every(({ column, createdAt, doneAt = reference, blockedBy }, index) =>
      blockedBy.every((key) => {
        const blocker = issues.slice(0, index).find((issue) => issue.key === key);
        if (!blocker || blocker.createdAt > createdAt) return false;
        return column === 'To do' || areInOrder(blocker.doneAt ?? '9999', doneAt);
      }),
    ),
  'the sprint has as many weeks as the request asks for': ({ sprint }, { query, reference }) => {
    const today = dayOf(reference);
    const days = secondsBetween(sprint.start, sprint.end) / DAY_SECONDS;
    return (
      areInOrder(sprint.start, today, sprint.end) &&
      secondsBetween(today, sprint.end) === sprint.remainingDays * DAY_SECONDS &&
      days === Number(query['sprintWeeks']) * 7 - 1 &&
      ![sprint.start, sprint.end].some(isWeekend)
    );
  },
  'the totals count the points that are done': ({ issues, totals }) => {
    const done = pointsOf(issues.filter(({ column }) => column === 'Done'));
    const percent = Math.round((done / totals.points) * 100);
    return totals.pointsDone === done && totals.progressPercent === percent;
  },
  'the burndown begins before the sprint': ({ burndown, ...board }, asked) =>
    secondsBetween(burndown[0]?.day ?? '', board.sprint.start) === DAY_SECONDS &&
    burndown.at(-1)?.day === dayOf(asked.reference) &&
    burndown.every(({ day, remaining }) => {
      const finished = board.issues.filter(({ doneAt = '9999' }) => dayOf(doneAt) <= day);
      return remaining === board.totals.points - pointsOf(finished);
    }),
});

/** Returns the share of a kind in the invested money. */
const shareOfKind = ({ holdings, totals }: Portfolio, kind: string) =>
  sum(holdings.filter((each) => each.kind === kind).map(({ value }) => minor(value))) /
  minor(totals.invested);

const hundredths = (percents: readonly number[]) => Math.round(sum(percents) * 100);

const isProduct = (product: string, quantity: number, price: string) =>
  Math.abs(minor(product) - quantity * minor(price)) <= 0.501;

const isPercent = (percent: number, gain: string, cost: string) =>
  Math.abs(percent - (minor(gain) / minor(cost)) * 100) < 0.05;

/** Days on which the exchanges of the euro area were closed, as they announced them. */
const CLOSED = [
  ...['2022-04-15', '2022-04-18', '2023-04-07', '2023-04-10', '2024-03-29', '2024-04-01'],
];
const CLOSED_EACH_YEAR = ['01-01', '05-01', '12-25', '12-26'];

testRecords('portfolio', {
  'value, cost and gain follow from quantity and price': ({ holdings }) =>
    holdings.every(
      ({ value, quantity, price, cost, averageCost, gain, gainPercent }) =>
        isProduct(value, quantity, price) &&
        isProduct(cost, quantity, averageCost) &&
        minor(gain) === minor(value) - minor(cost) &&
        isPercent(gainPercent, gain, cost),
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
    return (
      minor(totals.invested) === invested &&
      minor(totals.worth) === invested + minor(cash.amount) &&
      isPercent(totals.gainPercent, totals.gain, totals.cost)
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
  'securities were bought while the exchanges were open': ({ holdings }) =>
    holdings.every(
      ({ boughtOn }) =>
        !isWeekend(boughtOn) &&
        !CLOSED.includes(boughtOn) &&
        !CLOSED_EACH_YEAR.includes(boughtOn.slice(5)),
    ),
});
