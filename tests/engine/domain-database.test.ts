import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import validator from 'validator';
import { answersOf, distinct, fresh } from './faults.ts';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  unique: boolean;
  default: string | null;
  sql: string;
}

const PORTS: Record<string, string> = {
  postgresql: '5432',
  mysql: '3306',
  mongodb: '27017',
  redis: '6379',
};

/** How each system asks for encryption. */
const TLS: Record<string, string> = {
  postgresql: '?sslmode=verify-full',
  mysql: '?ssl-mode=VERIFY_IDENTITY',
  mongodb: '?tls=true',
};

/** The primary key of each dialect. */
const PRIMARY_KEYS: Record<string, string> = {
  mysql: '`id` BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY',
  postgresql: '"id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  sqlite: '"id" INTEGER PRIMARY KEY',
};

const quoteOf = (dialect: unknown) => (dialect === 'mysql' ? '`' : '"');

/** Seconds that the first four bytes of an ObjectId count. */
const secondsOf = (id: string) => parseInt(id.slice(0, 8), 16);

describe('databases', () => {
  test('the categories divide the column types as their names say', () => {
    const types = ['numeric', 'string', 'temporal', 'spatial'].flatMap((kind) => [
      ...distinct('database/column-type', { kind }),
    ]);
    expect(types.sort()).toEqual([...distinct('database/column-type')].sort());
    const wrong = answersOf('database/column-type').filter(
      ({ query: { kind }, value }) =>
        kind !== undefined && /date|time/.test(value) !== (kind === 'temporal'),
    );
    expect(wrong).toEqual([]);
  });

  test('names of columns are joined as asked for', () => {
    const cases = {
      camel: /^\p{Ll}+(\p{Lu}\p{Ll}+)*$/u,
      snake: /^\p{Ll}+(_\p{Ll}+)*$/u,
      'upper-snake': /^\p{Lu}+(_\p{Lu}+)*$/u,
    };
    const wrong = answersOf('database/database-column').filter(
      ({ query, value }) =>
        !(
          query['locale'] === 'zh-CN' ? /^\p{Script=Han}+$/u : cases[query['casing'] as 'camel']
        ).test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('excluded storage engines do not occur, the others do', () => {
    const wrong = answersOf('database/storage-engine').filter(({ query: { exclude }, value }) =>
      (exclude as string[] | undefined)?.includes(value),
    );
    expect(wrong).toEqual([]);
    const exclude = ['CSV', 'ARCHIVE', 'MEMORY', 'MyISAM', 'BLACKHOLE'];
    expect(distinct('database/storage-engine', { exclude })).toEqual(new Set(['InnoDB']));
    expect([...distinct('database/storage-engine')].sort()).toEqual([...exclude, 'InnoDB'].sort());
  });

  test('an ObjectId passes an independent validator and is of the period asked for', () => {
    const wrong = answersOf('database/mongodb-object-id').filter(
      ({ query: { from, to }, value }) =>
        !validator.isMongoId(value) ||
        (from !== undefined && secondsOf(value) < Date.parse(String(from)) / 1000) ||
        (to !== undefined && secondsOf(value) > Date.parse(String(to)) / 1000),
    );
    expect(wrong).toEqual([]);
    const instant = '2024-02-29T12:00:00Z';
    const ids = fresh('database/mongodb-object-id', { from: instant, to: instant });
    expect(new Set(ids.map(secondsOf))).toEqual(new Set([Date.parse(instant) / 1000]));
    expect(new Set(ids).size).toBe(ids.length);
    const backwards = { from: '2025-03-02T00:00:00Z', to: '2025-03-01T00:00:00Z' };
    expect(() => fresh('database/mongodb-object-id', backwards)).toThrow(Refusal);
    expect(() => fresh('database/mongodb-object-id', { to: '2107-01-01T00:00:00Z' })).toThrow(
      Refusal,
    );
  });

  test('a connection string has the port, the secrets and the encryption of its system', () => {
    for (const { query, value } of answersOf('database/connection-string')) {
      const url = new URL(value);
      const system = url.protocol.slice(0, -1).replace('rediss', 'redis');
      expect(system, value).toBe(query['dialect'] ?? system);
      expect(url.port, value).toBe(PORTS[system]);
      expect(url.hostname, value).toMatch(/\.example\.com$/);
      expect([url.username !== '', url.password.length], value).toEqual(
        query['credentials'] ? [true, 16] : [false, 0],
      );
      expect(url.search, value).toBe(query['tls'] ? (TLS[system] ?? '') : '');
      expect(url.protocol === 'rediss:', value).toBe(system === 'redis' && query['tls']);
      if (system === 'redis') expect(Number(url.pathname.slice(1)), value).toBeLessThanOrEqual(15);
    }
  });

  test('the database in a connection string is in lower case, even SUV and CD', () => {
    const query = { dialect: 'mysql', credentials: false };
    const names = fresh('database/connection-string', query, [1, 2, 3, 4, 5, 6, 7, 8]).map(
      (value) => value.split('/')[3],
    );
    expect(names).toEqual(expect.arrayContaining(['cd', 'suv']));
    expect(names.filter((name) => name !== name?.toLowerCase())).toEqual([]);
  });

  test('the SQL of a column says what its parts say, in the words of the dialect', () => {
    for (const { query, value } of answersOf<Column>('database/column-definition')) {
      const quote = quoteOf(query['dialect']);
      const parts = [
        `${quote}${value.name}${quote} ${value.type}`,
        ...(value.nullable ? [] : ['NOT NULL']),
        ...(value.default === null ? [] : [`DEFAULT ${value.default}`]),
        ...(value.unique ? ['UNIQUE'] : []),
      ];
      expect(value.sql).toBe(parts.join(' '));
      if (query['dialect'] === 'sqlite') expect(value.type).toBe('TEXT');
    }
    const columns = fresh<Column>('database/column-definition');
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    const lengths = ['email', 'phone', 'password', 'created_at'].map((name) => types.get(name));
    expect(lengths).toEqual(['VARCHAR(254)', 'VARCHAR(16)', 'CHAR(60)', 'TIMESTAMPTZ']);
  });

  test('a table has its name, its key and as many columns as asked for, none of them twice', () => {
    for (const { query, value } of answersOf('database/create-table-statement')) {
      const { dialect, columns, table, ifNotExists } = query;
      const quote = quoteOf(dialect);
      const [head = '', ...lines] = value.split('\n');
      const name = table === undefined ? '[a-z]+s' : String(table);
      const guard = ifNotExists ? 'IF NOT EXISTS ' : '';
      expect(head).toMatch(new RegExp(`^CREATE TABLE ${guard}${quote}${name}${quote} \\($`));
      expect(lines.pop()).toBe(');');
      expect(lines[0]?.replace(/,$/, '').trim()).toBe(PRIMARY_KEYS[String(dialect)]);
      const names = lines.map((line) => line.split(quote)[1]);
      expect(new Set(names).size, value).toBe(columns);
      expect(
        lines.filter((line) => !line.endsWith(',')),
        value,
      ).toEqual([lines.at(-1)]);
    }
  });
});
