import type { JsonValue } from '../generator.ts';
import type { Field } from './fields.ts';

/** A column of a table: its name, and where its values are in a record. */
export interface Column {
  name: string;
  path: readonly string[];
}

/** What joins the names of a field and of those within it. */
const JOINTS: Readonly<Record<string, string>> = { csv: '.', sql: '_' };

/** The columns of a table: a field of a record within a record has one of its own, a list is one column. */
export function findColumns(
  fields: readonly Field[],
  format: string,
  path: readonly string[] = [],
): Column[] {
  const joint = JOINTS[format];
  if (joint === undefined) return [];
  return fields.flatMap(({ name, list, fields: inner }) => {
    const own = [...path, name];
    if (inner && !list) return findColumns(inner, format, own);
    return [{ name: own.join(joint), path: own }];
  });
}

/** The value at a place in a record; null when it is absent, or a record on the way to it is null. */
export function valueAt(record: JsonValue, path: readonly string[]): JsonValue {
  return path.reduce<JsonValue>((value, name) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value[name] ?? null) : null;
  }, record);
}

/** Text as a field of CSV (RFC 4180, section 2). Empty text is in quotes, as null is an empty field. */
function quoteCsv(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toCsv(value: JsonValue): string {
  if (value === null) return '';
  return quoteCsv(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function writeCsv(records: readonly JsonValue[], columns: readonly Column[]): string {
  const lines = [
    columns.map(({ name }) => quoteCsv(name)),
    ...records.map((record) => columns.map(({ path }) => toCsv(valueAt(record, path)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** A text in SQL. MySQL reads a backslash as the start of an escape. */
function quoteSql(text: string, dialect: string): string {
  const quoted = text.replaceAll("'", "''");
  return `'${dialect === 'mysql' ? quoted.replaceAll('\\', '\\\\') : quoted}'`;
}

function nameSql(name: string, dialect: string): string {
  return dialect === 'mysql'
    ? `\`${name.replaceAll('`', '``')}\``
    : `"${name.replaceAll('"', '""')}"`;
}

function toSql(value: JsonValue, dialect: string): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return quoteSql(typeof value === 'object' ? JSON.stringify(value) : value, dialect);
}

function writeSql(
  records: readonly JsonValue[],
  columns: readonly Column[],
  table: string,
  dialect: string,
) {
  const names = columns.map(({ name }) => nameSql(name, dialect)).join(', ');
  return records
    .map((record) => {
      const values = columns.map(({ path }) => toSql(valueAt(record, path), dialect)).join(', ');
      return `INSERT INTO ${nameSql(table, dialect)} (${names}) VALUES (${values});\n`;
    })
    .join('');
}

/** How records are written as one text. */
export interface RecordFormat {
  /** `ndjson`, `csv` or `sql`. */
  format: string;
  columns: readonly Column[];
  table: string;
  /** `postgresql`, `mysql` or `sqlite`. */
  dialect: string;
}

/** All records as one text, each line of which ends with a line break. */
export function writeRecords(
  records: readonly JsonValue[],
  { format, columns, table, dialect }: RecordFormat,
): string {
  switch (format) {
    case 'csv':
      return writeCsv(records, columns);
    case 'sql':
      return writeSql(records, columns, table, dialect);
    default:
      return records.map((record) => `${JSON.stringify(record)}\n`).join('');
  }
}
