import path from 'node:path';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { parsePairs } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const DIRECTORY = 'directory-path';

/** Faker's English words, converted to the format of file names. */
const WORDS = Object.values(allLocales.en.word ?? {})
  .flat()
  .map((word) => String(word).toLowerCase().replace(/\W/g, '_'));
const ONE_TO_THREE_WORDS = RegExp(`^(${WORDS.join('|')})(_(${WORDS.join('|')})){0,2}$`);

const EXTENSIONS = Object.values(allLocales.base.system?.mime_type ?? {}).flatMap(
  ({ extensions }) => extensions,
);

const hasKnownParts = (name: string): boolean => {
  const [words = '', ...extensions] = name.split('.');
  return ONE_TO_THREE_WORDS.test(words) && extensions.every((each) => EXTENSIONS.includes(each));
};
const isInKnownFolder = (file: string): boolean =>
  allLocales.base.system?.directory_path?.includes(path.posix.dirname(file)) === true;

/** Returns whether an interface name contains a unicast MAC address. */
const holdsMacAddress = (name: string): boolean =>
  validator.isMACAddress(name.slice(3), { no_separators: true }) && /^....[02468ace]/.test(name);

const isVersion = (version: string, { major, prerelease = false, build = false }: Query) =>
  validator.isSemVer(version) &&
  (major === undefined || version.startsWith(`${String(major)}.`)) &&
  version.includes('-') === prerelease &&
  version.includes('+') === build;

/** Converts permissions such as `drwxr-sr-t` to the three or four octal digits of `chmod`. */
function toOctal(symbolic: string): string {
  const triples = symbolic.slice(1).match(/.{3}/g) ?? [];
  const bits = (triple: string) =>
    (triple[0] === 'r' ? 4 : 0) + (triple[1] === 'w' ? 2 : 0) + (/[xst]$/.test(triple) ? 1 : 0);
  const special = triples.reduce((sum, triple) => sum * 2 + (/[st]$/i.test(triple) ? 1 : 0), 0);
  return `${special || ''}${triples.map(bits).join('')}`;
}

type Mode = Record<'octal' | 'symbolic', string>;

const hasOneMode = ({ octal, symbolic }: Mode): boolean => toOctal(symbolic) === octal;

