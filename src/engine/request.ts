/** What a query parameter or a body property can be. */
export type Argument = string | number | boolean | Argument[];

/**
 * The arguments of one request, with the defaults of the description filled in.
 * Each accessor returns `undefined` when the request does not name the argument and the description
 * has no default, and throws when its type is another: then sample and description disagree.
 */
export class RequestArguments {
  private readonly values: Readonly<Record<string, Argument>>;

  constructor(values: Readonly<Record<string, Argument>>) {
    this.values = values;
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

  boolean(name: string): boolean | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.mismatch(name, 'a boolean');
  }

  /** The items of an array argument, each as a string. */
  strings(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw this.mismatch(name, 'an array of strings');
  }

  /** A string argument that the description promises to be one of `allowed`. */
  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.string(name);
    const match = allowed.find((candidate) => candidate === value);
    if (value !== undefined && match === undefined) {
      throw new TypeError(`${name} must be one of ${allowed.join(', ')}, but is ${value}`);
    }
    return match;
  }

  /** Throws when the argument is absent: for those that are required or have a default. */
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
