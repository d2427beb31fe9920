import type { Faker } from '@faker-js/faker';
import type { JsonValue, PrepareGenerator } from '../generator.ts';
import { Refusal } from '../refusal.ts';
import { numberOf, stringOf } from '../request.ts';
import { FieldReader } from './fields.ts';
import type { Field, FieldContext, SentField } from './fields.ts';
import { settingOf } from './named.ts';
import { findColumns, valueAt, writeRecords } from './recordFormats.ts';

/** Values that a response can have, of all its records together. */
export const MOST_VALUES = 10_000;

/** Characters of a response's values as JSON. */
const MOST_CHARACTERS = 1_000_000;

function refuseFields(detail: string): never {
  throw new Refusal([{ name: 'fields', detail: `${detail}.` }]);
}

/** The objects that a record takes properties from, each drawn once. */
type Drawn = Map<Field['draw'], JsonValue>;

/** Draws records and adds up what they take, so that no response grows without end. */
class RecordWriter {
  private characters = 0;

  draw(faker: Faker, fields: readonly Field[]): JsonValue {
    const drawn: Drawn = new Map();
    // An object of its own keys, whatever they are: `__proto__` is a name like any other.
    return Object.fromEntries(
      fields.map((field) => [field.name, this.drawField(faker, field, drawn)]),
    );
  }

  private drawField(faker: Faker, field: Field, drawn: Drawn): JsonValue {
    const { name, nullShare, list } = field;
    this.add(name.length + 4);
    if (nullShare > 0 && faker.datatype.boolean({ probability: nullShare })) return null;
    if (!list) return this.drawValue(faker, field, drawn);
    return faker.helpers.multiple(() => this.drawValue(faker, field, new Map()), { count: list });
  }

  private drawValue(faker: Faker, field: Field, drawn: Drawn): JsonValue {
    const { draw, path, fields = [] } = field;
    if (!draw) return this.draw(faker, fields);
    const whole = (path && drawn.get(draw)) ?? draw(faker);
    if (path) drawn.set(draw, whole);
    const value = path ? valueAt(whole, path) : whole;
    this.add(JSON.stringify(value).length + 1);
    return value;
  }

  private add(characters: number): void {
    this.characters += characters;
    if (this.characters > MOST_CHARACTERS)
      refuseFields(`Would make a response of more than ${MOST_CHARACTERS} characters`);
  }
}

/**
 * Builds records from a schema of the request's own.
 *
 * @param context What its fields are read with.
 */
export function createRecord(context: Omit<FieldContext, 'setting'>): PrepareGenerator {
  return (request) => {
    const sent = request.required(request.list('fields'), 'fields') as unknown as SentField[];
    const reader = new FieldReader({ ...context, setting: settingOf(request) });
    const fields = reader.read(sent, '/fields');
    if (reader.faults.length > 0) throw new Refusal(reader.faults);
    const values = numberOf(request, 'count') * fields.reduce((sum, { cost }) => sum + cost, 0);
    if (values > MOST_VALUES)
      refuseFields(
        `Would make up to ${values} values with this count, but a response can have at most ${MOST_VALUES}`,
      );
    const format = stringOf(request, 'format');
    const columns = findColumns(fields, format);
    const twice = columns.find(({ name }, index) =>
      columns.slice(0, index).some((each) => each.name === name),
    );
    if (twice) refuseFields(`Would make two columns with the name ${twice.name}`);
    const writer = new RecordWriter();
    const draw = (faker: Faker) => writer.draw(faker, fields);
    if (format === 'json') return { draw };
    const [table, dialect] = [stringOf(request, 'table'), stringOf(request, 'dialect')];
    return {
      draw,
      finish: (records) => [writeRecords(records, { format, columns, table, dialect })],
    };
  };
}
