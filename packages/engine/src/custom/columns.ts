import type { JsonValue } from '../generator.ts';
import { toPlain } from '../losslessJson.ts';
import type { RecordField } from './fields.ts';

/** A column of a table: its name, and where its values are in a record. */
export interface Column {
  name: string;
  path: readonly string[];
  /** Whether its values are date-times. */
  isDateTime: boolean;
  /** Whether its field, or a record around it, is sometimes replaced by null. */
  isNullable: boolean;
}

/** Separator between the name of a field and the names of its properties. */
const JOINTS: Readonly<Record<string, string>> = { csv: '.', sql: '_' };

/** The columns of a table: a field of a record within a record has one of its own, a list is one column. */
export function findColumns(
  fields: readonly RecordField[],
  format: string,
  path: readonly string[] = [],
  isOuterNullable = false,
): Column[] {
  const joint = JOINTS[format];
  if (joint === undefined) return [];
  return fields.flatMap(({ name, nullShare, list, fields: inner, isDateTime = false }) => {
    const own = [...path, name];
    const isNullable = isOuterNullable || nullShare > 0;
    if (inner && !list) return findColumns(inner, format, own, isNullable);
    return [{ name: own.join(joint), path: own, isDateTime: isDateTime && !list, isNullable }];
  });
}

/** The value at a place in a record; null when it is absent, or a record on the way to it is null. */
export function valueAt(record: JsonValue, path: readonly string[]): JsonValue {
  return path.reduce<JsonValue>((each, name) => {
    const value = toPlain(each);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value[name] ?? null) : null;
  }, record);
}
