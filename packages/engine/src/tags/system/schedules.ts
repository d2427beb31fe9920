import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

const SHORTCUTS = ['@hourly', '@daily', '@weekly', '@monthly', '@yearly', '@annually', '@reboot'];

/** Minimum number of days of each month. */
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Limits the day to the length of the month, because otherwise the schedule would never run. */
function limitDay(day: string, month: string): string {
  const last = DAYS_OF_MONTH[Number(month) - 1];
  return last !== undefined && Number(day) > last ? String(last) : day;
}

/**
 * Converts fields to the syntax of Amazon EventBridge, which counts weekdays from 1 and requires `?` in exactly one of the
 * two day fields.
 */
function toEventBridge(fields: string[]): string {
  const [minute, hour, day = '*', month = '*', weekday = '*', year] = fields;
  const byWeekday = /[0-9A-Z]/.test(weekday);
  const counted = /^[0-6]$/.test(weekday) ? String(Number(weekday) + 1) : weekday;
  const days = byWeekday
    ? ['?', month, counted]
    : [day === '?' ? '*' : limitDay(day, month), month, '?'];
  return [minute, hour, ...days, year].join(' ');
}

/** Creates a cron expression for crontab or Amazon EventBridge. The day exists in the month, so that the schedule runs. */
export function createCronExpression(
  faker: Faker,
  { dialect, shortcuts }: ArgumentsOf['system']['cron-expression'],
): string {
  const eventBridge = dialect === 'eventbridge';
  if (shortcuts && faker.datatype.boolean()) return faker.helpers.arrayElement(SHORTCUTS);
  const fields = faker.system.cron({ includeYear: eventBridge }).split(' ');
  if (eventBridge) return toEventBridge(fields);
  const [minute, hour, day = '*', month = '*', weekday = '*'] = fields.map((field) =>
    field === '?' ? '*' : field,
  );
  return [minute, hour, limitDay(day, month), month, weekday].join(' ');
}
