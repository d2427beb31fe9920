import validator from 'validator';
import { english } from '../../src/locales/english.ts';
import { DAY_SECONDS } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const seconds = (timestamp: unknown): number => Date.parse(String(timestamp)) / 1000;

/** Returns the Unix timestamp of a date in a Git format, in seconds. */
const timestampOf = (date: string, format: unknown): number =>
  format === 'raw' || format === 'unix' ? Number(date.split(' ')[0]) : seconds(date);

const toUnix = (date: string, format: string): string => String(timestampOf(date, format));

/** Patterns for dates, keyed by value of the parameter `format`. */
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

function hasKindAndProject(branch: string, { kind, project }: Query): boolean {
  const folder = kind === undefined ? '' : `${String(kind)}/`;
  const key = project === undefined ? '' : `${String(project)}-[1-9]\\d{0,3}-`;
  return RegExp(`^${folder}${key}[a-z]+(-[a-z]+)+$`).test(branch);
}

function isHashOfLength(sha: string, { algorithm, length }: Query): boolean {
  if (length !== undefined) return sha.length === length && validator.isHexadecimal(sha);
  return validator.isHash(sha, algorithm === 'sha-256' ? 'sha256' : 'sha1');
}

/** Returns whether a message is a short line of English words, in the requested format. */
function isShortLineInFormat(message: string, { format, type = '[a-z]+' }: Query): boolean {
  const line = `${anyOf(verbs)} ${anyOf(adjectives)} ${anyOf(nouns)}`;
  const scope = `\\(${anyOf(nouns).replaceAll(' ', '-')}\\): `;
  const isConventional = format === 'conventional';
  const prefix = isConventional ? String(type) + scope : '';
  return RegExp(`^${prefix}${line}$`).test(message) && (isConventional || message.length <= 40);
}

function isInDaysBeforeReference(date: string, { format, reference, days }: Query): boolean {
  if (!DATES[String(format)]?.test(date)) return false;
  if (format === 'short') return true;
  const age = seconds(reference) - timestampOf(date, format);
  const [, offset = '0'] = /([+-]\d\d):?00$/.exec(date) ?? [];
  return (
    age >= 0 && age <= Number(days) * DAY_SECONDS + 1 && Math.abs(Number(offset) - 0.5) <= 11.5
  );
}

const RFC = { days: 3650, format: 'rfc' };

/** Splits a date such as `Sat, 4 Jan 2025 10:00:00 +0100` into its parts. */
const partsOf = (date: string): string[] => date.split(/,? /);

/** Converts an RFC 2822 date to a day such as `2025-01-04`, in the time zone of the date. */
const toDay = (date: string): string =>
  new Date(`${partsOf(date).slice(1, 4).join(' ')} UTC`).toISOString().slice(0, 10);

const namesItsWeekday = (date: string): boolean =>
  new Date(toDay(date)).toUTCString().startsWith(date.slice(0, 3));

function toDefault(date: string): string {
  const [weekday, day, month, year, time, offset] = partsOf(date);
  return [weekday, month, day, time, year, offset].join(' ');
}

/** Returns whether a log entry has the expected lines, an author, and a date on the last day before the reference. */
function hasLinesOfLog(entry: string, query: Query): boolean {
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
}

function hasProtocolAndHost(url: string, { protocol, host }: Query): boolean {
  const [, scheme = 'scp'] = /^([a-z]+):\/\//.exec(url) ?? [];
  const { hostname, pathname } = new URL(url.replace(/^git@(.*):/, 'ssh://git@$1/'));
  return (
    scheme === (protocol ?? scheme) &&
    URL.canParse(url) === (scheme !== 'scp') &&
    hostname === (host ?? 'git.example.com') &&
    /^\/[a-z-]+\/[a-z0-9-]+\.git$/.test(pathname)
  );
}

const startOf = (url: string): string => /^\w+[:@]/.exec(url)?.[0] ?? '';

export const cases: readonly ValueCase[] = [
  ['commit-message', { format: 'conventional', type: 'fix' }, /^fix\(/],
  ['commit-date', { format: 'raw' }, /^\d+ (-(0\d|1[01])|\+(0\d|1[0-2]))00$/],
  ['git-branch', EVERY_REQUEST, hasKindAndProject],
  ['commit-sha', EVERY_REQUEST, isHashOfLength],
  ['commit-message', EVERY_REQUEST, isShortLineInFormat],
  [
    'commit-message',
    { format: 'conventional' },
    { has: ['feat', 'fix', 'docs'], of: (message: string) => message.replace(/\(.*/, '') },
  ],
  ['commit-date', EVERY_REQUEST, isInDaysBeforeReference],
  ...['default', 'iso', 'iso-strict', 'rfc', 'raw'].map((format): ValueCase => {
    const convert = (date: string) => toUnix(date, format);
    return [
      'commit-date',
      { days: 3650, format: 'unix' },
      { sameAs: { days: 3650, format }, convert },
    ];
  }),
  ['commit-date', { days: 3650, format: 'short' }, { sameAs: RFC, convert: toDay }],
  ['commit-date', { days: 3650, format: 'rfc' }, namesItsWeekday],
  ['commit-date', { days: 3650, format: 'default' }, { sameAs: RFC, convert: toDefault }],
  ['commit-entry', EVERY_REQUEST, hasLinesOfLog],
  ['commit-entry', {}, { share: 1 / 5, of: /\nMerge:/ }],
  ['repository-url', EVERY_REQUEST, hasProtocolAndHost],
  ['repository-url', {}, { only: ['https:', 'ssh:', 'git:', 'git@'], of: startOf }],
];
