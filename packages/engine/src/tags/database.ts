import { hexadecimal } from '../hexadecimal.ts';
import { resolveTimeWindow } from '../timeWindow.ts';
import { defineTag } from '../tag.ts';
import { createTableStatement, listColumns, toSnakeCase } from './database/columns.ts';

/** Faker's column types by content. */
const TYPES = {
  numeric:
    'bigint bit boolean decimal double float int mediumint real serial smallint tinyint'.split(' '),
  string: ['binary', 'blob', 'enum', 'set', 'text', 'varchar'],
  temporal: ['date', 'datetime', 'time', 'timestamp'],
  spatial: ['geometry', 'point'],
};

/** Last second of an ObjectId, which has four bytes for the time. */
const LAST_SECOND = 0xffffffff;

const SYSTEMS = {
  postgresql: { scheme: 'postgresql', port: 5432, tls: '?sslmode=verify-full' },
  mysql: { scheme: 'mysql', port: 3306, tls: '?ssl-mode=VERIFY_IDENTITY' },
  mongodb: { scheme: 'mongodb', port: 27017, tls: '?tls=true' },
  redis: { scheme: 'redis', port: 6379, tls: '' },
};
const SYSTEM_NAMES = Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[];

export const database = defineTag('database', {
  'database-column': ({ casing }, { definitions }) => {
    const names = definitions.database.column;
    if (casing === 'camel') return names;
    const snake = names.map(toSnakeCase);
    return casing === 'snake' ? snake : snake.map((name) => name.toUpperCase());
  },
  'column-type': ({ kind }, { definitions }) =>
    kind === undefined ? definitions.database.type : TYPES[kind],
  'column-definition': ({ dialect }) => listColumns(dialect),
  'create-table-statement': (args) => (faker) => createTableStatement(faker, args),
  'storage-engine': ({ exclude = [] }, { definitions }) =>
    definitions.database.engine.filter((name) => !exclude.some((each) => each === name)),
  // Generates a timestamp in the year before `reference`, or in the requested range, and eight random bytes.
  'mongodb-object-id': (args) => {
    const { from, to } = resolveTimeWindow(args, 365);
    const min = Math.max(Math.floor(from / 1000), 0);
    const max = Math.min(Math.floor(to / 1000), LAST_SECOND);
    return (faker) => {
      const second = faker.number.int({ min, max }).toString(16).padStart(8, '0');
      return second + hexadecimal(faker, 16);
    };
  },
  'connection-string':
    ({ dialect, credentials, tls }) =>
    (faker) => {
      const system = dialect ?? faker.helpers.arrayElement(SYSTEM_NAMES);
      const { scheme, port, ...parameters } = SYSTEMS[system];
      const user = system === 'redis' ? 'default' : faker.hacker.noun().replaceAll(' ', '_');
      const password = faker.string.alphanumeric(16);
      const host = `db-${faker.number.int({ min: 1, max: 9 })}.example.com`;
      // Converts the noun to lower case, because two of faker's nouns are abbreviations in capitals.
      const noun = () => faker.word.noun().replaceAll('-', '_').toLowerCase();
      const name = system === 'redis' ? faker.number.int(15) : noun();
      const start = `${scheme}${system === 'redis' && tls ? 's' : ''}://`;
      const signIn = credentials ? `${user}:${password}@` : '';
      return `${start}${signIn}${host}:${port}/${name}${tls ? parameters.tls : ''}`;
    },
});
