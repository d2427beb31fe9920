import type { Faker } from '@faker-js/faker';
import { HOUR, DAY } from '../durations.ts';
import PROJECTS from '../../data/projects.json' with { type: 'json' };
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { omitUndefined } from './shared/helpers.ts';
import { sum } from './shared/money.ts';
import { createPeople } from './shared/people.ts';
import {
  OFFICE_OPENING_HOUR,
  createOfficeTimestamp,
  startOfDay,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

const COLUMNS = ['To do', 'In progress', 'Review', 'Done'];
const TO_DO = 0;
const DONE = 3;
/** Possible story points. Larger estimates are less precise. */
const POINTS = [1, 2, 3, 5, 8];
const TITLES = Object.entries(PROJECTS.issues).flatMap(([kind, titles]) =>
  titles.map((title) => ({ kind, title })),
);

/**
 * Picks a column for each issue, in the order of the board. If a column has reached its limit, the issue goes to the first
 * column.
 */
function createColumns(faker: Faker, count: number, limits: readonly (number | undefined)[]) {
  const filled = limits.map(() => 0);
  return Array.from({ length: count }, () => {
    const wanted = faker.number.int({ min: TO_DO, max: DONE });
    const column = (filled[wanted] ?? 0) < (limits[wanted] ?? count) ? wanted : TO_DO;
    filled[column] = (filled[column] ?? 0) + 1;
    return column;
  });
}

/**
 * Lists the possible first days of a sprint that began at least two days ago and ends tomorrow or later. Sprints begin
 * between Tuesday and Friday, so that their last day, one weekday earlier, is a working day too.
 */
function listStarts(today: number, days: number): number[] {
  const starts = Array.from({ length: days - 3 }, (_, index) => today - (index + 2) * DAY);
  return starts.filter((day) => [2, 3, 4, 5].includes(new Date(day).getUTCDay()));
}

/** Computes the remaining points at the end of each day, from the day before the sprint on. */
function createBurndown(start: number, today: number, points: number, done: [number, number][]) {
  const days = Math.round((today - start) / DAY) + 2;
  return Array.from({ length: days }, (_, index) => {
    const end = start + index * DAY;
    const burnt = sum(done.filter(([at]) => at < end).map(([, value]) => value));
    return { day: formatDay(end - DAY), remaining: points - burnt };
  });
}

/** Creates a board in the middle of a sprint. */
export const createProjectManagementBoard = (
  args: ArgumentsOf['composite']['project-management-board'],
) => {
  const now = truncateToSeconds(args.reference);
  const today = startOfDay(now);
  const days = args.sprintWeeks * 7;
  const starts = listStarts(today, days);
  const limits = [undefined, args.members * 2, args.members, undefined];
  return (faker: Faker) => {
    const { key, name, goal } = faker.helpers.arrayElement(PROJECTS.projects);
    const members = createPeople(faker, args.members).map((person) => ({
      id: faker.string.uuid(),
      name: person.name,
    }));
    const start = faker.helpers.arrayElement(starts);
    const chosen = faker.helpers.arrayElements(TITLES, args.issues);
    const columns = createColumns(faker, chosen.length, limits);
    const pickMember = () => faker.helpers.arrayElement(members).id;
    // Sorts the timestamps, so that issue keys increase with the time of creation.
    const createdAt = chosen
      .map(() => createOfficeTimestamp(faker, start - 20 * DAY, start - DAY))
      .sort((a, b) => a - b);
    const keys = chosen.map((_, index) => `${key}-${index + 101}`);
    const doneAt = columns.map((column) =>
      column === DONE
        ? createOfficeTimestamp(faker, start + OFFICE_OPENING_HOUR * HOUR, now)
        : undefined,
    );
    const issues = chosen.map((issue, index) => {
      const column = columns[index] ?? TO_DO;
      // A task in progress can only depend on finished tasks.
      const finished = (before: number) => (doneAt[before] ?? Infinity) <= (doneAt[index] ?? now);
      const candidates = keys
        .slice(0, index)
        .filter((_, before) => column === TO_DO || finished(before));
      const waits = faker.datatype.boolean(0.25) && candidates.length > 0;
      const completed = doneAt[index];
      return {
        key: keys[index] ?? '',
        ...issue,
        column: COLUMNS[column] ?? '',
        points: faker.helpers.arrayElement(POINTS),
        ...(column === TO_DO ? {} : { assigneeId: pickMember() }),
        reporterId: pickMember(),
        blockedBy: waits ? [faker.helpers.arrayElement(candidates)] : [],
        createdAt: formatUtc(createdAt[index] ?? start),
        ...(completed === undefined ? {} : { doneAt: formatUtc(completed) }),
      };
    });
    const points = sum(issues.map((issue) => issue.points));
    const done = issues.flatMap((issue, index): [number, number][] =>
      doneAt[index] === undefined ? [] : [[doneAt[index], issue.points]],
    );
    const pointsDone = sum(done.map(([, value]) => value));
    return {
      project: { key, name, leadId: members[0]?.id ?? '' },
      members,
      sprint: {
        number: faker.number.int({ min: 2, max: 40 }),
        goal,
        start: formatDay(start),
        end: formatDay(start + (days - 1) * DAY),
        remainingDays: days - 1 - Math.round((today - start) / DAY),
      },
      columns: COLUMNS.map((column, index) =>
        omitUndefined({
          name: column,
          limit: limits[index],
          issues: issues.filter((issue) => issue.column === column).map((issue) => issue.key),
        }),
      ),
      issues,
      burndown: createBurndown(start, today, points, done),
      totals: {
        issues: issues.length,
        points,
        pointsDone,
        progressPercent: Math.round((pointsDone / points) * 100),
      },
    };
  };
};
