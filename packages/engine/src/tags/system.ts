import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { defineTag } from '../tag.ts';
import { createSampleFile } from './system/sampleFile.ts';
import { createCronExpression } from './system/schedules.ts';

const TOP_LEVEL_TYPES = [
  'application',
  'audio',
  'font',
  'image',
  'text',
  'video',
] satisfies ArgumentsOf['system']['mime-type']['kind'][];

const MEDIA = { ethernet: 'en', wlan: 'wl', wwan: 'ww' } as const;
const MEDIUM_NAMES = Object.keys(MEDIA) as (keyof typeof MEDIA)[];
const SCHEMES = { onboard: 'index', slot: 'slot', path: 'pci', mac: 'mac' } as const;
const SCHEME_NAMES = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];

/** Usual modes of each kind of file, as octal digits for `chmod`. */
const MODES = {
  file: ['600', '640', '644', '660', '664', '666', '400', '440', '444'],
  directory: ['700', '750', '755', '770', '775', '777', '1777', '2775'],
  executable: ['700', '750', '755', '775', '555', '4755', '2755'],
};
const MODE_KINDS = Object.keys(MODES) as (keyof typeof MODES)[];

const PRERELEASES = ['alpha', 'beta', 'rc'];

export const system = defineTag('system', {
  'file-name': ({ extensions: count }, { definitions }) => {
    const extensions = listExtensions(definitions);
    return (faker) => {
      const name = faker.system.fileName({ extensionCount: 0 });
      const chosen = faker.helpers.multiple(() => faker.helpers.arrayElement(extensions), {
        count,
      });
      return [name, ...chosen].join('.');
    };
  },
  'sample-file': (args) => (faker) => createSampleFile(faker, args),
  'common-file-name':
    ({ extension }) =>
    (faker) =>
      faker.system.commonFileName(extension),
  'file-extension': ({ mediaType }, { definitions }) =>
    mediaType === undefined
      ? listExtensions(definitions)
      : (faker) => faker.system.fileExt(mediaType),
  'mime-type': ({ kind }, { definitions }) =>
    Object.keys(definitions.system.mime_type).filter(
      (name) => !kind || name.startsWith(`${kind}/`),
    ),
  'file-type': ({ exclude = [] }) => TOP_LEVEL_TYPES.filter((type) => !exclude.includes(type)),
  'directory-path': ({ depth }, { definitions }) =>
    definitions.system.directory_path.filter(
      (path) => depth === undefined || path.split('/').length - 1 === depth,
    ),
  'file-path': (args) => (faker) => {
    const directory = args.directory?.replace(/\/$/, '') ?? faker.system.directoryPath();
    const path = `${directory}/${faker.system.commonFileName(args.extension)}`;
    return args.format === 'windows' ? `C:${path.replaceAll('/', '\\')}` : path;
  },
  'file-mode': (args) => (faker) => {
    const kind = args.kind ?? faker.helpers.arrayElement(MODE_KINDS);
    const octal = faker.helpers.arrayElement(MODES[kind]);
    return { octal, symbolic: (kind === 'directory' ? 'd' : '-') + toSymbolic(octal) };
  },
  'semantic-version':
    ({ major, prerelease, build }) =>
    (faker) => {
      const version = faker.system.semver();
      const core = major === undefined ? version : version.replace(/^\d+/, String(major));
      const suffix = prerelease
        ? `-${faker.helpers.arrayElement(PRERELEASES)}.${faker.number.int({ min: 1, max: 9 })}`
        : '';
      return core + suffix + (build ? `+${hexadecimal(faker, 7)}` : '');
    },
  'cron-expression': (args) => (faker) => createCronExpression(faker, args),
  'network-interface': (args) => (faker) => {
    const medium = args.kind ?? faker.helpers.arrayElement(MEDIUM_NAMES);
    const scheme = args.scheme ?? faker.helpers.arrayElement(SCHEME_NAMES);
    const name = faker.system.networkInterface({
      interfaceType: MEDIA[medium],
      interfaceSchema: SCHEMES[scheme],
    });
    // The systemd format has the PCI domain after the medium, but faker writes it before the medium.
    const reordered = name.replace(/^(P\d)(en|wl|ww)/, '$2$1');
    // The lowest bit of the first octet marks group addresses, which network cards do not have.
    return reordered.replace(/^(..x.)(.)/, (_, start: string, digit: string) => {
      return start + (Number.parseInt(digit, 16) & 0xe).toString(16);
    });
  },
});

/** Lists all file extensions of faker's media types once per request. Faker would list them for each value. */
function listExtensions({ system: { mime_type: types } }: Faker['definitions']): string[] {
  return [...new Set(Object.values(types).flatMap(({ extensions }) => extensions))];
}

/** Turns `1755` into `rwxr-xr-t`: three triples. The first of four digits has the special bits. */
function toSymbolic(octal: string): string {
  const digits = [...octal.padStart(4, '0')].map(Number);
  const [special = 0, ...triples] = digits;
  return triples
    .map((bits, at) => {
      const execute = (bits & 1) === 1;
      const isSpecial = ((special >> (2 - at)) & 1) === 1;
      const letter = at === 2 ? 't' : 's';
      const last = isSpecial ? (execute ? letter : letter.toUpperCase()) : execute ? 'x' : '-';
      return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${last}`;
    })
    .join('');
}
