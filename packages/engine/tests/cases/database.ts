import { parsePairs } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const ENGINES = ['CSV', 'ARCHIVE', 'MEMORY', 'MyISAM', 'BLACKHOLE'];
const LEAP_DAY = '2024-02-29T12:00:00Z';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  unique: boolean;
  default: string | null;
  sql: string;
}

const PORTS = parsePairs('postgresql 5432 mysql 3306 mongodb 27017 redis 6379');

/** Query parameter that enables encryption, by database system. Redis uses a different URL scheme instead. */
const TLS = parsePairs(
  'postgresql ?sslmode=verify-full mysql ?ssl-mode=VERIFY_IDENTITY mongodb ?tls=true',
);

const PRIMARY_KEYS: Record<string, string> = {
  mysql: '`id` BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY',
  postgresql: '"id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  sqlite: '"id" INTEGER PRIMARY KEY',
};

const CASINGS: Record<string, RegExp> = {
  camel: /^\p{Ll}+(\p{Lu}\p{Ll}+)*$/u,
  snake: /^\p{Ll}+(_\p{Ll}+)*$/u,
  'upper-snake': /^\p{Lu}+(_\p{Lu}+)*$/u,
};

const quoteOf = (dialect: unknown) => (dialect === 'mysql' ? '`' : '"');

function isInCasing(name: string, { locale, casing }: Query): boolean | undefined {
  return (locale === 'zh-CN' ? /^\p{Script=Han}+$/u : CASINGS[String(casing)])?.test(name);
}

function hasPartsOfSystem(text: string, query: Query): boolean {
  const { protocol, port, hostname, username, password, search, pathname } = new URL(text);
  const system = protocol.slice(0, -1).replace('rediss', 'redis');
  const hasSecrets = username !== '' && password.length === 16;
  return (
    system === (query['dialect'] ?? system) &&
    port === PORTS[system] &&
    hostname.endsWith('.example.com') &&
    (query['credentials'] ? hasSecrets : username + password === '') &&
    search === (query['tls'] ? (TLS[system] ?? '') : '') &&
    (protocol === 'rediss:') === (system === 'redis' && query['tls']) &&
    (system !== 'redis' || Number(pathname.slice(1)) <= 15)
  );
}

/** Returns whether a column's SQL matches its other properties, in the requested dialect. */
function saysItsPartsInSql(column: Column, { dialect }: Query): boolean {
  const quote = quoteOf(dialect);
  const parts = [
    `${quote}${column.name}${quote} ${column.type}`,
    ...(column.nullable ? [] : ['NOT NULL']),
    ...(column.default === null ? [] : [`DEFAULT ${column.default}`]),
    ...(column.unique ? ['UNIQUE'] : []),
  ];
  return column.sql === parts.join(' ') && (dialect !== 'sqlite' || column.type === 'TEXT');
}

/** Expected types of columns, keyed by name. */
const COLUMN_TYPES =
  'email VARCHAR(254), phone VARCHAR(16), password CHAR(60), created_at TIMESTAMPTZ';

/** Returns whether a statement has the table name, a primary key and the requested number of different columns. */
function hasColumnsOnce(statement: string, query: Query): boolean {
  const { dialect, columns, table, ifNotExists } = query;
  const quote = quoteOf(dialect);
  const [head = '', ...lines] = statement.split('\n');
  const name = table === undefined ? '[a-z]+s' : String(table);
  const start = `^CREATE TABLE ${ifNotExists ? 'IF NOT EXISTS ' : ''}${quote}${name}${quote} \\($`;
  return (
    RegExp(start).test(head) &&
    lines.pop() === (dialect === 'mysql' ? ') DEFAULT CHARSET=utf8mb4;' : ');') &&
    lines[0]?.replace(/,$/, '').trim() === PRIMARY_KEYS[String(dialect)] &&
    new Set(lines.map((line) => line.split(quote)[1])).size === columns &&
    lines.every((line, index) => line.endsWith(',') === index < lines.length - 1)
  );
}

export const cases: readonly ValueCase[] = [
  ['database-column', {}, { has: ['group', 'email', 'createdAt'] }],
  ['column-type', { kind: 'temporal' }, ['date', 'datetime', 'time', 'timestamp']],
  ['storage-engine', { exclude: ENGINES }, ['InnoDB']],
  ['storage-engine', { exclude: ['CSV'] }, [...ENGINES.slice(1), 'InnoDB']],
  ['storage-engine', {}, [...ENGINES, 'InnoDB']],
  ['mongodb-object-id', { from: '2024-02-28', to: '2024-03-01' }, /^65[de]/],
  // The first four bytes are a Unix timestamp in seconds.
  ['mongodb-object-id', { from: LEAP_DAY, to: LEAP_DAY }, /^65e071c0/],
  ['database-column', EVERY_REQUEST, isInCasing],
  ['connection-string', EVERY_REQUEST, hasPartsOfSystem],
  ['connection-string', { credentials: false }, /^[^A-Z]+$/],
  [
    'connection-string',
    { dialect: 'mysql', credentials: false },
    { has: ['cd', 'suv'], of: (text: string) => text.split('/')[3] },
  ],
  ['column-definition', EVERY_REQUEST, saysItsPartsInSql],
  [
    'column-definition',
    {},
    { has: COLUMN_TYPES.split(', '), of: ({ name, type }: Column) => `${name} ${type}` },
  ],
  ['create-table-statement', EVERY_REQUEST, hasColumnsOnce],
];
