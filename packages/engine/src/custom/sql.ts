import type { JsonValue } from '../generator.ts';
import { unwrapLosslessJson, writeJson } from '../losslessJson.ts';
import { valueAt } from './columns.ts';
import type { Column } from './columns.ts';

/** Rules of a database system for names and literals. */
interface SqlDialect {
  /** Name for error messages. */
  name: string;
  quoteName: (name: string) => string;
  quoteText: (text: string) => string;
  /** Writes a date-time. If omitted, date-times are RFC 3339 string literals. */
  toDateTime?: (text: string) => string;
  /** Normalizes a column name: the database treats names with the same result as the same column. */
  fold: (name: string) => string;
  /** Describes why a column cannot have this name; undefined if it can. */
  findNameError: (name: string) => string | undefined;
  /** Whether strings and JSON can contain the character U+0000. */
  storesNul: boolean;
}

const double = (text: string, mark: string): string => text.replaceAll(mark, mark + mark);
const quoteStandard = (text: string): string => `'${double(text, "'")}'`;
const quoteStandardName = (name: string): string => `"${double(name, '"')}"`;

/** Escape sequences for characters that the MySQL client changes: NUL, line breaks, and the end-of-file character. */
const MYSQL_ESCAPES: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\x1a': '\\Z',
  '\\': '\\\\',
  "'": "''",
};

/** Characters that the command-line shell of SQLite drops, with the functions that return them. */
const SQLITE_LOST = [
  ['\r', 'CR', 'char(13)'],
  ['\0', 'NUL', 'char(0)'],
] as const;

/** Returns a placeholder that does not occur in a string. Its occurrences cannot overlap. */
function findPlaceholder(text: string, name: string): string {
  let placeholder = `<${name}>`;
  for (let index = 1; text.includes(placeholder); index += 1) placeholder = `<${name}${index}>`;
  return placeholder;
}

/**
 * Writes a string literal for SQLite. Carriage returns and NUL are added with `replace`, because the shell drops them
 * in a literal.
 */
function quoteSqlite(text: string): string {
  const lost = SQLITE_LOST.filter(([character]) => text.includes(character)).map(
    ([character, name, code]) => ({ character, code, mark: findPlaceholder(text, name) }),
  );
  const literal = lost.reduce((all, { character, mark }) => all.replaceAll(character, mark), text);
  return lost.reduce(
    (sql, { mark, code }) => `replace(${sql}, '${mark}', ${code})`,
    quoteStandard(literal),
  );
}

/** System columns of every PostgreSQL table (PostgreSQL 17 documentation, section 5.6). */
const POSTGRESQL_COLUMNS = ['cmax', 'cmin', 'ctid', 'tableoid', 'xmax', 'xmin'];

const encoder = new TextEncoder();

/**
 * Dialects by the value of the parameter.
 *
 * Source: MySQL 8.4 Reference Manual, sections 11.1.1 (string literals), 11.1.3 (date-times: "YYYY-MM-DD hh:mm:ss",
 * with an offset only since 8.0.19 and never with `Z`), 11.2 (names: 64 characters of the Basic Multilingual Plane,
 * without a space at the end) and 11.2.3 (column names ignore case). MariaDB has the same rules, but does not support
 * offsets.
 */
const DIALECTS: Readonly<Record<string, SqlDialect>> = {
  mysql: {
    name: 'MySQL',
    quoteName: (name) => `\`${double(name, '`')}\``,
    quoteText: (text) => `'${Array.from(text, (each) => MYSQL_ESCAPES[each] ?? each).join('')}'`,
    toDateTime: (text) => {
      const utc = new Date(text).toISOString().replace('T', ' ');
      return `'${utc.replace(/(\.000)?Z$/, '')}'`;
    },
    fold: (name) => name.toLowerCase(),
    findNameError: (name) => {
      if (Array.from(name).length > 64) return 'has more than 64 characters';
      if (/[\u{10000}-\u{10FFFF}]/u.test(name)) return 'has a character above U+FFFF';
      return name.endsWith(' ') ? 'ends with a space' : undefined;
    },
    storesNul: true,
  },
  postgresql: {
    name: 'PostgreSQL',
    quoteName: quoteStandardName,
    quoteText: quoteStandard,
    fold: (name) => name,
    findNameError: (name) => {
      if (encoder.encode(name).length > 63) return 'has more than 63 bytes in UTF-8';
      return POSTGRESQL_COLUMNS.includes(name) ? 'is that of a system column' : undefined;
    },
    storesNul: false,
  },
  sqlite: {
    name: 'SQLite',
    quoteName: quoteStandardName,
    quoteText: quoteSqlite,
    // SQLite ignores the case of ASCII letters only.
    fold: (name) => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
    findNameError: () => undefined,
    storesNul: true,
  },
};

