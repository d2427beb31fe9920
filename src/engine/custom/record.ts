import type { Faker } from '@faker-js/faker';
import type { JsonValue, PrepareGenerator, Steps } from '../generator.ts';
import { Refusal } from '../refusal.ts';
import { numberOf, stringOf } from '../request.ts';
import { FieldReader } from './fields.ts';
import type { Field, FieldContext, SentField } from './fields.ts';
import { checkValues, limitCharacters } from './limits.ts';
import { settingOf } from './named.ts';
import { findColumns, valueAt, writeRecords } from './recordFormats.ts';

/** The parameter that all errors are about. */
const NAME = 'fields';

function refuseFields(detail: string): never {
  throw new Refusal([{ name: NAME, detail: `${detail}.` }]);
}

/** The objects that a record takes properties from, each generated once. */
type Drawn = Map<Field['steps'], JsonValue>;

/** Writes records and adds up their characters. */
class RecordWriter {
  private readonly add = limitCharacters(NAME);

  *write(faker: Faker, fields: readonly Field[]): Generator<void, JsonValue> {
    const drawn: Drawn = new Map();
    const entries: [string, JsonValue][] = [];
    for (const field of fields)
      entries.push([field.name, yield* this.writeField(faker, field, drawn)]);
    // An object of its own keys, whatever they are: `__proto__` is a name like any other.
    return Object.fromEntries(entries);
  }

  private *writeField(faker: Faker, field: Field, drawn: Drawn): Generator<void, JsonValue> {
    const { name, nullShare, list } = field;
    this.add(name.length + 4);
    if (nullShare > 0 && faker.datatype.boolean({ probability: nullShare })) return null;
    if (!list) return yield* this.writeValue(faker, field, drawn);
    const items: JsonValue[] = [];
    const count = faker.number.int(list);
    while (items.length < count) items.push(yield* this.writeValue(faker, field, new Map()));
    return items;
  }

  private *writeValue(faker: Faker, field: Field, drawn: Drawn): Generator<void, JsonValue> {
    const { steps, path, fields = [] } = field;
    if (!steps) return yield* this.write(faker, fields);
    const whole = (path && drawn.get(steps)) ?? (yield* steps(faker));
    if (path) drawn.set(steps, whole);
    const value = path ? valueAt(whole, path) : whole;
    this.add(JSON.stringify(value).length + 1);
    return value;
  }
}

/**
 * Builds records from a schema of the request's own.
 *
 * @param context What its fields are read with.
 */
export function createRecord(context: Omit<FieldContext, 'setting' | 'retries'>): PrepareGenerator {
  return (request) => {
    const sent = request.required(request.list('fields'), 'fields') as unknown as SentField[];
    const reader = new FieldReader({
      ...context,
      setting: settingOf(request),
      retries: request.retries,
    });
    const fields = reader.read(sent, '/fields');
    if (reader.faults.length > 0) throw new Refusal(reader.faults);
    const values = numberOf(request, 'count') * fields.reduce((sum, { cost }) => sum + cost, 0);
    checkValues(NAME, values);
    const format = stringOf(request, 'format');
    const columns = findColumns(fields, format);
    const twice = columns.find(({ name }, index) =>
      columns.slice(0, index).some((each) => each.name === name),
    );
    if (twice) refuseFields(`Would make two columns with the name ${twice.name}`);
    const writer = new RecordWriter();
    const steps: Steps = (faker) => writer.write(faker, fields);
    if (format === 'json') return { steps };
    const [table, dialect] = [stringOf(request, 'table'), stringOf(request, 'dialect')];
    return {
      steps,
      finish: (records) => [writeRecords(records, { format, columns, table, dialect })],
    };
  };
}
