import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { answersOf, distinct, fresh } from './faults.ts';

const DAY = 86_400;

const seconds = (instant: unknown) => Date.parse(String(instant)) / 1000;

/** The instant of a date that Git has printed, in seconds. */
function instantOf(date: string, format: unknown): number {
  return format === 'raw' || format === 'unix' ? Number(date.split(' ')[0]) : seconds(date);
}

/** What a date in each format looks like. */
const DATES: Record<string, RegExp> = {
  default: /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d \d{4} [+-]\d\d00$/,
  iso: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d00$/,
  'iso-strict': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|(?!.00:)[+-]\d\d:00)$/,
  rfc: /^[A-Z][a-z]{2}, [1-9]\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d\d00$/,
  short: /^\d{4}-\d\d-\d\d$/,
  raw: /^\d+ [+-]\d\d00$/,
  unix: /^\d+$/,
};

describe('Git', () => {
  test('a branch passes the rules of git check-ref-format and has the kind and the ticket', () => {
    for (const { query, value } of answersOf('git/git-branch')) {
      expect(value).not.toMatch(/\.\.|[^!-}]|[\^:?*[\\]|^[/-]|\/$|\/\/|@\{|\.lock(\/|$)|\.$/);
      const folder = query['kind'] === undefined ? '' : `${String(query['kind'])}/`;
      const key =
        query['project'] === undefined ? '' : `${String(query['project'])}-[1-9]\\d{0,3}-`;
      expect(value).toMatch(new RegExp(`^${folder}${key}[a-z]+(-[a-z]+)+$`));
    }
  });

  test('a commit SHA passes an independent validator, abbreviated ones have their length', () => {
    const wrong = answersOf('git/commit-sha').filter(({ query: { algorithm, length }, value }) =>
      length === undefined
        ? !validator.isHash(value, algorithm === 'sha-256' ? 'sha256' : 'sha1')
        : value.length !== length || !validator.isHexadecimal(value),
    );
    expect(wrong).toEqual([]);
    const short = distinct('git/commit-sha', { length: 7 });
    expect(short.size).toBeGreaterThan(2990);
    const letters = fresh('git/commit-sha').join('').replaceAll(/\d/g, '');
    expect(Math.abs(letters.length / (300 * 40) - 6 / 16)).toBeLessThan(0.03);
  });

  test('a commit message is a short line, in the words of hackers, of the style asked for', () => {
    const verbs = [...distinct('hacker/hacker-verb')].join('|');
    const nouns = [...distinct('hacker/hacker-noun')];
    const line = `(${verbs}) (${[...distinct('hacker/hacker-adjective')].join('|')}) (${nouns.join('|')})`;
    const scopes = nouns.join('|').replaceAll(' ', '-');
    for (const { query, value } of answersOf('git/commit-message')) {
      const type = String(query['type'] ?? '[a-z]+');
      const prefix = query['format'] === 'conventional' ? `${type}\\((${scopes})\\): ` : '';
      expect(value).toMatch(new RegExp(`^${prefix}${line}$`));
      if (prefix === '') expect(value.length).toBeLessThanOrEqual(40);
    }
    const types = fresh('git/commit-message', { format: 'conventional' }).map((value) =>
      value.replace(/\(.*/, ''),
    );
    expect(types).toEqual(expect.arrayContaining(['feat', 'fix', 'docs']));
  });

  test('a commit date has its format and lies within the days before the reference', () => {
    for (const { query, value } of answersOf('git/commit-date')) {
      const { format, reference, days } = query;
      expect(value).toMatch(DATES[String(format)] ?? /^$/);
      if (format === 'short') continue;
      const age = seconds(reference) - instantOf(value, format);
      expect(age, value).toBeGreaterThanOrEqual(0);
      expect(age, value).toBeLessThanOrEqual(Number(days) * DAY + 1);
      const [, offset = '0'] = /([+-]\d\d):?00$/.exec(value) ?? [];
      expect(Math.abs(Number(offset) - 0.5), value).toBeLessThanOrEqual(11.5);
    }
  });

  test('all formats of one date name the same instant, and its right weekday', () => {
    const query = { days: 3650 };
    const unix = fresh('git/commit-date', { ...query, format: 'unix' }).map(Number);
    for (const format of ['default', 'iso', 'iso-strict', 'rfc', 'raw']) {
      const dates = fresh('git/commit-date', { ...query, format });
      expect(dates.map((date) => instantOf(date, format))).toEqual(unix);
    }
    const days = fresh('git/commit-date', { ...query, format: 'short' });
    const rfc = fresh('git/commit-date', { ...query, format: 'rfc' });
    expect(rfc.map((date) => date.split(' ').slice(0, 4).join(' '))).toEqual(
      days.map((day) => new Date(day).toUTCString().slice(0, 16).replace(/ 0/, ' ')),
    );
    const weekdays = fresh('git/commit-date', query).map((date) => date.split(' ')[0]);
    const expected = days.map((day) => new Date(day).toUTCString().slice(0, 3));
    expect(weekdays).toEqual(expected);
  });

  test('an entry of the log has its lines, its author and a date of the last day', () => {
    for (const { query, value } of answersOf('git/commit-entry')) {
      const lines = value.split(query['lineEnding'] === 'crlf' ? '\r\n' : '\n');
      expect(lines.join(''), value).not.toMatch(/[\r\n]/);
      const merge = lines[1]?.startsWith('Merge: ');
      if (query['merge'] !== undefined) expect(merge, value).toBe(query['merge']);
      expect(lines, value).toHaveLength(merge ? 7 : 6);
      expect(validator.isHash((lines[0] ?? '').replace('commit ', ''), 'sha1'), value).toBe(true);
      const [author = '', date = '', , message = ''] = lines.slice(merge ? 2 : 1);
      expect(validator.isEmail(/<(.+)>$/.exec(author)?.[1] ?? ''), author).toBe(true);
      const age = seconds(query['reference']) - seconds(date.replace('Date:', ''));
      expect(age >= 0 && age <= DAY, date).toBe(true);
      expect(message.startsWith("    Merge branch '"), message).toBe(merge);
    }
    const merges = [...distinct('git/commit-entry')].filter((entry) => entry.includes('\nMerge:'));
    expect(merges.length / 3000).toBeGreaterThan(0.17);
    expect(merges.length / 3000).toBeLessThan(0.23);
  });

  test('the address of a repository has the notation and the host asked for', () => {
    for (const { query, value } of answersOf('git/repository-url')) {
      const [, scheme = 'scp'] = /^([a-z]+):\/\//.exec(value) ?? [];
      expect(scheme, value).toBe(query['protocol'] ?? scheme);
      expect(URL.canParse(value), value).toBe(scheme !== 'scp');
      const host = scheme === 'scp' ? value.replace(/^git@|:.*/g, '') : new URL(value).hostname;
      expect(host).toBe(query['host']);
      expect(new URL(value.replace(/^git@(.*):/, 'ssh://git@$1/')).pathname).toMatch(
        /^\/[a-z-]+\/[a-z0-9-]+\.git$/,
      );
    }
    const starts = fresh('git/repository-url').map((url) => url.replace(/@.*|:.*/, ''));
    expect(new Set(starts)).toEqual(new Set(['https', 'ssh', 'git']));
  });
});
