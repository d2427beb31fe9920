/** Runs `INSERT` statements of `custom/record` with the command-line clients of database systems. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonValue, Argument } from 'fakewright-engine';
import {
  operationOf,
  generateResponse,
  REFERENCE,
  rejectedParameters,
} from 'fakewright-engine/testing/engine';
import { readFences, readGuide } from '../support/guides.ts';
import { operations, successContentOf } from '../support/spec.ts';
import { hasProgram } from '../../scripts/support/programs.ts';
import { sampleEvenly } from 'fakewright-engine/testing/exhaustive';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';
import { startApiServer } from '../examples/apiServer.ts';
import type { ApiServer } from '../examples/apiServer.ts';
import { startMariaDb, startPostgres, startSqlite } from './databases/servers.ts';
import type { Database } from './databases/servers.ts';
import {
  expectedOutput,
  JOIN_COLUMNS,
  columnKindOf,
  normalizeOutput,
  PRINT_EXPRESSIONS,
  COLUMN_TYPES,
} from './databases/columnTypes.ts';
import type { DialectName, ColumnKind } from './databases/columnTypes.ts';

type Fields = { name: string; kind: ColumnKind; [property: string]: JsonValue }[];
type Values = Record<string, JsonValue>;

const SYSTEMS = [
  { dialect: 'mysql', program: 'mariadb', start: startMariaDb },
  { dialect: 'postgresql', program: 'postgresql', start: startPostgres },
  { dialect: 'sqlite', program: 'sqlite', start: startSqlite },
] as const;

const quoteName = (name: string, dialect: DialectName): string =>
  dialect === 'mysql' ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;

/** Generates records with the engine. Removes `kind` from the fields, because only this test uses this property. */
function compose(fields: Fields, more: Record<string, Argument>): JsonValue[] {
  const sent = fields.map(({ kind: _, ...field }) => field) as unknown as JsonValue[];
  const { data } = generateResponse('custom/record', {
    ...{ seed: 1, reference: REFERENCE },
    ...more,
    fields: sent,
  });
  // Convert the data to the values that a client reads from JSON.
  return JSON.parse(JSON.stringify(data)) as JsonValue[];
}

/** Returns the lines that a query must print for records. */
const toLines = (fields: Fields, records: readonly JsonValue[]): string[] =>
  (records as Values[]).map((record) =>
    fields
      .map(({ name, kind }) => {
        const value = record[name] ?? null;
        return value === null ? 'NULL' : expectedOutput(kind, value);
      })
      .join('|'),
  );

/**
 * Returns a script that creates an empty table. MariaDB's client reads its character set from the environment, so the script
 * sets a character set for the column names. The script then sets another character set: the test fails unless the
 * `INSERT` statements set the right character set themselves.
 */
function createTable(dialect: DialectName, table: string, columns: readonly string[]): string {
  const create = `DROP TABLE IF EXISTS ${table};\nCREATE TABLE ${table} (${columns.join(', ')})`;
  if (dialect !== 'mysql') return `${create};\n`;
  return `SET NAMES utf8mb4;\n${create} CHARACTER SET utf8mb4;\nSET NAMES latin1;\n`;
}

/** Creates a table, inserts records, and compares the stored rows with the JSON output for the same records. */
async function compare(
  { run }: Database,
  dialect: DialectName,
  fields: Fields,
  more: Record<string, Argument> = {},
): Promise<void> {
  const names = fields.map(({ name }) => quoteName(name, dialect));
  const columns = fields.map(({ kind }, index) => `${names[index]} ${COLUMN_TYPES[kind][dialect]}`);
  const [insert] = compose(fields, { ...more, format: 'sql', dialect, table: 't' });
  const values = fields.map(({ kind }, index) =>
    PRINT_EXPRESSIONS[kind][dialect](names[index] ?? ''),
  );
  const printed = await run(
    `${createTable(dialect, 't', columns)}${String(insert)}SELECT ${JOIN_COLUMNS[dialect](values)} FROM t;\n`,
  );
  const stored = printed
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line.split('|').map((text, index) => normalizeOutput(fields[index]?.kind, text)),
    );
  expect(stored.map((line) => line.join('|'))).toEqual(toLines(fields, compose(fields, more)));
}

/** A record field for every generator, with its required parameters. */
const generators: Fields = operations
  .filter(({ name }) => name !== 'custom/record')
  .map((described) => {
    const { name, operation } = described;
    const [first] = Object.values(successContentOf(described).examples);
    const required = (operation.parameters ?? []).filter((each) => each.required);
    const parameters = {
      ...Object.fromEntries(required.map((each) => [each.name, each.example as JsonValue])),
      ...(first?.['x-request'].body as Values | undefined),
    };
    for (const common of ['count', 'seed', 'locale', 'reference'])
      Reflect.deleteProperty(parameters, common);
    const generator = name.replace('/', '.');
    return { name: generator, kind: columnKindOf(described), generator, parameters };
  });