/** @throws TypeError if the OpenAPI document does not list the dialect. */
function dialectOf(name: string): SqlDialect {
  const dialect = DIALECTS[name];
  if (!dialect) throw new TypeError(`There is no SQL dialect named ${name}.`);
  return dialect;
}

/**
 * Describes the first column name that the dialect does not support, as the end of a sentence; undefined if there is
 * none.
 */
export function findColumnError(columns: readonly Column[], dialect: string): string | undefined {
  const { name: system, fold, findNameError } = dialectOf(dialect);
  const names = new Map<string, string>();
  for (const { name } of columns) {
    const earlier = names.get(fold(name));
    if (earlier === name) return `two columns with the name ${name}`;
    if (earlier !== undefined)
      return `two columns with the names ${earlier} and ${name}, which are the same to ${system}`;
    names.set(fold(name), name);
    const error = findNameError(name);
    if (error) return `a column with the name ${name}, which ${error}: ${system} rejects it`;
  }
  return undefined;
}

/** U+0000 in a string, or its escape in JSON. */
const NUL = /\0|(?<!\\)(?:\\\\)*\\u0000/;

/** Describes a value that the dialect cannot store, as the end of a sentence; undefined if there is none. */
export function findValueError(
  records: readonly JsonValue[],
  columns: readonly Column[],
  dialect: string,
): string | undefined {
  const { name: system, storesNul } = dialectOf(dialect);
  if (storesNul) return undefined;
  const wrong = columns.find(({ path }) =>
    records.some((record) => NUL.test(writeJson(valueAt(record, path)))),
  );
  return (
    wrong && `a value with the character U+0000 in ${wrong.name}, which ${system} cannot store`
  );
}

/** Escapes of a surrogate pair, a backslash, or a lone surrogate. No database accepts lone surrogates in JSON. */
const ESCAPES = /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\\\|\\u[dD][89a-fA-F]../g;

const replaceLoneEscapes = (json: string): string =>
  json.replaceAll(ESCAPES, (found) => (found.length === 6 ? '\\ufffd' : found));

function writeValue(value: JsonValue, { isDateTime }: Column, dialect: SqlDialect): string {
  const plain = unwrapLosslessJson(value);
  if (plain === null) return 'NULL';
  if (typeof plain === 'number') return writeJson(value);
  if (typeof plain === 'boolean') return plain ? 'TRUE' : 'FALSE';
  const { toDateTime, quoteText } = dialect;
  if (typeof plain === 'object') return quoteText(replaceLoneEscapes(writeJson(value)));
  // The date-time property of some generators can also be a day.
  if (isDateTime && toDateTime && plain.includes('T')) return toDateTime(plain);
  return quoteText(plain.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'));
}

/**
 * Writes statements that set the character set of the MySQL client to UTF-8, and the time zone for `TIMESTAMP` columns to UTC.
 */
function writePreamble(columns: readonly Column[], dialect: string): string {
  if (dialect !== 'mysql') return '';
  const zone = columns.some(({ isDateTime }) => isDateTime) ? "SET time_zone = '+00:00';\n" : '';
  return `SET NAMES utf8mb4;\n${zone}`;
}

/**
 * Writes an `INSERT` statement for each record.
 *
 * @param columns Columns for which `findColumnError` returns undefined.
 * @param dialect `mysql` for MySQL and MariaDB, `postgresql` or `sqlite`.
 */
export function writeSql(
  records: readonly JsonValue[],
  columns: readonly Column[],
  table: string,
  dialect: string,
): string {
  const system = dialectOf(dialect);
  const names = columns.map(({ name }) => system.quoteName(name)).join(', ');
  const inserts = records.map((record) => {
    const values = columns.map((each) => writeValue(valueAt(record, each.path), each, system));
    return `INSERT INTO ${system.quoteName(table)} (${names}) VALUES (${values.join(', ')});\n`;
  });
  return writePreamble(columns, dialect) + inserts.join('');
}
