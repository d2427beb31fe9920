/** Column types for generated values, and SQL expressions that print stored values for comparison. */
import { successContentOf } from '../../support/spec.ts';
import type { DocumentedOperation } from '../../support/spec.ts';

export const DIALECTS = ['mysql', 'postgresql', 'sqlite'] as const;
export type DialectName = (typeof DIALECTS)[number];

export type ColumnKind =
  | 'text'
  | 'uuid'
  | 'date-time'
  | 'date'
  | 'time'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'json';

/** Column type of each kind of value in each SQL dialect. */
export const COLUMN_TYPES: Readonly<Record<ColumnKind, Readonly<Record<DialectName, string>>>> = {
  text: { mysql: 'LONGTEXT', postgresql: 'TEXT', sqlite: 'TEXT' },
  uuid: { mysql: 'CHAR(36)', postgresql: 'UUID', sqlite: 'TEXT' },
  'date-time': { mysql: 'DATETIME(3)', postgresql: 'TIMESTAMPTZ', sqlite: 'TEXT' },
  date: { mysql: 'DATE', postgresql: 'DATE', sqlite: 'TEXT' },
  time: { mysql: 'TIME(3)', postgresql: 'TIME(3)', sqlite: 'TEXT' },
  boolean: { mysql: 'BOOLEAN', postgresql: 'BOOLEAN', sqlite: 'BOOLEAN' },
  integer: { mysql: 'BIGINT', postgresql: 'BIGINT', sqlite: 'INTEGER' },
  number: { mysql: 'DOUBLE', postgresql: 'DOUBLE PRECISION', sqlite: 'REAL' },
  json: { mysql: 'JSON', postgresql: 'JSONB', sqlite: 'TEXT' },
};

const FORMATS: Readonly<Record<string, ColumnKind>> = {
  'date-time': 'date-time',
  date: 'date',
  uuid: 'uuid',
};

/** Returns the kind of a generator's values. The kind determines the column type. */
export function columnKindOf(described: DocumentedOperation): ColumnKind {
  if (described.name === 'date/time-of-day') return 'time';
  const items = successContentOf(described).schema.properties?.['data']?.items ?? {};
  const { type, format } = items;
  if (items['x-format']) return 'date-time';
  if (type === 'string') return FORMATS[String(format)] ?? 'text';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'object' || type === 'array' ? 'json' : 'text';
}

type Print = (column: string) => string;

const hex: Readonly<Record<DialectName, Print>> = {
  mysql: (column) => `LOWER(HEX(${column}))`,
  postgresql: (column) => `encode(convert_to(${column}::text, 'UTF8'), 'hex')`,
  sqlite: (column) => `lower(hex(${column}))`,
};

const plain: Print = (column) => column;

/** Expressions that print a column of each kind in the same way in every dialect. */
export const PRINT_EXPRESSIONS: Readonly<Record<ColumnKind, Readonly<Record<DialectName, Print>>>> =
  {
    text: hex,
    uuid: hex,
    'date-time': {
      mysql: (column) => `ROUND(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', ${column}) / 1000)`,
      postgresql: (column) => `round(extract(epoch FROM ${column}) * 1000)`,
      sqlite: (column) => `CAST(round((julianday(${column}) - 2440587.5) * 86400000) AS INTEGER)`,
    },
    date: { mysql: plain, postgresql: plain, sqlite: plain },
    time: {
      mysql: plain,
      postgresql: (column) => `to_char(${column}, 'HH24:MI:SS.MS')`,
      sqlite: (column) => `strftime('%H:%M:%f', ${column})`,
    },
    boolean: { mysql: plain, postgresql: (column) => `${column}::int`, sqlite: plain },
    integer: { mysql: plain, postgresql: plain, sqlite: plain },
    number: { mysql: plain, postgresql: plain, sqlite: (column) => `printf('%!.17g', ${column})` },
    json: {
      mysql: (column) => `JSON_VALID(${column})`,
      postgresql: (column) => `(${column} IS NOT NULL)::int`,
      sqlite: (column) => `json_valid(${column})`,
    },
  };

/** Expressions that join the printed columns of a row with `|`, by dialect. */
export const JOIN_COLUMNS: Readonly<Record<DialectName, (values: readonly string[]) => string>> = {
  mysql: (values) =>
    `CONCAT_WS('|', ${values.map((each) => `COALESCE(${each}, 'NULL')`).join(', ')})`,
  postgresql: (values) =>
    `concat_ws('|', ${values.map((each) => `COALESCE((${each})::text, 'NULL')`).join(', ')})`,
  sqlite: (values) => values.map((each) => `COALESCE(${each}, 'NULL')`).join(" || '|' || "),
};

/** Returns the text that a query must print for a value. */
export function expectedOutput(kind: ColumnKind, value: unknown): string {
  switch (kind) {
    case 'text':
    case 'uuid':
      return Buffer.from(String(value)).toString('hex');
    case 'date-time':
      return String(Date.parse(String(value)));
    case 'time':
      return `${String(value)}:00`.slice(0, 8) + `${String(value).slice(8)}.000`.slice(0, 4);
    case 'boolean':
      return value ? '1' : '0';
    case 'json':
      return '1';
    default:
      return String(value);
  }
}

/** Normalizes printed numbers, because database systems print different numbers of digits. */
export const normalizeOutput = (kind: ColumnKind | undefined, printed: string): string =>
  (kind === 'number' || kind === 'date-time') && printed !== 'NULL'
    ? String(Number(printed))
    : printed;
