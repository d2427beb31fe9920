import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

type ColumnDialect = ArgumentsOf['database']['column-definition']['dialect'];

/** Definition of a column: its type in each dialect, default and constraints. */
interface ColumnKind {
  types: Readonly<Record<ColumnDialect, string>>;
  nullable?: true;
  /** A SQL expression. */
  default?: string;
  unique?: true;
}

const textTypes = (mysql: string): ColumnKind['types'] => ({
  mysql,
  postgresql: mysql,
  sqlite: 'TEXT',
});

const TIMESTAMP = { mysql: 'DATETIME', postgresql: 'TIMESTAMPTZ', sqlite: 'TEXT' } as const;

const ID: ColumnKind = {
  types: {
    mysql: 'BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY',
    postgresql: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    sqlite: 'INTEGER PRIMARY KEY',
  },
};

/** Faker's English column names with suitable definitions. */
const COLUMNS = Object.entries<ColumnKind>({
  // A URL.
  avatar: { types: textTypes('VARCHAR(2048)'), nullable: true },
  category: { types: textTypes('VARCHAR(50)') },
  comment: { types: textTypes('TEXT'), nullable: true },
  createdAt: { types: TIMESTAMP, default: 'CURRENT_TIMESTAMP' },
  // Maximum length of an email address (RFC 5321, section 4.5.3.1.3, without the angle brackets).
  email: { types: textTypes('VARCHAR(254)'), unique: true },
  group: { types: textTypes('VARCHAR(50)'), nullable: true },
  name: { types: textTypes('VARCHAR(100)') },
  // A bcrypt hash.
  password: { types: textTypes('CHAR(60)') },
  // A plus sign and the 15 digits of E.164.
  phone: { types: textTypes('VARCHAR(16)'), nullable: true },
  status: { types: textTypes('VARCHAR(20)'), default: "'active'" },
  title: { types: textTypes('VARCHAR(200)') },
  // 256 bits in hexadecimal.
  token: { types: textTypes('CHAR(64)'), nullable: true, unique: true },
  updatedAt: { types: TIMESTAMP, nullable: true },
});

const TABLES = [
  'accounts',
  'articles',
  'bookings',
  'customers',
  'employees',
  'invoices',
  'members',
  'orders',
  'products',
  'projects',
  'subscribers',
  'tickets',
];

export const toSnakeCase = (name: string): string =>
  name.replace(/\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`);

const quote = (name: string, dialect: ColumnDialect): string =>
  dialect === 'mysql' ? `\`${name}\`` : `"${name}"`;

function define(name: string, kind: ColumnKind, dialect: ColumnDialect) {
  const type = kind.types[dialect];
  const sql = [
    quote(name, dialect),
    type,
    ...(kind === ID || kind.nullable ? [] : ['NOT NULL']),
    ...(kind.default === undefined ? [] : [`DEFAULT ${kind.default}`]),
    ...(kind.unique ? ['UNIQUE'] : []),
  ].join(' ');
  return {
    name,
    type,
    nullable: kind.nullable ?? false,
    unique: kind.unique ?? false,
    default: kind.default ?? null,
    sql,
  };
}

/** Lists the columns that are not primary keys. */
export function listColumns(dialect: ColumnDialect) {
  return COLUMNS.map(([name, kind]) => define(toSnakeCase(name), kind, dialect));
}

/** Creates a `CREATE TABLE` statement with a primary key and other columns. */
export function createTableStatement(
  faker: Faker,
  args: ArgumentsOf['database']['create-table-statement'],
): string {
  const { dialect, ifNotExists } = args;
  const name = args.table ?? faker.helpers.arrayElement(TABLES);
  const all = listColumns(dialect);
  const chosen = faker.helpers.arrayElements(all, args.columns - 1);
  const columns = [define('id', ID, dialect), ...all.filter((each) => chosen.includes(each))];
  const lines = columns.map(({ sql }) => `  ${sql}`);
  const head = `CREATE TABLE ${ifNotExists ? 'IF NOT EXISTS ' : ''}${quote(name, dialect)}`;
  // MariaDB and MySQL before 8.0 default to Latin 1.
  const charset = dialect === 'mysql' ? ' DEFAULT CHARSET=utf8mb4' : '';
  return `${head} (\n${lines.join(',\n')}\n)${charset};`;
}
