import type { Schema } from '@cfworker/json-schema';
import type { Argument } from './generator.ts';

/** A schema of a parameter: its keywords that a value can break, and its default. */
export type ParameterSchema = Schema & {
  default?: Argument;
  /** A format that no registry has. */
  'x-format'?: 'date-or-date-time';
  /** Words for the values that `pattern` accepts: "one capital letter". */
  'x-pattern-words'?: string;
};

/** Condition between parameters of an operation, from `x-rules`. It has exactly one of the optional properties. */
export interface Rule {
  /** Names of the parameters for which a request that breaks the rule is rejected. */
  parameters: string[];
  /** The condition as a sentence: "min must not be greater than max." */
  description: string;
  /** The rule applies only to arguments that match this JSON Schema. If omitted, it applies to all. */
  when?: Schema;
  /**
   * Two operands of which the first is not greater than the second. Date-times and days are compared as times, strings
   * by their characters. The rule holds if one of the two is absent.
   */
  atMost?: [Operand, Operand];
  /** A step, of which some multiple lies from the second operand to the third, unless these are the wrong way round. */
  multiple?: [step: Operand, from: Operand, to: Operand];
  /** Two parameters that have different values. It holds when one of the two is absent. */
  different?: [string, string];
  /** A JSON Schema of all arguments together, defaults included; `locale` is the one that is served. */
  schema?: Schema;
}

/**
 * A number, the value of a parameter, or what follows from one: how long its text is, how many items its list has,
 * the year of its time or of some days after it, the decimal place that it counts to (0.01 for 2), the sum of two
 * operands, or the days from one to another, both included.
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

/** Properties of an operation that the engine uses. */
export interface EngineOperation {
  method: 'GET' | 'POST';
  /** Schemas of the query parameters, or of the body's properties, by name. */
  parameters: Readonly<Record<string, ParameterSchema>>;
  required: readonly string[];
  /** Locales with data of their own, `en` first, from `x-locales`. Absent when the operation takes no locale. */
  locales?: readonly string[];
  /** Properties of its values, and of objects within them: `address`, `address.city`. Absent for other values. */
  properties?: readonly string[];
  /** Properties that are date-times; the empty string is the value itself. Absent if there are none. */
  dateTimes?: readonly string[];
  rules: readonly Rule[];
  /** Header fields of its successful responses besides those of all operations. Absent if there are none. */
  headers?: Readonly<Record<string, string>>;
}

/** Facts from the OpenAPI document. A build writes them to `.docusaurus/reference/default/engine.json`. */
export interface EngineTable {
  /** Version of the OpenAPI document and of the data behind the seeds. */
  version: string;
  /** Base URL of the API, without a trailing slash. */
  server: string;
  /** By path, such as `/v1/finance/iban`, in the order of the OpenAPI document. */
  operations: Readonly<Record<string, EngineOperation>>;
  /** Earlier paths, each with the new path or the reason of the removal. */
  moved?: Readonly<Record<string, { to?: string; reason?: string }>>;
}

/** Tag and generator of a path: `['finance', 'iban']` of `/v1/finance/iban`. */
export function splitOperationPath(path: string): [tag: string, generator: string] {
  const [tag = '', generator = ''] = path.split('/').slice(-2);
  return [tag, generator];
}