const chunks = Array.from({ length: Math.ceil(generators.length / 80) }, (_, index) =>
  generators.slice(index * 80, (index + 1) * 80),
);

const locales = operationOf('/v1/custom/record').locales ?? [];

/** Generators for the columns of `database.create-table-statement`. */
const COLUMNS: Readonly<Record<string, Values>> = {
  avatar: { generator: 'image.image-url' },
  category: { generator: 'commerce.department' },
  comment: { generator: 'internet.emoji' },
  created_at: { generator: 'date.past-date' },
  email: { generator: 'internet.email-address', parameters: { unique: true } },
  group: { generator: 'job.job-area', nullPercent: 50 },
  name: { generator: 'person.full-name' },
  password: { generator: 'string.alphanumeric-string', parameters: { length: 60 } },
  phone: { generator: 'phone.e164-number' },
  status: { generator: 'custom.list-item', parameters: { items: ['active', 'ausgeschieden 🚪'] } },
  title: { generator: 'book.book-title' },
  token: { generator: 'string.alphanumeric-string', parameters: { length: 64, unique: true } },
  updated_at: { generator: 'date.date-time', parameters: { offset: '+05:30' }, nullPercent: 20 },
};

/** Strings that some database systems escape in special ways. */
const STRINGS = [
  ...["it''s", '\\', "\\'", 'a\r\nb\rc\nd\te', '\x1a', '\u2028\u0085', '👁️‍🗨️ 🇩🇪', '\u{10FFFF}'],
  ...[
    '<CR>\r<CR1>\r',
    ':name $1 ? %s',
    '\\.',
    'a;\n-- b\n/* c */',
    '.quit\n\\q\n',
    'DELIMITER x\n',
  ],
  ...['', ' ', 'NULL', '2025-01-01T00:00:00Z', 'x'.repeat(500) + '\r'.repeat(1500)],
];

const listOf = (items: JsonValue[]) => ({
  generator: 'custom.list-item',
  parameters: { items, unique: true },
});

interface Rejected {
  /** Column names. If a column has a second name, it is the name of a field in a nested record. */
  columns: string[][];
  /** Expected error message. PostgreSQL shortens long names without an error. */
  error: RegExp;
}

const REJECTED: Readonly<Record<DialectName, Rejected[]>> = {
  mysql: [
    { columns: [['Name'], ['name']], error: /Duplicate column/ },
    { columns: [['É'], ['é']], error: /Duplicate column/ },
    { columns: [['a', 'b'.repeat(63)]], error: /too long/ },
    { columns: [['🙂']], error: /Invalid|Incorrect|supplementary/i },
    { columns: [['a ']], error: /Incorrect column name/ },
  ],
  postgresql: [
    { columns: [['é'.repeat(32)]], error: /^$/ },
    { columns: [['a', 'b'.repeat(62)]], error: /^$/ },
    { columns: [['ctid']], error: /system column/ },
  ],
  sqlite: [{ columns: [['Name'], ['name']], error: /duplicate column/ }],
};

/** Folder of the guide's programs for 10,000 rows. They send requests to a local server instead of the API. */
const programs = new TemporaryFolder();
let api: ApiServer;

beforeAll(async () => {
  api = await startApiServer();
  const fences = readFences(readGuide('docs/custom/custom-template.mdx'));
  const codeOf = (title: string) => fences.find((fence) => fence.title === title)?.code ?? '';
  for (const title of ['users.py', 'users.sh'])
    programs.write(title, codeOf(title).replace('https://api.fakewright.example', api.origin));
});

afterAll(() => {
  api.stop();
  programs.remove();
});

test.runIf(hasProgram('jq') && hasProgram('python'))(
  'the shell program in the guide writes the same 10,000 rows as the Python program',
  async () => {
    const fields = [
      { name: 'id', generator: 'number.sequence', parameters: {} },
      { name: 'name', generator: 'person.full-name' },
      { name: 'iban', generator: 'finance.iban', parameters: { unique: true } },
      { name: 'tenant', value: 'acme' },
    ];
    programs.write('users.json', JSON.stringify({ fields, format: 'csv', count: 100 }));
    await programs.run('bash', ['users.sh']);
    const rows = await programs.run('python3', ['users.py', 'csv']);
    expect(await programs.run('cat', ['users.csv'])).toBe(rows);
    expect(rows.match(/\r\n/g)).toHaveLength(10_001);
  },
);

