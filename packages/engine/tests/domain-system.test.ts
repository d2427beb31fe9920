import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { shareOf } from './measures.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';
import type { Query } from './values.ts';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const WEEKDAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

const isOpen = (field: string) => field === '*' || field === '?';

const isWithin = (field: string, min: number, max: number) =>
  field === '*' || (/^\d+$/.test(field) && Number(field) >= min && Number(field) <= max);

/** Whether a schedule is in its dialect's notation and names a day that comes. */
function canComeTrue(schedule: string, query: Query): boolean {
  const [minute = '', hour = '', day = '', month = '', weekday = '', ...year] = schedule.split(' ');
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

const MEDIA: Record<string, string> = { ethernet: 'en', wlan: 'wl', wwan: 'ww' };

const SCHEMES: Record<string, string> = {
  onboard: 'o\\d+',
  slot: 's\\d+(f\\d+)?(d\\d+)?',
  path: '(P\\d+)?p\\d+s\\d+(f\\d+)?(d\\d+)?',
  mac: 'x[0-9a-f]{12}',
};

/** Whether an interface is named after an address of a single station. */
const holdsMacAddress = (name: string) =>
  validator.isMACAddress(name.slice(3), { no_separators: true }) && /^....[02468ace]/.test(name);

testValues('system', [
  ['network-interface', { scheme: 'mac' }, holdsMacAddress],
  ['network-interface', {}, /^.{1,15}$/],
]);

testAnswers('system/semantic-version', {
  'passes an independent validator and has the parts asked for': (version, query) => {
    const { major, prerelease, build } = query;
    return (
      validator.isSemVer(version) &&
      (major === undefined || version.split('.')[0] === String(major)) &&
      /-(alpha|beta|rc)\.\d/.test(version) === prerelease &&
      /\+[0-9a-f]{7}$/.test(version) === build
    );
  },
});

testAnswers('system/cron-expression', {
  'can come true in its dialect, or is a name where that is asked for': (schedule, query) =>
    schedule.startsWith('@') ? query['shortcuts'] === true : canComeTrue(schedule, query),
});

testAnswers('system/network-interface', {
  'has the letters of its kind and scheme': (name, { kind, scheme }) => {
    const start = MEDIA[String(kind)] ?? '(en|wl|ww)';
    const rest = SCHEMES[String(scheme)] ?? Object.values(SCHEMES).join('|');
    return RegExp(`^${start}(${rest})$`).test(name);
  },
});

describe('systems', () => {
  test('versions go up to 9.20.20', () => {
    const parts = [...drawDistinct('system/semantic-version')].map((v) => v.split('.').map(Number));
    const limits = [0, 1, 2].map((at) => Math.max(...parts.map((numbers) => numbers[at] ?? 0)));
    expect(limits).toEqual([9, 20, 20]);
  });

  test('half of the cron schedules are names where they may be', () => {
    const schedules = drawValues('system/cron-expression', { shortcuts: true });
    const share = shareOf(schedules, (schedule) => schedule.startsWith('@'));
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });
});
