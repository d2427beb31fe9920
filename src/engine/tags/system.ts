import type { Faker } from '@faker-js/faker';
import { twoStage } from '../generator.ts';
import type { TagGenerators } from '../generator.ts';
import { hexadecimal } from '../hexadecimal.ts';
import type { RequestArguments } from '../request.ts';
import { createSampleFile } from './system/sampleFile.ts';
import { createCron } from './system/schedules.ts';

const TOP_LEVEL_TYPES = ['application', 'audio', 'font', 'image', 'text', 'video'] as const;

const MEDIA = { ethernet: 'en', wlan: 'wl', wwan: 'ww' } as const;
const MEDIUM_NAMES = ['ethernet', 'wlan', 'wwan'] as const;
const SCHEMES = { onboard: 'index', slot: 'slot', path: 'pci', mac: 'mac' } as const;
const SCHEME_NAMES = ['onboard', 'slot', 'path', 'mac'] as const;

/** Modes by what is usual for a kind of file: octal digits as `chmod` takes them. */
const MODES = {
  file: ['600', '640', '644', '660', '664', '666', '400', '440', '444'],
  directory: ['700', '750', '755', '770', '775', '777', '1777', '2775'],
  executable: ['700', '750', '755', '775', '555', '4755', '2755'],
} as const;
const MODE_KINDS = ['file', 'directory', 'executable'] as const;

const PRERELEASES = ['alpha', 'beta', 'rc'];

const mediaTypes = (faker: Faker): string[] => Object.keys(faker.definitions.system.mime_type);

/** Every extension of faker's media types. Faker itself collects them for each one that it picks. */
const listExtensions = ({ definitions }: Faker): string[] => [
  ...new Set(Object.values(definitions.system.mime_type).flatMap(({ extensions }) => extensions)),
];

const createFileName = twoStage((request, first) => {
  const extensions = listExtensions(first);
  const count = request.number('extensions');
  return (faker) => {
    const name = faker.system.fileName({ extensionCount: 0 });
    const picked = faker.helpers.multiple(() => faker.helpers.arrayElement(extensions), { count });
    return [name, ...picked].join('.');
  };
});

const createExtension = twoStage((request, first) => {
  const mediaType = request.optional.string('mediaType');
  if (mediaType !== undefined) return (faker) => faker.system.fileExt(mediaType);
  const extensions = listExtensions(first);
  return (faker) => faker.helpers.arrayElement(extensions);
});

function createMediaType(faker: Faker, request: RequestArguments): string {
  const type = request.optional.oneOf('kind', TOP_LEVEL_TYPES);
  if (type === undefined) return faker.system.mimeType();
  return faker.helpers.arrayElement(
    mediaTypes(faker).filter((mediaType) => mediaType.startsWith(`${type}/`)),
  );
}

function createDirectory(faker: Faker, request: RequestArguments): string {
  const depth = request.optional.number('depth');
  const directories = faker.definitions.system.directory_path;
  return faker.helpers.arrayElement(
    directories.filter((path) => depth === undefined || path.split('/').length - 1 === depth),
  );
}

function createFilePath(faker: Faker, request: RequestArguments): string {
  const directory =
    request.optional.string('directory')?.replace(/\/$/, '') ?? faker.system.directoryPath();
  const path = `${directory}/${faker.system.commonFileName(request.optional.string('extension'))}`;
  if (request.oneOf('format', ['posix', 'windows']) !== 'windows') return path;
  return `C:${path.replaceAll('/', '\\')}`;
}

function createVersion(faker: Faker, request: RequestArguments): string {
  const version = faker.system.semver();
  const major = request.optional.number('major');
  const core = major === undefined ? version : version.replace(/^\d+/, String(major));
  const prerelease = request.boolean('prerelease')
    ? `-${faker.helpers.arrayElement(PRERELEASES)}.${faker.number.int({ min: 1, max: 9 })}`
    : '';
  return core + prerelease + (request.boolean('build') ? `+${hexadecimal(faker, 7)}` : '');
}

function createInterface(faker: Faker, request: RequestArguments): string {
  const medium =
    request.optional.oneOf('kind', MEDIUM_NAMES) ?? faker.helpers.arrayElement(MEDIUM_NAMES);
  const scheme =
    request.optional.oneOf('scheme', SCHEME_NAMES) ?? faker.helpers.arrayElement(SCHEME_NAMES);
  const name = faker.system.networkInterface({
    interfaceType: MEDIA[medium],
    interfaceSchema: SCHEMES[scheme],
  });
  // systemd writes the PCI domain behind the medium, faker in front of it.
  const reordered = name.replace(/^(P\d)(en|wl|ww)/, '$2$1');
  // The lowest bit of a MAC address's first octet would make it the address of a group, which no card has.
  return reordered.replace(/^(..x.)(.)/, (_, start: string, digit: string) => {
    return start + (Number.parseInt(digit, 16) & 0xe).toString(16);
  });
}

/** `1755` as `rwxr-xr-t`: three triples, the first digit of four for the special bits. */
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

function createMode(faker: Faker, request: RequestArguments) {
  const kind = request.optional.oneOf('kind', MODE_KINDS) ?? faker.helpers.arrayElement(MODE_KINDS);
  const octal = faker.helpers.arrayElement<string>(MODES[kind]);
  return { octal, symbolic: (kind === 'directory' ? 'd' : '-') + toSymbolic(octal) };
}

export const system: TagGenerators = {
  'file-name': createFileName,
  'sample-file': createSampleFile,
  'common-file-name': (faker, request) =>
    faker.system.commonFileName(request.optional.string('extension')),
  'file-extension': createExtension,
  'mime-type': createMediaType,
  'file-type': (faker, request) => {
    const excluded = request.optional.strings('exclude') ?? [];
    const types = TOP_LEVEL_TYPES.filter((type) => !excluded.includes(type));
    return faker.helpers.arrayElement(types);
  },
  'directory-path': createDirectory,
  'file-path': createFilePath,
  'file-mode': createMode,
  'semantic-version': createVersion,
  'cron-expression': createCron,
  'network-interface': createInterface,
};
