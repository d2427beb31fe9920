import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { hexadecimal } from '../hexadecimal.ts';
import type { RequestArguments } from '../request.ts';

const BRANCH_TYPES = ['feature', 'bugfix', 'hotfix', 'chore', 'docs'] as const;
const COMMIT_TYPES = [
  'feat',
  'fix',
  'docs',
  'style',
  'refactor',
  'perf',
  'test',
  'build',
  'ci',
  'chore',
] as const;
const HASH_LENGTHS = { 'sha-1': 40, 'sha-256': 64 } as const;
const DATE_FORMATS = ['default', 'iso', 'iso-strict', 'rfc', 'short', 'raw', 'unix'] as const;
const PROTOCOLS = ['https', 'ssh', 'scp', 'git'] as const;

/** Share of merges in the log if the request does not set it. */
const MERGE_PROBABILITY = 0.2;

const hyphenate = (words: string): string => words.toLowerCase().replaceAll(' ', '-');

const createBranchTopic = (faker: Faker): string => hyphenate(faker.git.branch());

function createBranch(faker: Faker, request: RequestArguments): string {
  const type = request.optional.oneOf('kind', BRANCH_TYPES);
  const project = request.optional.string('project');
  const ticket =
    project === undefined ? '' : `${project}-${faker.number.int({ min: 1, max: 9999 })}-`;
  return `${type === undefined ? '' : `${type}/`}${ticket}${createBranchTopic(faker)}`;
}

function createSha(faker: Faker, request: RequestArguments): string {
  const algorithm = request.oneOf('algorithm', ['sha-1', 'sha-256']);
  const length = request.optional.number('length') ?? HASH_LENGTHS[algorithm];
  return hexadecimal(faker, length);
}

function createMessage(faker: Faker, request: RequestArguments): string {
  const type = request.optional.oneOf('type', COMMIT_TYPES);
  const message = faker.git.commitMessage();
  if (request.oneOf('format', ['plain', 'conventional']) !== 'conventional') return message;
  const scope = hyphenate(faker.hacker.noun());
  return `${type ?? faker.helpers.arrayElement(COMMIT_TYPES)}(${scope}): ${message}`;
}

/** A timestamp with the UTC offset of the author, in hours. */
interface Signature {
  instant: Date;
  offset: number;
}

/** @param refDate The last possible timestamp, `days` after the first one. */
function createSignature(faker: Faker, refDate: string, days: number): Signature {
  const instant = faker.date.recent({ days, refDate });
  return { instant, offset: faker.number.int({ min: -11, max: 12 }) };
}

/** The date in one of the formats of `git log --date`. */
function formatDate({ instant, offset }: Signature, format: (typeof DATE_FORMATS)[number]): string {
  const local = new Date(instant.getTime() + offset * 3_600_000);
  const [weekday = '', day = '', month = '', year = '', time = ''] = local
    .toUTCString()
    .replace(',', '')
    .split(' ');
  const hours = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}`;
  const seconds = String(Math.floor(instant.getTime() / 1000));
  const [date = ''] = local.toISOString().split('T');
  const formats = {
    default: `${weekday} ${month} ${Number(day)} ${time} ${year} ${hours}00`,
    iso: `${date} ${time} ${hours}00`,
    // Git 2.45 and later write UTC as Z, here alone.
    'iso-strict': `${date}T${time}${offset === 0 ? 'Z' : `${hours}:00`}`,
    rfc: `${weekday}, ${Number(day)} ${month} ${year} ${time} ${hours}00`,
    short: date,
    raw: `${seconds} ${hours}00`,
    unix: seconds,
  };
  return formats[format];
}

function createEntry(faker: Faker, request: RequestArguments): string {
  const merge =
    request.optional.boolean('merge') ?? faker.datatype.boolean({ probability: MERGE_PROBABILITY });
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
  const email = faker.internet.exampleEmail({ firstName, lastName }).toLowerCase();
  const parent = () => hexadecimal(faker, 7);
  const lines = [
    `commit ${hexadecimal(faker, HASH_LENGTHS['sha-1'])}`,
    ...(merge ? [`Merge: ${parent()} ${parent()}`] : []),
    `Author: ${firstName} ${lastName} <${email}>`,
    `Date:   ${formatDate(createSignature(faker, request.reference(), 1), 'default')}`,
    '',
    `    ${merge ? `Merge branch '${createBranchTopic(faker)}'` : faker.git.commitMessage()}`,
    '',
  ];
  return lines.join(request.oneOf('lineEnding', ['lf', 'crlf']) === 'crlf' ? '\r\n' : '\n');
}

function createRepositoryUrl(faker: Faker, request: RequestArguments): string {
  const protocol =
    request.optional.oneOf('protocol', PROTOCOLS) ?? faker.helpers.arrayElement(PROTOCOLS);
  const host = request.optional.string('host')?.toLowerCase() ?? 'git.example.com';
  const owner = faker.internet.domainWord();
  const path = `${owner}/${hyphenate(`${faker.hacker.adjective()} ${faker.hacker.noun()}`)}.git`;
  if (protocol === 'scp') return `git@${host}:${path}`;
  return `${protocol}://${protocol === 'ssh' ? 'git@' : ''}${host}/${path}`;
}

export const git: TagGenerators = {
  'git-branch': createBranch,
  'commit-sha': createSha,
  'commit-message': createMessage,
  'commit-date': (faker, request) =>
    formatDate(
      createSignature(faker, request.reference(), request.number('days')),
      request.oneOf('format', DATE_FORMATS),
    ),
  'commit-entry': createEntry,
  'repository-url': createRepositoryUrl,
};
