import { describeUnknownParameter, findSchemaErrors, appendPointer } from '../http/checkSchema.ts';
import type { SchemaError } from '../http/checkSchema.ts';
import { didYouMean, findNearest } from '../http/suggest.ts';
import { describeRule, findBrokenRules } from '../http/rules.ts';
import { withUniqueValues } from '../uniqueValues.ts';
import { toSteps } from '../generator.ts';
import type { Argument, Arguments, JsonValue, CreateInSteps } from '../generator.ts';
import { ValidationError } from '../validationError.ts';
import type { ParameterError } from '../validationError.ts';
import type { EngineOperation, ParameterSchema } from '../engineTable.ts';
import type { RetryBudget } from '../retries.ts';
import { COMPOSITE_VALUE_COUNT, MAX_DEPTH } from './limits.ts';
import {
  completeArguments,
  createFakerSelector,
  describeUnknownGenerator,
} from './generatorLookup.ts';
import type {
  GeneratorLookup,
  GeneratorWithOperation,
  FakerSelector,
  RequestSettings,
} from './generatorLookup.ts';

/** A field of a record, ready to generate values. */
export interface RecordField {
  name: string;
  /** Probability of null, from 0 to 1. */
  nullShare: number;
  /** Number of items; undefined if the value is not an array. */
  list?: { min: number; max: number };
  /** Generates the value, or an item of its list. If omitted, the value is a record. */
  steps?: CreateInSteps;
  /**
   * Path of the value in the generated object. All fields of a record with the same `steps` get their values from one object.
   */
  path?: readonly string[];
  /** Whether the value, or an item of its list, is a date-time. */
  isDateTime?: boolean;
  /** Fields of a nested record. */
  fields?: RecordField[];
  /** Maximum number of values that the field generates. A Composite record counts as `COMPOSITE_VALUE_COUNT` values. */
  cost: number;
}

interface SentField {
  name: string;
  generator?: string;
  parameters?: Arguments;
  property?: string;
  fields?: SentField[];
  value?: JsonValue;
  list?: { min?: number; max: number };
  nullPercent?: number;
}

export interface FieldContext {
  find: GeneratorLookup;
  /** Names of all generators that `find` returns. */
  names: readonly string[];
  setting: RequestSettings;
  /** The retry budget that all fields share, because each of a hundred fields could run out of new values. */
  retries: RetryBudget;
  schema: ParameterSchema;
}

/** Maximum number of fields, including those of nested records. */
const MAX_FIELDS = 100;

const PARAMETER = 'fields';

/** Properties that determine the value of a field. Each field has exactly one of them. */
const SOURCES = ['generator', 'fields', 'value'] as const;

/** Parameters of the request that apply to all fields. */
const OF_THE_REQUEST = ['count', 'seed', 'locale', 'reference'];

/** Reads the fields of a request, and collects all errors. */
export class FieldReader {
  readonly errors: ParameterError[] = [];
  private readonly context: FieldContext;
  private readonly pickFaker: FakerSelector;
  private count = 0;

  constructor(context: FieldContext) {
    this.context = context;
    this.pickFaker = createFakerSelector(context.setting);
  }

  /** @param sent Fields that match their schema. */
  read(sent: readonly SentField[], pointer: string, depth = 1): RecordField[] {
    const names = new Map<string, string>();
    const sources = new Map<string, CreateInSteps>();
    return sent.flatMap((field, index) => {
      const ownPointer = appendPointer(pointer, index);
      const earlier = names.get(field.name);
      if (earlier !== undefined)
        this.reject(appendPointer(ownPointer, 'name'), `Is the name of ${earlier} too`);
      names.set(field.name, ownPointer);
      this.count += 1;
      if (this.count === MAX_FIELDS + 1)
        this.reject(ownPointer, `A record can have at most ${MAX_FIELDS} fields`);
      return this.count > MAX_FIELDS ? [] : this.readField(field, ownPointer, depth, sources);
    });
  }

  private reject(pointer: string, detail: string): void {
    this.errors.push({ name: PARAMETER, pointer, detail: `${detail}.` });
  }

  /** @param sources Generators that fields of the same record share, by name and parameters. */
  private readField(
    sent: SentField,
    pointer: string,
    depth: number,
    sources: Map<string, CreateInSteps>,
  ): RecordField[] {
    const { name, generator, list, nullPercent = 0 } = sent;
    if (SOURCES.filter((source) => sent[source] !== undefined).length !== 1) {
      this.reject(pointer, 'Must have exactly one of generator, fields and value');
      return [];
    }
    for (const only of ['parameters', 'property'] as const)
      if (generator === undefined && sent[only] !== undefined)
        this.reject(appendPointer(pointer, only), 'Goes with generator only');
    const limits = list && { min: list.min ?? 1, max: list.max };
    if (limits && limits.min > limits.max)
      this.reject(appendPointer(pointer, 'list'), 'min must not be greater than max');
    const inner = this.readSource(sent, pointer, depth, sources);
    if (!inner) return [];
    const cost = inner.cost * Math.max(limits?.max ?? 1, 1);
    return [
      { name, nullShare: nullPercent / 100, ...(limits && { list: limits }), ...inner, cost },
    ];
  }

  /** Reads the generator, nested fields or fixed value of a field. */
  private readSource(
    sent: SentField,
    pointer: string,
    depth: number,
    sources: Map<string, CreateInSteps>,
  ) {
    const { fields, value, list } = sent;
    if (fields) return this.readInner(fields, appendPointer(pointer, 'fields'), depth + 1);
    if (value !== undefined) return { steps: toSteps(() => value), cost: 1 };
    // Items of a list share no generator with other fields, because each item generates a separate object.
    return this.readGenerator(sent, pointer, list ? new Map<string, CreateInSteps>() : sources);
  }

