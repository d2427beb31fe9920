import type { JsonValue } from './generator.ts';
import { RetryBudget } from './retries.ts';

/** A value of a query parameter or body property. The items of a body's list are any JSON. */
export type Argument = string | number | boolean | JsonValue[];

/** Creates the error for a value of another type, which means that sample and document are inconsistent. */
function mismatch(name: string, expected: string, value: Argument): TypeError {
  return new TypeError(`${name} must be ${expected}, but is ${JSON.stringify(value)}.`);
}

/** Throws a TypeError if the value is undefined, for what is required or has a default. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new TypeError(`${name} is missing and has no default.`);
  return value;
}

/**
 * The arguments of one request. Accessors return `undefined` for an omitted argument, and throw a TypeError on the wrong type.
 */
class OptionalArguments {
  private readonly values: Readonly<Record<string, Argument>>;

  constructor(values: Readonly<Record<string, Argument>>) {
    this.values = values;
  }

  /** An array of a body, whose items are any JSON. */
  list(name: string): JsonValue[] | undefined {
    const value: JsonValue | undefined = this.values[name];
    if (value === undefined || Array.isArray(value)) return value;
    throw mismatch(name, 'an array', value);
  }

  string(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw mismatch(name, 'a string', value);
  }

  number(name: string): number | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'number') return value;
    throw mismatch(name, 'a number', value);
  }

  /** The limits of a number, of which a request may omit either. */
  range(minName: string, maxName: string): { min: number | undefined; max: number | undefined } {
    return { min: this.number(minName), max: this.number(maxName) };
  }

  boolean(name: string): boolean | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'boolean') return value;
    throw mismatch(name, 'a boolean', value);
  }

  /** An array argument whose items are strings. */
  strings(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw mismatch(name, 'an array of strings', value);
  }

  /** A string argument, narrowed to the allowed values. Throws a TypeError for any other. */
  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.string(name);
    const match = allowed.find((candidate) => candidate === value);
    if (value !== undefined && match === undefined) {
      throw new TypeError(`${name} must be one of ${allowed.join(', ')}, but is ${value}.`);
    }
    return match;
  }
}

/**
 * The arguments of one request, including the document's defaults. Accessors throw a TypeError for an argument that is
 * missing or of the wrong type. Arguments without a default are read by `optional`.
 */
export class RequestArguments {
  private readonly known: OptionalArguments;

  /** @param retries Shared with the other generators of a response. If omitted, there is no other. */
  constructor(
    private readonly values: Readonly<Record<string, Argument>>,
    readonly retries = new RetryBudget(),
  ) {
    this.known = new OptionalArguments(values);
  }

  /** All arguments by name. */
  get all(): Readonly<Record<string, Argument>> {
    return this.values;
  }

  /** The arguments that are neither required nor have a default. */
  get optional(): OptionalArguments {
    return this.known;
  }

  /** An array of a body, whose items are any JSON. */
  list(name: string): JsonValue[] {
    return required(this.known.list(name), name);
  }

  string(name: string): string {
    return required(this.known.string(name), name);
  }

  number(name: string): number {
    return required(this.known.number(name), name);
  }

  boolean(name: string): boolean {
    return required(this.known.boolean(name), name);
  }

  /** A string argument, narrowed to the allowed values. Throws a TypeError for any other. */
  oneOf<const T extends string>(name: string, allowed: readonly T[]): T {
    return required(this.known.oneOf(name, allowed), name);
  }

  /** The limits of a number. */
  range(minName = 'min', maxName = 'max'): { min: number; max: number } {
    return { min: this.number(minName), max: this.number(maxName) };
  }

  /** The timestamp that the response counts from, in the form of RFC 3339. */
  reference(): string {
    return this.string('reference');
  }
}

const DAY = 86_400_000;

/** Date-times between which something happens, and the one that a response counts from. */
export interface TimeWindow {
  from?: string | undefined;
  to?: string | undefined;
  reference: string;
}

/**
 * Returns the window from `from` to `to`, in milliseconds since 1970. If both are omitted, it ends at the reference and
 * has this number of days. If one is sent, it moves the other end where the two conflict.
 */
export function windowOf(sent: TimeWindow, days: number): { from: number; to: number } {
  const [from, to] = [Date.parse(sent.from ?? ''), Date.parse(sent.to ?? '')];
  const reference = Date.parse(sent.reference);
  const end = from > reference ? from + days * DAY : reference;
  const last = Number.isNaN(to) ? end : to;
  return { from: Number.isNaN(from) ? last - days * DAY : from, to: last };
}
