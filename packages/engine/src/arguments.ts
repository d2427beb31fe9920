import { violatedKeywords } from './http/checkSchema.ts';
import { findBrokenRules, parseTimestamp, operandValue, INTEGER_PATTERN } from './http/rules.ts';
import type { Argument, Arguments } from './generator.ts';
import type { EngineOperation, Operand, ParameterSchema } from './engineTable.ts';

/** Locale that is used if a generator has no data for the requested locale. */
export const FALLBACK_LOCALE = 'en';

/** Converts a limit to a number: a date-time to milliseconds, a numeric string to its value. */
const toNumber = (limit: Argument): number => parseTimestamp(limit) ?? Number(limit);

/** Adds `width` to one limit of a range to get the other limit. The result is valid for the schema of that limit. */
function shift(from: number | string, width: number, schema: ParameterSchema): Argument {
  if (typeof from === 'number') {
    // Rounds to 15 digits, because 0.7 + 0.1 is slightly less than 0.8.
    const moved = Number((from + width).toPrecision(15));
    return Math.min(Math.max(moved, schema.minimum ?? moved), schema.maximum ?? moved);
  }
  const time = parseTimestamp(from);
  const moved = INTEGER_PATTERN.test(from)
    ? String(BigInt(from) + BigInt(width))
    : time === undefined
      ? from
      : new Date(time + width).toISOString();
  return violatedKeywords(schema, moved).length > 0 ? from : moved;
}

/**
 * Moves defaults that conflict with a given argument, so that one limit of a range can be sent without the other. The
 * range keeps its width, as far as the schema of the moved limit allows. The operation's rules define which limits form
 * a range.
 */
function moveDefaults({ parameters, rules }: EngineOperation, given: Arguments, all: Arguments) {
  const moved: Record<string, Argument> = { ...all };
  const isDefault = (limit: Operand): limit is string =>
    typeof limit === 'string' && !Object.hasOwn(given, limit) && limit in all;
  for (const rule of rules) {
    const [low, high] = rule.atMost ?? rule.multiple?.slice(1) ?? [];
    if (low === undefined || high === undefined || isDefault(low) === isDefault(high)) continue;
    if (findBrokenRules([rule], moved).length === 0) continue;
    const [from, to, sign] = isDefault(high) ? [low, high, 1] : [high, low as string, -1];
    const sent = operandValue(from, moved);
    const schema = parameters[to];
    if (sent === undefined || !schema) continue;
    const [least, most] = [low, high].map((each) =>
      typeof each === 'string' ? parameters[each]?.default : undefined,
    );
    const width = least === undefined || most === undefined ? 0 : toNumber(most) - toNumber(least);
    const step = rule.multiple ? Number(operandValue(rule.multiple[0], moved)) : 0;
    moved[to] = shift(sent, sign * Math.max(width, step), schema);
  }
  return moved;
}

/** Adds the defaults of omitted parameters to the arguments of a request. */
export function addDefaults(operation: EngineOperation, given: Arguments): Arguments {
  const defaults = Object.entries(operation.parameters).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return moveDefaults(operation, given, { ...Object.fromEntries(defaults), ...given });
}

/** The locale of the values; undefined if the operation has no parameter `locale`. */
export function effectiveLocale(
  { locales }: EngineOperation,
  { locale }: Arguments,
): string | undefined {
  if (!locales) return undefined;
  return typeof locale === 'string' && locales.includes(locale) ? locale : FALLBACK_LOCALE;
}
