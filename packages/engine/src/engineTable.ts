import type { Schema } from '@cfworker/json-schema';
import type { Argument } from './generator.ts';

/** Schema of a parameter: its constraints and its default. */
export type ParameterSchema = Schema & {
  default?: Argument;
  /** A format that is not in the registry of OpenAPI formats. */
  'x-format'?: 'date-or-date-time';
  /** Describes the values that `pattern` accepts: "one capital letter". */
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
  /** The rule applies only to arguments that match this JSON Schema. If omitted, it applies to all. */
  when?: Schema;
  /**
   * The first operand must not be greater than the second. Date-times and days are compared as times, strings by their
   * characters. The rule holds if one is absent.
   */
  atMost?: [Operand, Operand];
  /**
   * Some multiple of the step must be between the second and the third operand. The rule holds if they are in the wrong
   * order.
   */
  multiple?: [step: Operand, from: Operand, to: Operand];
  /** Two parameters must have different values. The rule holds if one is absent. */
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

/** Facts about an operation that the engine needs. */
export interface EngineOperation {
  method: 'GET' | 'POST';
  /** Schemas of query parameters, or of body properties, by name. */
  parameters: Readonly<Record<string, ParameterSchema>>;
  required: readonly string[];
  /** Supported locales from `x-locales`, with `en` first. Absent if the operation has no parameter `locale`. */
  locales?: readonly string[];
  /** Paths of the properties in its values: `address`, `address.city`. Absent if the values are not objects. */
  properties?: readonly string[];
  /** Paths of the date-times in its values. The path of the value itself is empty. Absent if there are none. */
  dateTimes?: readonly string[];
  rules: readonly Rule[];
  /** Headers that only this operation's successful responses have. Absent if there are none. */
  headers?: Readonly<Record<string, string>>;
}

/** Facts from the OpenAPI document. A build writes them to `.docusaurus/reference/default/engine.json`. */
export interface EngineTable {
  /** Version of the OpenAPI document and of the data. */
  version: string;
  /** Base URL of the API, without a trailing slash. */
  server: string;
  /** Operations by path, such as `/v1/finance/iban`, in the order of the OpenAPI document. */
  operations: Readonly<Record<string, EngineOperation>>;
  /** Old API paths, with the new path or the reason for the removal. */
  moved?: Readonly<Record<string, { to?: string; reason?: string }>>;
}

/** Returns tag and generator of an API path: `['finance', 'iban']` for `/v1/finance/iban`. */
export function splitOperationPath(path: string): [tag: string, generator: string] {
  const [tag = '', generator = ''] = path.split('/').slice(-2);
  return [tag, generator];
}
