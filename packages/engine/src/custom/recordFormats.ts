import type { JsonValue } from '../generator.ts';
import { unwrapLosslessJson, writeJson } from '../losslessJson.ts';
import { valueAt } from './columns.ts';
import type { Column } from './columns.ts';
import { writeSql } from './sql.ts';

/** Formats text as a CSV field (RFC 4180, section 2). Empty text is in quotes, because an empty field means null. */
function quoteCsv(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toCsv(value: JsonValue): string {
  if (value === null) return '';
  const plain = unwrapLosslessJson(value);
  return quoteCsv(typeof plain === 'string' ? plain : writeJson(value));
}

function writeCsv(records: readonly JsonValue[], columns: readonly Column[]): string {
  const lines = [
    columns.map(({ name }) => quoteCsv(name)),
    ...records.map((record) => columns.map(({ path }) => toCsv(valueAt(record, path)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** A format that returns all records as one string. */
export interface RecordFormat {
  /** `ndjson`, `csv` or `sql`. */
  format: string;
  columns: readonly Column[];
  table: string;
  /** `postgresql`, `mysql` or `sqlite`. */
  dialect: string;
}

/** Writes all records as one string. Every line ends with a line break. */
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
      return records.map((record) => `${writeJson(record)}\n`).join('');
  }
}
