import { isObject } from '../isObject.ts';
import { referenceName } from '../read/resolve.ts';
import type { Description, Schema, SchemaObject } from '../read/types.ts';
import { flattenSchema } from './schema/flatten.ts';
import { exclusiveLimits } from './schema/limit.ts';
import { typeNames } from './schema/typeNames.ts';

/** Levels of objects and arrays in a value that is made from a schema. */
const DEEPEST = 5;

/** Optional properties of an object that are shown; all required ones are. */
const MOST_OPTIONAL = 12;

/** Texts of formats (OpenAPI Format Registry), the same every time. */
const TEXTS: Readonly<Record<string, string>> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'www.example.com',
  'idn-hostname': 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  'uri-reference': '/path',
  iri: 'https://www.example.com/',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'aGVsbG8=',
  password: 'correct horse battery staple',
  regex: '^a+$',
  'json-pointer': '/a/b',
};

/** Texts of encodings other than of files. */
function textOf({ format = '', contentEncoding, minLength = 0, maxLength }: SchemaObject): string {
  const text = TEXTS[format] ?? (contentEncoding === 'base64' ? 'aGVsbG8=' : 'string');
  const long = text.length < minLength ? text.padEnd(Math.min(minLength, 200), text) : text;
  return maxLength === undefined ? long : long.slice(0, Math.max(0, maxLength));
}

/** 1, or the number next to it that a schema allows. */
function numberOf(schema: SchemaObject, isWhole: boolean): number {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { above = -Infinity, below = Infinity } = exclusiveLimits(schema);
  const isAllowed = (number: number): boolean =>
    number >= minimum && number <= maximum && number > above && number < below;
  const least = Math.max(minimum, above);
  const most = Math.min(maximum, below);
  const nearest = Math.min(Math.max(1, least), most);
  const step = multipleOf ?? 1;
  const first = Math.ceil(nearest / step);
  // Products such as 3 * 0.1 have digits that are not meant.
  const multiples = [first, first + 1, first - 1].map((count) =>
    Number((count * step).toPrecision(15)),
  );
  // Between two limits may be no whole number.
  const candidates =
    multipleOf === undefined && !isWhole ? [nearest, ...multiples, (least + most) / 2] : multiples;
  return candidates.find(isAllowed) ?? nearest;
}

/** Makes a value that a schema allows, from its examples where it has them. The same schema gives the same value. */
export class SampleValues {
  private readonly source: Description;

  constructor(source: Description) {
    this.source = source;
  }

  /**
   * A value of a schema, without properties that only responses have.
   *
   * @returns Undefined when nothing can be said, as of a schema that allows any value.
   */
  of(schema: Schema | undefined, above: readonly Schema[] = []): unknown {
    if (schema === undefined || typeof schema === 'boolean') return undefined;
    const flat = flattenSchema(this.source, schema);
    const given = [flat.example, flat.examples?.[0], flat.default, flat.const, flat.enum?.[0]];
    const found = given.find((value) => value !== undefined);
    if (found !== undefined) return found;
    if (above.length >= DEEPEST || above.includes(schema)) return undefined;
    const inside = [...above, schema];
    const [choice] = [...(flat.oneOf ?? []), ...(flat.anyOf ?? [])];
    if (choice !== undefined) {
      const value = this.of(choice, inside);
      const own = flat.properties && this.object(flat, inside);
      const told = this.tellApart(flat, choice, value);
      return isObject(own) && isObject(told) ? { ...own, ...told } : (told ?? own);
    }
    return this.byType(flat, inside);
  }

  /** A value of one form of several with the property that tells this form from the others. */
  private tellApart({ discriminator }: SchemaObject, form: Schema, value: unknown): unknown {
    const { propertyName, mapping = {} } = discriminator ?? {};
    const reference = typeof form === 'object' ? form.$ref : undefined;
    if (propertyName === undefined || reference === undefined || !isObject(value)) return value;
    const { properties = {} } = flattenSchema(this.source, form);
    const property = properties[propertyName];
    const { const: only, enum: allowed } =
      property === undefined ? {} : flattenSchema(this.source, property);
    if (only !== undefined || allowed !== undefined) return value;
    const name = referenceName(reference);
    const [key = name] =
      Object.entries(mapping).find(([, target]) => [reference, name].includes(target)) ?? [];
    return { ...value, [propertyName]: key };
  }

  private byType(flat: SchemaObject, inside: readonly Schema[]): unknown {
    switch (typeNames(flat).find((name) => name !== 'null')) {
      case 'object':
        return this.object(flat, inside);
      case 'array':
        return this.array(flat, inside);
      case 'integer':
        return numberOf(flat, true);
      case 'number':
        return numberOf(flat, false);
      case 'boolean':
        return true;
      case 'string':
        return textOf(flat);
      default:
        return undefined;
    }
  }

  private array(
    { items, prefixItems = [], minItems = 1 }: SchemaObject,
    inside: readonly Schema[],
  ) {
    const first = prefixItems.map((each) => this.of(each, inside) ?? null);
    if (first.length > 0) return first;
    const item = this.of(items, inside);
    if (item === undefined) return [];
    return Array.from({ length: Math.min(Math.max(1, minItems), 3) }, () => item);
  }

  private object(flat: SchemaObject, inside: readonly Schema[]): Record<string, unknown> {
    const { properties = {}, required = [], additionalProperties, propertyNames } = flat;
    const needed = new Set(required);
    let optional = 0;
    const entries = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
      const { readOnly } = flattenSchema(this.source, schema);
      if (readOnly) return [];
      if (!needed.has(name) && (optional += 1) > MOST_OPTIONAL) return [];
      const value = this.of(schema, inside);
      if (value === undefined) return needed.has(name) ? [[name, null]] : [];
      return [[name, value]];
    });
    if (entries.length === 0 && typeof additionalProperties === 'object') {
      const value = this.of(additionalProperties, inside);
      const name = propertyNames && this.of(propertyNames, inside);
      const key = typeof name === 'string' ? name : 'key';
      return value === undefined ? {} : { [key]: value };
    }
    return Object.fromEntries(entries);
  }
}
