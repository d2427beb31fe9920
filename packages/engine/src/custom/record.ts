import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import type { JsonValue, PrepareGenerator, CreateInSteps } from '../generator.ts';
import { ValidationError } from '../validationError.ts';
import { FieldReader } from './fields.ts';
import type { RecordField, FieldContext, SentField } from './fields.ts';
import { checkValueCount, createCharacterCounter } from './limits.ts';
import { listRecordColumns, valueAt } from './columns.ts';
import type { Column } from './columns.ts';
import { writeRecords } from './recordFormats.ts';
import { findColumnError, findValueError } from './sql.ts';
import { createOrderedObject, writeJson } from '../losslessJson.ts';

const PARAMETER = 'fields';

function rejectFields(detail: string): never {
  throw new ValidationError([{ name: PARAMETER, detail: `${detail}.` }]);
}

/** Describes two columns with the same name, as the end of a sentence; undefined if all names differ. */
function findRepeatedColumn(columns: readonly Column[]): string | undefined {
  const names = columns.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  return repeated === undefined ? undefined : `two columns with the name ${repeated}`;
}

/** End of the error message for CSV with a single nullable column. */
const EMPTY_LINES =
  'an empty line for each null, because there is only one column. CSV readers skip empty lines. Add a second field, such as an id';

/** Describes why CSV cannot have these columns, as the end of a sentence; undefined if it can. */
function findCsvError(columns: readonly Column[]): string | undefined {
  const [only, ...others] = columns;
  const isLost = others.length === 0 && only?.isNullable;
  return isLost ? EMPTY_LINES : findRepeatedColumn(columns);
}

/**
 * Describes a value that CSV readers would skip, such as a missing property, as the end of a sentence; undefined if
 * there is none.
 */
function findLostValue(
  records: readonly JsonValue[],
  [only, ...others]: readonly Column[],
): string | undefined {
  const isLost = (record: JsonValue) => only && valueAt(record, only.path) === null;
  return others.length === 0 && records.some(isLost) ? EMPTY_LINES : undefined;
}

/** Generated objects whose properties become fields, by the `steps` of the fields. */
type Generated = Map<RecordField['steps'], JsonValue>;

/** Generates records, and counts their characters. */
class RecordWriter {
  private readonly add = createCharacterCounter(PARAMETER);

  *write(faker: Faker, fields: readonly RecordField[]): Generator<void, JsonValue> {
    const generated: Generated = new Map();
    const entries: [string, JsonValue][] = [];
    for (const field of fields)
      entries.push([field.name, yield* this.writeField(faker, field, generated)]);
    return createOrderedObject(entries);
  }

  private *writeField(
    faker: Faker,
    field: RecordField,
    generated: Generated,
  ): Generator<void, JsonValue> {
    const { name, nullShare, list } = field;
    this.add(name.length + 4);
    if (nullShare > 0 && faker.datatype.boolean({ probability: nullShare })) return null;
    if (!list) return yield* this.writeValue(faker, field, generated);
    const items: JsonValue[] = [];
    const count = faker.number.int(list);
    while (items.length < count) items.push(yield* this.writeValue(faker, field, new Map()));
    return items;
  }

  private *writeValue(
    faker: Faker,
    field: RecordField,
    generated: Generated,
  ): Generator<void, JsonValue> {
    const { steps, path, fields = [] } = field;
    if (!steps) return yield* this.write(faker, fields);
    const whole = (path && generated.get(steps)) ?? (yield* steps(faker));
    if (path) generated.set(steps, whole);
    const value = path ? valueAt(whole, path) : whole;
    this.add(writeJson(value).length + 1);
    return value;
  }
}

/**
 * Creates the generator of records with a schema in the request.
 *
 * @param context Inputs of `FieldReader`.
 */
export function createRecordGenerator(
  context: Omit<FieldContext, 'setting' | 'retries'>,
): PrepareGenerator<ArgumentsOf['custom']['record']> {
  return ({ count, format, table, dialect, ...args }, retries) => {
    const sent = args.fields as unknown as SentField[];
    const reader = new FieldReader({ ...context, setting: args, retries });
    const fields = reader.read(sent, '/fields');
    if (reader.errors.length > 0) throw new ValidationError(reader.errors);
    const values = count * fields.reduce((sum, { cost }) => sum + cost, 0);
    checkValueCount(PARAMETER, values);
    const columns = listRecordColumns(fields, format);
    const error = format === 'sql' ? findColumnError(columns, dialect) : findCsvError(columns);
    if (error) rejectFields(`Would make ${error}`);
    const writer = new RecordWriter();
    const steps: CreateInSteps = (faker) => writer.write(faker, fields);
    if (format === 'json') return { steps };
    return {
      steps,
      finish: (records) => {
        const wrong =
          format === 'sql'
            ? findValueError(records, columns, dialect)
            : findLostValue(records, columns);
        if (wrong) rejectFields(`Would make ${wrong}`);
        return [writeRecords(records, { format, columns, table, dialect })];
      },
    };
  };
}
