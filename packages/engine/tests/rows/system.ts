import path from 'node:path';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import type { Query, Row } from '../values.ts';

const DIRECTORY = 'directory-path';

/** Words of faker as file names write them. */
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

/** Whether an interface is named after an address of a single station. */
const holdsMacAddress = (name: string): boolean =>
  validator.isMACAddress(name.slice(3), { no_separators: true }) && /^....[02468ace]/.test(name);

const isVersion = (version: string, { major, prerelease = false, build = false }: Query) =>
  validator.isSemVer(version) &&
  (major === undefined || version.startsWith(`${String(major)}.`)) &&
  version.includes('-') === prerelease &&
  version.includes('+') === build;

export const rows: readonly Row[] = [
  ['file-extension', { mediaType: 'image/jpeg' }, ['jpe', 'jpeg', 'jpg']],
  ['file-extension', { mediaType: 'text/html' }, ['htm', 'html', 'shtml']],
  ['file-extension', { mediaType: 'application/pdf' }, ['pdf']],
  ['file-extension', { mediaType: 'font/woff2' }, ['woff2']],
  ['file-extension', { mediaType: 'image/unknown' }, { error: /image\/unknown/ }],
  ['mime-type', {}, validator.isMimeType],
  ...['application', 'audio', 'font', 'image', 'text', 'video'].map((kind): Row => [
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
];