  /** Reads nested fields. Their schema is checked here, because the OpenAPI document describes one level only. */
  private readInner(sent: SentField[], pointer: string, depth: number) {
    if (depth > MAX_DEPTH) {
      this.reject(pointer, `Records can be nested at most ${MAX_DEPTH} levels deep`);
      return undefined;
    }
    const errors = sent.flatMap((field, index) =>
      findSchemaErrors(
        this.context.schema,
        field as unknown as Argument,
        appendPointer(pointer, index),
      ),
    );
    if (errors.length > 0) {
      this.errors.push(...toParameterErrors(errors));
      return undefined;
    }
    const fields = this.read(sent, pointer, depth);
    return { fields, cost: fields.reduce((sum, { cost }) => sum + cost, 0) };
  }

  private readGenerator(sent: SentField, pointer: string, sources: Map<string, CreateInSteps>) {
    const { generator = '', parameters = {}, property } = sent;
    const [tag = '', name = ''] = generator.split('.');
    if (generator === 'custom.record') {
      const detail = 'custom.record cannot be a field. Use `fields` for a record within the record';
      this.reject(appendPointer(pointer, 'generator'), detail);
      return undefined;
    }
    const found = this.context.find(tag, name);
    if (!found) {
      this.errors.push({
        name: PARAMETER,
        pointer: appendPointer(pointer, 'generator'),
        detail: describeUnknownGenerator(generator, this.context.names),
      });
      return undefined;
    }
    const ownPointer = appendPointer(pointer, 'parameters');
    const known = this.errors.length;
    if (property !== undefined) this.checkProperty(sent, found.operation, pointer);
    this.checkParameters(found.operation, parameters, ownPointer);
    if (this.errors.length > known) return undefined;
    try {
      const key = JSON.stringify([
        generator,
        Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1)),
      ]);
      const shared = property === undefined ? undefined : sources.get(key);
      const steps = shared ?? this.prepare(found, parameters, ownPointer);
      const cost = tag === 'composite' && !shared ? COMPOSITE_VALUE_COUNT : 1;
      const isDateTime = found.operation.dateTimes?.includes(property ?? '') ?? false;
      if (property === undefined) return { steps, cost, isDateTime };
      sources.set(key, steps);
      return { steps, cost, isDateTime, path: property.split('.') };
    } catch (error) {
      this.errors.push(...relocate(error, ownPointer));
      return undefined;
    }
  }

  private checkProperty(sent: SentField, { properties }: EngineOperation, pointer: string): void {
    const { generator, property = '' } = sent;
    const ownPointer = appendPointer(pointer, 'property');
    if (!properties)
      this.reject(
        ownPointer,
        `${generator} does not return an object, so it has no properties. Remove \`property\``,
      );
    else if (!properties.includes(property)) {
      const inner = properties.find((each) => each.endsWith(`.${property}`));
      const meant = didYouMean(inner ?? findNearest(property, properties));
      const detail = `${generator} has no property ${property}.${meant}`;
      this.errors.push({ name: PARAMETER, pointer: ownPointer, detail });
    }
  }

  private checkParameters(operation: EngineOperation, given: Arguments, pointer: string): void {
    const own = Object.keys(operation.parameters).filter((name) => !OF_THE_REQUEST.includes(name));
    for (const [name, value] of Object.entries(given)) {
      const ownPointer = appendPointer(pointer, name);
      const schema = own.includes(name) ? operation.parameters[name] : undefined;
      if (schema)
        this.errors.push(...toParameterErrors(findSchemaErrors(schema, value, ownPointer)));
      else if (OF_THE_REQUEST.includes(name))
        this.reject(ownPointer, `Applies to all fields. Send ${name} next to fields`);
      else
        this.errors.push({
          name: PARAMETER,
          pointer: ownPointer,
          detail: describeUnknownParameter(name, own, Object.keys(given)),
        });
    }
    for (const name of operation.required)
      if (!Object.hasOwn(given, name)) this.reject(appendPointer(pointer, name), 'Is required');
    const complete = completeArguments(operation, this.context.setting, given);
    for (const rule of findBrokenRules(operation.rules, complete))
      for (const name of rule.parameters)
        this.errors.push({
          name: PARAMETER,
          pointer: appendPointer(pointer, name),
          detail: describeRule(rule, complete),
        });
  }

  private prepare(
    { prepare, operation }: GeneratorWithOperation,
    given: Arguments,
    pointer: string,
  ): CreateInSteps {
    const { setting, retries } = this.context;
    const args = completeArguments(operation, setting, given);
    const prepared = prepare(args, retries);
    const steps: CreateInSteps = (faker) => prepared.steps(this.pickFaker(faker, operation));
    const next = args['unique'] ? withUniqueValues({ ...prepared, steps }, retries) : steps;
    return function* (faker) {
      try {
        return yield* next(faker);
      } catch (error) {
        throw new ValidationError(relocate(error, pointer));
      }
    };
  }
}

/**
 * Converts the errors of a generator to errors of the record's body.
 *
 * @param pointer JSON Pointer of the generator's parameters.
 * @throws Any other error.
 */
function relocate(error: unknown, pointer: string): ParameterError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.errors.map(({ name, pointer: own, detail }) => {
    // A field has no parameter `count`. If there are too few different values, the client must change its parameter
    // `unique`.
    const ownPointer = own ?? appendPointer('', name === 'count' ? 'unique' : name);
    return { name: PARAMETER, pointer: `${pointer}${ownPointer}`, detail };
  });
}

function toParameterErrors(parts: readonly SchemaError[]): ParameterError[] {
  return parts.map((part) => ({ name: PARAMETER, ...part }));
}

export type { SentField };
