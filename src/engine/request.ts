import type { JsonValue } from './generator.ts';
import { RetryBudget } from './retries.ts';

/** A value of a query parameter or body property. The items of a body's list are any JSON. */
export type Argument = string | number | boolean | JsonValue[];

/**
 * The arguments of one request, including the description's defaults. Accessors return `undefined` for an
 * argument without a value or default, and throw a TypeError on the wrong type, which means that sample and
 * description disagree.
 */
export class RequestArguments {
  private readonly values: Readonly<Record<string, Argument>>;

  /** @param retries Shared with the other generators of a response. If omitted, there is no other. */
  constructor(
    values: Readonly<Record<string, Argument>>,
    readonly retries = new RetryBudget(),
  ) {
    this.values = values;
  }

  /** An array of a body, whose items are any JSON. */
  list(name: string): JsonValue[] | undefined {
    const value: JsonValue | undefined = this.values[name];
    if (value === undefined || Array.isArray(value)) return value;
    throw this.mismatch(name, 'an array');
  }

  string(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw this.mismatch(name, 'a string');
  }

  number(name: string): number | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'number') return value;
    throw this.mismatch(name, 'a number');
  }

  /** The limits of a number, either of which the request may leave open. */
  range(minName = 'min', maxName = 'max'): { min: number | undefined; max: number | undefined } {
    return { min: this.number(minName), max: this.number(maxName) };
  }

  /** The instant that the response counts from, as RFC 3339 writes it. */
  reference(): string {
    return this.required(this.string('reference'), 'reference');
  }

  boolean(name: string): boolean | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.mismatch(name, 'a boolean');
  }

  /** An array argument whose items are strings. */
  strings(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw this.mismatch(name, 'an array of strings');
  }

  /** A string argument, narrowed to the allowed values. Throws a TypeError for any other. */
  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.string(name);
    const match = allowed.find((candidate) => candidate === value);
    if (value !== undefined && match === undefined) {
      throw new TypeError(`${name} must be one of ${allowed.join(', ')}, but is ${value}`);
    }
    return match;
  }

  /** Throws a TypeError if the value is undefined, for arguments that are required or have a default. */
  required<T>(value: T | undefined, name: string): T {
    if (value === undefined) throw new TypeError(`${name} is missing and has no default`);
    return value;
  }

  private mismatch(name: string, expected: string): TypeError {
    return new TypeError(
      `${name} must be ${expected}, but is ${JSON.stringify(this.values[name])}`,
    );
  }
}

/** A number that the request names or that the description has a default for. */
export function numberOf(request: RequestArguments, name: string): number {
  return request.required(request.number(name), name);
}

const DAY = 86_400_000;

/**
 * The window from `from` to `to`, in milliseconds since 1970. When absent, it ends at the reference and has this many
 * days; what was sent moves the other end where the two conflict.
 */
export function windowOf(request: RequestArguments, days: number): { from: number; to: number } {
  const instantOf = (name: string) => Date.parse(request.string(name) ?? '');
  const [from, to, reference] = [instantOf('from'), instantOf('to'), instantOf('reference')];
  const end = from > reference ? from + days * DAY : reference;
  const last = Number.isNaN(to) ? end : to;
  return { from: Number.isNaN(from) ? last - days * DAY : from, to: last };
}

/** A string that the request names or that the description has a default for. */
export function stringOf(request: RequestArguments, name: string): string {
  return request.required(request.string(name), name);
}
