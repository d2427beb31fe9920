import { DAY } from '../durations.ts';
import { hasMultiple } from '../multiples.ts';
import type { Argument } from '../generator.ts';
import type { Operand, Rule } from '../engineTable.ts';
import { violatedKeywords, formatText } from './checkSchema.ts';

type Arguments = Readonly<Record<string, Argument>>;

/** An integer of any length. */
export const INTEGER_PATTERN = /^-?\d+$/;
const TIME = /^\d{4}-\d\d-\d\d/;

/** Returns a date-time or date as Unix time in milliseconds; undefined for other values. */
export function parseTimestamp(value: Argument | undefined): number | undefined {
  return typeof value === 'string' && TIME.test(value) ? Date.parse(value) : undefined;
}

/** Counts the days of a window, including both ends. The result is zero or less if the window ends before it begins. */
function daysOf([from, to]: readonly [string, string], given: Arguments): number | undefined {
  const [first, last] = [parseTimestamp(given[from]), parseTimestamp(given[to])];
  if (first === undefined || last === undefined) return undefined;
  return Math.floor(last / DAY) - Math.floor(first / DAY) + 1;
}

function numberOf(operand: Exclude<Operand, string>, given: Arguments): number | undefined {
  if (typeof operand === 'number') return operand;
  if ('days' in operand) return daysOf(operand.days, given);
  if ('plus' in operand) {
    const [first, second] = operand.plus.map((each) => operandValue(each, given));
    return typeof first === 'number' && typeof second === 'number' ? first + second : undefined;
  }
  if ('items' in operand) {
    const list = given[operand.items];
    return Array.isArray(list) ? list.length : undefined;
  }
  if ('year' in operand) {
    const time = parseTimestamp(given[operand.year]);
    if (time === undefined) return undefined;
    return new Date(time + (operand.plusDays ?? 0) * DAY).getUTCFullYear();
  }
  if ('length' in operand) {
    const text = given[operand.length];
    return typeof text === 'string' ? text.length : undefined;
  }
  const decimals = given[operand.decimals];
  return typeof decimals === 'number' ? 10 ** -decimals : undefined;
}

/** Returns the value of an operand; undefined if a parameter that it needs is absent. */
export function operandValue(operand: Operand, given: Arguments): number | string | undefined {
  if (typeof operand !== 'string') return numberOf(operand, given);
  const value = given[operand];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** Compares two operands: integers by value, even if they are strings; date-times by time; other strings by characters. */
function isAtMost([first, second]: readonly [Operand, Operand], given: Arguments): boolean {
  const [low, high] = [operandValue(first, given), operandValue(second, given)];
  if (low === undefined || high === undefined) return true;
  const areWhole = [low, high].every((value) => INTEGER_PATTERN.test(String(value)));
  if (areWhole) return BigInt(low) <= BigInt(high);
  return (parseTimestamp(low) ?? low) <= (parseTimestamp(high) ?? high);
}

function holds({ when, atMost, multiple, different, schema }: Rule, given: Arguments): boolean {
  if (when && violatedKeywords(when, given).length > 0) return true;
  if (schema && violatedKeywords(schema, given).length > 0) return false;
  if (atMost && !isAtMost(atMost, given)) return false;
  if (different && given[different[0]] !== undefined && given[different[0]] === given[different[1]])
    return false;
  if (!multiple) return true;
  const [step, from, to] = multiple.map((operand) => operandValue(operand, given));
  if (typeof step !== 'number' || typeof from !== 'number' || typeof to !== 'number') return true;
  return from > to || hasMultiple(step, from, to);
}

const AND = new Intl.ListFormat('en-GB');

/** Describes a broken rule and the values of its parameters, including defaults. */
export function describeRule({ description, parameters }: Rule, given: Arguments): string {
  const values = parameters.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [`${name} is ${formatText(value)}`];
  });
  if (values.length < 2) return description;
  return `${description.replace(/\.$/, '')}, but ${AND.format(values)}.`;
}

/** Returns the broken rules, in the order of the OpenAPI document. */
export function findBrokenRules(rules: readonly Rule[], given: Arguments): Rule[] {
  return rules.filter((rule) => !holds(rule, given));
}
