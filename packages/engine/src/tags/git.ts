import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { defineTag } from '../tag.ts';

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
] satisfies ArgumentsOf['git']['commit-message']['type'][];
const HASH_LENGTHS = { 'sha-1': 40, 'sha-256': 64 };
const PROTOCOLS = [
  'https',
  'ssh',
  'scp',
  'git',
] satisfies ArgumentsOf['git']['repository-url']['protocol'][];

/** Share of merge commits if the request does not set it. */
const MERGE_PROBABILITY = 0.2;

export const git = defineTag('git', {
  'git-branch':
    ({ kind, project }) =>
    (faker) => {
      const prefix = kind === undefined ? '' : `${kind}/`;
      const ticket =
        project === undefined ? '' : `${project}-${faker.number.int({ min: 1, max: 9999 })}-`;
      return prefix + ticket + createBranchTopic(faker);
    },
  'commit-sha':
    ({ algorithm, length = HASH_LENGTHS[algorithm] }) =>
    (faker) =>
      hexadecimal(faker, length),
  'commit-message':
    ({ format, type }) =>
    (faker) => {
      const message = faker.git.commitMessage();
      if (format === 'plain') return message;
      const scope = hyphenate(faker.hacker.noun());
      return `${type ?? faker.helpers.arrayElement(COMMIT_TYPES)}(${scope}): ${message}`;
    },
  'commit-date':
    ({ reference, days, format }) =>
    (faker) =>
      formatDate(createSignature(faker, reference, days), format),
  'commit-entry':
    ({ reference, lineEnding, ...args }) =>
    (faker) => {
      const merge = args.merge ?? faker.datatype.boolean({ probability: MERGE_PROBABILITY });
      const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
      const email = faker.internet.exampleEmail({ firstName, lastName }).toLowerCase();
      const parent = () => hexadecimal(faker, 7);
      const lines = [
        `commit ${hexadecimal(faker, HASH_LENGTHS['sha-1'])}`,
        ...(merge ? [`Merge: ${parent()} ${parent()}`] : []),
        `Author: ${firstName} ${lastName} <${email}>`,
        `Date:   ${formatDate(createSignature(faker, reference, 1), 'default')}`,
        '',
        `    ${merge ? `Merge branch '${createBranchTopic(faker)}'` : faker.git.commitMessage()}`,
        '',
      ];
      return lines.join(lineEnding === 'crlf' ? '\r\n' : '\n');
    },
  'repository-url': (args) => {
    const host = args.host?.toLowerCase() ?? 'git.example.com';
    return (faker) => {
      const protocol = args.protocol ?? faker.helpers.arrayElement(PROTOCOLS);
      const owner = faker.internet.domainWord();
      const path = `${owner}/${hyphenate(`${faker.hacker.adjective()} ${faker.hacker.noun()}`)}.git`;
      if (protocol === 'scp') return `git@${host}:${path}`;
      return `${protocol}://${protocol === 'ssh' ? 'git@' : ''}${host}/${path}`;
    };
  },
});

function hyphenate(words: string): string {
  return words.toLowerCase().replaceAll(' ', '-');
}

function createBranchTopic(faker: Faker): string {
  return hyphenate(faker.git.branch());
}

/** A timestamp, and the UTC offset of the author in hours. */
interface Signature {
  committed: Date;
  offset: number;
}

/**
 * Picks the timestamp and UTC offset of an author or committer.
 *
 * @param refDate The last possible timestamp, `days` after the first one.
 */
function createSignature(faker: Faker, refDate: string, days: number): Signature {
  const committed = faker.date.recent({ days, refDate });
  return { committed, offset: faker.number.int({ min: -11, max: 12 }) };
}

/** Formats a date in a format of `git log --date`. */
function formatDate(
  { committed, offset }: Signature,
  format: ArgumentsOf['git']['commit-date']['format'],
): string {
  const local = new Date(committed.getTime() + offset * 3_600_000);
  const [weekday = '', day = '', month = '', year = '', time = ''] = local
    .toUTCString()
    .replace(',', '')
    .split(' ');
  const hours = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}`;
  const seconds = String(Math.floor(committed.getTime() / 1000));
  const [date = ''] = local.toISOString().split('T');
  const formats = {
    default: `${weekday} ${month} ${Number(day)} ${time} ${year} ${hours}00`,
    iso: `${date} ${time} ${hours}00`,
    // Git 2.45 and later write UTC as Z in this format only.
    'iso-strict': `${date}T${time}${offset === 0 ? 'Z' : `${hours}:00`}`,
    rfc: `${weekday}, ${Number(day)} ${month} ${year} ${time} ${hours}00`,
    short: date,
    raw: `${seconds} ${hours}00`,
    unix: seconds,
  };
  return formats[format];
}
