import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { answersOf, distinct, fresh } from './faults.ts';
import type { Answer, Query } from './faults.ts';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const WEEKDAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

const isOpen = (field: string) => field === '*' || field === '?';

const isWithin = (field: string, min: number, max: number) =>
  field === '*' || (/^\d+$/.test(field) && Number(field) >= min && Number(field) <= max);

/** Whether a schedule is in its dialect's notation and names a day that comes. */
function canComeTrue({ query, value }: Answer<string>): boolean {
  const [minute = '', hour = '', day = '', month = '', weekday = '', ...year] = value.split(' ');
  const isEventBridge = query['dialect'] === 'eventbridge';
  const first = isEventBridge ? 1 : 0;
  return (
    isWithin(minute, 0, 59) &&
    isWithin(hour, 0, 23) &&
    (day === '?' || isWithin(day, 1, DAYS_OF_MONTH[Number(month) - 1] ?? 31)) &&
    isWithin(month, 1, 12) &&
    (isOpen(weekday) || WEEKDAYS.includes(weekday) || isWithin(weekday, first, first + 6)) &&
    [day, weekday].filter((field) => field === '?').length === first &&
    year.length === first &&
    year.every((field) => isWithin(field, 1970, 2099))
  );
}

/** The answers that do not match an expression made from their request. */
const failing = (name: string, expressionOf: (query: Query) => RegExp) =>
  answersOf(name).filter(({ query, value }) => !expressionOf(query).test(value));

describe('systems', () => {
  test('versions pass an independent validator and have the parts asked for', () => {
    const wrong = answersOf('system/semantic-version').filter(
      ({ query: { major, prerelease, build }, value }) =>
        !validator.isSemVer(value) ||
        (major !== undefined && value.split('.')[0] !== String(major)) ||
        /-(alpha|beta|rc)\.\d/.test(value) !== prerelease ||
        /\+[0-9a-f]{7}$/.test(value) !== build,
    );
    expect(wrong).toEqual([]);
    const parts = [...distinct('system/semantic-version')].map((v) => v.split('.').map(Number));
    const limits = [0, 1, 2].map((at) => Math.max(...parts.map((numbers) => numbers[at] ?? 0)));
    expect(limits).toEqual([9, 20, 20]);
  });

  test('every cron schedule can come true in its dialect', () => {
    const schedules = answersOf('system/cron-expression');
    const written = schedules.filter(({ value }) => !value.startsWith('@'));
    expect(written.filter((answer) => !canComeTrue(answer))).toEqual([]);
    const names = schedules.filter(({ value }) => value.startsWith('@'));
    expect(names.filter(({ query: { shortcuts } }) => shortcuts !== true)).toEqual([]);
    const named = fresh('system/cron-expression', { shortcuts: true }).filter((v) => v[0] === '@');
    expect(named.length).toBeGreaterThan(120);
    expect(named.length).toBeLessThan(180);
  });

  test('network interfaces have the letters of their kind and scheme', () => {
    const media: Record<string, string> = { ethernet: 'en', wlan: 'wl', wwan: 'ww' };
    const schemes: Record<string, string> = {
      onboard: 'o\\d+',
      slot: 's\\d+(f\\d+)?(d\\d+)?',
      path: '(P\\d+)?p\\d+s\\d+(f\\d+)?(d\\d+)?',
      mac: 'x[0-9a-f]{12}',
    };
    const wrong = failing('system/network-interface', ({ kind, scheme }) => {
      const start = media[String(kind)] ?? '(en|wl|ww)';
      return RegExp(`^${start}(${schemes[String(scheme)] ?? Object.values(schemes).join('|')})$`);
    });
    expect(wrong).toEqual([]);
    const addresses = fresh('system/network-interface', { scheme: 'mac' }).map((v) => v.slice(3));
    const no_separators = true;
    expect(addresses.filter((mac) => !validator.isMACAddress(mac, { no_separators }))).toEqual([]);
    expect(addresses.filter((mac) => /^.[13579bdf]/.test(mac))).toEqual([]);
    expect([...distinct('system/network-interface')].filter((v) => v.length > 15)).toEqual([]);
  });
});