function isModeOfKind({ symbolic }: Mode, { kind }: Query): boolean | undefined {
  if (kind === undefined) return undefined;
  const isFolder = symbolic.startsWith('d');
  if (kind === 'directory') return isFolder;
  return !isFolder && (kind === 'executable' ? /[xs]/ : /^[^xst]+$/).test(symbolic);
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether a schedule is valid in the dialect and has a possible date, or is a requested shortcut. */
function isInDialect(schedule: string, { shortcuts, dialect }: Query): boolean {
  if (schedule.startsWith('@')) return shortcuts === true;
  const [day = '', month = '', weekday = '', ...year] = schedule.split(' ').slice(2);
  const isEventBridge = dialect === 'eventbridge';
  return (
    !(Number(day) > (DAYS_OF_MONTH[Number(month) - 1] ?? 31)) &&
    !(isEventBridge ? ['0'] : ['7']).includes(weekday) &&
    [day, weekday].filter((field) => field === '?').length === (isEventBridge ? 1 : 0) &&
    year.length === (isEventBridge ? 1 : 0)
  );
}

/** File extensions for PDF, audio, images, HTML and video. */
const COMMON =
  'pdf m2a m3a mp2 mp2a mp3 mpga wav png jpe jpeg jpg gif htm html shtml mp4 mp4v mpg4 m1v m2v mpe mpeg mpg';

interface SampleFile {
  name: string;
  mediaType: string;
  sizeBytes: number;
  content: string;
}

const TYPES = parsePairs('csv text/csv pdf application/pdf zip application/zip');

function hasTypeOfItsName(file: SampleFile, { kind }: Query): boolean {
  const extension = file.name.split('.').at(-1) ?? '';
  return (
    extension === (kind ?? extension) &&
    file.mediaType === TYPES[extension] &&
    Buffer.from(file.content, 'base64').length === file.sizeBytes
  );
}

export const cases: readonly ValueCase[] = [
  ['file-extension', { mediaType: 'image/jpeg' }, ['jpe', 'jpeg', 'jpg']],
  ['file-extension', { mediaType: 'text/html' }, ['htm', 'html', 'shtml']],
  ['file-extension', { mediaType: 'application/pdf' }, ['pdf']],
  ['file-extension', { mediaType: 'font/woff2' }, ['woff2']],
  ['file-extension', { mediaType: 'image/unknown' }, { error: /image\/unknown/ }],
  ['mime-type', {}, validator.isMimeType],
  ...['application', 'audio', 'font', 'image', 'text', 'video'].map((kind): ValueCase => [
    'mime-type',
    { kind },
    RegExp(`^${kind}/`),
  ]),
  ['file-type', { exclude: ['image', 'video'] }, ['application', 'audio', 'font', 'text']],
  ['file-name', {}, hasKnownParts],
  ['file-name', { extensions: 0 }, /^[^.]+$/],
  ['file-name', { extensions: 3 }, /^[^.]+(\.[^.]+){3}$/],
  ['file-name', { extensions: 3 }, hasKnownParts],
  ['common-file-name', {}, hasKnownParts],
  ['common-file-name', { extension: 'pdf' }, /^[^.]+\.pdf$/],
  ['common-file-name', { extension: 'pdf' }, hasKnownParts],
  [DIRECTORY, { depth: 1 }, /^(\/[^/]+){1}$/],
  [DIRECTORY, { depth: 2 }, /^(\/[^/]+){2}$/],
  [DIRECTORY, { depth: 3 }, /^(\/[^/]+){3}$/],
  ['file-path', { format: 'posix' }, isInKnownFolder],
  ['file-path', { format: 'windows' }, /^C:(\\[^\\/]+)+\.[^.]+$/],
  ['file-path', { directory: '/data/in/', extension: 'csv' }, /^\/data\/in\/[^/]+\.csv$/],
  ['file-path', { directory: '/data', format: 'windows' }, /^C:\\data\\[^\\/]+$/],
  ['semantic-version', { prerelease: false, build: false }, isVersion],
  ['semantic-version', { prerelease: true, build: false }, isVersion],
  ['semantic-version', { prerelease: false, build: true }, isVersion],
  ['semantic-version', { major: 12, prerelease: true, build: true }, isVersion],
  ['network-interface', { kind: 'ethernet' }, /^en/],
  ['network-interface', { kind: 'wlan' }, /^wl/],
  ['network-interface', { kind: 'wwan' }, /^ww/],
  ['network-interface', { scheme: 'onboard' }, /^..o/],
  ['network-interface', { scheme: 'slot' }, /^..s/],
  ['network-interface', { scheme: 'path' }, /^..[Pp]/],
  ['network-interface', { scheme: 'mac' }, holdsMacAddress],
  ['file-mode', EVERY_REQUEST, hasOneMode],
  ['file-mode', EVERY_REQUEST, isModeOfKind],
  ['cron-expression', EVERY_REQUEST, isInDialect],
  ['cron-expression', { shortcuts: true }, { share: 1 / 2, of: /^@/ }],
  ...['common-file-name', 'file-path'].map((name): ValueCase => {
    return [name, {}, { only: COMMON.split(' '), of: (file: string) => file.split('.')[1] }];
  }),
  // The highest version is 9.20.20.
  ...[9, 20, 20].map((most, at): ValueCase => {
    const of = (version: string) => Number(version.split('.')[at]);
    return ['semantic-version', {}, { range: [0, most], of }];
  }),
  ['sample-file', EVERY_REQUEST, hasTypeOfItsName],
];
