import type { Schema } from '@cfworker/json-schema';
import type { Argument } from './generator.ts';

/** Schema of a parameter: its constraints and its default. */
export type ParameterSchema = Schema & {
  default?: Argument;
  /** A format that is not in the registry of OpenAPI formats. */
  'x-format'?: 'date-or-date-time';
  /** Description of the values that match `pattern`: "one capital letter". */
  'x-pattern-words'?: string;
};

/**
 * A condition between parameters of an operation, from `x-rules`. It has exactly one of `atMost`, `multiple`,
 * `different` and `schema`.
 */
export interface Rule {
  /** Parameters in the error of a broken rule. */
  parameters: string[];
  /** The condition as a sentence: "min must not be greater than max." */
  description: string;
  /** JSON Schema of the arguments to which the rule applies. If omitted, the rule applies to all arguments. */
  when?: Schema;
  /**
   * The first operand must not be greater than the second. Date-times and days are compared as times, strings by their
   * characters. If an operand is absent, the rule holds.
   */
  atMost?: [Operand, Operand];
  /**
   * A multiple of the step must be between the second and the third operand. If these two are in the wrong order, the rule
   * holds.
   */
  multiple?: [step: Operand, from: Operand, to: Operand];
  /** Two parameters must have different values. If a parameter is absent, the rule holds. */
  different?: [string, string];
  /** A JSON Schema of all arguments, including defaults. `locale` is the locale of the values. */
  schema?: Schema;
}

/**
 * A number, the value of a parameter, or a derived number: length of a string, number of items, year of a date-time (or
 * some days later), smallest decimal (0.01 for 2), sum of two operands, or days from one parameter to another,
 * including both.
 */
export type Operand =
  | number
  | string
  | { length: string }
  | { items: string }
  | { year: string; plusDays?: number }
  | { decimals: string }
  | { plus: [Operand, Operand] }
  | { days: [string, string] };

/** Properties of an operation in the OpenAPI document that the engine needs. */
export interface EngineOperation {
  method: 'GET' | 'POST';
  /** Schemas of query parameters, or of body properties, keyed by name. */
  parameters: Readonly<Record<string, ParameterSchema>>;
  required: readonly string[];
  /** Supported locales from `x-locales`, with `en` first. Absent if the operation has no parameter `locale`. */
  locales?: readonly string[];
  /** Paths of the properties in the operation's values: `address`, `address.city`. Absent if the values are not objects. */
  properties?: readonly string[];
  /**
   * Paths of the date-times in the operation's values. The path of the value itself is an empty string. Absent if there are no
   * date-times.
   */
  dateTimes?: readonly string[];
  rules: readonly Rule[];
  /** Headers that only this operation's successful responses have. Absent if there are none. */
  headers?: Readonly<Record<string, string>>;
}

/** Operations and settings from the OpenAPI document. A build writes them to `.docusaurus/reference/default/engine.json`. */
export interface EngineTable {
  /** Version of the OpenAPI document and of the data. */
  version: string;
  /** Base URL of the API, without a trailing slash. */
  server: string;
  /** Operations, keyed by path, such as `/v1/finance/iban`, in the order of the OpenAPI document. */
  operations: Readonly<Record<string, EngineOperation>>;
  /** Old API paths, with the new path or the reason for the removal. */
  moved?: Readonly<Record<string, { to?: string; reason?: string }>>;
}

/** Returns tag and generator of an API path: `['finance', 'iban']` for `/v1/finance/iban`. */
export function splitOperationPath(path: string): [tag: string, generator: string] {
  const [tag = '', generator = ''] = path.split('/').slice(-2);
  return [tag, generator];
}
