import type { JsonValue } from '../generator.ts';
import { unwrapLosslessJson } from '../losslessJson.ts';
import type { RecordField } from './fields.ts';

/** A column of a table, with the path of its values in a record. */
export interface Column {
  name: string;
  path: readonly string[];
  isDateTime: boolean;
  /** Whether the field, or a record around it, can be null. */
  isNullable: boolean;
}

/** Separator between the name of a field and the names of its properties. */
const JOINTS: Readonly<Record<string, string>> = { csv: '.', sql: '_' };

/** Lists the columns of a table. Each field of a nested record has its own column, and a list is one column. */
export function listRecordColumns(
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
    if (inner && !list) return listRecordColumns(inner, format, own, isNullable);
    return [{ name: own.join(joint), path: own, isDateTime: isDateTime && !list, isNullable }];
  });
}

/** Returns the value at a path in a record; null if the value or an object on the path is absent. */
export function valueAt(record: JsonValue, path: readonly string[]): JsonValue {
  return path.reduce<JsonValue>((each, name) => {
    const value = unwrapLosslessJson(each);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value[name] ?? null) : null;
  }, record);
}