for (const { dialect, program, start } of SYSTEMS)
  describe.runIf(hasProgram(program))(`in ${program}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await start();
    });
    afterAll(() => database.stop());

    test.each(sampleEvenly(locales, 4))(
      'values of every generator in the locale %s are stored unchanged',
      async (locale) => {
        for (const fields of chunks) await compare(database, dialect, fields, { locale, count: 3 });
      },
    );

    test.each(sampleEvenly(locales, 6))(
      'a table from create-table-statement accepts generated values in the locale %s',
      async (locale) => {
        const { data } = generateResponse('database/create-table-statement', {
          ...{ dialect, columns: 14, table: 'members', seed: 1 },
        });
        const fields = Object.entries(COLUMNS).map(([name, field]) => ({
          name,
          ...field,
        })) as unknown as Fields;
        const [insert] = compose(fields, {
          format: 'sql',
          dialect,
          table: 'members',
          locale,
          count: 50,
        });
        const name = quoteName('members', dialect);
        const drop = `DROP TABLE IF EXISTS ${name};\n`;
        const query = `SELECT count(*) FROM ${name};\n`;
        expect(await database.run(`${drop}${String(data[0])}\n${String(insert)}${query}`)).toBe(
          '50\n',
        );
      },
    );

    // The program omits `dialect`, so it gets statements for PostgreSQL. SQLite also accepts these statements.
    if (dialect !== 'mysql' && hasProgram('python'))
      test("the guide's program fills a table with 10,000 numbered rows", async () => {
        const columns = ['id BIGINT PRIMARY KEY', 'name TEXT', 'iban TEXT', 'tenant TEXT'];
        const create = createTable(dialect, 'users', columns);
        const statistics = 'min(id), max(id), count(*), count(DISTINCT tenant), min(tenant)';
        const query = `SELECT ${statistics} FROM users;\n`;
        const inserts = await programs.run('python3', ['users.py', 'sql']);
        expect(await database.run(`${create}${inserts}${query}`)).toBe('1|10000|10000|1|acme\n');
      });

    // The statements in the guide are only for MySQL.
    if (dialect === 'mysql')
      test('the "orders" table in the guide accepts 3,000 generated orders', async () => {
        const fences = readFences(readGuide('docs/custom/custom-template.mdx'));
        const codeOf = (title: string) => fences.find((fence) => fence.title === title)?.code ?? '';
        const request = fences.find(({ code }) => code.includes('"order_lines"'))?.code ?? '';
        const body = JSON.parse(request) as Record<string, Argument>;
        const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
        const inserts = seeds.map((seed) =>
          String(generateResponse('custom/record', { ...body, count: 100, seed }).data[0]),
        );
        const query = 'SELECT count(*), max(id), count(DISTINCT number) < count(*) FROM orders;\n';
        const script = [codeOf('Table'), codeOf('orders.sql'), ...inserts, query].join('\n');
        expect(await database.run(script)).toBe('3002\t3002\t1\n');
      });

    test('strings and JSON with special characters are stored unchanged', async () => {
      const strings = dialect === 'postgresql' ? STRINGS : [...STRINGS, 'a\0b<NUL>'];
      const fields: Fields = [
        { name: 'text', kind: 'text', ...listOf(strings) },
        { name: 'json', kind: 'json', ...listOf(strings.map((text) => ({ text, list: [text] }))) },
      ];
      await compare(database, dialect, fields, { count: strings.length });
    });

    const NAMES = [
      'order',
      'select',
      'a"b`c',
      'Ünïcode',
      'a b',
      '0',
      '*',
      'x'.repeat(63),
      'é'.repeat(31),
      'Id ID',
    ];
    test('the database system accepts unusual column names that the API accepts', async () => {
      const fields = NAMES.map((name): Fields[number] => ({
        name,
        kind: 'integer',
        generator: 'number.integer',
      }));
      await compare(database, dialect, fields);
    });

    test.each(REJECTED[dialect])(
      'the API rejects the columns $columns, which the database system rejects or shortens',
      async ({ columns, error }) => {
        const fields = columns.map(([outer, ...inner]) => ({
          name: outer,
          ...(inner.length > 0
            ? { fields: inner.map((name) => ({ name, generator: 'number.integer' })) }
            : { generator: 'number.integer' }),
        }));
        const query = { fields: fields as unknown as JsonValue[], format: 'sql', dialect, seed: 1 };
        expect(await rejectedParameters('custom/record', query)).toEqual(['fields']);
        const names = columns.map((parts) => `${quoteName(parts.join('_'), dialect)} INTEGER`);
        const created = database.run(createTable(dialect, 'rejected', names));
        await expect(created.then(() => '', String)).resolves.toMatch(error);
      },
    );
  });
