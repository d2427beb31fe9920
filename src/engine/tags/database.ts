import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { windowOf } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import { createColumn, createTable, DIALECTS, toSnakeCase } from './database/columns.ts';

/** Faker's column types by what they hold. */
const TYPES = {
  numeric:
    'bigint bit boolean decimal double float int mediumint real serial smallint tinyint'.split(' '),
  string: ['binary', 'blob', 'enum', 'set', 'text', 'varchar'],
  temporal: ['date', 'datetime', 'time', 'timestamp'],
  spatial: ['geometry', 'point'],
} as const;
const TYPE_CATEGORIES = ['numeric', 'string', 'temporal', 'spatial'] as const;

/** Last second that the four bytes of an ObjectId can count to. */
const LAST_SECOND = 0xffffffff;

const SYSTEMS = {
  postgresql: { scheme: 'postgresql', port: 5432, tls: '?sslmode=verify-full' },
  mysql: { scheme: 'mysql', port: 3306, tls: '?ssl-mode=VERIFY_IDENTITY' },
  mongodb: { scheme: 'mongodb', port: 27017, tls: '?tls=true' },
  redis: { scheme: 'redis', port: 6379, tls: '' },
} as const;
const SYSTEM_NAMES = ['postgresql', 'mysql', 'mongodb', 'redis'] as const;

function createColumnName(faker: Faker, request: RequestArguments): string {
  const name = faker.database.column();
  const style = request.oneOf('casing', ['camel', 'snake', 'upper-snake']);
  if (style === 'snake') return toSnakeCase(name);
  return style === 'upper-snake' ? toSnakeCase(name).toUpperCase() : name;
}

function createEngine(faker: Faker, request: RequestArguments): string {
  const excluded = request.optional.strings('exclude') ?? [];
  const engines = faker.definitions.database.engine.filter((name) => !excluded.includes(name));
  return faker.helpers.arrayElement(engines);
}

/** Generates a timestamp in the year before the reference, or in the range, followed by eight random bytes. */
function createObjectId(faker: Faker, request: RequestArguments): string {
  const { from, to } = windowOf(windowIn(request), 365);
  const [min, max] = [Math.floor(from / 1000), Math.floor(to / 1000)];
  const limits = { min: Math.max(min, 0), max: Math.min(max, LAST_SECOND) };
  const second = faker.number.int(limits).toString(16).padStart(8, '0');
  return second + hexadecimal(faker, 16);
}

function createConnectionString(faker: Faker, request: RequestArguments): string {
  const system =
    request.optional.oneOf('dialect', SYSTEM_NAMES) ?? faker.helpers.arrayElement(SYSTEM_NAMES);
  const { scheme, port, tls } = SYSTEMS[system];
  const secure = request.boolean('tls');
  const user = system === 'redis' ? 'default' : faker.hacker.noun().replaceAll(' ', '_');
  const password = faker.string.alphanumeric(16);
  const host = `db-${faker.number.int({ min: 1, max: 9 })}.example.com`;
  const credentials = request.boolean('credentials') ? `${user}:${password}@` : '';
  // Two of the nouns are abbreviations in capitals.
  const noun = () => faker.word.noun().replaceAll('-', '_').toLowerCase();
  const name = system === 'redis' ? faker.number.int(15) : noun();
  const start = `${scheme}${system === 'redis' && secure ? 's' : ''}://${credentials}`;
  return `${start}${host}:${port}/${name}${secure ? tls : ''}`;
}

export const database: TagGenerators = {
  'database-column': createColumnName,
  'column-type': (faker, request) => {
    const category = request.optional.oneOf('kind', TYPE_CATEGORIES);
    if (category === undefined) return faker.database.type();
    return faker.helpers.arrayElement<string>(TYPES[category]);
  },
  'column-definition': (faker, request) => ({
    ...createColumn(faker, request.oneOf('dialect', DIALECTS)),
  }),
  'create-table-statement': (faker, request) =>
    createTable(faker, {
      dialect: request.oneOf('dialect', DIALECTS),
      count: request.number('columns'),
      name: request.optional.string('table'),
      ifNotExists: request.boolean('ifNotExists'),
    }),
  'storage-engine': createEngine,
  'mongodb-object-id': createObjectId,
  'connection-string': createConnectionString,
};

function windowIn(request: RequestArguments) {
  const { optional } = request;
  return {
    from: optional.string('from'),
    to: optional.string('to'),
    reference: request.reference(),
  };
}
