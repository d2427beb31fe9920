import { describe, expect, test } from 'vitest';
import { toTable } from '../measures.ts';
import { createDistinctValues, createValues, testEachValue } from '../values.ts';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  unique: boolean;
  default: string | null;
  sql: string;
}

const PORTS = toTable('postgresql 5432 mysql 3306 mongodb 27017 redis 6379');

/** Parameter for encryption by system. Redis uses its scheme. */
const TLS = toTable(
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

testEachValue('database/database-column', {
  'has its words in the requested casing': (name, { locale, casing }) =>
    (locale === 'zh-CN' ? /^\p{Script=Han}+$/u : CASINGS[String(casing)])?.test(name),
});

testEachValue('database/connection-string', {
  'has the port, the secrets and the encryption of its system': (text, query) => {
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
  },
});

testEachValue<Column>('database/column-definition', {
  'says in SQL what its parts say, in the words of the dialect': (column, { dialect }) => {
    const quote = quoteOf(dialect);
    const parts = [
      `${quote}${column.name}${quote} ${column.type}`,
      ...(column.nullable ? [] : ['NOT NULL']),
      ...(column.default === null ? [] : [`DEFAULT ${column.default}`]),
      ...(column.unique ? ['UNIQUE'] : []),
    ];
    return column.sql === parts.join(' ') && (dialect !== 'sqlite' || column.type === 'TEXT');
  },
});

testEachValue('database/create-table-statement', {
  'has its name, its key and the requested number of columns, none twice': (statement, query) => {
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
  },
});

describe('databases', () => {
  test('the database in a connection string is in lower case, even SUV and CD', () => {
    const query = { dialect: 'mysql', credentials: false };
    const names = [...createDistinctValues('database/connection-string', query)].map(
      (value) => value.split('/')[3],
    );
    expect(names).toEqual(expect.arrayContaining(['cd', 'suv']));
    expect(names.filter((name) => name !== name?.toLowerCase())).toEqual([]);
  });

  test('columns have the length that their content needs', () => {
    const columns = createValues<Column>('database/column-definition');
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    const lengths = ['email', 'phone', 'password', 'created_at'].map((name) => types.get(name));
    expect(lengths).toEqual(['VARCHAR(254)', 'VARCHAR(16)', 'CHAR(60)', 'TIMESTAMPTZ']);
  });
});
