import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { english } from '../../src/locales/english.ts';
import { successOf } from '../document.ts';
import { DAY_SECONDS, shareOf } from '../measures.ts';
import { createDistinctValues, createValues, findOperation, testEachValue } from '../values.ts';

const seconds = (timestamp: unknown) => Date.parse(String(timestamp)) / 1000;

/** Returns the timestamp of a date that Git has printed, in seconds. */
const timestampOf = (date: string, format: unknown): number =>
  format === 'raw' || format === 'unix' ? Number(date.split(' ')[0]) : seconds(date);

/** Pattern of a date in each format. */
const DATES: Record<string, RegExp> = {
  default: /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d \d{4} [+-]\d\d00$/,
  iso: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d00$/,
  'iso-strict': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|(?!.00:)[+-]\d\d:00)$/,
  rfc: /^[A-Z][a-z]{2}, [1-9]\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d\d00$/,
  short: /^\d{4}-\d\d-\d\d$/,
  raw: /^\d+ [+-]\d\d00$/,
  unix: /^\d+$/,
};

const verbs = english.hacker?.verb ?? [];
const adjectives = english.hacker?.adjective ?? [];
const nouns = english.hacker?.noun ?? [];
const anyOf = (words: readonly string[]) => `(${words.join('|')})`;

testEachValue('git/git-branch', {
  'has the requested kind and project, and words in small letters': (branch, { kind, project }) => {
    const folder = kind === undefined ? '' : `${String(kind)}/`;
    const key = project === undefined ? '' : `${String(project)}-[1-9]\\d{0,3}-`;
    return RegExp(`^${folder}${key}[a-z]+(-[a-z]+)+$`).test(branch);
  },
});

testEachValue('git/commit-sha', {
  'passes an independent validator, or has the requested length': (sha, query) => {
    const { algorithm, length } = query;
    if (length !== undefined) return sha.length === length && validator.isHexadecimal(sha);
    return validator.isHash(sha, algorithm === 'sha-256' ? 'sha256' : 'sha1');
  },
});

testEachValue('git/commit-message', {
  'is a short line of English words, in the requested format': (message, query) => {
    const line = `${anyOf(verbs)} ${anyOf(adjectives)} ${anyOf(nouns)}`;
    const scope = `\\(${anyOf(nouns).replaceAll(' ', '-')}\\): `;
    const isConventional = query['format'] === 'conventional';
    const prefix = isConventional ? String(query['type'] ?? '[a-z]+') + scope : '';
    return RegExp(`^${prefix}${line}$`).test(message) && (isConventional || message.length <= 40);
  },
});

test('the schema of commit messages matches every verb with every adjective and noun', () => {
  const { schema } = successOf(findOperation('git/commit-message'));
  const pattern = RegExp(schema.properties?.['data']?.items?.['pattern'] as string, 'u');
  const messages = verbs.flatMap((verb) =>
    adjectives.flatMap((adjective) => nouns.map((noun) => `${verb} ${adjective} ${noun}`)),
  );
  expect(messages.length).toBeGreaterThan(5000);
  expect(messages.filter((message) => !pattern.test(message)).slice(0, 5)).toEqual([]);
});

testEachValue('git/commit-date', {
  'has its format and lies within the days before the reference': (date, query) => {
    const { format, reference, days } = query;
    if (!DATES[String(format)]?.test(date)) return false;
    if (format === 'short') return true;
    const age = seconds(reference) - timestampOf(date, format);
    const [, offset = '0'] = /([+-]\d\d):?00$/.exec(date) ?? [];
    return (
      age >= 0 && age <= Number(days) * DAY_SECONDS + 1 && Math.abs(Number(offset) - 0.5) <= 11.5
    );
  },
});

testEachValue('git/commit-entry', {
  'has its lines, its author and a date of the last day': (entry, query) => {
    const lines = entry.split(query['lineEnding'] === 'crlf' ? '\r\n' : '\n');
    const merge = lines[1]?.startsWith('Merge: ');
    const [author = '', date = '', , message = ''] = lines.slice(merge ? 2 : 1);
    const age = seconds(query['reference']) - seconds(date.replace('Date:', ''));
    return (
      !/[\r\n]/.test(lines.join('')) &&
      merge === (query['merge'] ?? merge) &&
      lines.length === (merge ? 7 : 6) &&
      validator.isHash((lines[0] ?? '').replace('commit ', ''), 'sha1') &&
      validator.isEmail(/<(.+)>$/.exec(author)?.[1] ?? '') &&
      age >= 0 &&
      age <= DAY_SECONDS &&
      message.startsWith("    Merge branch '") === merge
    );
  },
});

testEachValue('git/repository-url', {
  'has the requested protocol and host': (url, { protocol, host }) => {
    const [, scheme = 'scp'] = /^([a-z]+):\/\//.exec(url) ?? [];
    const { hostname, pathname } = new URL(url.replace(/^git@(.*):/, 'ssh://git@$1/'));
    return (
      scheme === (protocol ?? scheme) &&
      URL.canParse(url) === (scheme !== 'scp') &&
      hostname === (host ?? 'git.example.com') &&
      /^\/[a-z-]+\/[a-z0-9-]+\.git$/.test(pathname)
    );
  },
});

describe('the git tag', () => {
  test('repository URLs have every protocol and the short form', () => {
    const starts = createValues('git/repository-url').map((url) => /^\w+[:@]/.exec(url)?.[0]);
    expect(new Set(starts)).toEqual(new Set(['https:', 'ssh:', 'git:', 'git@']));
  });

  test('abbreviated commit SHAs hardly repeat', () => {
    expect(createDistinctValues('git/commit-sha', { length: 7 }).size).toBeGreaterThan(2990);
  });

  test('conventional messages add features, fix errors and document', () => {
    const messages = createValues('git/commit-message', { format: 'conventional' });
    const types = messages.map((message) => message.replace(/\(.*/, ''));
    expect(types).toEqual(expect.arrayContaining(['feat', 'fix', 'docs']));
  });

  test('all formats of a date have the same timestamp and its weekday', () => {
    const createDates = (format: string) => createValues('git/commit-date', { days: 3650, format });
    const unix = createDates('unix').map(Number);
    for (const format of ['default', 'iso', 'iso-strict', 'rfc', 'raw'])
      expect(createDates(format).map((date) => timestampOf(date, format))).toEqual(unix);
    const expected = createDates('short').map((day) => new Date(day).toUTCString().slice(0, 16));
    expect(createDates('rfc').map((date) => date.split(' ').slice(0, 4).join(' '))).toEqual(
      expected.map((day) => day.replace(/ 0/, ' ')),
    );
    expect(createDates('default').map((date) => date.slice(0, 3))).toEqual(
      expected.map((day) => day.slice(0, 3)),
    );
  });

  test('one entry of the log in five is a merge', () => {
    const entries = [...createDistinctValues('git/commit-entry')];
    const share = shareOf(entries, (entry) => entry.includes('\nMerge:'));
    expect(Math.abs(share - 0.2)).toBeLessThan(0.03);
  });
});
